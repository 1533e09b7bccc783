import { SEVERITIES, type Severity } from "../../src/calendar/finding";
import { COUNT_TEXTS, SEVERITY_COUNTS, type Counted } from "../../src/messages/pane";
import { fill, type Text } from "../../src/messages/text";
import type { Report } from "../../src/workbook/report";

export type Counts = Readonly<Record<Severity, number>>;

/**
 * A count in words.
 *
 * @example
 * counted(COUNT_TEXTS.rules, 22).en //=> "22 rules"
 */
export function counted({ one, many }: Counted, number: number): Text {
  return number === 1 ? one : fill(many, { number });
}

/** The counts that are not zero, the gravest first; "sin hallazgos" where all are. */
export function findingsCounted(counts: Counts): Text {
  const found = SEVERITIES.filter((severity) => counts[severity] > 0);
  if (found.length === 0) return { es: "sin hallazgos", en: "no findings" };
  return joined(found.map((severity) => counted(SEVERITY_COUNTS[severity], counts[severity])));
}

/** Rules and sessions that were looked at. */
export function lookedAt({ rules, sessions }: Report): Text {
  return joined([counted(COUNT_TEXTS.rules, rules), counted(COUNT_TEXTS.sessions, sessions)]);
}

export function sumOf(all: readonly Counts[]): Counts {
  const total = { violation: 0, warning: 0, judgement: 0, missing: 0, note: 0, excused: 0 };
  for (const counts of all) for (const severity of SEVERITIES) total[severity] += counts[severity];
  return total;
}

function joined(texts: readonly Text[]): Text {
  return { es: texts.map(({ es }) => es).join(", "), en: texts.map(({ en }) => en).join(", ") };
}
