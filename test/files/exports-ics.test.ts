import ICAL from "ical.js";
import { parseIso } from "../../src/days/iso";
import { icsOf } from "../../src/exports/ics";
import { icsFile, icsText } from "../../src/exports/ics-lines";
import { ENGLISH, reportOfRows, SAMPLE_REPORT, SPANISH } from "../law/exports-report";

function eventsOf(text: string): any[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((event: any) => new ICAL.Event(event));
}

const text = icsOf(SAMPLE_REPORT, SPANISH);
const events = eventsOf(text);

const named = (start: string): any => events.find((event) => event.summary.startsWith(start));

test("a reader finds every session that has days, and every deadline", () => {
  const { sessions } = SAMPLE_REPORT.basis!.book;
  const dated = sessions.filter(({ first, type }) => type !== undefined && first.state === "read");
  expect(events.filter(({ summary }) => /^Sesión/.test(summary))).toHaveLength(dated.length);
  expect(events.filter(({ summary }) => /^Último/.test(summary)).length).toBeGreaterThan(8);
});

test("events are of whole days, and their end is the day after the last", () => {
  for (const { startDate, endDate } of events) {
    expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
    expect(endDate.compare(startDate)).toBe(1);
  }
  const session = named("Sesión O-01: ordinaria");
  expect([session.startDate.toString(), session.endDate.toString()]).toEqual(["2027-01-12", "2027-01-15"]);
  expect([session.location, session.description]).toEqual([
    "Salón de sesiones",
    "Días de reunión: 2027-01-12, 2027-01-13, 2027-01-14.",
  ]);
});

test("deadlines tell the other readings and the citation", () => {
  const deadline = named("Último día: el alcalde contesta la petición de PT-01");
  expect(deadline.startDate.toString()).toBe("2027-08-08");
  expect(deadline.description).toBe(
    "Según otras lecturas: lectura=388: 2027-08-09, lectura=68.1: 2027-08-10.\nCita: § 4203(b)(2).",
  );
});

test("what is still due has an alarm, what was done has none", () => {
  const alarm = (start: string): string | undefined =>
    named(start).component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger").toString();
  expect(alarm("Sesión O-01")).toBe("-P1D");
  expect(alarm("Sesión C-02")).toBeUndefined();
  expect(alarm("Último día: el Presidente contesta a la comisión C-01")).toBeUndefined();
});

test("UIDs are all different, and stay when a session moves within its year", () => {
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  const on = (start: string): string[] =>
    eventsOf(
      icsOf(reportOfRows([{ Sesión: "Ñ/1", Tipo: "ordinaria", Comienza: start, Termina: start }]), SPANISH),
    ).map(({ uid }) => uid);
  expect(on("2027-03-01")).toEqual(on("2027-04-12"));
  expect(on("2027-03-01")[0]).not.toBe(on("2028-03-01")[0]);
  expect(on("2027-03-01")[0]).toMatch(/^[\w-]+@muni\.invalid$/);
});

test("sessions that the check cannot put together keep UIDs of their own", () => {
  const row = { Sesión: 1, Tipo: "otra", Comienza: "2027-03-01" };
  const report = reportOfRows([
    row,
    { ...row, Sesión: "1 ", Comienza: "2027-03-01" },
    { ...row, Tipo: "ordinaria" },
  ]);
  const uids = eventsOf(icsOf(report, SPANISH)).map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
});

test("a suspended or cancelled session is cancelled, and one whose status cannot be read is tentative", () => {
  const row = { Tipo: "ordinaria", Comienza: "2027-03-01", Termina: "2027-03-01" };
  const report = reportOfRows([
    { ...row, Sesión: 1, Estado: "cancelada" },
    { ...row, Sesión: 2, Estado: "suspendida" },
    { ...row, Sesión: 3, Estado: "quizás" },
    { ...row, Sesión: 4, Estado: "celebrada" },
  ]);
  const statuses = eventsOf(icsOf(report, SPANISH)).slice(0, 4);
  expect(statuses.map(({ component }) => component.getFirstPropertyValue("status"))).toEqual([
    "CANCELLED",
    "CANCELLED",
    "TENTATIVE",
    "CONFIRMED",
  ]);
});

test("the same report gives the same file; the day of the export is its stamp", () => {
  expect(icsOf(SAMPLE_REPORT, SPANISH)).toBe(text);
  const stamped = icsOf(SAMPLE_REPORT, { ...SPANISH, day: parseIso("2027-01-02")! });
  expect(new Set(stamped.match(/DTSTAMP:\S+/g))).toEqual(new Set(["DTSTAMP:20270102T000000Z"]));
});

test("lines have at most 75 octets, end in CRLF and are never cut inside a character", () => {
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line, "utf8")).toBeLessThanOrEqual(75);
  expect(text.replace(/\r\n/g, "")).not.toMatch(/[\r\n]/);
  const long = `SUMMARY:${"ñ🏛".repeat(60)}`;
  expect(icsFile([long]).replace(/\r\n /g, "")).toBe(`${long}\r\n`);
});

test("texts come back from a reader as they were", () => {
  const agenda = "Uno; dos, tres\\cuatro\ncinco: “seis” \u0007 siete 🏛 " + "ñ".repeat(90);
  const report = reportOfRows([
    {
      Sesión: "O;1,\\",
      Tipo: "ordinaria",
      Comienza: "2027-03-01",
      Termina: "2027-03-01",
      Agenda: agenda,
      Lugar: "Piso 2; ala B",
    },
  ]);
  const [session] = eventsOf(icsOf(report, SPANISH));
  expect(session.summary).toBe("Sesión O;1,\\: ordinaria");
  expect(session.description).toBe(`Agenda: ${agenda.replace("\u0007", "")}.`);
  expect(session.location).toBe("Piso 2; ala B");
  expect(icsText("a\r\nb")).toBe("a\\nb");
});

test("the file is in English where asked, with the municipality in its name", () => {
  const report = reportOfRows(
    [{ Sesión: 1, Tipo: "ordinaria", Comienza: "2027-03-01", Termina: "2027-03-01" }],
    [["municipio", "Cayey"]],
  );
  const english = icsOf(report, ENGLISH);
  expect(english).toContain("X-WR-CALNAME:Municipal Legislature of Cayey\r\n");
  const summaries = eventsOf(english).map(({ summary, startDate }) => `${startDate.toString()} ${summary}`);
  expect(summaries).toContain("2027-03-01 Session 1: regular");
  expect(summaries).toContain(
    "2027-06-13 Last day: the budget session of 2027 ends, with the budget approved",
  );
});
