import { isoText } from "../days/iso";
import type { Settings } from "../law/settings";
import { fill, type Text } from "../messages/text";

const TEXTS = {
  between: { es: "del {from} al {to}", en: "from {from} to {to}" },
  since: { es: "desde el {from}", en: "from {from} on" },
  until: { es: "hasta el {to}", en: "up to {to}" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * The days of `desde` and `hasta`, of which one is given at least.
 *
 * @example
 * coveredText({ from: day("2015-05-15"), to: undefined }).es //=> "desde el 2015-05-15"
 */
export function coveredText({ from, to }: Pick<Settings, "from" | "to">): Text {
  if (from === undefined) return fill(TEXTS.until, { to: isoText(to!) });
  if (to === undefined) return fill(TEXTS.since, { from: isoText(from) });
  return fill(TEXTS.between, { from: isoText(from), to: isoText(to) });
}
