import { PANE_TEXTS } from "../../src/messages/pane";
import { fill, type Language } from "../../src/messages/text";
import type { PaneActions } from "../controller";
import type { PaneState } from "../state";
import { noticeOf, statusOf, warningOf } from "../words";
import { aboutBox } from "./about-box";
import { button, element, setOff, setText } from "./element";
import { findingGroups } from "./finding-groups";
import { reviewedBox } from "./reviewed-box";
import { unrecognisedBox } from "./unrecognised-box";

/**
 * Builds the pane in its place on the page.
 *
 * The frame stays, so that the focus does; the report is drawn anew only when it or the language changes.
 *
 * @param actions asked for when a button is pressed: they are made after the view
 * @returns shows a state
 */
export function createView(root: HTMLElement, actions: () => PaneActions): (state: PaneState) => void {
  const frame = createFrame(actions);
  root.replaceChildren(frame.header, frame.main, frame.footer);
  let drawn: PaneState | undefined;
  return (state) => {
    if (drawn?.language !== state.language) nameFrame(frame, state.language);
    if (drawn?.language !== state.language || contentOf(drawn) !== contentOf(state))
      frame.content.replaceChildren(...drawContent(state, actions));
    showProgress(frame, state);
    drawn = state;
  };
}

type Frame = ReturnType<typeof createFrame>;

function createFrame(actions: () => PaneActions) {
  const review = button("primary", () => void actions().review());
  const mark = button("secondary", () => void actions().mark());
  const unmark = button("secondary", () => void actions().unmark());
  const language = button("link", () => actions().setLanguage(language.lang === "en" ? "en" : "es"));
  const subtitle = element("p");
  const toolbar = element("div", { class: "toolbar", role: "group" }, review, mark, unmark);
  const status = element("p", { class: "status" });
  const warning = element("p", { class: "warning" });
  const notice = element("p", { class: "notice" });
  const code = element("p", { class: "quiet" });
  const live = element("div", { role: "status" }, status, warning, notice, code);
  const content = element("div", { class: "content" });
  return {
    header: element("header", {}, element("div", {}, element("h1", {}, "MUNI"), subtitle), language),
    main: element("main", {}, toolbar, live, content),
    footer: element("footer"),
    ...{ review, mark, unmark, language, subtitle, toolbar, status, warning, notice, code, content },
  };
}

function nameFrame(frame: Frame, language: Language): void {
  document.documentElement.lang = language;
  setText(frame.subtitle, PANE_TEXTS.subtitle[language]);
  frame.language.lang = language === "es" ? "en" : "es";
  setText(frame.language, PANE_TEXTS.otherLanguage[language]);
  frame.toolbar.setAttribute("aria-label", PANE_TEXTS.actions[language]);
  setText(frame.review, PANE_TEXTS.review[language]);
  setText(frame.mark, PANE_TEXTS.mark[language]);
  setText(frame.unmark, PANE_TEXTS.unmark[language]);
  frame.footer.replaceChildren(aboutBox(language));
}

/** What the content is drawn from: the same object, the same content. */
function contentOf(state: PaneState): unknown {
  return state.outcome.kind === "report" ? state.outcome.report : state.outcome;
}

function drawContent({ outcome, language }: PaneState, actions: () => PaneActions): HTMLElement[] {
  if (outcome.kind === "none") return [];
  if (outcome.kind === "unrecognised")
    return unrecognisedBox(outcome.calendars, language, (sheet) => void actions().goToSheetAndReview(sheet));
  const { report } = outcome;
  const goTo = (place: Parameters<PaneActions["goTo"]>[0]): void => void actions().goTo(place);
  const groups = findingGroups(report, { language, calendarSheetId: report.calendar.sheet.id, goTo });
  const title = element("h2", { class: "visually-hidden" }, PANE_TEXTS.findings[language]);
  return [...(groups.length > 0 ? [title] : []), ...groups, reviewedBox(report, language)];
}

function showProgress(frame: Frame, state: PaneState): void {
  const { language, outcome, notice } = state;
  const busy = state.activity !== undefined;
  for (const control of [frame.review, frame.mark, frame.unmark]) setOff(control, busy);
  frame.content.setAttribute("aria-busy", String(busy));
  setText(frame.status, statusOf(state)[language]);
  frame.status.dataset["outcome"] =
    outcome.kind === "report" && outcome.report.findings.length === 0 ? "clean" : outcome.kind;
  setText(frame.warning, warningOf(state)[language]);
  setText(frame.notice, noticeOf(notice)[language]);
  frame.notice.dataset["kind"] = notice?.kind ?? "";
  setText(
    frame.code,
    notice?.kind === "failed" ? fill(PANE_TEXTS.errorCode, { code: notice.code })[language] : "",
  );
}
