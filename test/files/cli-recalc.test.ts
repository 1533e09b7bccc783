import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { NewCell, NewSheet } from "../../xlsx/edit/new-sheet";
import { openPackage } from "../../xlsx/package/open-package";
import { readWorkbook } from "../../xlsx/read/read-workbook";
import { newWorkbook } from "../../xlsx/write/new-workbook";
import { muni, trialFolder } from "./run-muni";

const folder = trialFolder();

type Row = readonly NewCell[];

function formula(
  text: string,
  cached: number | string | boolean | { error: string },
  rows?: number,
  columns = 1,
): NewCell {
  return { formula: text, cached, ...(rows === undefined ? {} : { spill: { rows, columns } }) };
}

function sheet(name: string, rows: readonly Row[], more: Partial<NewSheet> = {}): NewSheet {
  return { name, rows: rows.map((cells) => ({ cells })), ...more };
}

function write(name: string, sheets: readonly NewSheet[]): Uint8Array {
  const bytes = newWorkbook(sheets);
  writeFileSync(path.join(folder(), name), bytes);
  return bytes;
}

/** Value that a file keeps for a cell, by sheet and row and column from 0. */
function cells(name: string): (sheet: string, row: number, column: number) => unknown {
  const { sheets } = readWorkbook(openPackage(readFileSync(path.join(folder(), name))));
  return (wanted, row, column) => {
    const { used, rows } = sheets.find((one) => one.name === wanted)!;
    return rows[row - used.row]?.[column - used.column] ?? "";
  };
}

function recalc(name: string, ...more: string[]) {
  return muni(folder(), ["recalc", name, "--salida", "copia.xlsx", ...more]);
}

describe("muni recalc", () => {
  test("computes MUNI cells, native formulas on them, and nothing else", () => {
    const before = write("libro.xlsx", [
      sheet("Hoja 1", [
        [16, formula("MUNI_TWO_THIRDS(A1)", 99), formula("IF(B1>10,B1*2,0)", 0), formula("A1*3", 777)],
        [
          formula("MUNI_QUORUM(B1)+MUNI_QUORUM(A1)", 0),
          formula("SUM(A:A)", 0),
          formula("'Otra hoja'!A1+1", 5),
        ],
      ]),
      sheet("Otra hoja", [[formula("SUM('Hoja 1'!B1:C1)", 1), formula("1+1", 44)]]),
    ]);
    const { code, out } = recalc("libro.xlsx");
    const at = cells("copia.xlsx");
    expect([at("Hoja 1", 0, 1), at("Hoja 1", 0, 2), at("Hoja 1", 1, 0)]).toEqual([11, 22, 15]);
    expect([at("Hoja 1", 1, 1), at("Otra hoja", 0, 0), at("Hoja 1", 1, 2)]).toEqual([31, 33, 34]);
    // These do not depend on MUNI: their stale values are not ours to mend.
    expect([at("Hoja 1", 0, 3), at("Otra hoja", 0, 1)]).toEqual([777, 44]);
    expect(out).toContain("6 de 6 fórmulas calculadas, 6 con otro valor");
    expect(code).toBe(0);
    expect(readFileSync(path.join(folder(), "libro.xlsx"))).toEqual(Buffer.from(before));
  });

  test("follows names and table columns", () => {
    write("libro.xlsx", [
      sheet(
        "Datos",
        [
          ["Miembros", "Dos tercios", formula("SUM(Tabla[Dos tercios])+Total", 0)],
          [12, formula("MUNI_TWO_THIRDS(Tabla[[#This Row],[Miembros]])", 0)],
          [14, formula("MUNI_TWO_THIRDS(Tabla[[#This Row],[Miembros]])", 0)],
        ],
        {
          tables: [{ name: "Tabla", range: { row: 0, column: 0, rows: 3, columns: 2 } }],
          names: [{ name: "Total", range: { row: 1, column: 1, rows: 1, columns: 1 } }],
        },
      ),
    ]);
    expect(recalc("libro.xlsx").code).toBe(0);
    const at = cells("copia.xlsx");
    expect([at("Datos", 1, 1), at("Datos", 2, 1), at("Datos", 0, 2)]).toEqual([8, 10, 26]);
  });

  test("a table that grows spills into free cells, and what reads them follows", () => {
    const candidates: Row[] = [
      ["Partido", "Fila", "Votos"],
      ["A", 1, 300],
      ["A", 2, 290],
      ["B", 1, 200],
      ["C", 1, 100],
    ];
    write("libro.xlsx", [
      sheet("Escaños", [
        ...candidates,
        [],
        [
          formula("MUNI_SEATS(A1:C5,5)", "viejo", 2, 5),
          null,
          null,
          null,
          null,
          null,
          formula("SUM(D8:D20)", 0),
        ],
        ["viejo", "viejo", "viejo", "viejo", "viejo"],
      ]),
    ]);
    const { code, out, err } = recalc("libro.xlsx");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("2 de 2");
    const at = cells("copia.xlsx");
    expect(at("Escaños", 6, 0)).toBe("partido");
    const totals = [7, 8, 9].map((row) => Number(at("Escaños", row, 3)));
    expect(at("Escaños", 6, 6)).toBe(totals.reduce((sum, one) => sum + one, 0));
  });

  test("what reads a whole spilled table has its new size; ranges that end in a function are read", () => {
    write("libro.xlsx", [
      sheet("Hoja", [
        [formula("MUNI_BUDGET_DATES(2027)", "viejo", 1, 1)],
        ...Array.from({ length: 9 }, (): Row => []),
        [
          formula("COUNTA(_xlfn.ANCHORARRAY(A1))", 0),
          formula("COUNTA(A1:INDEX(A:A,4))", 0),
          formula("ROWS(A1:A4)", 0),
        ],
      ]),
    ]);
    const { code, err } = recalc("libro.xlsx");
    expect([code, err]).toEqual([0, ""]);
    const at = cells("copia.xlsx");
    const filled = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => at("Hoja", row, column)));
    expect(at("Hoja", 10, 0)).toBe(filled.length);
    expect([at("Hoja", 10, 1), at("Hoja", 10, 2)]).toEqual([4, 4]);
  });

  test("a spilled result never writes over a taken cell", () => {
    write("libro.xlsx", [
      sheet("Hoja", [
        [formula("MUNI_BUDGET_DATES(2027)", "viejo", 1, 6), null, null, null, null, null],
        [null, "mío"],
      ]),
    ]);
    const { out } = recalc("libro.xlsx");
    const at = cells("copia.xlsx");
    expect([at("Hoja", 0, 0), at("Hoja", 1, 1)]).toEqual(["#SPILL!", "mío"]);
    expect(out.replace(/\s+/g, " ")).toContain(
      "Hoja!A1: #SPILL!: el resultado necesita A1:F4, pero B2 está ocupada",
    );
  });

  test("tells what it cannot compute, and keeps its value and that of its dependents", () => {
    write("libro.xlsx", [
      sheet("Hoja", [
        [16, formula("MUNI_QUORUM(A1)", 1), formula('INDIRECT("A1")+B1', 50), formula("C1+1", 51)],
        [formula("NOEXISTE(B1)", 60), formula("A3+B1", 61), formula("Nada+B1", 62)],
        [formula("B2", 63)],
      ]),
    ]);
    const { code, out } = recalc("libro.xlsx");
    const text = out.replace(/\s+/g, " ");
    const at = cells("copia.xlsx");
    expect(code).toBe(1);
    expect([at("Hoja", 0, 1), at("Hoja", 0, 2), at("Hoja", 0, 3)]).toEqual([9, 50, 51]);
    expect([at("Hoja", 1, 0), at("Hoja", 1, 1), at("Hoja", 1, 2), at("Hoja", 2, 0)]).toEqual([
      60, 61, 62, 63,
    ]);
    expect(text).toContain("Hoja!C1: usa INDIRECT, cuya celda solo se sabe al calcular");
    expect(text).toContain("Hoja!D1: depende de Hoja!C1, que no se pudo calcular");
    expect(text).toContain("Hoja!A2: usa la función NOEXISTE, que este motor no tiene");
    expect(text).toContain("Hoja!B2: depende de sí misma");
    expect(text).toContain("Hoja!C2: usa el nombre Nada, que el libro no define");
  });

  test("an error of ours is a result, told with its sentence in both languages", () => {
    write("libro.xlsx", [sheet("Hoja", [[formula('MUNI_QUORUM("x")', 1), formula("IFERROR(A1,5)", 1)]])]);
    const { code, out } = recalc("libro.xlsx", "--language", "en");
    const at = cells("copia.xlsx");
    expect([code, at("Hoja", 0, 0), at("Hoja", 0, 1)]).toEqual([0, "#VALUE!", 5]);
    expect(out).toContain("Hoja!A1: it gives #VALUE!");
  });

  test("a chain of thousands, and ten thousand cells on one range", () => {
    const rows = Array.from({ length: 5000 }, (_, i): Row => [
      i + 5,
      formula(`MUNI_TWO_THIRDS(A${i + 1})`, 0),
      formula(i === 0 ? "B1" : `C${i}+B${i + 1}`, 0),
    ]);
    write("libro.xlsx", [sheet("Hoja", [...rows, [null, null, formula("SUM(B1:B5000)", 0)]])]);
    expect(recalc("libro.xlsx").out).toContain("10001 de 10001");
    const at = cells("copia.xlsx");
    expect(at("Hoja", 5000, 2)).toBe(at("Hoja", 4999, 2));
  }, 60_000);

  test("a book without MUNI formulas, a missing output and a text file are refused in one sentence", () => {
    write("libro.xlsx", [sheet("Hoja", [[formula("1+1", 2)]])]);
    expect(recalc("libro.xlsx")).toMatchObject({ code: 2, out: "" });
    expect(recalc("libro.xlsx").err).toBe(
      "muni: «libro.xlsx»: no tiene fórmulas MUNI_*; no se escribió ninguna copia.\n",
    );
    expect(muni(folder(), ["recalc", "libro.xlsx"]).err).toContain("--salida COPIA.xlsx");
    writeFileSync(path.join(folder(), "a.csv"), "x\n");
    expect(recalc("a.csv").err).toContain(".xlsx o .xlsm");
  });
});
