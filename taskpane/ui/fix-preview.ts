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
  const now = added ? FIX_TEXTS.newRow[language] : shownBefore({ before, after }, dates1904, language);
  return element(
    "tr",
    {},
    element("th", { scope: "row" }, nameOf(place)),
    element("td", {}, element("del", {}, now)),
    element("td", {}, element("ins", {}, shownAfter(after, language))),
  );
}

/** What a cell holds now, in words: where a day is to stand or a row is cleared, a number that can be one is a day. */
export function shownBefore(
  { before, after }: { readonly before: SheetCell; readonly after: CellContent },
  dates1904: boolean,
  language: Language,
): string {
  if (before === null || before === "") return FIX_TEXTS.blank[language];
  if (typeof before !== "number" || (typeof after !== "object" && after !== null)) return String(before);
  const day = Math.floor(before) + (dates1904 ? DAYS_TO_1904 : 0);
  return day >= FIRST_DAY && day <= LAST_DAY ? isoText(day) : String(before);
}

/** What a fix writes, in words. */
export function shownAfter(content: CellContent, language: Language): string {
  if (content === null || content === "") return FIX_TEXTS.blank[language];
  return typeof content === "object" ? isoText(content.day) : String(content);
}

function nameOf({ row, column }: Place): string {
  return blockAddress({ row, column, rows: 1, columns: 1 });
}
