import { askForCalculation, worksheets, type Book } from "./book";
import { dropCalculationChain } from "./calc-chain";
import { removeUnusedMarkStyles } from "./mark-styles";
import { openSharedStrings, type SharedStrings } from "./shared-strings";
import { openStyles, type StyleBook } from "./style-book";

/** What the edits of one call share: each list of the book is opened once, and written at the end. */
export interface EditSession {
  readonly book: Book;
  strings(): SharedStrings;
  styles(): StyleBook;
  /** To be told when a formula comes or goes. */
  formulasChanged(): void;
  /** To be told when a value changes that formulas may rest on. */
  valuesChanged(): void;
  /** To be told when marks go: their styles may go too. */
  marksRemoved(): void;
  finish(): void;
}

export function startSession(book: Book): EditSession {
  let strings: SharedStrings | undefined;
  let styles: StyleBook | undefined;
  const changed = { formulas: false, values: false, marks: false };
  return {
    book,
    strings: () => (strings ??= openSharedStrings(book)),
    styles: () => (styles ??= openStyles(book)),
    formulasChanged: () => void (changed.formulas = true),
    valuesChanged: () => void (changed.values = true),
    marksRemoved: () => void (changed.marks = true),
    finish: () => {
      strings?.write();
      styles?.write();
      if (changed.marks) removeUnusedMarkStyles(book);
      if (changed.formulas) dropCalculationChain(book);
      if ((changed.values || changed.formulas) && hasFormulas(book)) askForCalculation(book);
    },
  };
}

function hasFormulas(book: Book): boolean {
  return worksheets(book).some(({ part }) => /<(?:\w+:)?f[\s/>]/.test(book.parts.text(part)));
}
