import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import { LAST_DAY } from "../../days/range";
import { LAW_VERSIONS, versionOn, type LawVersion } from "../../law/versions";
import { fill, type Text } from "../../messages/text";
import type { Book } from "../model/book";
import { datingCells, dayOf } from "../model/dating";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, OK, type CalendarRule, type Draft } from "../rule";

const TEXTS = {
  outside: {
    es: "Sesiones fuera del período de la versión escogida, {law} ({period}): {count}, la primera el {first}. La ley de esas fechas es otra: {others}. Para comprobarlas con ella escriba «ley» en Parámetros.",
    en: "Sessions outside the period of the chosen version, {law} ({period}): {count}, the first on {first}. The law of those dates is another: {others}. To check them by it set “ley” in Parámetros.",
  },
  earlier: {
    es: "Sesiones antes del {from}: {count}. Se aplican los números de la {law} según enmendada hasta esa fecha; su redacción anterior no se leyó.",
    en: "Sessions before {from}: {count}. The numbers of {law} as amended to that date are used; its earlier wording was not read.",
  },
  unknown: {
    es: "la anterior a la Ley 81-1991, que no se leyó",
    en: "the one before Law 81-1991, which was not read",
  },
  since: { es: "desde el {first}", en: "since {first}" },
  between: { es: "{first} a {last}", en: "{first} to {last}" },
} as const satisfies Readonly<Record<string, Text>>;

/** Sessions that the chosen version of the law does not cover, or whose wording was not read: a note for the sheet. */
export const lawVersion: CalendarRule = {
  id: "law-version",
  citation: "",
  clauses: [],
  check: (book) => {
    const dated = book.sessions.filter((session) => session.judged).flatMap(datedSession);
    if (dated.length === 0) return NOT_APPLICABLE;
    const drafts = [...outsideDrafts(dated, book), ...earlierDrafts(dated, book)];
    return drafts.length === 0 ? OK : drafts;
  },
};

/** A session, the day by which it is dated, and its last. */
interface Dated {
  readonly session: Session;
  readonly days: readonly Day[];
}

function datedSession(session: Session): Dated[] {
  const day = dayOf(session);
  const last = valueOf(session.last);
  return day === undefined ? [] : [{ session, days: last === undefined ? [day] : [day, last] }];
}

function outsideDrafts(dated: readonly Dated[], { settings }: Book): Draft[] {
  const { first, last, title } = LAW_VERSIONS[settings.law];
  const isOutside = (day: Day): boolean => day < first || day > last;
  const outside = dated.filter(({ days }) => days.some(isOutside));
  if (outside.length === 0) return [];
  const days = outside
    .flatMap((one) => one.days)
    .filter(isOutside)
    .sort((a, b) => a - b);
  const figures = {
    law: title,
    period: fill(last === LAST_DAY ? TEXTS.since : TEXTS.between, {
      first: isoText(first),
      last: isoText(last),
    }),
    count: outside.length,
    first: isoText(days[0]!),
    others: listed([...new Set(days.map(versionOn))]),
  };
  return [note(fill(TEXTS.outside, figures), outside)];
}

function earlierDrafts(dated: readonly Dated[], { settings }: Book): Draft[] {
  const { first, readFrom, title } = LAW_VERSIONS[settings.law];
  if (readFrom === undefined) return [];
  const earlier = dated.filter(({ days }) => days.some((day) => day >= first && day < readFrom));
  if (earlier.length === 0) return [];
  const figures = { law: title, from: isoText(readFrom), count: earlier.length };
  return [note(fill(TEXTS.earlier, figures), earlier)];
}

function listed(versions: readonly (LawVersion | undefined)[]): Text {
  const titles: readonly Text[] = versions.map((name) => (name ? LAW_VERSIONS[name].title : TEXTS.unknown));
  return {
    es: titles.map(({ es }) => es).join("; "),
    en: titles.map(({ en }) => en).join("; "),
  };
}

/** One note for the whole sheet, which leads to the earliest of its sessions. */
function note(message: Text, dated: readonly Dated[]): Draft {
  const { session } = dated.reduce((best, next) => (comesBefore(next, best) ? next : best));
  return { severity: "note", cells: datingCells(session), message };
}

/** By day; of one day by column, so that the order of rows does not matter. */
function comesBefore(one: Dated, other: Dated): boolean {
  const days = one.days[0]! - other.days[0]!;
  if (days !== 0) return days < 0;
  return datingCells(one.session)[0]!.column < datingCells(other.session)[0]!.column;
}
