import { PANE_TEXTS } from "../../src/messages/pane";
import { fill } from "../../src/messages/text";
import { noticeOf, statusOf, warningOf } from "../words";
import { element, setText } from "./element";
import type { MakeSection } from "./section";

/** What the pane does, what came of it, and what the clerk should know of that: read out when it changes. */
export const statusSection: MakeSection = () => {
  const status = element("p", { class: "status" });
  const warning = element("p", { class: "warning" });
  const notice = element("p", { class: "notice" });
  const code = element("p", { class: "quiet" });
  return {
    root: element("div", { role: "status" }, status, warning, notice, code),
    show(state) {
      const { shown } = state.languages;
      const { outcome } = state;
      setText(status, statusOf(state)[shown]);
      status.dataset["outcome"] =
        outcome.kind === "report" && outcome.report.findings.length === 0 ? "clean" : outcome.kind;
      setText(warning, warningOf(state)[shown]);
      setText(notice, noticeOf(state.notice)[shown]);
      notice.dataset["kind"] = state.notice?.kind ?? "";
      notice.dataset["tone"] = state.notice?.kind === "told" ? state.notice.tone : "";
      const failed = state.notice?.kind === "failed" ? state.notice : undefined;
      setText(code, failed ? fill(PANE_TEXTS.errorCode, { code: failed.code })[shown] : "");
    },
  };
};
