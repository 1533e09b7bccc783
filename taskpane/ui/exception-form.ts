import { parseIso } from "../../src/days/iso";
import { SETTING_TEXTS } from "../../src/messages/pane-settings";
import { fill, type Language } from "../../src/messages/text";
import { exceptionFor, isExcusable, type ExceptionFacts } from "../../src/workbook/excusable";
import { findingKeys } from "../../src/workbook/finding-key";
import type { Report, ReportedFinding } from "../../src/workbook/report";
import { button, element, setText } from "./element";
import { dayInput, field, textInput } from "./form-field";
import { whenChanged, type MakeSection } from "./section";

/** Longer messages are cut in the list of findings. */
const LONGEST = 70;

/** A form that excuses a finding. What is typed stays while the calendar is checked; only the list of findings changes. */
export const exceptionForm: MakeSection = (actions) => {
  const summary = element("summary");
  const hint = element("p", { class: "quiet" });
  const list = element("select");
  const controls = { reason: textInput(), document: textInput(), by: textInput() };
  const days = { date: dayInput(), expires: dayInput() };
  const names = new Map<HTMLElement, keyof typeof SETTING_TEXTS>();
  const named = (
    name: keyof typeof SETTING_TEXTS,
    control: HTMLInputElement | HTMLSelectElement,
  ): HTMLElement => {
    const made = field("", control);
    names.set(made.querySelector("span")!, name);
    return made;
  };
  let findings: readonly ReportedFinding[] = [];
  let report: Report | undefined;
  controls.reason.required = true;
  const add = button("secondary", () => {
    const chosen = findings[list.selectedIndex];
    const reason = controls.reason.value.trim();
    if (!chosen || !report) return;
    if (reason === "") {
      controls.reason.focus();
      return actions().say("refused", fill(SETTING_TEXTS.required, { field: SETTING_TEXTS.reason }));
    }
    void actions().addException(exceptionFor(chosen, report, factsOf(reason, controls, days)));
  });
  const form = element(
    "div",
    {},
    named("finding", list),
    named("reason", controls.reason),
    named("document", controls.document),
    named("by", controls.by),
    named("date", days.date),
    named("expires", days.expires),
    add,
  );
  const root = element("details", { class: "form", "data-form": "exceptions" }, summary, hint, form);
  const draw = whenChanged(
    ({ languages, outcome }) => [languages.shown, outcome.kind === "report" ? outcome.report : undefined],
    ({ languages: { shown }, outcome }) => {
      root.hidden = outcome.kind !== "report";
      if (outcome.kind !== "report") return;
      const before = list.value;
      report = outcome.report;
      findings = report.findings.filter(isExcusable);
      setText(summary, SETTING_TEXTS.exceptions[shown]);
      setText(hint, SETTING_TEXTS[findings.length > 0 ? "exceptionsHint" : "noneToExcuse"][shown]);
      form.hidden = findings.length === 0;
      for (const [name, text] of names) setText(name, SETTING_TEXTS[text][shown]);
      setText(add, SETTING_TEXTS.addException[shown]);
      const keys = findingKeys(findings);
      list.replaceChildren(
        ...findings.map((one, at) => element("option", { value: keys[at]! }, optionText(one, shown))),
      );
      if (keys.includes(before)) list.value = before;
    },
  );
  const choose = whenChanged(
    ({ excusing }) => [excusing],
    ({ excusing }) => {
      const at = findings.findIndex((one) => one === excusing?.reported);
      if (at < 0) return;
      list.selectedIndex = at;
      for (let box = root.closest("details"); box; box = box.parentElement?.closest("details") ?? null)
        box.open = true;
      controls.reason.focus();
    },
  );
  return {
    root,
    show(state) {
      draw(state);
      choose(state);
    },
  };
};

function optionText({ finding }: ReportedFinding, language: Language): string {
  const { rule, session, message } = finding;
  const words = message[language];
  const cut = words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
  const figures = { session: session === "" ? SETTING_TEXTS.noSession : session, rule, message: cut };
  return fill(SETTING_TEXTS.findingOption, figures)[language];
}

function factsOf(
  reason: string,
  { document, by }: Readonly<Record<"document" | "by", HTMLInputElement>>,
  { date, expires }: Readonly<Record<"date" | "expires", HTMLInputElement>>,
): ExceptionFacts {
  const texts = { document: document.value.trim(), by: by.value.trim() };
  const days = { date: parseIso(date.value), expires: parseIso(expires.value) };
  return {
    reason,
    ...(texts.document === "" ? {} : { document: texts.document }),
    ...(texts.by === "" ? {} : { by: texts.by }),
    ...(days.date === undefined ? {} : { date: days.date }),
    ...(days.expires === undefined ? {} : { expires: days.expires }),
  };
}
