import { PANE_REPORT_TEXTS } from "../../src/messages/pane-reports";
import { fill, type Language } from "../../src/messages/text";
import type { PaneActions } from "../controller";
import { EXPORT_KINDS, exportFile, type ExportKind } from "../export-file";
import type { PaneState } from "../state";
import { copyText } from "./copy-text";
import { downloadFile } from "./download-file";
import { button, element, setText } from "./element";
import { fold } from "./fold";
import { keepFocus } from "./keep-focus";
import { printPage } from "./print-page";
import { whenChanged, type MakeSection } from "./section";

/** Reports in the workbook, as files, and on paper. */
export const reportsSection: MakeSection = (actions) => {
  const { root, title, body } = fold("reports");
  let last: PaneState | undefined;
  const redraw = whenChanged(
    ({ languages, outcome }) => [languages.shown, outcome.kind],
    ({ languages: { shown }, outcome }) => {
      setText(title, PANE_REPORT_TEXTS.title[shown]);
      const content =
        outcome.kind === "report"
          ? [...inWorkbook(shown, actions), ...asFiles(shown, actions, () => last!)]
          : [element("p", {}, PANE_REPORT_TEXTS.noReport[shown])];
      keepFocus(body, () => body.replaceChildren(...content));
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

function inWorkbook(language: Language, actions: () => PaneActions): HTMLElement[] {
  const say = (name: keyof typeof PANE_REPORT_TEXTS): string => PANE_REPORT_TEXTS[name][language];
  return [
    element("h3", {}, say("inWorkbook")),
    button("secondary", () => void actions().writeFindingsColumn(), say("column")),
    element("p", { class: "quiet" }, say("columnHint")),
    button("secondary", () => void actions().writeReportSheet(), say("sheet")),
    element("p", { class: "quiet" }, say("sheetHint")),
  ];
}

function asFiles(language: Language, actions: () => PaneActions, state: () => PaneState): HTMLElement[] {
  const say = (name: keyof typeof PANE_REPORT_TEXTS): string => PANE_REPORT_TEXTS[name][language];
  return [
    element("h3", {}, say("files")),
    element("p", { class: "quiet" }, say("filesHint")),
    element(
      "ul",
      { class: "files" },
      ...EXPORT_KINDS.map((kind) => fileItem(kind, language, actions, state)),
    ),
    button("secondary", () => print(state()), say("print")),
  ];
}

function fileItem(
  kind: ExportKind,
  language: Language,
  actions: () => PaneActions,
  state: () => PaneState,
): HTMLLIElement {
  const name = PANE_REPORT_TEXTS[kind][language];
  const download = button(
    "secondary",
    () => save(kind, state(), actions()),
    PANE_REPORT_TEXTS.download[language],
  );
  const copy = button(
    "secondary",
    () => void copied(kind, state(), actions()),
    PANE_REPORT_TEXTS.copy[language],
  );
  download.setAttribute("aria-label", fill(PANE_REPORT_TEXTS.downloadOf, { file: name })[language]);
  copy.setAttribute("aria-label", fill(PANE_REPORT_TEXTS.copyOf, { file: name })[language]);
  return element("li", {}, element("span", {}, name), element("span", { class: "buttons" }, download, copy));
}

function save(kind: ExportKind, state: PaneState, actions: PaneActions): void {
  const file = exportFile(kind, state);
  if (!file) return;
  downloadFile(file);
  actions.say("done", fill(PANE_REPORT_TEXTS.downloaded, { file: file.name }));
}

async function copied(kind: ExportKind, state: PaneState, actions: PaneActions): Promise<void> {
  const file = exportFile(kind, state);
  if (!file) return;
  const done = await copyText(file.text);
  const sentence = done ? PANE_REPORT_TEXTS.copied : PANE_REPORT_TEXTS.notCopied;
  actions.say(done ? "done" : "refused", fill(sentence, { file: file.name }));
}

function print(state: PaneState): void {
  const file = exportFile("html", state);
  if (file) printPage(file.text);
}
