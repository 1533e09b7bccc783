import { HEMICYCLE_TEXTS } from "../../src/messages/pictures";
import { fill, type Language, type Text } from "../../src/messages/text";
import { element } from "../ui/element";
import { HEMICYCLES, type Hemicycle } from "./hemicycle-seats.generated";
import { partySigns, type PartySign } from "./party-sign";
import { seatFigure } from "./seat-figure";
import { seatTable } from "./seat-table";
import { SEAT_KINDS, seatsTaken, type SeatKind, type Seats } from "./seats";
import { svgElement } from "./svg-element";

/** A seat as it is drawn; without sign, it is nobody's yet. */
interface Seat {
  readonly kind: SeatKind | "undecided";
  readonly sign?: PartySign;
}

const KIND_TEXTS: Readonly<Record<Seat["kind"], Text>> = {
  direct: HEMICYCLE_TEXTS.direct,
  minority: HEMICYCLE_TEXTS.minority,
  open: HEMICYCLE_TEXTS.openKind,
  undecided: HEMICYCLE_TEXTS.undecided,
};

const COUNT_TEXTS: Readonly<Record<SeatKind, Text>> = {
  direct: HEMICYCLE_TEXTS.someDirect,
  minority: HEMICYCLE_TEXTS.someMinority,
  open: HEMICYCLE_TEXTS.someOpen,
};

/**
 * The seats as a hemicycle, with the table of the same numbers beside it. A direct seat is filled, a minority seat is a
 * ring, an open one is dashed; each has the letters of its party.
 *
 * Seats are drawn for the sizes that § 4153 knows; for any other number of members there is the table alone.
 *
 * @example
 * hemicycle({ parties: [{ name: "PNP", direct: 13, minority: 0, open: 0 }], total: 16 }, { language: "es" })
 * //=> <figure>: 13 filled seats, 3 dashed ones
 */
export function hemicycle(seats: Seats, { language }: { readonly language: Language }): HTMLElement {
  const signs = partySigns(seats.parties.map(({ name }) => name));
  return element(
    "figure",
    { class: "picture hemicycle", "aria-label": HEMICYCLE_TEXTS.title[language] },
    element("figcaption", { class: "picture-title" }, HEMICYCLE_TEXTS.title[language]),
    element("div", { class: "hemicycle-body" }, drawn(seats, signs, language), told(seats, signs, language)),
  );
}

function told(seats: Seats, signs: readonly PartySign[], language: Language): HTMLElement {
  const { undecided } = seats;
  return element(
    "div",
    { class: "hemicycle-told" },
    seatTable(seats, signs, language),
    undecided === undefined ? undefined : element("p", { class: "quiet" }, undecided),
  );
}

function drawn(seats: Seats, signs: readonly PartySign[], language: Language): HTMLElement {
  const layout = HEMICYCLES[seats.total ?? 0];
  if (!layout) {
    const why = seats.total === undefined ? HEMICYCLE_TEXTS.unknownTotal : HEMICYCLE_TEXTS.noPicture;
    return element("p", { class: "quiet" }, fill(why, { total: seats.total ?? "" })[language]);
  }
  const row = seatsInRow(seats, signs);
  const kinds = [...SEAT_KINDS, "undecided" as const].filter((kind) =>
    row.some((seat) => seat.kind === kind),
  );
  return element(
    "div",
    { class: "hemicycle-drawn" },
    drawing(layout, row, summaryOf(seats)[language], language),
    element("ul", { class: "picture-legend" }, ...kinds.map((kind) => legendItem(kind, language))),
  );
}

function seatsInRow({ parties, total }: Seats, signs: readonly PartySign[]): Seat[] {
  const taken = parties.flatMap((party, at) =>
    SEAT_KINDS.flatMap((kind) =>
      Array.from({ length: party[kind] }, (): Seat => ({ kind, sign: signs[at]! })),
    ),
  );
  const free = Math.max((total ?? 0) - taken.length, 0);
  return [...taken, ...Array.from({ length: free }, (): Seat => ({ kind: "undecided" }))];
}

/** Room about the seats, in the units of the drawing. */
const MARGIN = 3;

function drawing(
  layout: Hemicycle,
  row: readonly Seat[],
  summary: string,
  language: Language,
): SVGSVGElement {
  const { radius, seats } = layout;
  const reach = 100 + radius + MARGIN;
  const places = seats.map(([x, y], place) => {
    const { kind, sign } = row[place]!;
    return svgElement("g", { transform: `translate(${x} ${y})` }, seatFigure(kind, radius, sign));
  });
  return svgElement(
    "svg",
    {
      class: "hemicycle-seats",
      role: "img",
      "aria-label": summary,
      viewBox: `${-reach} ${-reach} ${2 * reach} ${reach + radius + MARGIN}`,
    },
    ...places,
    svgElement("text", { class: "hemicycle-total", y: -4 }, String(seats.length)),
    svgElement("text", { class: "hemicycle-members", y: 9 }, HEMICYCLE_TEXTS.members[language]),
  );
}

function legendItem(kind: Seat["kind"], language: Language): HTMLLIElement {
  const sign = svgElement("svg", { class: "seat-sign", viewBox: "-12 -12 24 24", "aria-hidden": "true" });
  sign.append(seatFigure(kind, 10));
  return element("li", {}, sign, KIND_TEXTS[kind][language]);
}

/** The picture in words: every party with its seats by kind. */
function summaryOf({ parties, total }: Seats): Text {
  const each = parties.flatMap((party): Text[] => {
    const kinds = SEAT_KINDS.filter((kind) => party[kind] > 0);
    const words = kinds.map((kind) => fill(COUNT_TEXTS[kind], { number: party[kind] }));
    const number = kinds.reduce((sum, kind) => sum + party[kind], 0);
    const figures = { party: party.name, seats: number, kinds: listed(words, ", ") };
    return number === 0 ? [] : [fill(HEMICYCLE_TEXTS.party, figures)];
  });
  const open = (total ?? 0) - seatsTaken(parties);
  if (open > 0) each.push(fill(HEMICYCLE_TEXTS.undecidedSeats, { number: open }));
  return fill(HEMICYCLE_TEXTS.summary, { total: total ?? 0, parties: listed(each, "; ") });
}

function listed(texts: readonly Text[], separator: string): Text {
  return {
    es: texts.map(({ es }) => es).join(separator),
    en: texts.map(({ en }) => en).join(separator),
  };
}
