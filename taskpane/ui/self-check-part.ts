import { DATE_SYSTEM_TEXTS, SELF_CHECK_TEXTS as TEXTS } from "../../src/messages/pane-upkeep";
import { fill, type Language } from "../../src/messages/text";
import type { PaneActions } from "../controller";
import { casesText, factsOf, failureText, selfCheckReport, sheetText } from "../self-check/report-text";
import type { FailedCase } from "../self-check/run-cases";
import type { SelfCheck, SheetCheck } from "../self-check/self-check";
import type { PaneState } from "../state";
import { copyText } from "./copy-text";
import { datedText } from "./dated-text";
import { button, element } from "./element";
import { keepFocus } from "./keep-focus";
import { whenChanged, type MakeSection } from "./section";
import { textList } from "./text-list";

/** More failures than that say nothing more; the report has all. */
const MOST_SHOWN = 10;

/** "Diagnóstico": tries the functions, tells what Excel is, and gives both as a text. */
export const selfCheckPart: MakeSection = (actions) => {
  const root = element("div", { class: "upkeep-part" });
  // Shown only where the clipboard refuses.
  const copyBox = element("div");
  let last: PaneState | undefined;
  const redraw = whenChanged(
    ({ languages, upkeep }) => [languages.shown, upkeep.selfCheck, upkeep.sheetCheck],
    ({ languages: { shown }, upkeep: { selfCheck, sheetCheck } }) => {
      copyBox.replaceChildren();
      const copy = (): void => void copied(last!, actions(), copyBox);
      keepFocus(root, () =>
        root.replaceChildren(
          element("h3", {}, TEXTS.title[shown]),
          element("p", { class: "quiet" }, TEXTS.intro[shown]),
          button("secondary", () => void actions().checkSelf(), TEXTS.run[shown]),
          ...(selfCheck ? results(selfCheck, shown) : []),
          button("secondary", () => void actions().checkOnSheet(), TEXTS.onSheet[shown]),
          element("p", { class: "quiet" }, fill(TEXTS.onSheetHint, { sheet: TEXTS.trialSheet })[shown]),
          ...(sheetCheck ? sheetResults(sheetCheck, shown) : []),
          ...(selfCheck ? [...facts(selfCheck, shown), ...copying(copy, copyBox, shown)] : []),
        ),
      );
    },
  );
  return {
    root,
    show(state) {
      last = state;
      redraw(state);
    },
  };
};

function results(check: SelfCheck, language: Language): HTMLElement[] {
  const { failed } = check.results;
  return [verdict(casesText(check)[language], failed.length === 0), ...failures(failed, language)];
}

function verdict(text: string, good: boolean): HTMLElement {
  return element("p", { class: good ? "verdict good" : "verdict warning" }, text);
}

function failures(failed: readonly FailedCase[], language: Language): HTMLElement[] {
  if (failed.length === 0) return [];
  const shown = failed.slice(0, MOST_SHOWN).map((one) => failureText(one)[language]);
  return [textList("failed-cases", shown)];
}

function sheetResults(check: SheetCheck, language: Language): HTMLElement[] {
  const { cases, failed, dateShown, busy } = check;
  const allUnknown =
    failed.length === cases && failed.every(({ difference }) => difference?.got === "#NAME?");
  return [
    verdict(sheetText(check)[language], failed.length === 0 && check.left === undefined),
    ...(busy ? [element("p", {}, fill(TEXTS.sheetBusy, { seconds: SECONDS })[language])] : []),
    ...(allUnknown ? [element("p", {}, TEXTS.sheetNames[language])] : failures(failed, language)),
    ...(dateShown === undefined || dateShown === "" || failed.length > 0
      ? []
      : [element("p", {}, ...datedText(fill(TEXTS.sheetDates, { shown: dateShown })[language]))]),
  ];
}

const SECONDS = 20;

function facts(check: SelfCheck, language: Language): HTMLElement[] {
  return [
    element("h4", {}, TEXTS.facts[language]),
    element(
      "dl",
      { class: "facts" },
      ...factsOf(check).flatMap(({ name, value }) => [
        element("dt", {}, name[language]),
        element("dd", {}, value[language]),
      ]),
    ),
    ...(check.dates1904
      ? [
          element("p", { class: "warning" }, DATE_SYSTEM_TEXTS.meaning[language]),
          element("p", {}, DATE_SYSTEM_TEXTS.whatToDo[language]),
        ]
      : []),
  ];
}

function copying(copy: () => void, box: HTMLElement, language: Language): HTMLElement[] {
  return [
    button("secondary", copy, TEXTS.copy[language]),
    element("p", { class: "quiet" }, TEXTS.copyHint[language]),
    box,
  ];
}

async function copied(
  { languages, upkeep }: PaneState,
  actions: PaneActions,
  box: HTMLElement,
): Promise<void> {
  const { shown } = languages;
  const text = selfCheckReport(upkeep.selfCheck!, upkeep.sheetCheck, shown);
  const done = await copyText(text);
  box.replaceChildren(...(done ? [] : [textBox(text, shown)]));
  if (done) return actions.say("done", TEXTS.copied);
  actions.say("refused", TEXTS.notCopied);
  const area = box.querySelector("textarea")!;
  area.focus();
  area.select();
}

function textBox(text: string, language: Language): HTMLElement {
  const area = element("textarea", { readonly: "", rows: "10", spellcheck: "false" });
  area.value = text;
  return element("label", { class: "field" }, element("span", {}, TEXTS.reportText[language]), area);
}
