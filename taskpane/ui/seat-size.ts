import { PANE_SEATS_TEXTS } from "../../src/messages/pane-seats";
import { fill, type Language, type Text } from "../../src/messages/text";
import { seatsTotal, type SizeInput } from "../../src/seats/size";
import { LEGISLATURE_SIZES } from "../../src/seats/sizes-data";
import { municipalityShown, type KnownSize, type SeatAnswer } from "../seat-answer";
import type { SeatBook } from "../seat-book";
import type { Seating } from "../slices/seating";
import { element } from "./element";

/** How many members the Legislature has: where that comes from, and a list to choose it where no column says it. */
export function seatSize(
  book: SeatBook,
  seating: Seating,
  answer: SeatAnswer,
  language: Language,
  onChoice: (size: SizeInput | undefined) => void,
): HTMLElement[] {
  const known = answer.kind === "needs-size" ? undefined : answer.known;
  const told =
    answer.kind === "seats"
      ? [element("p", { class: "quiet" }, sourceText(answer.known, answer.members, book, seating)[language])]
      : [];
  if (book.candidates.columns.has("size")) return told;
  const list = element("select", {}, ...options(known, language));
  list.addEventListener("change", () => onChoice(list.value === "" ? undefined : Number(list.value)));
  const name = element("span", {}, PANE_SEATS_TEXTS.size[language]);
  return [element("label", { class: "field" }, name, list), ...told];
}

function options(known: KnownSize | undefined, language: Language): HTMLElement[] {
  const chosen = known && membersOf(known.size);
  const ask = chosen === undefined ? [option("", PANE_SEATS_TEXTS.chooseSize[language], true)] : [];
  const sizes = LEGISLATURE_SIZES.map(({ members, municipality }) => {
    const words = municipality
      ? fill(PANE_SEATS_TEXTS.sizeNamed, { members, municipality })[language]
      : String(members);
    return option(String(members), words, members === chosen);
  });
  return [...ask, ...sizes];
}

/** A size that Parámetros gives may be none that the law knows. */
function membersOf(size: SizeInput): number | undefined {
  return LEGISLATURE_SIZES.find(({ members }) => members === size) ? seatsTotal(size) : undefined;
}

function option(value: string, words: string, selected: boolean): HTMLOptionElement {
  const made = element("option", { value }, words);
  made.selected = selected;
  return made;
}

function sourceText({ from }: KnownSize, members: number, book: SeatBook, seating: Seating): Text {
  switch (from) {
    case "column":
      return fill(PANE_SEATS_TEXTS.ofColumn, { members });
    case "choice":
      return fill(PANE_SEATS_TEXTS.ofChoice, { members });
    case "settings":
      return fill(PANE_SEATS_TEXTS.ofSettings, { members });
    case "name":
      return fill(PANE_SEATS_TEXTS.ofName, { members, municipality: municipalityShown(book, seating) ?? "" });
  }
}
