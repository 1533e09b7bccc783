import { SEAT_PARTS } from "../messages/seats";
import { fill, type Text } from "../messages/text";
import { nameOf, type Slate } from "./slate";

/** A list in a sentence names at most so many. */
const MOST_NAMED = 6;

/** A party as sentences name it. */
export function partyName(slate: Slate, party: number): Text {
  const name = nameOf(slate.parties[party]!);
  return typeof name === "string" ? { es: name, en: name } : name;
}

/**
 * A candidate as sentences name it: by party and ballot row, after the name if it has one.
 *
 * @example
 * candidateName(slate, 0).es //=> "PNP fila 5"
 */
export function candidateName(slate: Slate, candidate: number): Text {
  const { party, row, name } = slate.candidates[candidate]!;
  const label = fill(SEAT_PARTS.candidate, {
    party: party.trim() || partyName(slate, slate.partyOf[candidate]!),
    row,
  });
  return name ? fill(SEAT_PARTS.named, { name, candidate: label }) : label;
}

/**
 * Several names in one sentence; of many only the first are named, and how many more there are.
 *
 * @example
 * listed([{ es: "A", en: "A" }, { es: "B", en: "B" }]).es //=> "A y B"
 */
export function listed(names: readonly Text[]): Text {
  const rest = names.length - MOST_NAMED;
  const shown = rest > 1 ? [...names.slice(0, MOST_NAMED), fill(SEAT_PARTS.more, { count: rest })] : names;
  if (shown.length < 2) return shown[0] ?? { es: "", en: "" };
  return fill(SEAT_PARTS.and, { list: joined(shown.slice(0, -1), ", "), last: shown.at(-1)! });
}

/** Texts one after the other. */
export function joined(texts: readonly Text[], between: string): Text {
  return { es: texts.map(({ es }) => es).join(between), en: texts.map(({ en }) => en).join(between) };
}

/** Place of a party or candidate in a row. */
export function ordinal(place: number): Text {
  const teens = place % 100 >= 11 && place % 100 <= 13;
  const ending = teens ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return { es: `${place}.º`, en: `${place}${ending}` };
}
