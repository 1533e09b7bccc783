import * as fc from "fast-check";
import { checkCalendar } from "../../../src/calendar/check";
import type { CellContent, Fix } from "../../../src/calendar/finding";
import type { SheetCell } from "../../../src/calendar/input";
import { isoText } from "../../../src/days/iso";
import { MUNICIPALITIES, membersOfMunicipality } from "../../../src/seats/municipalities";
import { readData } from "../../oracle/csv";
import { serial, sheetOf, type NamedRow } from "./sheet";

/** The fixes of a rule in a sheet, and the sheet with the first of them done. */
function fixed(rule: string, rows: readonly NamedRow[]): { fixes: readonly Fix[]; calendar: SheetCell[][] } {
  const calendar = sheetOf(rows);
  const fixes = checkCalendar({ calendar }).findings.flatMap((finding) =>
    finding.rule === rule ? (finding.fixes ?? []) : [],
  );
  return { fixes, calendar: fixes[0] ? done(fixes[0], calendar) : calendar };
}

function done({ changes, addedRow }: Fix, calendar: SheetCell[][]): SheetCell[][] {
  const after = calendar.map((row) => [...row]);
  for (const { at, before, after: content } of changes) {
    expect(calendar[at.row]?.[at.column]).toBe(before);
    after[at.row]![at.column] = written(content);
  }
  if (addedRow) {
    const row: SheetCell[] = calendar[0]!.map(() => "");
    for (const { column, after: content } of addedRow) row[column] = written(content);
    after.push(row);
  }
  return after;
}

const written = (content: CellContent): SheetCell =>
  typeof content === "object" && content ? content.day : content;

const remaining = (rule: string, calendar: SheetCell[][]) =>
  checkCalendar({ calendar }).findings.filter((finding) => finding.rule === rule);

interface Mended {
  readonly rule: string;
  readonly row: NamedRow;
  readonly kind: Fix["kind"];
  readonly label: string;
}

const PETITION = { Sesión: "E", Tipo: "extraordinaria (petición)", Convocada: "2027-09-03" };

const MENDED: Mended[] = [
  {
    rule: "data-date-text",
    row: { Sesión: "O", Tipo: "ordinaria", Comienza: "3 de junio de 2027" },
    kind: "safe",
    label: "Escribir la fecha 2027-06-03",
  },
  {
    rule: "4203a-budget-start",
    row: { Sesión: "P", Tipo: "presupuesto", Comienza: "2027-06-04", Termina: "2027-06-12" },
    kind: "suggested",
    label: "Comenzar el 2027-06-03",
  },
  {
    rule: "4203a-budget-end",
    row: { Sesión: "P", Tipo: "presupuesto", Comienza: "2027-06-02", Termina: "2027-06-14" },
    kind: "suggested",
    label: "Terminar el 2027-06-13",
  },
  {
    rule: "4203b-length",
    row: { Sesión: "E", Tipo: "extraordinaria (alcalde)", Comienza: "2027-03-08", Termina: "2027-03-13" },
    kind: "suggested",
    label: "Terminar el 2027-03-12",
  },
  {
    rule: "4203b2-hold",
    row: { ...PETITION, Comienza: "2027-09-20", Termina: "2027-09-21" },
    kind: "suggested",
    label: "Celebrarla del 2027-09-12 al 2027-09-13",
  },
  {
    rule: "4203b2-hold",
    row: { ...PETITION, Comienza: "2027-09-12", Termina: "2027-09-14" },
    kind: "suggested",
    label: "Terminar el 2027-09-13",
  },
  {
    rule: "4153-term",
    row: { Sesión: "I", Tipo: "inaugural", Comienza: "2029-01-15" },
    kind: "suggested",
    label: "Comenzar el 2029-01-08",
  },
];

test.each(MENDED.map((one) => [`${one.rule}: ${one.label}`, one] as const))("%s", (_, one) => {
  const { fixes, calendar } = fixed(one.rule, [one.row]);
  expect(fixes.map(({ kind, label }) => [kind, label.es])).toEqual([[one.kind, one.label]]);
  expect(remaining(one.rule, calendar)).toEqual([]);
});

test("a missing budget session is added, with its ten countable days", () => {
  const rows = [
    { Sesión: 1, Tipo: "ordinaria", Comienza: "2027-01-12", Termina: "2027-01-13" },
    { Sesión: 2, Tipo: "ordinaria", Comienza: "2027-07-12", Termina: "2027-07-13" },
  ];
  const { fixes, calendar } = fixed("4203a-budget-session", rows);
  expect(fixes.map(({ label }) => label.es)).toEqual([
    "Añadir la sesión P-2027 (presupuesto), del 2027-06-02 al 2027-06-13",
  ]);
  const budget = checkCalendar({ calendar }).findings.filter(({ rule }) => rule.startsWith("4203a-budget"));
  expect(budget.map(({ severity }) => severity)).not.toContain("violation");
});

test.each([
  ["it was held", { Estado: "celebrada", Comienza: "2027-06-04", Termina: "2027-06-12" }],
  ["its days are listed", { Comienza: "2027-06-04", Termina: "2027-06-12", "Días de reunión": "2027-06-07" }],
])("no other date is suggested where %s", (_, row) => {
  const { fixes } = fixed("4203a-budget-start", [{ Sesión: "P", Tipo: "presupuesto", ...row }]);
  expect(fixes).toEqual([]);
});

test("an ambiguous text, an error and a list of days are left to the clerk", () => {
  const rows = ["03/06/2027", "#N/A", "mañana"].map((Comienza, at) => ({
    Sesión: at,
    Tipo: "ordinaria",
    Comienza,
  }));
  const list = { Sesión: "L", Tipo: "ordinaria", "Días de reunión": "2027-03-08; 9 de marzo de 2027" };
  expect(
    checkCalendar({ calendar: sheetOf([...rows, list]) }).findings.flatMap(({ fixes = [] }) => fixes),
  ).toEqual([]);
});

/** Columns of what people decide or vote; no fix writes in them. */
const NEVER_WRITTEN = [
  "Votos a favor",
  "Firmas",
  "Autorizada por",
  "Prórroga autorizada",
  "Prórroga hasta",
  "Decisión",
  "Respuesta del alcalde",
];

test("no fix writes votes, signatures or authorisations, or throws the end before the start", () => {
  const day = fc.integer({ min: serial("2027-05-20"), max: serial("2027-06-30") }).map(isoText);
  const row = fc.record({
    Sesión: fc.constantFrom("1", "2"),
    Tipo: fc.constantFrom(
      "presupuesto",
      "extraordinaria (alcalde)",
      "extraordinaria (petición)",
      "inaugural",
    ),
    Comienza: day,
    Termina: day,
    Convocada: day,
    "Prórroga autorizada": fc.constantFrom("", "2027-06-01"),
    "Prórroga hasta": fc.constantFrom("", "2027-06-10"),
    Firmas: fc.constant(3),
    "Votos a favor": fc.constant(2),
    "Autorizada por": fc.constant(""),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const calendar = sheetOf(rows);
      const before = remaining("data-end-before-start", calendar).length;
      for (const { fixes = [] } of checkCalendar({ calendar }).findings)
        for (const fix of fixes) {
          const columns = [
            ...fix.changes.map(({ at }) => at.column),
            ...(fix.addedRow ?? []).map((one) => one.column),
          ];
          for (const column of columns) expect(NEVER_WRITTEN).not.toContain(calendar[0]![column]);
          expect(remaining("data-end-before-start", done(fix, calendar)).length).toBeLessThanOrEqual(before);
        }
    }),
    { numRuns: 200 },
  );
});

test("members by municipality are those of the published table", () => {
  const rows = readData("municipalities.csv");
  expect(Object.fromEntries(MUNICIPALITIES)).toEqual(
    Object.fromEntries(rows.map((row) => [row.municipality, Number(row.members_2020_election)])),
  );
});

test.each([
  ["SAN JUAN", 17],
  ["Municipio Autónomo de Caguas", 16],
  ["Municipality of Culebra", 5],
  ["mayaguez", 16],
  ["Nueva York", undefined],
])("%s has %s members", (name, members) => {
  expect(membersOfMunicipality(name)).toBe(members);
});
