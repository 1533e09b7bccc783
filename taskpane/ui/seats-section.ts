import { PANE_SEATS_TEXTS } from "../../src/messages/pane-seats";
import { fill, type Language } from "../../src/messages/text";
import type { PaneActions } from "../controller";
import { municipalityShown, seatAnswerOf } from "../seat-answer";
import type { SeatBook } from "../seat-book";
import type { Seating } from "../slices/seating";
import { element } from "./element";
import { keepFocus } from "./keep-focus";
import { lookAlikes } from "./look-alikes";
import { seatResult } from "./seat-result";
import { seatSize } from "./seat-size";
import { whenChanged, type MakeSection } from "./section";

/** The seats of a sheet of candidates: of which municipality, of how many members, and who has them. */
export const seatsSection: MakeSection = (actions) => {
  const root = element("section", { class: "content seats" });
  return {
    root,
    show: whenChanged(
      ({ languages, outcome, seating }) => [
        languages.shown,
        outcome.kind === "seats" ? outcome.book : undefined,
        seating,
      ],
      ({ languages: { shown }, outcome, seating }) => {
        root.hidden = outcome.kind !== "seats";
        if (outcome.kind !== "seats") return root.replaceChildren();
        const others = lookAlikes(
          outcome.calendars,
          { one: PANE_SEATS_TEXTS.calendar, many: PANE_SEATS_TEXTS.calendars },
          shown,
          (calendar) => void actions().reviewCalendar(calendar),
        );
        const seats = content(outcome.book, seating, shown, actions);
        keepFocus(root, () => root.replaceChildren(...seats, ...others));
      },
    ),
  };
};

function content(
  book: SeatBook,
  seating: Seating,
  language: Language,
  actions: () => PaneActions,
): HTMLElement[] {
  const { sheet, range } = book.source;
  const answer = seatAnswerOf(book, seating, language);
  return [
    element("h2", {}, PANE_SEATS_TEXTS.title[language]),
    element("p", { class: "quiet" }, fill(PANE_SEATS_TEXTS.source, { sheet: sheet.name, range })[language]),
    ...municipalityChooser(book, seating, language, actions),
    ...seatSize(book, seating, answer, language, (size) => actions().chooseSize(size)),
    ...seatResult(answer, language),
  ];
}

function municipalityChooser(
  book: SeatBook,
  seating: Seating,
  language: Language,
  actions: () => PaneActions,
): HTMLElement[] {
  const shown = municipalityShown(book, seating);
  if (shown === undefined) return [];
  const names = [...book.municipalities].sort((one, other) => one.localeCompare(other, language));
  const list = element("select", {}, ...names.map((name) => element("option", { value: name }, name)));
  list.value = shown;
  list.addEventListener("change", () => actions().chooseMunicipality(list.value));
  const name = element("span", {}, PANE_SEATS_TEXTS.municipality[language]);
  return [element("label", { class: "field" }, name, list)];
}
