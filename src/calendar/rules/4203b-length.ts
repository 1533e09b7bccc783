import { isoText } from "../../days/iso";
import { fill } from "../../messages/text";
import { endSession } from "../fixes";
import { missingCell } from "../missing-cell";
import { extensionsOf } from "../model/extensions";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, OK, type Draft, type Drafts, type SessionRule } from "../rule";
import * as lengths from "../session-length";

const WHAT = { es: "la duración de la extraordinaria", en: "the length of the special session" };

const TEXTS = {
  over: {
    es: "La extraordinaria dura {found} días, del {first} al {last}, domingos y feriados incluidos; el máximo es {limit}.",
    en: "The special session lasts {found} days, from {first} to {last}, Sundays and holidays included; the most is {limit}.",
  },
  pastExtension: {
    es: "La extraordinaria dura {found} días, el máximo es {limit}, y llega al {last}; la prórroga termina el {until}.",
    en: "The special session lasts {found} days, the most is {limit}, and runs to {last}; its extension ends on {until}.",
  },
  gap: {
    es: "La extraordinaria, del {first} al {last}, no se reúne en estos días: {days}. La ley habla de días consecutivos: no es claro si debe reunirse todos los días.",
    en: "The special session does not meet on {days}, between {first} and {last}. The law speaks of consecutive days: it is not clear whether it must meet every day.",
  },
  daily: { es: "debe reunirse todos los días", en: "it must meet every day" },
  notMet: { es: "no se reúne", en: "does not meet" },
};

/**
 * § 4203(b) ¶1: a special session lasts at most five consecutive days, unless extended as in (a). R4: calendar days
 * from first to last; a gap among the days listed is a judgement. Days that exceed only with the day of an urgent vote
 * are of 4203b2-urgent.
 */
export const specialLength: SessionRule = {
  id: "4203b-length",
  citation: "§ 4203(b) ¶1",
  clauses: ["4203b-length"],
  types: ["special-mayor", "special-petition", "special"],
  check: (session, book) => {
    if (!lengths.hasEnds(session)) return NOT_APPLICABLE;
    const extensions = extensionsOf(session);
    const length = lengths.specialLength(session, book);
    const { holds, lastAllowed } = lengths.lengthResult(length, extensions);
    if (holds === true) return gaps(session, length);
    if (extensions.state === "unread") return NOT_APPLICABLE;
    if (extensions.state === "half") return [missingCell(session, extensions.lacks, WHAT, book)];
    return [
      {
        severity: "violation",
        cells: lengths.lengthCells(session),
        message: fill(extensions.state === "read" ? TEXTS.pastExtension : TEXTS.over, {
          ...lengths.endsText(session),
          found: length.counted.length,
          limit: length.most,
          until: isoText(lastAllowed!),
        }),
        trace: [...lengths.lengthTrace(length), ...lengths.extensionTrace(extensions)],
        parameters: length.parameters,
        fixes: endSession(session, lastAllowed!),
      },
    ];
  },
};

function gaps(session: Session, { counted, parameters }: lengths.CountedLength): Drafts {
  const met = new Set(lengths.listedDays(session));
  const days = met.size === 0 ? [] : counted.filter((day) => !met.has(day));
  if (days.length === 0) return OK;
  const draft: Draft = {
    severity: "judgement",
    cells: lengths.lengthCells(session),
    message: fill(TEXTS.gap, { ...lengths.endsText(session), days: days.map(isoText).join(", ") }),
    trace: days.map((day) => ({ day, text: TEXTS.notMet })),
    otherReadings: [{ reading: TEXTS.daily, holds: false }],
    parameters,
  };
  return [draft];
}
