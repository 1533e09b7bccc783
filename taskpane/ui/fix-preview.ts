import type { CellContent } from "../../src/calendar/finding";
import type { SheetCell } from "../../src/calendar/input";
import { DAYS_TO_1904 } from "../../src/calendar/model/session-row";
import { isoText } from "../../src/days/iso";
import { FIRST_DAY, LAST_DAY } from "../../src/days/range";
import { FIX_TEXTS } from "../../src/messages/pane-fixes";
import { fill, type Language } from "../../src/messages/text";
import { blockAddress } from "../../src/workbook/address";
import type { Place } from "../../src/workbook/report";
import type { PaneActions } from "../controller";
import type { FixPreview, PreviewedCell } from "../slices/previewed";
import { button, element } from "./element";

/** Each cell of a change before and after it, and the buttons that make it or do not. */
export function fixPreview(
  { cells }: FixPreview,
  dates1904: boolean,
  language: Language,
  actions: () => PaneActions,
): HTMLElement {
  const header = ["cell", "before", "after"] as const;
  const formulas = cells.filter(({ formula }) => formula !== "");
  const preview = element(
    "div",
    { class: "preview", role: "group", "aria-label": FIX_TEXTS.see[language] },
    element(
      "table",
      {},
      element("thead", {}, element("tr", {}, ...header.map((name) => columnHead(FIX_TEXTS[name][language])))),
      element("tbody", {}, ...cells.map((cell) => cellRow(cell, dates1904, language))),
    ),
    ...formulas.map(({ place, formula }) =>
      element("p", { class: "warning" }, fill(FIX_TEXTS.formula, { cell: nameOf(place), formula })[language]),
    ),
    element(
      "div",
      { class: "toolbar" },
      button("secondary", () => void actions().applyPreview(), FIX_TEXTS.apply[language]),
      button("secondary", () => actions().dismissPreview(), FIX_TEXTS.dismiss[language]),
    ),
  );
  preview.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") actions().dismissPreview();
  });
  return preview;
}

function columnHead(text: string): HTMLElement {
  return element("th", { scope: "col" }, text);
}

function cellRow(
  { place, before, after, added }: PreviewedCell,
  dates1904: boolean,
  language: Language,
): HTMLElement {
  const now = added
    ? FIX_TEXTS.newRow[language]
    : shownContent(shifted(before, after, dates1904), after, language);
  return element(
    "tr",
    {},
    element("th", { scope: "row" }, nameOf(place)),
    element("td", {}, element("del", {}, now)),
    element("td", {}, element("ins", {}, shownContent(after, after, language))),
  );
}

/** Where a day is written, a number is one too; of a workbook that counts from 1904 it is moved. */
function shifted(before: SheetCell, after: CellContent, dates1904: boolean): SheetCell {
  const isDay = typeof before === "number" && typeof after === "object" && after !== null;
  return isDay && dates1904 ? before + DAYS_TO_1904 : before;
}

/**
 * A content in words: a day, or a number where a day is to stand, as yyyy-mm-dd.
 *
 * @param beside what is to stand in the same cell
 */
export function shownContent(
  content: SheetCell | CellContent,
  beside: CellContent,
  language: Language,
): string {
  if (content === null || content === "") return FIX_TEXTS.blank[language];
  if (typeof content === "object") return isoText(content.day);
  const isDay = typeof content === "number" && typeof beside === "object" && beside !== null;
  return isDay && content >= FIRST_DAY && content <= LAST_DAY
    ? isoText(Math.floor(content))
    : String(content);
}

function nameOf({ row, column }: Place): string {
  return blockAddress({ row, column, rows: 1, columns: 1 });
}
