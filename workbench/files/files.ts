import { Problem } from "../../src/messages/problem";
import { fill, type Language, type Text } from "../../src/messages/text";
import { UNSEEN_TEXTS, WORKBENCH_FILE_TEXTS as TEXTS } from "../../src/messages/workbench-files";
import { blockAddress } from "../../src/workbook/address";
import { copyOf, newCopy, type Copy } from "./copy";
import type { Desk } from "./desk";
import { download } from "./download";
import { createDropPlace } from "./drop";
import { copyName, newBookName } from "./file-names";
import { createNotice, type NoticeContent } from "./notice";
import type { FileBook, OpenedBook } from "./opened-book";
import { readFile } from "./read-file";

interface Options {
  readonly language: () => Language;
  /** The workbook that is open. */
  readonly desk: () => Desk;
  /** Makes a file ready for the grid; when that throws, what is there stays. The result puts it there. */
  readonly prepare: (file: FileBook) => () => Promise<void>;
}

/** Opening and saving files. */
export interface Files {
  speak(language: Language): void;
  /** The pane was loaded anew: files may be dropped there too. */
  paneLoaded(window: Window): void;
}

export function createFiles({ language, desk, prepare }: Options): Files {
  const picker = document.getElementById("file-picker") as HTMLInputElement;
  const openButton = document.getElementById("file-open") as HTMLButtonElement;
  const saveButton = document.getElementById("file-save") as HTMLButtonElement;
  const notice = createNotice(language(), () => openButton.focus());
  let isBusy = false;

  /** One thing at a time: a second press while a file is read does nothing. */
  const alone = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (const button of [openButton, saveButton]) button.setAttribute("aria-disabled", "true");
    try {
      await work();
    } finally {
      isBusy = false;
      for (const button of [openButton, saveButton]) button.removeAttribute("aria-disabled");
    }
  };
  const read = (file: File): Promise<void> =>
    alone(async () => {
      notice.show({ text: fill(TEXTS.reading, { file: file.name }), isPassing: true });
      await painted();
      let put: () => Promise<void>;
      try {
        put = prepare(await readFile(file));
      } catch (error) {
        if (!(error instanceof Problem)) reportError(error);
        return notice.show(notOpened(file.name, error));
      }
      try {
        await put();
        notice.show(openedNotice(desk().open?.book, file.name));
      } catch (error) {
        reportError(error);
        notice.show({
          text: fill(TEXTS.halfOpened, { file: file.name, detail: String(error) }),
          kind: "trouble",
        });
      }
    });
  const ask = (file: File): void => {
    if (!desk().open?.changes.isDirty()) return void read(file);
    notice.show({
      text: fill(TEXTS.unsaved, { file: file.name }),
      asks: true,
      actions: [
        { label: TEXTS.keep, run: () => undefined },
        { label: TEXTS.save, run: () => void save() },
        { label: TEXTS.openAnyway, run: () => void read(file) },
      ],
    });
  };
  const give = (copy: Copy, name: string): void => {
    download(copy.bytes, name);
    desk().open?.changes.forget();
    notice.show({
      text: fill(copy.text, { file: name }),
      list: { title: TEXTS.notInCopy, items: copy.without },
    });
  };
  const saving = (work: (current: Desk) => void): Promise<void> =>
    alone(async () => {
      const current = desk();
      notice.show({ text: TEXTS.saving, isPassing: true });
      await current.parts.workbook.endEditing(true);
      await current.grid.calculated();
      await painted();
      try {
        work(current);
      } catch (error) {
        notice.show(notSaved(error));
        if (!(error instanceof Problem)) reportError(error);
      }
    });
  const saveAsNew = (): Promise<void> =>
    saving(({ parts, grid, name }) => give(newCopy(parts, grid), newBookName(name, language())));
  const save = (): Promise<void> =>
    saving(({ open: state, parts, grid, name }) => {
      if (!state) return give(newCopy(parts, grid), newBookName(name, language()));
      const copy = copyOf(state);
      if (copy.kind === "copy") return give(copy, copyName(name, language()));
      notice.show({
        text: copy.text,
        more: TEXTS.newLoses,
        kind: "trouble",
        asks: true,
        actions: [{ label: TEXTS.saveAsNew, run: () => void saveAsNew() }],
      });
    });

  openButton.addEventListener("click", () => !isBusy && picker.click());
  saveButton.addEventListener("click", () => void save());
  picker.addEventListener("change", () => {
    const [file] = picker.files ?? [];
    // The same file can be chosen again.
    picker.value = "";
    if (file) ask(file);
  });
  const drop = createDropPlace(([file]) => file && ask(file));
  window.addEventListener("beforeunload", (event) => {
    if (desk().open?.changes.isDirty()) event.preventDefault();
  });
  return { speak: notice.speak, paneLoaded: drop.alsoOver };
}

/** Lets the page show what was said before a long work begins. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function openedNotice(book: OpenedBook | undefined, file: string): NoticeContent {
  const text = fill(TEXTS.opened, { file });
  if (!book) return { text };
  const items = [...[...book.unseen].map((kind): Text => UNSEEN_TEXTS[kind]), ...storedFormulas(book)];
  return {
    text: book.data.dates1904
      ? { es: `${text.es} ${TEXTS.dates1904.es}`, en: `${text.en} ${TEXTS.dates1904.en}` }
      : text,
    list: { title: TEXTS.kept, items },
  };
}

function storedFormulas({ sheets }: OpenedBook): Text[] {
  const count = sheets.reduce((sum, { stored }) => sum + stored.size, 0);
  const first = sheets.find(({ stored }) => stored.size > 0);
  if (!first) return [];
  const [row = 0, column = 0] = [...first.stored][0]!.split(" ").map(Number);
  const cell = `${first.name}!${blockAddress({ row, column, rows: 1, columns: 1 })}`;
  return [fill(TEXTS.storedFormulas, { count, cell })];
}

function notOpened(file: string, error: unknown): NoticeContent {
  const reason =
    error instanceof Problem ? error.text : fill(TEXTS.unexpectedlyNotOpened, { detail: String(error) });
  return { text: fill(TEXTS.notOpened, { file, reason }), kind: "trouble" };
}

function notSaved(error: unknown): NoticeContent {
  const reason =
    error instanceof Problem ? error.text : fill(TEXTS.unexpectedlyNotSaved, { detail: String(error) });
  return { text: fill(TEXTS.notSaved, { reason }), kind: "trouble" };
}
