import { RULES } from "../../../src/calendar/rules";
import type { Drafts } from "../../../src/calendar/rule";
import { sessionsOf, type Book } from "../../../src/calendar/model/book";
import { check, type Calendar, type NamedRow } from "./sheet";

/* A rule that holds says so; one that has nothing to judge is counted apart, for it has shown nothing. */

function outcomesOf(id: string, calendar: Calendar): Drafts[] {
  const rule = RULES.find((one) => one.id === id)!;
  const book: Book = check(calendar).book!;
  if ("close" in rule) return [rule.close(book, new Set())];
  if (!("types" in rule)) return [rule.check(book)];
  return sessionsOf(book, rule.types).map((session) => rule.check(session, book));
}

const SPECIAL: NamedRow = { Sesión: 1, Tipo: "extraordinaria (petición)", "Convocada por": "presidente" };
const SHORT: NamedRow = { ...SPECIAL, Comienza: "2027-03-08", Termina: "2027-03-12" };
const LONG: NamedRow = { ...SPECIAL, Comienza: "2027-03-08", Termina: "2027-03-13" };
const HELD: NamedRow = { ...SPECIAL, Convocada: "2027-03-01", Comienza: "2027-03-11", Termina: "2027-03-11" };
const PETITION: NamedRow = { ...SPECIAL, "Petición recibida": "2027-03-01", Entrega: "personal" };
const CALLED: NamedRow = { ...PETITION, Convocada: "2027-03-10" };
const REJECTED: NamedRow = { ...CALLED, "Respuesta del alcalde": "rechazada", Respondida: "2027-03-04" };
const URGENT: NamedRow = { Sesión: "U", Tipo: "urgente", Comienza: "2027-03-10", "Votos a favor": 16 };
const APPROVED: NamedRow = {
  ...SPECIAL,
  Convocada: "2027-03-10",
  Comienza: "2027-03-11",
  Termina: "2027-03-12",
  "Autorizada por": "U",
};
const REGULAR: NamedRow = { Sesión: 3, Tipo: "ordinaria", Comienza: "2015-03-09" };
const MESSAGE: NamedRow = { Sesión: "M", Tipo: "mensaje de presupuesto", Convocada: "2027-05-03" };

const holds: [rule: string, why: string, row: NamedRow, ...more: NamedRow[]][] = [
  ["4203b-agenda", "an agenda is there", { ...SPECIAL, Agenda: "Obras" }],
  ["4203b-length", "five days", SHORT],
  ["4203b-signatures", "two thirds signed", { ...PETITION, Firmas: 11 }],
  ["4203b-budget-message", "in time", { ...MESSAGE, Comienza: "2027-05-14" }],
  ["4203b2-hold", "on the tenth day", HELD],
  ["4203b2-premature-call", "after the term", CALLED],
  ["4203b2-silence", "called before the rejection", { ...REJECTED, Convocada: "2027-03-03" }],
  ["4203b2i-certificate", "a certificate is there", { ...PETITION, Certificado: "sí" }],
  ["law-version", "of the period of the law", REGULAR],
];

test.each(holds.map(([rule, why, ...rows]) => [rule, why, rows] as const))(
  "%s holds: %s",
  (rule, _, rows) => {
    expect(outcomesOf(rule, { rows, settings: { miembros: 16 } })).toEqual([[]]);
  },
);

const nothing: [rule: string, why: string, row: NamedRow, ...more: NamedRow[]][] = [
  ["4203b-agenda", "the cell shows an error", { ...SPECIAL, Agenda: "#N/A" }],
  ["4203b-length", "its last day is blank", { ...SHORT, Termina: "" }],
  [
    "4203b-length",
    "its extension cannot be read",
    { ...LONG, "Prórroga autorizada": "ayer", "Prórroga hasta": "2027-03-13" },
  ],
  ["4203b-signatures", "the number cannot be read", { ...PETITION, Firmas: "once" }],
  ["4203b-signatures", "an urgent session tells of no petition", URGENT],
  ["4203b-budget-message", "the sheet has no day on which it is due", { ...SHORT, Tipo: "otra" }],
  ["4203b2-answer", "no petition is told of", SHORT],
  ["4203b2-answer", "the law knows no such delivery", { ...PETITION, Entrega: "fax" }],
  ["4203b2-hold", "its first day is blank", { ...HELD, Comienza: "" }],
  ["4203b2-hold", "the day of its call cannot be read", { ...HELD, Convocada: "mañana" }],
  ["4203b2-hold", "its last day is blank, and the reading open", { ...HELD, Termina: "" }],
  [
    "4203b2-hold",
    "what approved it cannot be read",
    { ...HELD, Comienza: "2027-03-12", Termina: "2027-03-12", "Autorizada por": "#N/A" },
  ],
  ["4203b2-premature-call", "the mayor called", { ...CALLED, "Convocada por": "alcalde" }],
  ["4203b2-premature-call", "the delivery is blank", { ...CALLED, Entrega: "" }],
  [
    "4203b2-premature-call",
    "what approved it cannot be read",
    { ...CALLED, Convocada: "2027-03-05", "Autorizada por": "#N/A" },
  ],
  [
    "4203b2-premature-call",
    "an urgent session approved it",
    { ...PETITION, ...APPROVED, Convocada: "2027-03-05" },
    URGENT,
  ],
  ["4203b2-silence", "the mayor did not answer", { ...CALLED, "Respuesta del alcalde": "ninguna" }],
  [
    "4203b2-silence",
    "an urgent session approved it",
    { ...REJECTED, "Autorizada por": "U", Comienza: "2027-03-11" },
    URGENT,
  ],
  [
    "4203b2-silence",
    "an urgent session approved it, the petition accepted",
    { ...REJECTED, "Respuesta del alcalde": "aceptada", "Autorizada por": "U", Comienza: "2027-03-11" },
    URGENT,
  ],
  ["4203b2-urgent", "no urgent session approved it", SHORT],
  ["4203b2i-certificate", "delivered by mail", { ...PETITION, Entrega: "correo" }],
  ["4203b2i-certificate", "the cell shows an error", { ...PETITION, Certificado: "#N/A" }],
  ["data-date-1904", "the workbook counts from 1900", REGULAR],
  ["data-members", "the members are given", REGULAR],
  ["exception-expired", "there are no exceptions", REGULAR],
  ["exception-no-reason", "there are no exceptions", REGULAR],
  ["exception-unused", "there are no exceptions", REGULAR],
  ["law-version", "no session has a day", { ...REGULAR, Comienza: "" }],
];

test.each(nothing.map(([rule, why, ...rows]) => [rule, why, rows] as const))(
  "%s has nothing to judge: %s",
  (rule, _, rows) => {
    expect(outcomesOf(rule, { rows, settings: { miembros: 16 } })).toContain(undefined);
  },
);

/** Of a special session that an urgent one approved. */
const outcomeOfApproved = (special: NamedRow, urgent: NamedRow): Drafts =>
  outcomesOf("4203b2-urgent", { rows: [urgent, special], settings: { miembros: 16 } })[1];

test("4203b2-urgent holds for days in a row from the vote on", () => {
  expect(outcomeOfApproved(APPROVED, URGENT)).toEqual([]);
});

test.each<[string, NamedRow, NamedRow]>([
  ["the day of the vote is blank", APPROVED, { ...URGENT, Comienza: "", Convocada: "2027-03-08" }],
  ["the last day of the special session is blank", { ...APPROVED, Termina: "" }, URGENT],
  [
    "its extension cannot be read",
    { ...APPROVED, Termina: "2027-03-15", "Prórroga autorizada": "ayer", "Prórroga hasta": "2027-03-15" },
    URGENT,
  ],
])("4203b2-urgent has nothing to judge: %s", (_, special, urgent) => {
  expect(outcomeOfApproved(special, urgent)).toBeUndefined();
});
