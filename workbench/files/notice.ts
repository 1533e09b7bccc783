import type { Language, Text } from "../../src/messages/text";
import { WORKBENCH_FILE_TEXTS } from "../../src/messages/workbench-files";

/** Something said of the workbook, with what can be done about it. */
export interface NoticeContent {
  readonly text: Text;
  readonly more?: Text;
  /** A list under the text, with its own title. */
  readonly list?: { readonly title: Text; readonly items: readonly Text[] };
  readonly kind?: "plain" | "trouble";
  readonly actions?: readonly { readonly label: Text; readonly run: () => void }[];
  /** It asks for a decision: the keyboard goes there. */
  readonly asks?: boolean;
  /** It goes by itself when the work is done. */
  readonly isPassing?: boolean;
}

export interface Notice {
  readonly show: (content: NoticeContent) => void;
  readonly hide: () => void;
  readonly speak: (language: Language) => void;
}

/** The place over the grid where the page speaks of the workbook. */
export function createNotice(language: Language, goBack: () => void): Notice {
  const place = document.getElementById("file-notice")!;
  const live = document.getElementById("file-live")!;
  let shown: NoticeContent | undefined;
  let spoken = language;
  const hide = (): void => {
    const hadFocus = place.contains(document.activeElement);
    shown = undefined;
    place.hidden = true;
    live.textContent = "";
    if (hadFocus) goBack();
  };
  const draw = (content: NoticeContent): void => {
    place.setAttribute("aria-label", WORKBENCH_FILE_TEXTS.notice[spoken]);
    place.dataset.kind = content.kind ?? "plain";
    place.replaceChildren(
      paragraph(content.text[spoken]),
      ...(content.more ? [paragraph(content.more[spoken])] : []),
      ...listOf(content, spoken),
      ...buttonsOf(content, spoken, hide),
    );
    place.hidden = false;
    live.textContent = content.text[spoken];
  };
  place.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });
  return {
    hide,
    show(content) {
      shown = content;
      draw(content);
      if (content.asks) place.querySelector("button")?.focus();
    },
    speak(wanted) {
      spoken = wanted;
      if (shown) draw(shown);
    },
  };
}

function paragraph(text: string): HTMLElement {
  return Object.assign(document.createElement("p"), { textContent: text });
}

function listOf({ list }: NoticeContent, language: Language): HTMLElement[] {
  if (!list || list.items.length === 0) return [];
  const items = document.createElement("ul");
  items.append(
    ...list.items.map((item) => Object.assign(document.createElement("li"), { textContent: item[language] })),
  );
  return [paragraph(list.title[language]), items];
}

function buttonsOf(
  { actions = [], isPassing }: NoticeContent,
  language: Language,
  hide: () => void,
): HTMLElement[] {
  if (isPassing) return [];
  const row = document.createElement("div");
  row.className = "actions";
  const all = actions.some(({ label }) => label === WORKBENCH_FILE_TEXTS.keep)
    ? actions
    : [...actions, { label: WORKBENCH_FILE_TEXTS.close, run: () => undefined }];
  row.append(
    ...all.map(({ label, run }) => {
      const button = Object.assign(document.createElement("button"), {
        type: "button",
        textContent: label[language],
      });
      button.addEventListener("click", () => {
        hide();
        run();
      });
      return button;
    }),
  );
  return [row];
}
