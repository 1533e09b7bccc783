import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { seats, seatsOfAll } from "../../functions/answers/outcome";
import { openPackage } from "../../xlsx/package/open-package";
import { readWorkbook } from "../../xlsx/read/read-workbook";
import { newWorkbook } from "../../xlsx/write/new-workbook";
import { muni, trialFolder } from "./run-muni";

const folder = trialFolder();
const at = (name: string) => path.join(folder(), name);

const CANDIDATES = [
  ["Partido", "Fila", "Votos"],
  ["A", 1, 300],
  ["A", 2, 290],
  ["A", 3, 280],
  ["B", 1, 285],
  ["B", 2, 200],
  ["C", 1, 100],
];
const OF_MANY = CANDIDATES.map((row, line) => [
  ...(line === 0 ? ["Municipio", "Tamaño"] : ["Culebra", 5]),
  ...row,
]);
const csv = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.join(";")).join("\r\n");
const objects = ([headers = [], ...rows]: readonly (readonly unknown[])[]) =>
  rows.map((row) => Object.fromEntries(headers.map((header, column) => [header, row[column]])));

describe("muni seats", () => {
  test("gives what MUNI_SEATS gives, from CSV and from a workbook below a title", () => {
    writeFileSync(at("c.csv"), csv(CANDIDATES));
    const rows = [["Elección"], [], ...CANDIDATES].map((cells) => ({ cells }));
    writeFileSync(
      at("c.xlsx"),
      newWorkbook([
        { name: "Notas", rows: [] },
        { name: "Votos", rows },
      ]),
    );
    const expected = objects(seats(CANDIDATES, 5, [["idioma", "es"]], undefined));
    for (const file of ["c.csv", "c.xlsx"]) {
      const { code, out } = muni(folder(), ["escaños", file, "--tamaño", "5", "--formato", "json"]);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toEqual(expected);
    }
  });

  test("without a size, all municipalities of the file, as MUNI_SEATS_ALL", () => {
    writeFileSync(at("c.csv"), csv(OF_MANY));
    const { out } = muni(folder(), ["seats", "c.csv", "--format", "json", "--language", "en"]);
    expect(JSON.parse(out)).toEqual(objects(seatsOfAll(OF_MANY, [["idioma", "en"]])));
    writeFileSync(at("d.csv"), csv(CANDIDATES));
    expect(muni(folder(), ["seats", "d.csv"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("--tamaño 16"),
    });
  });

  test("a size is refused for a table of several municipalities, and taken for one that names a single one", () => {
    writeFileSync(at("m.csv"), csv([...OF_MANY, ["Otro", ...OF_MANY[1]!.slice(1)]]));
    const { code, err } = muni(folder(), ["escaños", "m.csv", "--tamaño", "16"]);
    expect([code, err]).toEqual([2, expect.stringMatching(/«m\.csv»: la tabla tiene \d+ municipios/)]);
    writeFileSync(
      at("n.csv"),
      csv(CANDIDATES.map((row, at) => [at === 0 ? "Municipio" : "Culebra", ...row])),
    );
    expect(muni(folder(), ["escaños", "n.csv", "--tamaño", "5"]).code).toBe(0);
  });

  test("a table for people, and a sentence for what cannot be read", () => {
    writeFileSync(at("c.csv"), csv(CANDIDATES));
    expect(muni(folder(), ["seats", "c.csv", "--size", "5"]).out).toMatch(
      /^partido +directos +minoría +total +nota\n─/,
    );
    writeFileSync(at("e.csv"), csv([...CANDIDATES, ["D", 1, "muchos"]]));
    const { code, err } = muni(folder(), ["seats", "e.csv", "--size", "5"]);
    expect([code, err]).toEqual([2, expect.stringMatching(/^muni: «e\.csv»: .*«muchos»/)]);
    expect(muni(folder(), ["seats", "c.csv", "--size", "13"]).code).toBe(2);
  });
});

describe("muni plan and template", () => {
  test("the plan passes the check, and its formulas have the values that recalc gives", () => {
    const words = [
      "plan",
      "--año",
      "2027",
      "--miembros",
      "16",
      "--día",
      "jueves",
      "--semana",
      "2",
      "--salida",
      "cal.xlsx",
    ];
    expect(muni(folder(), words)).toMatchObject({ code: 0, err: "" });
    const report = JSON.parse(muni(folder(), ["check", "cal.xlsx", "--formato", "json"]).out) as {
      counts: unknown;
    };
    expect(report.counts).toMatchObject({ violation: 0, warning: 0 });
    const { code, out } = muni(folder(), ["recalc", "cal.xlsx", "--salida", "otra vez.xlsx"]);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/(\d+) de \1 fórmulas calculadas, 0 con otro\s+valor/),
    ]);
    expect(muni(folder(), words).err).toContain("ya existe y no se tocó");
  });

  test("names of options in English and without accents, and a template in English", () => {
    const words = [
      "plan",
      "--year=2027",
      "--municipality",
      "Ponce",
      "--day",
      "Tuesday",
      "-o",
      "cal.xlsx",
      "--language",
      "en",
    ];
    expect(muni(folder(), words).code).toBe(0);
    expect(muni(folder(), ["plan", "--ano", "2028", "--salida", "b.xlsx", "--dia", "martes"]).code).toBe(0);
    expect(muni(folder(), ["template", "--output", "t.xlsx", "--language", "en"]).out).toBe(
      "t.xlsx: empty calendar.\n",
    );
    const { sheets } = readWorkbook(openPackage(Uint8Array.from(readFileSync(at("t.xlsx")))));
    expect(sheets.map(({ name }) => name)).toEqual(["Calendar", "Parameters", "Holidays", "Exceptions"]);
  });

  test.each([
    [["plan", "--salida", "x.xlsx"], "--año 2027"],
    [["plan", "--año", "1900", "--salida", "x.xlsx"], "de 1991 a 2100"],
    [["plan", "--año", "2027", "--día", "marte", "--salida", "x.xlsx"], "¿Quiso decir «martes»?"],
    [["plan", "--año", "2027", "--municipio", "Pons", "--salida", "x.xlsx"], "Pons"],
    [["plan", "--año", "2027"], "--salida CAL.xlsx"],
    [["template", "--salida", "x.xls"], ".xlsx"],
  ])("%j is refused", (words, sentence) => {
    expect(muni(folder(), words)).toMatchObject({ code: 2, out: "", err: expect.stringContaining(sentence) });
    expect(existsSync(at("x.xlsx"))).toBe(false);
  });
});
