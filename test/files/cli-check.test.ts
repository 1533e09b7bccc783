import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fromCivil } from "../../src/days/civil";
import type { NewCell, NewSheet } from "../../xlsx/edit/new-sheet";
import { openPackage } from "../../xlsx/package/open-package";
import { readWorkbook } from "../../xlsx/read/read-workbook";
import type { SheetData } from "../../xlsx/read/workbook-data";
import { newWorkbook } from "../../xlsx/write/new-workbook";
import { muni, trialFolder } from "./run-muni";

const folder = trialFolder();
const at = (...parts: string[]) => path.join(folder(), ...parts);
const day = (year: number, month: number, date: number) => ({ day: fromCivil(year, month, date) });

const HEADERS = ["Sesión", "Tipo", "Comienza", "Termina"];
const LATE_BUDGET: readonly NewCell[] = ["P", "presupuesto", day(2027, 6, 4), day(2027, 6, 13)];
const REGULAR: readonly NewCell[] = ["O-1", "ordinaria", day(2027, 1, 12), day(2027, 1, 12)];

function sheet(name: string, rows: readonly (readonly NewCell[])[], more: Partial<NewSheet> = {}): NewSheet {
  return { name, rows: rows.map((cells) => ({ cells })), ...more };
}

function write(name: string, ...sheets: NewSheet[]): void {
  writeFileSync(at(name), newWorkbook(sheets));
}

const late = (name = "Calendario"): NewSheet => sheet(name, [HEADERS, LATE_BUDGET]);
const lawful = (name = "Calendario"): NewSheet => sheet(name, [HEADERS, REGULAR]);

function sheetsOf(name: string): readonly SheetData[] {
  return readWorkbook(openPackage(Uint8Array.from(readFileSync(at(name))))).sheets;
}

const flat = (text: string) => text.replace(/\s+/g, " ");

describe("muni check: one file", () => {
  test("exits 1 with violations, 0 without, 2 for what is no calendar", () => {
    write("tarde.xlsx", late());
    write("bien.xlsx", lawful());
    write("otro.xlsx", sheet("Notas", [["Nada", "que", "revisar"]]));
    const run = muni(folder(), ["check", "tarde.xlsx"]);
    expect(run.code).toBe(1);
    expect(flat(run.out)).toContain("tarde.xlsx: hoja «Calendario», A1:D2");
    expect(flat(run.out)).toContain("C2 4203a-budget-start · § 4203(a) ¶3 · Sesión P");
    expect(muni(folder(), ["check", "bien.xlsx"]).code).toBe(0);
    const other = muni(folder(), ["check", "otro.xlsx"]);
    expect([other.code, other.out]).toEqual([2, ""]);
    expect(other.err).toMatch(
      /^muni: «otro\.xlsx»: no hay un calendario de sesiones en ninguna hoja visible/,
    );
  });

  test("looks at tables, then at the rest, of every visible sheet; hidden ones only when named", () => {
    const tabled = sheet("Dos", [[], [null, ...HEADERS], [null, ...LATE_BUDGET]], {
      tables: [{ name: "Sesiones", range: { row: 1, column: 1, rows: 2, columns: 4 } }],
    });
    write("libro.xlsx", lawful("Uno"), tabled);
    const { out } = muni(folder(), ["check", "libro.xlsx", "--formato", "json"]);
    const reports = JSON.parse(out) as { calendar: { sheet: string; range: string } }[];
    expect(reports.map(({ calendar }) => `${calendar.sheet} ${calendar.range}`)).toEqual([
      "Uno A1:D2",
      "Dos B2:E3",
    ]);
    expect(muni(folder(), ["check", "libro.xlsx", "--hoja", "uno"]).code).toBe(0);
    expect(muni(folder(), ["check", "libro.xlsx", "--sheet", "Unos"]).err).toContain(
      "no hay hoja «Unos». ¿Quiso decir «Uno»? Hojas: Uno, Dos.",
    );
    expect(muni(folder(), ["check", "libro.xlsx", "--sheet", "Tres"]).err).toContain(
      "no hay hoja «Tres». Hojas: Uno, Dos.",
    );
  });

  test("Parámetros of the book choose language and numbers; the command line goes before them", () => {
    write(
      "libro.xlsx",
      late(),
      sheet("Parámetros", [
        ["nombre", "valor"],
        ["idioma", "en"],
        ["comienzo presupuesto", "4 junio"],
      ]),
    );
    expect(muni(folder(), ["check", "libro.xlsx"], { LANG: "es_PR.UTF-8" }).out).toContain(
      "sheet “Calendario”",
    );
    expect(muni(folder(), ["check", "libro.xlsx", "--idioma", "es"]).out).toContain("hoja «Calendario»");
    expect(muni(folder(), ["check", "libro.xlsx"]).code).toBe(0);
    const settings = ["--parametros", "idioma=es; budget start=3 junio"];
    const { code, out } = muni(folder(), ["check", "libro.xlsx", ...settings]);
    expect([code, out]).toEqual([1, expect.stringContaining("hoja «Calendario»")]);
  });

  test("takes the language of the environment, else Spanish", () => {
    write("libro.xlsx", late());
    const out = (env: Record<string, string>) => muni(folder(), ["check", "libro.xlsx"], env).out;
    expect(out({ LANG: "en_US.UTF-8" })).toContain("Violations (");
    expect(out({ LC_ALL: "es_PR.UTF-8", LANG: "en_US.UTF-8" })).toContain("Incumplimientos (");
    expect(out({ LANG: "fr_FR.UTF-8" })).toContain("Incumplimientos (");
    expect(out({})).toContain("Incumplimientos (");
  });

  test("paints on no pipe, but where it is told to", () => {
    write("libro.xlsx", late());
    const out = (env: Record<string, string>) => muni(folder(), ["check", "libro.xlsx"], env).out;
    expect(out({})).not.toContain("\u001b");
    expect(out({ FORCE_COLOR: "1" })).toContain("\u001b[");
    expect(out({ NO_COLOR: "1", FORCE_COLOR: "0" })).not.toContain("\u001b");
  });

  test("wraps to the width that it is told", () => {
    write("libro.xlsx", late());
    const longest = (columns: string) =>
      Math.max(
        ...muni(folder(), ["check", "libro.xlsx"], { COLUMNS: columns })
          .out.split("\n")
          .map((line) => line.length),
      );
    expect(longest("60")).toBeLessThanOrEqual(62);
    expect(longest("100")).toBeGreaterThan(62);
  });

  test("every format, on the screen or into a file that it does not replace", () => {
    write("libro.xlsx", late());
    const starts = { json: "{", sarif: "{", csv: "\ufeff", html: "<!doctype html>", ics: "BEGIN:VCALENDAR" };
    for (const [format, start] of Object.entries(starts)) {
      const { out, code } = muni(folder(), ["check", "libro.xlsx", "--format", format]);
      expect(out.toLowerCase().startsWith(start.toLowerCase())).toBe(true);
      expect(code).toBe(1);
    }
    const words = ["check", "libro.xlsx", "--formato=sarif", "--salida", "informe.sarif"];
    expect(muni(folder(), words)).toMatchObject({ code: 1, out: "" });
    expect(JSON.parse(readFileSync(at("informe.sarif"), "utf8"))).toMatchObject({ version: "2.1.0" });
    expect(muni(folder(), words)).toMatchObject({ code: 2, out: "" });
    expect(muni(folder(), [...words, "--overwrite"]).code).toBe(1);
  });
});

describe("muni check --marcar", () => {
  test("marks a copy, with report and column, and leaves the input as it is", () => {
    write("libro.xlsx", late());
    const before = readFileSync(at("libro.xlsx"));
    const { code, err } = muni(folder(), [
      "check",
      "libro.xlsx",
      "--marcar",
      "copia.xlsx",
      "--informe",
      "--hallazgos",
    ]);
    expect([code, flat(err).trim()]).toEqual([1, expect.stringContaining("Copia con marcas: copia.xlsx")]);
    expect(readFileSync(at("libro.xlsx"))).toEqual(before);
    const [calendar, report] = sheetsOf("copia.xlsx");
    expect(calendar!.conditionalFormats.flatMap(({ formulas }) => formulas)).toContain('N("MUNI-I")=0');
    expect(calendar!.rows.map((row) => row[4])).toEqual([
      "Hallazgos",
      expect.stringContaining("I 4203a-budget-start"),
    ]);
    expect(report!.name).toBe("Informe");
    expect(readdirSync(folder()).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  test("refuses the input itself, by any name, and a file that is there", () => {
    write("libro.xlsx", late());
    symlinkSync(at("libro.xlsx"), at("otro.xlsx"));
    const before = readFileSync(at("libro.xlsx"));
    for (const name of ["libro.xlsx", "./libro.xlsx", "otro.xlsx"]) {
      const { code, err } = muni(folder(), ["check", "libro.xlsx", "--marcar", name, "--sobrescribir"]);
      expect([code, err]).toEqual([2, expect.stringContaining("es el mismo archivo que se lee")]);
    }
    write("copia.xlsx", lawful());
    expect(muni(folder(), ["check", "libro.xlsx", "--marcar", "copia.xlsx"]).err).toContain(
      "ya existe y no se tocó",
    );
    expect(muni(folder(), ["check", "libro.xlsx", "--marcar", "copia.xlsx", "--sobrescribir"]).code).toBe(1);
    expect(readFileSync(at("libro.xlsx"))).toEqual(before);
  });

  test("several files go to a folder", () => {
    write("a.xlsx", late());
    write("b.xlsx", lawful());
    mkdirSync(at("copias"));
    expect(muni(folder(), ["check", "a.xlsx", "b.xlsx", "--mark", "copias"]).code).toBe(1);
    expect(readdirSync(at("copias")).sort()).toEqual(["a.xlsx", "b.xlsx"]);
    expect(muni(folder(), ["check", "a.xlsx", "b.xlsx", "--mark", "nada"]).code).toBe(2);
    expect(existsSync(at("nada"))).toBe(false);
  });
});

describe("muni check: many files", () => {
  test("one bad file does not stop the others; a line each and a summary; no bar without a terminal", () => {
    write("a.xlsx", late());
    writeFileSync(at("b.xlsx"), "esto no es un libro");
    write("c.xlsx", lawful());
    const { code, out, err } = muni(folder(), ["check", "a.xlsx", "b.xlsx", "c.xlsx"]);
    expect([code, err]).toEqual([2, ""]);
    expect(out).toMatch(/^a\.xlsx: 1.incumplimiento/m);
    expect(out).toMatch(/^b\.xlsx: no se pudo revisar: /m);
    expect(out).toMatch(/^c\.xlsx: /m);
    expect(out).toMatch(/archivos que no se pudieron revisar +1/);
  });

  test("folders, patterns and names that match nothing", () => {
    mkdirSync(at("libros", "2027"), { recursive: true });
    write("libros/a.xlsx", late());
    write("libros/2027/b.xlsx", lawful());
    writeFileSync(at("libros/~$a.xlsx"), "");
    const files = (...words: string[]) =>
      muni(folder(), ["check", ...words, "--formato", "csv"]).out.match(/^"?libros\S*?\.xlsx/gm) ?? [];
    expect(new Set(files("libros", "libros/2027"))).toEqual(new Set(["libros/a.xlsx", "libros/2027/b.xlsx"]));
    expect(new Set(files("libros/**/*.xlsx"))).toEqual(new Set(["libros/a.xlsx", "libros/2027/b.xlsx"]));
    expect(muni(folder(), ["check", "nada*.xlsx"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("nada*.xlsx"),
    });
  });

  test("forty files on several threads come in order", () => {
    const names = Array.from({ length: 40 }, (_, i) => `libro-${String(i).padStart(2, "0")}.xlsx`);
    for (const name of names) write(name, late());
    const { code, out } = muni(folder(), ["check", ...names]);
    expect(code).toBe(1);
    expect(out.match(/^libro-\d\d\.xlsx/gm)).toEqual(names);
    expect(out).toMatch(/calendarios revisados +40/);
  });

  test("documents of several calendars are one", () => {
    for (const name of ["a.xlsx", "b.xlsx"]) write(name, late());
    const one = (format: string) => muni(folder(), ["check", "a.xlsx", "b.xlsx", "--formato", format]).out;
    expect((JSON.parse(one("sarif")) as { runs: unknown[] }).runs).toHaveLength(2);
    expect(one("csv").match(/\ufeff/g)).toHaveLength(1);
    expect(one("ics").match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
    expect(one("html").match(/<\/html>/g)).toHaveLength(1);
  });
});

describe("muni check: CSV", () => {
  const rows = [HEADERS, ["P", "presupuesto", "2027-06-04", "2027-06-13"]];

  test.each([
    [";", "\n"],
    [",", "\r\n"],
    ["\t", "\n"],
  ])("separators %j", (separator, end) => {
    writeFileSync(at("cal.csv"), rows.map((row) => row.join(separator)).join(end));
    const { code, out } = muni(folder(), ["check", "cal.csv"]);
    expect([code, out]).toEqual([1, expect.stringContaining("4203a-budget-start")]);
  });

  test("Windows-1252, UTF-8 with its mark and UTF-16", () => {
    const text = rows.map((row) => row.join(";")).join("\r\n");
    writeFileSync(at("a.csv"), Buffer.from(text, "latin1"));
    writeFileSync(at("b.csv"), `\ufeff${text}`);
    writeFileSync(at("c.csv"), Buffer.from(`\ufeff${text}`, "utf16le"));
    for (const name of ["a.csv", "b.csv", "c.csv"]) expect(muni(folder(), ["check", name]).code).toBe(1);
  });

  test("settings of a file beside it, and a mark that cannot be made", () => {
    writeFileSync(at("cal.csv"), rows.map((row) => row.join(";")).join("\n"));
    writeFileSync(at("ajustes.csv"), "nombre;valor\nidioma;en\n");
    expect(muni(folder(), ["check", "cal.csv", "--parametros", "ajustes.csv"]).out).toContain("Violations (");
    expect(muni(folder(), ["check", "cal.csv", "--marcar", "x.xlsx"]).code).toBe(2);
  });
});

describe("what is typed wrong", () => {
  test.each([
    [["chek"], "¿Quiso decir «check»?"],
    [["check", "a.xlsx", "--fomato", "json"], "¿Quiso decir «--formato»?"],
    [["check", "a.xlsx", "--formato"], "falta el valor de «--formato»"],
    [["check", "a.xlsx", "--formato", "xml"], "Use: texto, json, sarif, csv, html, ics."],
    [["check", "a.xlsx", "--idioma", "fr"], "no es un idioma de MUNI"],
    [["check", "a.xlsx", "--parametros", "lecutra=388"], "¿Quiso decir «lectura»?"],
    [["check", "nada.xlsx"], "«nada.xlsx»: no existe"],
    [["check", "a.doc"], "no existe"],
    [["check"], "indique por lo menos un archivo"],
  ])("%j", (words, sentence) => {
    const { code, out, err } = muni(folder(), words);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(sentence);
    expect(err.trim().split("\n")).toHaveLength(1);
  });

  test("help in both languages, for all and for each command; the version", () => {
    expect(muni(folder(), ["--help"])).toMatchObject({ code: 0, out: expect.stringContaining("Órdenes:") });
    expect(muni(folder(), ["--ayuda", "--idioma", "en"]).out).toContain("Commands:");
    for (const command of ["check", "seats", "plan", "template", "recalc", "rules"]) {
      expect(muni(folder(), [command, "--help", "--language", "en"]).out).toContain(`Usage: muni ${command}`);
      expect(muni(folder(), ["ayuda", command]).out).toContain("Opciones:");
    }
    expect(muni(folder(), ["--version"]).out).toMatch(/^muni \d+\.\d+\.\d+\n$/);
    expect(muni(folder(), []).code).toBe(2);
  });

  test("before it is built the launcher says what to run", () => {
    mkdirSync(at("cli"));
    copyFileSync(path.join(__dirname, "../../cli/muni.js"), at("cli/muni.js"));
    const { status, stderr } = spawnSync(process.execPath, [at("cli/muni.js")], { encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr.match(/npm run build:cli/g)).toHaveLength(2);
  });
});
