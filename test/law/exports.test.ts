import { SEVERITIES } from "../../src/calendar/finding";
import { isoText, parseIso } from "../../src/days/iso";
import { fullAddress } from "../../src/exports/context";
import { csvOf, csvOfMany } from "../../src/exports/csv";
import { deadlinesOf } from "../../src/exports/deadlines";
import { findingsColumn } from "../../src/exports/findings-column";
import { jsonOf, reportData } from "../../src/exports/json";
import { reportSheet } from "../../src/exports/report-sheet";
import { neutralText } from "../../src/plan/neutral-text";
import { sheetValues } from "../../src/plan/sheet-plan";
import { ENGLISH, reportOfRows, SAMPLE_REPORT, SPANISH } from "./exports-report";

const HOSTILE = '=HYPERLINK("http://x";"y")';

describe("text that a spreadsheet would take for a formula", () => {
  test.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n1",
    "  =1",
    "＝1",
    "＋1",
    "－1",
    "＠x",
    "\u00a0=1",
  ])("is kept from being one: %j", (text) => expect(neutralText(text)).toBe(`'${text}`));

  test.each(["O-01", "1+1", "", "a=b", "§ 4203", "'=1"])("is left where it is none: %j", (text) =>
    expect(neutralText(text)).toBe(text),
  );

  const report = reportOfRows([{ Sesión: HOSTILE, Tipo: "ordinara", Comienza: "2027-03-01" }]);

  test("begins no field of a CSV file", () => {
    expect(csvOf(report, SPANISH)).toContain(`,"'=HYPERLINK(""http://x"";""y"")",`);
  });

  test("begins no cell of the report's sheet", () => {
    const cells = sheetValues(reportSheet(report, { language: "es", file: "=1.xlsx" })).flat();
    expect(cells).toContain(`'${HOSTILE}`);
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(String(cell)))).toEqual([]);
  });
});

describe("the CSV file", () => {
  test("has a byte order mark, CRLF and the same columns in both languages", () => {
    const text = csvOf(SAMPLE_REPORT, SPANISH);
    expect(
      text.startsWith(
        "\uFEFFArchivo,Letra,Gravedad,Regla,Sesión,Hoja,Celda,Columna,Mensaje,Cita,Otras lecturas\r\n",
      ),
    ).toBe(true);
    expect(text.replace(/\r\n/g, "")).not.toMatch(/[\r\n]/);
    expect(csvOf(SAMPLE_REPORT, ENGLISH)).toContain(
      "File,Letter,Severity,Rule,Session,Sheet,Cell,Column,Message,Citation,Other readings",
    );
  });

  test("of several workbooks has one header", () => {
    const text = csvOfMany(
      [
        { report: SAMPLE_REPORT, context: SPANISH },
        { report: SAMPLE_REPORT, context: { ...SPANISH, file: "otro.xlsx" } },
      ],
      "es",
    );
    expect(text.match(/Archivo,/g)).toHaveLength(1);
    expect(text.split("\r\n")).toHaveLength(2 * SAMPLE_REPORT.findings.length + 2);
  });

  test("without findings is its header", () => {
    const report = reportOfRows(
      [{ Sesión: 1, Tipo: "otra", Comienza: "2010-03-01" }],
      [
        ["desde", "2010-03-01"],
        ["hasta", "2010-03-02"],
      ],
    );
    expect(csvOf({ ...report, findings: [] }, SPANISH).split("\r\n")).toHaveLength(2);
  });
});

describe("the JSON file", () => {
  const data = reportData(SAMPLE_REPORT, { ...SPANISH, day: parseIso("2027-01-02")! });

  test("holds every finding with its cells, its steps and its other readings in both languages", () => {
    expect(data.findings).toHaveLength(SAMPLE_REPORT.findings.length);
    const answer = data.findings.find(
      ({ rule, session }) => rule === "4203b2-answer" && session === "PT-01",
    )!;
    expect(answer).toMatchObject({
      letter: "I",
      cells: [
        { sheet: "Calendario", cell: "W19" },
        { sheet: "Calendario", cell: "R19" },
      ],
    });
    expect(answer.trace[0]).toEqual({
      day: "2027-08-03",
      text: { es: expect.any(String), en: expect.any(String) },
    });
    expect(answer.otherReadings.map(({ day }) => day)).toContain("2027-08-09");
  });

  test("says what the check rests on", () => {
    expect(data).toMatchObject({
      format: "muni-report",
      formatVersion: 1,
      product: { name: "MUNI", version: "1.2.3" },
      day: "2027-01-02",
      file: SPANISH.file,
      calendar: { sheet: "Calendario", range: "A3:AF40" },
      law: { version: "81-1991", first: "1991-08-30", last: "2016-05-16" },
      members: 16,
      period: { first: "2027-01-01", last: "2027-12-31", guessed: false },
      counts: SAMPLE_REPORT.counts,
    });
    expect(data.parameters.find(({ id }) => id === "budgetMessageLatest")).toMatchObject({
      value: "05-31",
      verified: true,
    });
    expect(data.readings.map(({ id }) => id)).toEqual([
      "R1",
      "R2",
      "R3",
      "R4",
      "R5",
      "R6",
      "R7",
      "R8",
      "R9",
      "R10",
      "R11",
      "R18",
      "R19",
    ]);
    expect(data.readings[0]).toMatchObject({
      chosen: true,
      option: { name: { es: "lectura" }, value: { es: "letra" } },
    });
  });

  test("tells what a finding was before its exception, and why it is excused", () => {
    const excused = data.findings.find(({ severity }) => severity === "excused")!;
    expect(excused.excuse).toEqual({ severity: "violation", reason: "Paso de un huracán (ejemplo)" });
  });

  test("lists the sessions with their days", () => {
    expect(data.sessions[0]).toEqual({
      id: "O-01",
      type: "regular",
      typeName: { es: "ordinaria", en: "regular" },
      status: "planned",
      judged: true,
      first: "2027-01-12",
      last: "2027-01-14",
      meetingDays: ["2027-01-12", "2027-01-13", "2027-01-14"],
    });
  });

  test("is the same text for the same report", () => {
    expect(jsonOf(SAMPLE_REPORT, SPANISH)).toBe(jsonOf(SAMPLE_REPORT, SPANISH));
    expect(JSON.parse(jsonOf(SAMPLE_REPORT, SPANISH))).toEqual(reportData(SAMPLE_REPORT, SPANISH));
  });

  test("marks the numbers that nobody verified, and those of the user", () => {
    const report = reportOfRows(
      [{ Sesión: 1, Tipo: "ordinaria", Comienza: "2027-03-01" }],
      [
        ["ley", "107-2020"],
        ["días celebrar", 12],
      ],
    );
    const { parameters } = reportData(report, SPANISH);
    expect(parameters.find(({ id }) => id === "holdWithinDays")).toMatchObject({
      value: 12,
      overridden: true,
    });
    expect(parameters.find(({ id }) => id === "maxRegularSessions")).toMatchObject({
      verified: false,
      overridden: false,
    });
  });
});

describe("the report's sheet", () => {
  const sheet = reportSheet(SAMPLE_REPORT, SPANISH);
  const above = sheet.above.map(([cell]) => (typeof cell === "string" ? cell : ""));

  test("says the source, the dates, the law, the counts, the numbers and the readings", () => {
    expect(sheet.name).toBe("Informe");
    for (const line of [
      "Informe del calendario de sesiones",
      "Archivo: calendarios/año 2027.xlsx",
      "Calendario: Calendario, A3:AF40",
      "Fechas que cubre: 2027-01-01 a 2027-12-31",
      `Incumplimientos: ${SAMPLE_REPORT.counts.violation}`,
      "límite mensaje = 05-31 (§ 4203(b) ¶2; la ley)",
      "R1. ¿Qué pasa si el último día para contestar cae en domingo o feriado? lectura = letra (escogida en Parámetros)",
    ])
      expect(above).toContain(line);
    expect(above.some((line) => line.startsWith("Versión de la ley: Ley 81-1991."))).toBe(true);
  });

  test("lists the findings with their letters, the gravest first", () => {
    expect(sheet.rows).toHaveLength(SAMPLE_REPORT.findings.length);
    expect(sheet.rows.every((row) => row.length === sheet.columns.length)).toBe(true);
    expect([...new Set(sheet.rows.map(([letter]) => letter))]).toEqual(["I", "A", "J", "F", "N", "E"]);
  });

  test("is in English where asked", () => {
    expect(reportSheet(SAMPLE_REPORT, ENGLISH).columns.map(({ header }) => header)).toEqual([
      "Letter",
      "Severity",
      "Rule",
      "Session",
      "Cells",
      "Message",
      "Citation",
      "How it was reached",
      "Other readings",
    ]);
  });
});

describe("the findings' column", () => {
  const column = findingsColumn(SAMPLE_REPORT, "es")!;

  test("stands right of the calendar, under its header", () => {
    expect([column.column, column.headerRow, column.header]).toEqual([32, 2, "Hallazgos"]);
    expect(column.texts).toHaveLength(37);
  });

  test("names the rules of each row by letter, the gravest first and each once", () => {
    expect(column.texts[5]).toBe("");
    expect(column.texts[4]).toBe("A data-overlap");
    expect(column.texts[3]).toBe("A data-overlap; E 4203b-length");
    for (const text of column.texts) {
      const rules = text.split("; ").filter((rule) => rule !== "");
      expect(new Set(rules).size).toBe(rules.length);
      expect(rules.every((rule) => /^[IAJFNE] \S+$/.test(rule))).toBe(true);
    }
  });

  test("takes the place of that of an earlier check", () => {
    const report = reportOfRows([
      { Sesión: 1, Tipo: "ordinaria", Comienza: "2027-03-01", HALLAZGOS: "I 4203a-length", Otro: "x" },
    ]);
    expect(findingsColumn(report, "es")!.column).toBe(3);
  });
});

test("an address names its sheet as a formula does", () => {
  const place = (name: string) => ({ sheet: { id: "1", name }, row: 4, column: 27 });
  expect([place("Calendario"), place("Hoja 'uno'"), place("2027")].map(fullAddress)).toEqual([
    "Calendario!AB5",
    "'Hoja ''uno'''!AB5",
    "'2027'!AB5",
  ]);
});

describe("the deadlines of a calendar", () => {
  const told = (rows: Parameters<typeof reportOfRows>[0]): string[] =>
    deadlinesOf(reportOfRows(rows).basis!.book).map(({ kind, day, open, others }) =>
      [
        kind,
        isoText(day),
        open ? "open" : "done",
        ...others.map((other) => `${other.reading.es} ${isoText(other.day)}`),
      ].join(" "),
    );

  test("are the mayor's term, with the readings that give another day", () => {
    expect(
      told([
        {
          Sesión: "PT-1",
          Tipo: "petición",
          Comienza: "",
          "Petición recibida": "2025-07-22",
          Entrega: "personal",
        },
      ]),
    ).toEqual(["mayor 2025-07-27 open lectura=388 2025-07-29 lectura=68.1 2025-07-31"]);
    expect(
      told([
        {
          Sesión: "PT-1",
          Tipo: "petición",
          Comienza: "",
          "Petición recibida": "2026-06-09",
          Entrega: "correo",
          Respondida: "2026-06-12",
        },
      ]),
    ).toEqual(["mayor 2026-06-14 done lectura=388 2026-06-15 lectura=68.1 2026-06-16"]);
  });

  test("are ten days from the call of a petitioned session", () => {
    const deadlines = told([
      {
        Sesión: "E-1",
        Tipo: "extraordinaria (petición)",
        Comienza: "2027-03-05",
        Termina: "2027-03-05",
        Convocada: "2027-03-01",
      },
      {
        Sesión: "E-2",
        Tipo: "extraordinaria (alcalde)",
        Comienza: "2027-03-15",
        Termina: "2027-03-15",
        Convocada: "2027-03-11",
      },
    ]);
    expect(deadlines.filter((one) => one.startsWith("hold"))).toEqual(["hold 2027-03-11 open"]);
  });

  test("are the President's answer to a committee", () => {
    expect(
      told([{ Sesión: "C-1", Tipo: "comisión", Comienza: "", "Solicitud radicada": "2027-03-01" }]),
    ).toEqual([
      "committee 2027-03-06 open lectura=68.1 2027-03-09 radicación=mismo 2027-03-05 lectura=68.1; radicación=mismo 2027-03-08",
    ]);
  });

  test("are the limits of each year's budget, and the latest start that leaves ten days", () => {
    expect(told([{ Sesión: 1, Tipo: "ordinaria", Comienza: "2027-03-01", Termina: "2027-03-01" }])).toEqual([
      "message 2027-05-31 open",
      "budgetRoom 2027-06-02 open",
      "budgetStart 2027-06-03 open",
      "budgetEnd 2027-06-13 open",
    ]);
  });

  test("of a year's budget stay open while only another year's budget is approved", () => {
    const limits = told([
      {
        Sesión: "P-26",
        Tipo: "presupuesto",
        Comienza: "2026-05-18",
        Termina: "2026-05-29",
        "Presupuesto aprobado": "2026-05-29",
      },
      { Sesión: "P-27", Tipo: "presupuesto", Comienza: "2027-05-18", Termina: "2027-05-29" },
    ]);
    expect(limits.filter((line) => line.startsWith("budgetStart"))).toEqual([
      "budgetStart 2026-06-03 done",
      "budgetStart 2027-06-03 open",
    ]);
  });

  test("leave out a term that ends after 2100, and sessions that were cancelled", () => {
    expect(
      told([
        {
          Sesión: "PT-1",
          Tipo: "petición",
          Comienza: "",
          "Petición recibida": "2100-12-30",
          Entrega: "personal",
        },
      ]),
    ).toEqual([]);
    expect(
      told([
        {
          Sesión: "C-1",
          Tipo: "comisión",
          Estado: "cancelada",
          Comienza: "",
          "Solicitud radicada": "2027-03-01",
        },
      ]),
    ).toEqual([]);
  });
});

test("letters are those of each severity", () => {
  const letters = reportData(SAMPLE_REPORT, SPANISH).findings.map(
    ({ severity, letter }) => `${severity} ${letter}`,
  );
  expect(new Set(letters).size).toBe(SEVERITIES.length);
});
