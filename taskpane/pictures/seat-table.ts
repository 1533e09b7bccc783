import { HEMICYCLE_TEXTS } from "../../src/messages/pictures";
import type { Language } from "../../src/messages/text";
import { element } from "../ui/element";
import { SEAT_KINDS, seatsTaken, type Seats } from "./seats";
import type { PartySign } from "./party-sign";
import { seatFigure } from "./seat-figure";
import { svgElement } from "./svg-element";

const COLUMNS = {
  direct: HEMICYCLE_TEXTS.directColumn,
  minority: HEMICYCLE_TEXTS.minorityColumn,
  open: HEMICYCLE_TEXTS.openColumn,
} as const;

/** The numbers of a hemicycle: a row for each party, one for the undecided seats where there are any, and the sum. */
export function seatTable(seats: Seats, signs: readonly PartySign[], language: Language): HTMLElement {
  const { parties } = seats;
  const total = seats.total ?? seatsTaken(parties);
  const kinds = SEAT_KINDS.filter((kind) => kind !== "open" || parties.some(({ open }) => open > 0));
  const heads = [HEMICYCLE_TEXTS.partyColumn, ...kinds.map((kind) => COLUMNS[kind])];
  const sums = kinds.map((kind) => parties.reduce((sum, party) => sum + party[kind], 0));
  const rows = parties.map((party, at) => {
    const numbers = kinds.map((kind) => party[kind]);
    return tableRow([signOf(signs[at]!), party.name], numbers, seatsTaken([party]), total, language);
  });
  const free = total - seatsTaken(parties);
  if (free > 0)
    rows.push(
      tableRow(
        [HEMICYCLE_TEXTS.undecided[language]],
        kinds.map(() => "–"),
        free,
        total,
        language,
      ),
    );
  return element(
    "table",
    { class: "picture-table" },
    element("caption", { class: "visually-hidden" }, HEMICYCLE_TEXTS.tableOf[language]),
    element(
      "thead",
      {},
      element(
        "tr",
        {},
        ...[...heads, HEMICYCLE_TEXTS.totalColumn, HEMICYCLE_TEXTS.shareColumn].map((text) =>
          element("th", { scope: "col" }, text[language]),
        ),
      ),
    ),
    element("tbody", {}, ...rows),
    element("tfoot", {}, tableRow([HEMICYCLE_TEXTS.totalRow[language]], sums, total, total, language)),
  );
}

function tableRow(
  name: readonly (Node | string)[],
  numbers: readonly (number | string)[],
  seats: number,
  total: number,
  language: Language,
): HTMLTableRowElement {
  return element(
    "tr",
    {},
    element("th", { scope: "row" }, ...name),
    ...[...numbers, seats, share(seats, total, language)].map((cell) => element("td", {}, String(cell))),
  );
}

/**
 * Part of the seats, in whole tenths of a hundredth.
 *
 * @example
 * share(5, 16, "es") //=> "31.3 %": Puerto Rico writes a decimal point
 */
function share(seats: number, total: number, language: Language): string {
  if (total === 0) return "–";
  const tenths = Math.round((seats * 1000) / total);
  const number = `${Math.floor(tenths / 10)}.${tenths % 10}`;
  return language === "es" ? `${number}\u00a0%` : `${number}%`;
}

function signOf(sign: PartySign): SVGSVGElement {
  const drawing = svgElement("svg", { class: "seat-sign", viewBox: "-12 -12 24 24", "aria-hidden": "true" });
  drawing.append(seatFigure("direct", 12, sign));
  return drawing;
}
