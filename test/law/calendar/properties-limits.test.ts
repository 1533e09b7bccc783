import { RULES } from "../../../src/calendar/rules";
import { isoText } from "../../../src/days/iso";
import { PARAMETER_FACTS, PARAMETER_NAMES, type ParameterName } from "../../../src/law/parameters";
import { findingsOf, serial, type NamedRow } from "./sheet";

/** A number or a day of the law, and a sheet that reaches exactly so far. */
interface Limit {
  readonly rule: string;
  readonly what: string;
  /** A number, or the serial of a day: what still holds. */
  readonly limit: number;
  /** What comes after it: the next one, or for a least number the one before. */
  readonly towards?: -1;
  /** The number of the law behind it, where the user can set another. */
  readonly parameter?: ParameterName;
  readonly rows: (reached: number) => readonly NamedRow[];
  readonly settings?: NamedRow;
}

const day = serial;
const everyDay = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => first + at);
const list = (days: readonly number[]): string => days.map(isoText).join("; ");
/** Days from Monday 3 May 2027 on that are no Sunday; the holidays of that month come after the twentieth of them. */
const weekdays = (count: number): number[] =>
  everyDay(day("2027-05-03"), count + 4)
    .filter((one) => (one - day("2027-05-02")) % 7 !== 0)
    .slice(0, count);

const letra = { lectura: "letra", sábado: "no" };
const special = { Sesión: "E", Tipo: "extraordinaria (petición)", "Convocada por": "presidente" };
const byHand = { "Petición recibida": "2025-06-04", Entrega: "personal" };
const accepted = { "Respuesta del alcalde": "aceptada", Acuse: "sí" };
const regular = { Sesión: "R", Tipo: "ordinaria", Comienza: "2027-03-01" };

const urgent = {
  Sesión: "U",
  Tipo: "urgente",
  Comienza: "2027-03-01",
  Termina: "2027-03-01",
  "Votos a favor": 12,
};

/** A regular session of the first days of March 2027, interrupted by one of the mayor from the second day on. */
function interruption(last: string, votes: number): NamedRow[] {
  return [
    { ...regular, Termina: "2027-03-12", "Días de reunión": "2027-03-01; 2027-03-02; 2027-03-12" },
    {
      Sesión: "E",
      Tipo: "extraordinaria (alcalde)",
      Comienza: "2027-03-02",
      Termina: last,
      "Interrumpe a": "R",
      "Convocada por": "alcalde",
      Emergencia: "sí",
      "Votos a favor": votes,
    },
  ];
}

const LIMITS: readonly Limit[] = [
  {
    rule: "4203a-count",
    what: "regular sessions of a year",
    limit: 12,
    parameter: "maxRegularSessions",
    settings: { desde: "2027-01-01", hasta: "2027-12-31" },
    rows: (count) =>
      everyDay(1, count).map((at) => {
        const on = day("2027-01-04") + 21 * at;
        return { Sesión: at, Tipo: "ordinaria", Comienza: on, Termina: on };
      }),
  },
  {
    rule: "4203a-length",
    what: "days of a regular session",
    limit: 5,
    parameter: "regularSessionDays",
    rows: (days) => [
      { ...regular, Comienza: "", "Días de reunión": list(everyDay(day("2027-03-01"), days)) },
    ],
  },
  {
    rule: "4203a-extension-late",
    what: "the day by which an extension is authorised",
    limit: day("2027-03-05"),
    rows: (authorised) => [
      {
        ...regular,
        Termina: "2027-03-10",
        "Días de reunión": list([...everyDay(day("2027-03-01"), 5), day("2027-03-10")]),
        "Prórroga autorizada": authorised,
        "Prórroga hasta": "2027-03-10",
      },
    ],
  },
  {
    rule: "4203a-interrupt",
    what: "votes to interrupt, of sixteen",
    limit: 11,
    towards: -1,
    parameter: "interruptionFraction",
    settings: { miembros: 16 },
    rows: (votes) => interruption("2027-03-03", votes),
  },
  {
    rule: "4203a-interrupt",
    what: "days of an interruption",
    limit: 5,
    parameter: "interruptionDays",
    settings: { miembros: 16, "duración extraordinaria": 30 },
    rows: (days) => interruption(isoText(day("2027-03-02") + days - 1), 16),
  },
  {
    rule: "4203a-budget-start",
    what: "the first day of the budget session",
    limit: day("2027-06-03"),
    parameter: "budgetStartLatest",
    rows: (first) => [{ Sesión: "P", Tipo: "presupuesto", Comienza: first, Termina: first }],
  },
  {
    rule: "4203a-budget-days",
    what: "countable days of the budget session",
    limit: 10,
    parameter: "budgetSessionDays",
    rows: (days) => [{ Sesión: "P", Tipo: "presupuesto", "Días de reunión": list(weekdays(days)) }],
  },
  {
    rule: "4203a-budget-end",
    what: "the last day of the budget session",
    limit: day("2027-06-13"),
    parameter: "budgetEndLatest",
    rows: (last) => [{ Sesión: "P", Tipo: "presupuesto", Comienza: last - 12, Termina: last }],
  },
  {
    rule: "4203a-budget-approved",
    what: "the day of the approval",
    limit: day("2027-06-13"),
    parameter: "budgetEndLatest",
    rows: (approved) => [
      {
        Sesión: "P",
        Tipo: "presupuesto",
        Comienza: approved - 12,
        Termina: approved,
        "Presupuesto aprobado": approved,
      },
    ],
  },
  {
    rule: "4203a-budget-room",
    what: "the start that leaves ten countable days in 2027",
    limit: day("2027-06-02"),
    rows: (first) => [{ Sesión: "P", Tipo: "presupuesto", Comienza: first }],
  },
  {
    rule: "4203a-committee-answer",
    what: "days of the President to answer a committee",
    limit: 5,
    parameter: "committeeAnswerDays",
    settings: { ...letra, radicación: "siguiente" },
    rows: (days) => [
      {
        Sesión: "C",
        Tipo: "comisión",
        "Solicitud radicada": "2027-03-01",
        Contestada: day("2027-03-01") + days,
        Decisión: "autorizada",
      },
    ],
  },
  {
    rule: "4203b-callers",
    what: "the call, no later than the first day",
    limit: day("2027-03-01"),
    rows: (called) => [
      {
        Sesión: "E",
        Tipo: "extraordinaria (alcalde)",
        Comienza: "2027-03-01",
        "Convocada por": "alcalde",
        Convocada: called,
      },
    ],
  },
  ...[5, 12, 14, 16, 17].map((members) => ({
    rule: "4203b-signatures",
    what: `signatures of a petition, of ${members} members`,
    limit: { 5: 4, 12: 8, 14: 10, 16: 11, 17: 12 }[members]!,
    towards: -1 as const,
    parameter: "petitionFraction" as const,
    settings: { miembros: members },
    rows: (signatures: number) => [{ ...special, Firmas: signatures }],
  })),
  {
    rule: "4203b-length",
    what: "days of a special session",
    limit: 5,
    parameter: "specialSessionDays",
    rows: (days) => [
      {
        Sesión: "E",
        Tipo: "extraordinaria (alcalde)",
        Comienza: "2027-03-01",
        Termina: day("2027-02-28") + days,
      },
    ],
  },
  {
    rule: "4203b-budget-message",
    what: "the day of the budget message",
    limit: day("2027-05-31"),
    parameter: "budgetMessageLatest",
    rows: (on) => [
      { Sesión: "M", Tipo: "mensaje de presupuesto", Comienza: on, Termina: on, Convocada: on - 20 },
    ],
  },
  {
    rule: "4203b-budget-message",
    what: "the last day of the one-day message session",
    limit: day("2027-05-20"),
    rows: (last) => [
      {
        Sesión: "M",
        Tipo: "mensaje de presupuesto",
        Comienza: "2027-05-20",
        Termina: last,
        Convocada: "2027-05-10",
      },
    ],
  },
  {
    rule: "4203b1-summons",
    what: "the day of the summons",
    limit: day("2027-03-01"),
    rows: (first) => [
      { Sesión: "E", Tipo: "extraordinaria (alcalde)", Comienza: first, "Citada para": "2027-03-01" },
    ],
  },
  {
    rule: "4203b2-answer",
    what: "days of the mayor to answer by hand",
    limit: 5,
    parameter: "mayorAnswerDays",
    settings: letra,
    rows: (days) => [
      { Sesión: "X", Tipo: "petición", ...byHand, ...accepted, Respondida: day("2025-06-04") + days },
    ],
  },
  {
    rule: "4203b2-answer",
    what: "days of the mayor to answer by mail, received on a Friday",
    limit: 5,
    parameter: "mayorAnswerDays",
    settings: letra,
    rows: (days) => [
      {
        Sesión: "X",
        Tipo: "petición",
        "Petición recibida": "2025-06-06",
        Entrega: "correo",
        ...accepted,
        Respondida: day("2025-06-08") + days,
      },
    ],
  },
  {
    rule: "4203b2-premature-call",
    what: "the President's call, no earlier than the day after the term",
    limit: day("2025-06-10"),
    towards: -1,
    settings: letra,
    rows: (called) => [{ ...special, ...byHand, "Respuesta del alcalde": "ninguna", Convocada: called }],
  },
  {
    rule: "4203b2-silence",
    what: "a rejection that leaves him no call: the last day of the term",
    limit: day("2025-06-10"),
    towards: -1,
    settings: letra,
    rows: (answered) => [
      {
        ...special,
        ...byHand,
        "Respuesta del alcalde": "rechazada",
        Respondida: answered,
        Convocada: "2025-06-16",
      },
    ],
  },
  {
    rule: "4203b2-urgent",
    what: "the votes of all twelve members",
    limit: 12,
    towards: -1,
    settings: { miembros: 12 },
    rows: (votes) => [{ ...urgent, "Votos a favor": votes }],
  },
  {
    rule: "4203b2-urgent",
    what: "the last day of the one-day urgent session",
    limit: day("2027-03-01"),
    settings: { miembros: 12 },
    rows: (last) => [{ ...urgent, Termina: last }],
  },
  {
    rule: "4203b2-urgent",
    what: "days of a special session from the urgent vote on",
    limit: 5,
    parameter: "specialSessionDays",
    settings: { miembros: 12 },
    rows: (days) => [
      urgent,
      {
        ...special,
        "Autorizada por": "U",
        Comienza: day("2027-03-01") + Math.min(1, days - 1),
        Termina: day("2027-02-28") + days,
      },
    ],
  },
  {
    rule: "4203b2-hold",
    what: "days from the call to a petitioned session",
    limit: 10,
    parameter: "holdWithinDays",
    settings: { plazo10: "comenzar" },
    rows: (days) => [
      {
        ...special,
        Convocada: "2027-03-01",
        Comienza: day("2027-03-01") + days,
        Termina: day("2027-03-01") + days,
      },
    ],
  },
  {
    rule: "4153-term",
    what: "the second Monday of January after the election of 2024",
    limit: day("2025-01-13"),
    rows: (on) => [{ Sesión: "I", Tipo: "inaugural", Comienza: on, Termina: on }],
  },
  {
    rule: "data-end-before-start",
    what: "an end on the day of the start",
    limit: day("2027-03-01"),
    towards: -1,
    rows: (last) => [{ ...regular, Termina: last }],
  },
  {
    rule: "data-year-outside",
    what: "the last day that the sheet covers",
    limit: day("2027-12-31"),
    settings: { desde: "2027-01-01", hasta: "2027-12-31" },
    rows: (on) => [{ ...regular, Comienza: on, Termina: on }],
  },
  {
    rule: "data-year-outside",
    what: "the last day of the holiday table",
    limit: day("2100-12-31"),
    rows: (on) => [{ ...regular, Comienza: on, Termina: on }],
  },
];

const written = new Set(RULES.map(({ id }) => id));
const judged = LIMITS.filter(({ rule }) => written.has(rule));

/** What a rule has against a sheet; a note is no objection. */
function objections({ rule, rows, settings = {} }: Limit, reached: number, more: NamedRow = {}): string[] {
  return findingsOf(rule, { rows: rows(reached), settings: { ...settings, ...more } })
    .filter(({ severity }) => severity !== "note")
    .map(({ severity, message }) => `${severity}: ${message.es}`);
}

test.each(judged.map((one) => [one.rule, one.what, one] as const))(
  "%s, %s: on it and past it",
  (_, __, one) => {
    expect(objections(one, one.limit)).toEqual([]);
    expect(objections(one, one.limit + (one.towards ?? 1))).not.toEqual([]);
  },
);

const counted = judged.filter(({ parameter }) =>
  parameter ? ["count", "days"].includes(PARAMETER_FACTS[parameter].unit) : false,
);

describe.each(counted.map((one) => [one.rule, one.what, one] as const))("%s, %s", (_, __, one) => {
  test.each([1, 2, 3, 4, 6, 7, 9, 11])("whatever the user sets: %i", (set) => {
    const own = { [PARAMETER_FACTS[one.parameter!].name.es]: set };
    expect(objections(one, set, own)).toEqual([]);
    const past = objections(one, set + 1, own);
    expect(past).not.toEqual([]);
    expect(past[0]).toContain(`${PARAMETER_FACTS[one.parameter!].name.es} = ${set}`);
  });
});

const dated = judged.filter(({ parameter }) =>
  parameter ? PARAMETER_FACTS[parameter].unit === "month-day" : false,
);

describe.each(dated.map((one) => [one.rule, one.what, one] as const))("%s, %s", (_, __, one) => {
  test.each(["05-17", "05-30", "06-01", "06-06", "06-20"])("whatever day the user sets: %s", (set) => {
    const own = { [PARAMETER_FACTS[one.parameter!].name.es]: set };
    const limit = day(`2027-${set}`);
    expect(objections(one, limit, own)).toEqual([]);
    expect(objections(one, limit + 1, own)).not.toEqual([]);
  });

  test.each(everyDay(1992, 108).filter((year) => year % 9 === 0))("in %i", (year) => {
    const limit = day(isoText(one.limit).replace("2027", String(year)));
    const called = { settings: { ley: "81-1991" } };
    expect(objections({ ...one, ...called }, limit)).toEqual([]);
    expect(objections({ ...one, ...called }, limit + 1)).not.toEqual([]);
  });
});

test("every number of the law has a limit here", () => {
  const tried = new Set(LIMITS.map(({ parameter }) => parameter));
  expect(PARAMETER_NAMES.filter((name) => !tried.has(name))).toEqual([]);
});
