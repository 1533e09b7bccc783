import type { Language, Text } from "../src/messages/text";
import { askedSample, hasSeenSteps, rememberSteps } from "./preferences";
import { CAST } from "./sample/cast";
import { STEPS, TEXTS } from "./texts";

export interface HeaderState {
  language: Language;
  dark: boolean;
  paneShown: boolean;
  sample: string | undefined;
  /** Name of the file that is open in place of a sample. */
  file?: string;
}

export interface HeaderActions {
  chooseSample(id: string | undefined): void;
  chooseLanguage(language: Language): void;
  chooseTheme(dark: boolean): void;
  togglePane(): void;
}

/** Wires the header; the function returned puts the texts and the state of its switches on the page. */
export function createHeader(actions: HeaderActions): (state: HeaderState) => void {
  const aid = document.querySelector<HTMLElement>(".aid")!;
  const theme = button("theme");
  const pane = button("pane-toggle");
  const languages = [...document.querySelectorAll<HTMLButtonElement>("[data-language]")];
  let shown: HeaderState;

  theme.addEventListener("click", () => actions.chooseTheme(!shown.dark));
  pane.addEventListener("click", () => actions.togglePane());
  for (const one of languages)
    one.addEventListener("click", () => actions.chooseLanguage(one.dataset.language as Language));
  const sample = document.getElementById("sample") as HTMLSelectElement;
  sample.addEventListener("change", () => {
    actions.chooseSample(sample.value || undefined);
    // Who stays for the sake of unsaved changes sees again what is open.
    putSamples(sample, shown);
  });
  wireSteps();

  return (state) => {
    shown = state;
    document.documentElement.lang = state.language;
    document.documentElement.dataset.theme = state.dark ? "dark" : "light";
    for (const one of languages)
      one.setAttribute("aria-pressed", String(one.dataset.language === state.language));
    aid.dataset.text = state.file === undefined ? "aid" : "aidForFile";
    putTexts(state.language);
    putSamples(sample, state);
    label(theme, state.dark ? TEXTS.toLight : TEXTS.toDark, state.language);
    label(pane, state.paneShown ? TEXTS.hidePane : TEXTS.showPane, state.language);
    pane.setAttribute("aria-pressed", String(state.paneShown));
  };
}

/** No sample has this id. */
const OPEN_FILE = "*";

/** The calendars to choose from; the one with an error of each rule has no id. A file that is open stands first. */
function putSamples(select: HTMLSelectElement, { language, sample, file }: HeaderState): void {
  const samples = [{ id: "", title: TEXTS.everyRule }, ...CAST];
  const opened = file === undefined ? [] : [new Option(file, OPEN_FILE)];
  select.replaceChildren(...opened, ...samples.map(({ id, title }) => new Option(title[language], id)));
  select.value = file === undefined ? (sample ?? "") : OPEN_FILE;
}

function putTexts(language: Language): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-text]"))
    element.textContent = TEXTS[element.dataset.text as keyof typeof TEXTS][language];
  for (const element of document.querySelectorAll<HTMLElement>("[data-label]"))
    element.setAttribute("aria-label", TEXTS[element.dataset.label as keyof typeof TEXTS][language]);
  const list = document.querySelector("#steps ol")!;
  list.replaceChildren(
    ...STEPS.map((step) => Object.assign(document.createElement("li"), { textContent: step[language] })),
  );
}

/** Open on the first visit, then behind its button. */
function wireSteps(): void {
  const card = document.getElementById("steps")!;
  const open = button("steps-open");
  const set = (shown: boolean): void => {
    card.hidden = !shown;
    open.setAttribute("aria-expanded", String(shown));
    if (!shown) rememberSteps();
  };
  open.addEventListener("click", () => set(card.hidden));
  button("steps-close").addEventListener("click", () => {
    set(false);
    open.focus();
  });
  // They speak of the sample with an error of each rule.
  if (!hasSeenSteps() && askedSample() === undefined) set(true);
}

function label(element: HTMLElement, text: Text, language: Language): void {
  element.title = text[language];
  element.setAttribute("aria-label", text[language]);
}

function button(id: string): HTMLButtonElement {
  return document.getElementById(id) as HTMLButtonElement;
}
