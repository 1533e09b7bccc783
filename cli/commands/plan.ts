import { readOwnDays } from "../../src/days/read-own-days";
import { FIRST_YEAR, LAST_YEAR } from "../../src/days/range";
import { readSettings } from "../../src/law/read-settings";
import { Problem } from "../../src/messages/problem";
import { WEEKDAYS } from "../../src/messages/tables";
import { fill, type Text } from "../../src/messages/text";
import { planSheets } from "../../src/plan/calendar-sheets";
import type { Plan } from "../../src/plan/plan";
import { proposeCalendar } from "../../src/plan/propose-calendar";
import type { PlanWishes, WeekOfMonth } from "../../src/plan/wishes";
import { NEW_SETTINGS, NEW_WORKBOOK, OVERWRITE_OUTPUT } from "../arguments/common-options";
import type { Option } from "../arguments/option";
import type { Arguments } from "../arguments/parse";
import { wholeNumber, wordOf, type Choice } from "../arguments/word";
import type { Command } from "../command";
import type { ExitCode, Io } from "../io";
import { writeCalendarBook } from "../output/calendar-book";
import { readTextRows } from "../reading/book";
import { givenSettings } from "../reading/settings";
import { indented, shown } from "../terminal/wrap";

const DAYS: readonly Choice<number>[] = WEEKDAYS.map((word, means) => ({ ...word, means }));

const WEEKS: readonly Choice<WeekOfMonth>[] = [
  ...([1, 2, 3, 4] as const).map((means) => ({ es: String(means), en: String(means), means })),
  { es: "última", en: "last", means: "last" },
];

const MOST_MEMBERS = 99;
const MOST_SESSIONS = 99;

const TEXTS = {
  year: {
    es: "indique el año: --año 2027",
    en: "give the year: --year 2027",
  },
  noFiles: {
    es: "«{word}» sobra: esta orden no lee ningún archivo.",
    en: "“{word}” is not needed: this command reads no file.",
  },
  written: {
    es: "{file}: calendario de {year} con {sessions} sesiones.",
    en: "{file}: calendar of {year} with {sessions} sessions.",
  },
  unmet: { es: "Lo que no se pudo cumplir como se pidió:", en: "What could not be kept as wished:" },
  notes: { es: "Lo que el plan escogió:", en: "What the plan chose:" },
} satisfies Record<string, Text>;

function option(key: string, es: string, en: string, value: Text, help: Text): Option {
  return { key, es, en, value, help };
}

const NUMBER: Text = { es: "N", en: "N" };

/** `muni plan`: a lawful calendar of a year, as a workbook. */
export const PLAN: Command = {
  name: { es: "plan", en: "plan" },
  summary: {
    es: "Propone un calendario conforme a la ley para un año y lo escribe en un libro nuevo, con Parámetros, Feriados, listas y fórmulas MUNI_*.",
    en: "Proposes a lawful calendar for a year and writes it into a new workbook, with Parameters, Holidays, lists and MUNI_* formulas.",
  },
  usage: {
    es: "--año 2027 --miembros 16 --salida CAL.xlsx [opciones]",
    en: "--year 2027 --members 16 --output CAL.xlsx [options]",
  },
  options: [
    option(
      "year",
      "año",
      "year",
      { es: "2027", en: "2027" },
      { es: "Año del calendario.", en: "Year of the calendar." },
    ),
    option("members", "miembros", "members", NUMBER, {
      es: "Miembros de la legislatura; si falta, los del municipio.",
      en: "Members of the legislature; if left out, those of the municipality.",
    }),
    option(
      "municipality",
      "municipio",
      "municipality",
      { es: "NOMBRE", en: "NAME" },
      {
        es: "Municipio; de él salen los miembros si no se indican.",
        en: "Municipality; its members follow if they are not given.",
      },
    ),
    option("sessions", "sesiones", "sessions", NUMBER, {
      es: "Sesiones ordinarias del año, incluida la de presupuesto; si falta, 12.",
      en: "Regular sessions of the year, the budget session included; 12, if left out.",
    }),
    option(
      "day",
      "día",
      "day",
      { es: "martes", en: "Tuesday" },
      {
        es: "Día de la semana de las ordinarias; si falta, martes.",
        en: "Weekday of the regular sessions; Tuesday, if left out.",
      },
    ),
    option(
      "week",
      "semana",
      "week",
      { es: "1|2|3|4|última", en: "1|2|3|4|last" },
      {
        es: "Cuál de esos días del mes (2: el segundo martes); si falta, 2.",
        en: "Which of those days of the month (2: the second Tuesday); 2, if left out.",
      },
    ),
    NEW_SETTINGS,
    option(
      "holidays",
      "feriados",
      "holidays",
      { es: "ARCHIVO.csv", en: "FILE.csv" },
      {
        es: "Feriados propios: fecha, nombre, fuente, + o -.",
        en: "Own holidays: date, name, source, + or -.",
      },
    ),
    NEW_WORKBOOK,
    OVERWRITE_OUTPUT,
  ],
  notes: [
    {
      es: "El plan pasa la revisión sin incumplimientos. Lo que se pidió y la ley no permite, o cae en feriado, se cambia y se avisa. Código de salida: 0, se escribió; 2, no se pudo hacer.",
      en: "The plan passes the check with no violation. What was asked for and the law does not permit, or falls on a holiday, is changed, and that is told. Exit code: 0, it was written; 2, it could not be done.",
    },
  ],
  run: runPlan,
};

function runPlan(args: Arguments, io: Io): ExitCode {
  const [word] = args.files;
  if (word !== undefined) throw new Problem("value", fill(TEXTS.noFiles, { word }));
  const plan = proposeCalendar(wishesOf(args, io));
  const file = writeCalendarBook(planSheets(plan), args);
  tell(file, plan, io);
  return 0;
}

function wishesOf(args: Arguments, io: Io): PlanWishes {
  const year = args.value("year");
  if (year === undefined) throw new Problem("value", TEXTS.year);
  const given = givenSettings(args.value("settings"));
  const settings = readSettings([...given]);
  const asked = args.has("language") || !given.some(({ name }) => /^(idioma|language)$/i.test(String(name)));
  const count = (name: Text, key: string, most: number) => {
    const value = args.value(key);
    return value === undefined ? {} : { [key]: wholeNumber(name, value, 1, most) };
  };
  const [day, week, municipality, holidays] = ["day", "week", "municipality", "holidays"].map(args.value);
  return {
    year: wholeNumber({ es: "--año", en: "--year" }, year, FIRST_YEAR, LAST_YEAR),
    settings,
    language: asked ? io.language : settings.language,
    ...count({ es: "--miembros", en: "--members" }, "members", MOST_MEMBERS),
    ...count({ es: "--sesiones", en: "--sessions" }, "sessions", MOST_SESSIONS),
    ...(day === undefined ? {} : { weekday: wordOf({ es: "--día", en: "--day" }, day, DAYS) }),
    ...(week === undefined ? {} : { week: wordOf({ es: "--semana", en: "--week" }, week, WEEKS) }),
    ...(municipality === undefined ? {} : { municipality }),
    ...(holidays === undefined ? {} : { holidays: ownDays(holidays) }),
  };
}

function ownDays(file: string): NonNullable<PlanWishes["holidays"]> {
  return readOwnDays(readTextRows(file), (problem) => {
    throw problem;
  });
}

function tell(file: string, { year, sessions, unmet, notes, settings: { language } }: Plan, io: Io): void {
  const say = (text: Text, indent: number): void => io.out(`${indented(text[language], indent, io.width)}\n`);
  say(fill(TEXTS.written, { file: shown(file), year, sessions: sessions.length }), 0);
  const lists: [Text, readonly Text[]][] = [
    [TEXTS.unmet, unmet],
    [TEXTS.notes, notes],
  ];
  for (const [heading, texts] of lists) {
    if (texts.length > 0) say(heading, 0);
    for (const text of texts) say(text, 2);
  }
}
