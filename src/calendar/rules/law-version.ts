import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import { LAST_DAY } from "../../days/range";
import { LAW_VERSIONS, versionOn, type LawVersion } from "../../law/versions";
import { fill, type Text } from "../../messages/text";
import type { CellPlace } from "../finding";
import type { Book } from "../model/book";
import { datingCells, dayOf } from "../model/dating";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, type CalendarRule, type Draft } from "../rule";

const TEXTS = {
  outside: {
    es: "La versión que se usa es: {law} ({period}). Sesiones con fechas de otra versión: {count}; la primera es la sesión {session}, el {first}. Ley de esas fechas: {others}.{choose}",
    en: "The version used is {law} ({period}). Sessions dated under another version: {count}; the first is session {session}, on {first}. Law of those dates: {others}.{choose}",
  },
  earlier: {
    es: "Sesiones antes del {from}: {count}; la primera es la sesión {session}, el {first}. Se aplican los números de la {law} según enmendada hasta el {from}; su redacción anterior no se leyó.",
    en: "Sessions before {from}: {count}; the first is session {session}, on {first}. The numbers of {law} as amended to {from} are used; its earlier wording was not read.",
  },
  choose: { es: " Para usarla, escriba «ley» en Parámetros.", en: " To use it, enter “law” in Parameters." },
  unknown: {
    es: "la anterior a la Ley 81-1991, que no se leyó",
    en: "the one before Law 81-1991, which was not read",
  },
  since: { es: "desde el {first}", en: "since {first}" },
  between: { es: "{first} a {last}", en: "{first} to {last}" },
  option: { es: "{title} [ley={name}]", en: "{title} [law={name}]" },
} as const satisfies Readonly<Record<string, Text>>;

/** Sessions that the chosen version of the law does not cover, or whose wording was not read: a note for the sheet. */
export const lawVersion: CalendarRule = {
  id: "law-version",
  citation: "",
  clauses: [],
  check: (book) => {
    const dated = book.sessions.filter((session) => session.judged).flatMap(datedSession);
    if (dated.length === 0) return NOT_APPLICABLE;
    return [...outsideDrafts(dated, book), ...earlierDrafts(dated, book)];
  },
};

/** A session and a day of it: its first, or its last. */
interface Dated {
  readonly session: Session;
  readonly day: Day;
  readonly cells: readonly CellPlace[];
}

function datedSession(session: Session): Dated[] {
  const day = dayOf(session);
  if (day === undefined) return [];
  const last = valueOf(session.last);
  const opening = { session, day, cells: datingCells(session) };
  return last === undefined ? [opening] : [opening, { session, day: last, cells: session.last.cells }];
}

function outsideDrafts(dated: readonly Dated[], { settings }: Book): Draft[] {
  const { first, last, title } = LAW_VERSIONS[settings.law];
  const outside = dated.filter(({ day }) => day < first || day > last).sort(byDay);
  if (outside.length === 0) return [];
  const period = fill(last === LAST_DAY ? TEXTS.since : TEXTS.between, {
    first: isoText(first),
    last: isoText(last),
  });
  const others = [...new Set(outside.map(({ day }) => versionOn(day)))];
  const choose = others.some((name) => name !== undefined) ? TEXTS.choose : "";
  return [note(TEXTS.outside, { law: title, period, others: listed(others), choose }, outside)];
}

function earlierDrafts(dated: readonly Dated[], { settings }: Book): Draft[] {
  const { first, readFrom = first, title } = LAW_VERSIONS[settings.law];
  const earlier = dated.filter(({ day }) => day >= first && day < readFrom).sort(byDay);
  return earlier.length === 0 ? [] : [note(TEXTS.earlier, { law: title, from: isoText(readFrom) }, earlier)];
}

function listed(versions: readonly (LawVersion | undefined)[]): Text {
  const titles = versions.map((name): Text =>
    name ? fill(TEXTS.option, { title: LAW_VERSIONS[name].title, name }) : TEXTS.unknown,
  );
  return {
    es: titles.map(({ es }) => es).join("; "),
    en: titles.map(({ en }) => en).join("; "),
  };
}

/** One note for the whole sheet, which names the earliest of the days and leads to its cell. */
function note(
  sentence: Text,
  figures: Readonly<Record<string, Text | string>>,
  days: readonly Dated[],
): Draft {
  const [{ session, day, cells }] = days as readonly [Dated];
  const count = new Set(days.map((one) => one.session)).size;
  const message = fill(sentence, { ...figures, count, session: session.shown, first: isoText(day) });
  return { severity: "note", cells, message };
}

/** Of one day by column and by id, so that the order of rows does not matter. */
function byDay(a: Dated, b: Dated): number {
  const columns = a.cells[0]!.column - b.cells[0]!.column;
  return a.day - b.day || columns || (a.session.shown < b.session.shown ? -1 : 1);
}
