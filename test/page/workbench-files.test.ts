import { readFileSync } from "node:fs";
import { openPackage } from "../../xlsx/package/open-package";
import { readWorkbook } from "../../xlsx/read/read-workbook";
import { day } from "../law/product";
import {
  startWorkbenches,
  showSheet,
  typeInto,
  valueOf,
  type OpenWorkbench,
  type Workbenches,
} from "./open-workbench";
import { bookOf1904, clerksBook, handWrittenBook } from "./workbench-file-books";

/* Files are opened and saved as a clerk does it: by the buttons of the page, in a real browser. */

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

jest.setTimeout(180_000);

let workbenches: Workbenches;
beforeAll(async () => {
  workbenches = await startWorkbenches();
});
afterAll(() => workbenches.close());

async function openFile({ page, pane }: OpenWorkbench, name: string, bytes: Uint8Array): Promise<void> {
  await page.locator("#file-picker").setInputFiles({ name, mimeType: "", buffer: Buffer.from(bytes) });
  await page.getByText(`Se abrió «${name}»`).first().waitFor();
  await pane().getByRole("button").first().waitFor();
}

async function saveCopy(
  { page }: OpenWorkbench,
  button = "Guardar copia…",
): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
}

function notice({ page }: OpenWorkbench): Promise<string> {
  return page.locator("#file-notice").innerText();
}

async function press({ pane }: OpenWorkbench, name: string, then: string | RegExp): Promise<void> {
  await pane().getByRole("button", { name, exact: true }).click();
  await pane().getByText(then).first().waitFor();
}

/** Names of the parts that are not the same in two files, those that only one has too. */
function changedParts(before: Uint8Array, after: Uint8Array): string[] {
  const [one, other] = [openPackage(before), openPackage(after)];
  return [...new Set([...one.names, ...other.names])]
    .filter((name) => !one.has(name) || !other.has(name) || one.text(name) !== other.text(name))
    .sort();
}

function part(file: Uint8Array, name: string): string {
  return openPackage(file).text(name);
}

describe.each([
  ["made by exceljs", "Sesiones del pueblo.xlsx", clerksBook, "Calendario"],
  ["written by hand", "Libro de a mano.xlsx", () => Promise.resolve(handWrittenBook()), "Sesiones 2027"],
] as const)("a workbook %s", (_, name, make, sheet) => {
  let bench: OpenWorkbench;
  let original: Uint8Array;
  let marked: Uint8Array;
  beforeAll(async () => {
    original = await make();
    bench = await workbenches.open();
    await bench.page.getByRole("button", { name: "Entendido" }).click();
    await openFile(bench, name, original);
  });
  afterAll(() => bench.close());

  test("is saved byte for byte while nothing changed", async () => {
    const copy = await saveCopy(bench);
    expect(copy.name).toBe(name.replace(".xlsx", " (marcado).xlsx"));
    expect(Buffer.from(copy.bytes).equals(Buffer.from(original))).toBe(true);
    expect(await notice(bench)).toContain("idéntica al original");
  });

  test("is checked and marked by the pane; of its copy only the sheet and the styles are others", async () => {
    await press(bench, "Revisar", /\d+\sreglas/);
    await press(bench, "Marcar", /Se\smarcaron\s\d+\sceldas/);
    marked = (await saveCopy(bench)).bytes;
    expect(changedParts(original, marked)).toEqual(["xl/styles.xml", "xl/worksheets/sheet1.xml"]);
    expect(part(marked, "xl/worksheets/sheet1.xml")).toContain("MUNI-I");
    expect(await notice(bench)).toContain(`las marcas de «${sheet}»`);
  });

  test("comes back from its marked copy: without the marks it is the original again", async () => {
    await openFile(bench, "copia.xlsx", marked);
    const marks = await bench.page.evaluate(() =>
      window.muniWorkbench.grid
        .sheets()[0]!
        .marks()
        .map(({ formula }) => formula),
    );
    expect(marks).toContain('=N("MUNI-I")=0');
    await press(bench, "Revisar", /\d+\sreglas/);
    await press(bench, "Quitar marcas", /Se quitaron las marcas/);
    const { bytes } = await saveCopy(bench);
    expect(changedParts(original, bytes)).toEqual([]);
  });

  test("meets no error and sends nothing anywhere", () => {
    expect(bench.errors).toEqual([]);
    expect(bench.strays).toEqual([]);
  });
});

describe("the cells of an opened workbook", () => {
  let bench: OpenWorkbench;
  let original: Uint8Array;
  beforeAll(async () => {
    original = await clerksBook();
    bench = await workbenches.open();
    await bench.page.getByRole("button", { name: "Entendido" }).click();
    await openFile(bench, "libro.xlsx", original);
  });
  afterAll(() => bench.close());

  test("show values, formulas without prefixes, dates, and what the file keeps where the grid cannot compute", async () => {
    const cells = await bench.page.evaluate(() => window.muniWorkbench.cells("Datos", "A1:C7"));
    const shown = cells.map((line) => line.map(({ value, formula }) => [value, formula]));
    expect(shown[1]![0]).toEqual([20, "=A1*2"]);
    expect(shown[2]![0]).toEqual([21, "=IFNA(A2+1,0)"]);
    expect(shown[3]![0]).toEqual([2, ""]);
    expect(shown[4]![0]).toEqual(["del archivo", ""]);
    expect(shown[1]![1]).toEqual([21, "=A2+1"]);
    expect(shown[0]![2]).toEqual([day("2027-06-03"), ""]);
    expect(shown[1]![2]).toEqual([day("2027-06-08"), '=MUNI_PETITION_DEADLINE(C1,"correo")']);
    // What no name stands for, and with it what rests on it.
    expect(shown[5]![0]).toEqual([5, ""]);
    expect(shown[6]![0]![0]).toBe(50);
    expect(await notice(bench)).toMatch(/4 fórmulas que esta página no calcula.*Datos!A4/);
  });

  test("keep the table, the frozen header, hidden rows and sheets, widths, merged cells and the list", async () => {
    const found = await bench.page.evaluate(() => {
      const { grid, workbook } = window.muniWorkbench;
      const [calendar, data, hidden] = grid.sheets();
      const config = (name: string) => workbook.getSheetByName(name)!.getSheet().getConfig();
      return {
        tables: calendar!.tables().map(({ name, rect, hasHeaders }) => ({ name, rect, hasHeaders })),
        frozen: calendar!.frozen(),
        hiddenRow: config("Calendario").rowData[2]?.hd,
        width: calendar!.columnWidth(6),
        merged: config("Datos").mergeData,
        visible: [data!.visible(), hidden!.visible()],
        lists: workbook
          .getSheetByName("Calendario")!
          .getDataValidations()
          .map((list: { rule: { formula1?: string } }) => list.rule.formula1),
        header: calendar!.look({ row: 0, column: 0, rows: 1, columns: 1 }),
        formats: calendar!.marks().map(({ formula, look }) => [formula, look]),
      };
    });
    expect(found).toMatchObject({
      tables: [{ name: "Sesiones", rect: { row: 0, column: 0, rows: 5, columns: 7 }, hasHeaders: true }],
      frozen: { rows: 1, columns: 0 },
      hiddenRow: 1,
      width: 210,
      merged: [{ startRow: 0, endRow: 1, startColumn: 4, endColumn: 5 }],
      visible: [true, false],
      lists: ["celebrada,programada,cancelada"],
      header: { fill: "#1B3A5C", fontColor: "#FFFFFF", bold: true },
      formats: [['=$B2="presupuesto"', { fontColor: "#0F5B8D", bold: true }]],
    });
  });

  test("go into the copy when they are edited: values, days, formulas with their stored names, new results", async () => {
    const { page } = bench;
    await showSheet(page, "Datos");
    await page.getByRole("button", { name: "Cerrar", exact: true }).click();
    await typeInto(page, "A1", "50");
    await typeInto(page, "D1", "2027-06-09");
    // Not by the keyboard: the list of suggestions takes what is typed faster than it opens.
    await page.evaluate(() =>
      window.muniWorkbench.user.type("Datos", "D2", '=IFNA(MUNI_PETITION_DEADLINE(D1,"correo"),"")'),
    );
    await typeInto(page, "D3", "=MUNI_BUDGET_DATES(2027)");
    expect(await valueOf(page, "Datos", "A2")).toBe(100);
    const { bytes } = await saveCopy(bench);
    const changed = changedParts(original, bytes);
    expect(changed).not.toContain("xl/worksheets/sheet1.xml");
    expect(changed).not.toContain("xl/tables/table1.xml");
    const data = readWorkbook(openPackage(bytes)).sheets[1]!;
    const formula = (row: number, column: number) =>
      data.formulas.find((one) => one.row === row && one.column === column);
    expect(data.rows[0]!.slice(0, 4)).toEqual([50, 51, day("2027-06-03"), day("2027-06-09")]);
    expect(data.isDate(0, 3)).toBe(true);
    expect(formula(1, 0)).toMatchObject({ text: "A1*2", cached: 100 });
    expect(formula(3, 0)).toMatchObject({ text: 'COUNTIF(Sesiones[Tipo],"ordinaria")', cached: 2 });
    expect(formula(1, 3)).toMatchObject({
      text: '_xlfn.IFNA(_xldudf_MUNI_PETITION_DEADLINE(D1,"correo"),"")',
      cached: day("2027-06-14"),
    });
    expect(formula(2, 3)).toMatchObject({ text: "_xldudf_MUNI_BUDGET_DATES(2027)", isDynamic: true });
    expect(formula(2, 3)!.block!.rows).toBeGreaterThan(2);
    await openFile(bench, "editado.xlsx", bytes);
    expect(await valueOf(page, "Datos", "D2")).toBe(day("2027-06-14"));
    expect(await valueOf(page, "Datos", "E4")).toBe(day("2027-05-31"));
  });

  test("meets no error", () => expect(bench.errors).toEqual([]));
});

describe("what cannot be done", () => {
  let bench: OpenWorkbench;
  beforeAll(async () => {
    bench = await workbenches.open();
    await bench.page.getByRole("button", { name: "Entendido" }).click();
  });
  afterAll(() => bench.close());

  test.each([
    ["viejo.xls", Buffer.from("d0cf11e0a1b11ae1" + "00".repeat(600), "hex"), /No se abrió «viejo.xls»/],
    ["texto.xlsx", Buffer.from("Sesión;Tipo\n"), /texto.*no un libro/],
    ["vacio.xlsx", Buffer.alloc(0), /vacío/],
  ])("%s is refused in words, and what was open stays", async (name, buffer, words) => {
    const { page } = bench;
    const before = await valueOf(page, "Calendario", "A2");
    await page.locator("#file-picker").setInputFiles({ name, mimeType: "", buffer });
    await page.locator("#file-notice[data-kind=trouble]").waitFor();
    expect(await notice(bench)).toMatch(words);
    expect(await notice(bench)).toContain("Sigue abierto el libro de antes");
    expect(await valueOf(page, "Calendario", "A2")).toBe(before);
    await page.keyboard.press("Escape");
  });

  test("rows inserted among the data: the page says so and offers a new workbook, with marks", async () => {
    const { page } = bench;
    await openFile(bench, "filas.xlsx", await clerksBook());
    await press(bench, "Revisar", /\d+\sreglas/);
    await press(bench, "Marcar", /Se\smarcaron\s\d+\sceldas/);
    await page.evaluate(() => window.muniWorkbench.user.insertRow("Calendario", 2));
    await page.getByRole("button", { name: "Guardar copia…", exact: true }).click();
    await page.locator("#file-notice[data-kind=trouble]").waitFor();
    expect(await notice(bench)).toMatch(/se insertaron, quitaron o movieron filas en «Calendario»/);
    expect(await notice(bench)).toContain("No lleva imágenes");
    const { name, bytes } = await saveCopy(bench, "Guardar como libro nuevo");
    expect(name).toBe("filas (marcado).xlsx");
    const { sheets } = readWorkbook(openPackage(bytes));
    expect(sheets.map((one) => one.name)).toEqual(["Calendario", "Datos", "Oculta"]);
    expect(sheets[0]!.tables[0]).toMatchObject({ name: "Sesiones" });
    expect(sheets[0]!.rows[3]!.slice(0, 2)).toEqual(["O-2", "ordinaria"]);
    expect(sheets[0]!.conditionalFormats.some(({ formulas }) => formulas[0] === 'N("MUNI-I")=0')).toBe(true);
  });

  test("an edit that the file's own structure does not admit is told, and a new workbook offered", async () => {
    const { page } = bench;
    await openFile(bench, "tabla.xlsx", await clerksBook());
    await page.evaluate(() => window.muniWorkbench.user.type("Calendario", "G1", "Otras notas"));
    await page.getByRole("button", { name: "Guardar copia…", exact: true }).click();
    await page.locator("#file-notice[data-kind=trouble]").waitFor();
    expect(await notice(bench)).toMatch(/G1.*encabezado de una tabla/);
    await page.getByRole("button", { name: "Guardar como libro nuevo" }).waitFor();
  });

  test("a sheet that was added is in the copy; one that was renamed prevents it", async () => {
    const { page } = bench;
    const original = await clerksBook();
    await page.evaluate(() => window.muniWorkbench.user.type("Calendario", "G1", "Notas"));
    await page.evaluate(async () => {
      const bench = window.muniWorkbench;
      bench.workbook.insertSheet("Apuntes");
      await bench.user.type("Apuntes", "B2", "=1+2");
      await bench.settled();
    });
    const { bytes } = await saveCopy(bench);
    const { sheets } = readWorkbook(openPackage(bytes));
    expect(sheets.map(({ name }) => name)).toEqual(["Calendario", "Datos", "Oculta", "Apuntes"]);
    expect(sheets[3]!.formulas).toEqual([
      expect.objectContaining({ row: 1, column: 1, text: "1+2", cached: 3 }),
    ]);
    expect(changedParts(original, bytes)).not.toContain("xl/worksheets/sheet1.xml");
    await page.evaluate(() => void window.muniWorkbench.workbook.getSheetByName("Datos")!.setName("Otros"));
    await page.getByRole("button", { name: "Guardar copia…", exact: true }).click();
    await page.getByText("la hoja «Datos» cambió de nombre").first().waitFor();
  });

  test("a look that was changed here is not in the copy, and the page says so", async () => {
    const { page } = bench;
    await page.evaluate(() => window.muniWorkbench.workbook.getSheetByName("Otros")!.setName("Datos"));
    await saveCopy(bench);
    await openFile(bench, "aspecto.xlsx", await clerksBook());
    await page.evaluate(() => {
      window.muniWorkbench.workbook.getSheetByName("Datos")!.getRange("A1").setFontWeight("bold");
    });
    await saveCopy(bench);
    expect(await notice(bench)).toMatch(/La copia no lleva estos cambios[^]*el aspecto de celdas/);
  });

  test("edits not saved yet are asked for before another file takes their place", async () => {
    const { page } = bench;
    await page.evaluate(() => window.muniWorkbench.user.type("Datos", "A1", 7));
    await page
      .locator("#file-picker")
      .setInputFiles({ name: "otro.xlsx", mimeType: "", buffer: Buffer.from(handWrittenBook()) });
    await page.getByText("cambios que no se han guardado").first().waitFor();
    await page.keyboard.press("Enter");
    expect(await valueOf(page, "Datos", "A1")).toBe(7);
    await page
      .locator("#file-picker")
      .setInputFiles({ name: "otro.xlsx", mimeType: "", buffer: Buffer.from(handWrittenBook()) });
    await page.getByRole("button", { name: "Abrir sin guardar" }).click();
    await page.getByText("Se abrió «otro.xlsx»").first().waitFor();
  });

  test("days of 1904 show as in Excel, and are saved as they were counted; a protected sheet stays so", async () => {
    const { page } = bench;
    await openFile(bench, "mac.xlsx", bookOf1904());
    expect(await valueOf(page, "Hoja", "A1")).toBe(day("2027-06-03"));
    expect(await notice(bench)).toContain("1904");
    const protections = await page.evaluate(() =>
      window.muniWorkbench.grid.sheets().map((sheet) => sheet.protection()),
    );
    expect(protections).toEqual([
      { on: false, options: {} },
      { on: true, options: { allowFormatCells: true } },
    ]);
    await page.getByRole("button", { name: "Cerrar", exact: true }).click();
    await typeInto(page, "A1", "2027-06-04");
    const { bytes } = await saveCopy(bench);
    expect(readWorkbook(openPackage(bytes)).sheets[0]!.rows[0]![0]).toBe(day("2027-06-04") - 1462);
  });

  test("meets no error", () => expect(bench.errors).toEqual([]));
});

test("the sample is saved as a new workbook that can be opened", async () => {
  const bench = await workbenches.open();
  try {
    await bench.page.getByRole("button", { name: "Entendido" }).click();
    const { name, bytes } = await saveCopy(bench);
    expect(name).toBe("Ejemplo 2027 (marcado).xlsx");
    const { sheets } = readWorkbook(openPackage(bytes));
    expect(sheets).toHaveLength(6);
    expect(sheets[0]!.tables[0]).toMatchObject({ name: "Sesiones" });
    await openFile(bench, name, bytes);
    await press(bench, "Revisar", /\d+\sreglas/);
    expect(bench.errors).toEqual([]);
  } finally {
    await bench.close();
  }
});

test("a file can be dropped, over the pane too", async () => {
  const bench = await workbenches.open();
  try {
    const { page } = bench;
    const book = Buffer.from(handWrittenBook()).toString("base64");
    await page.evaluate((text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], "soltado.xlsx"));
      const pane = document.querySelector("iframe")!.contentWindow!;
      pane.document.body.dispatchEvent(
        new DragEvent("dragenter", { dataTransfer, bubbles: true, cancelable: true }),
      );
      const shade = document.getElementById("drop")!;
      if (shade.hidden) throw new Error("No shade");
      for (const type of ["dragover", "drop"])
        shade.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }, book);
    await page.getByText("Se abrió «soltado.xlsx»").first().waitFor();
    expect(await page.locator("#drop").isHidden()).toBe(true);
    expect(bench.errors).toEqual([]);
  } finally {
    await bench.close();
  }
});

test.each([
  ["es", false, 1366],
  ["en", true, 900],
  ["es", true, 320],
] as const)(
  "in %s, dark %s, %i wide, what the page says of a file has no accessibility violation",
  async (language, dark, width) => {
    const bench = await workbenches.open({ language, dark, width });
    try {
      const { page } = bench;
      await page.keyboard.press("Escape");
      const done = { es: "Entendido", en: "Got it" }[language];
      await page.getByRole("button", { name: done }).click();
      await page
        .locator("#file-picker")
        .setInputFiles({ name: "a.xlsx", mimeType: "", buffer: Buffer.from(handWrittenBook()) });
      await page.locator("#file-notice ul").waitFor();
      await page.evaluate(AXE);
      const found = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: {
            run(where: string[][]): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
          };
        };
        const { violations } = await axe.run([[".bar"], ["#file-notice"]]);
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
      });
      expect(found).toEqual([]);
      await page.locator("#file-notice button").focus();
      await page.keyboard.press("Escape");
      expect(await page.locator("#file-notice").isHidden()).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("file-open");
    } finally {
      await bench.close();
    }
  },
);

test.each([320, 480, 760, 900, 1100, 1366])(
  "%i pixels wide, nothing of the header overflows",
  async (width) => {
    const bench = await workbenches.open({ width });
    try {
      await openFile(
        bench,
        "Un libro con un nombre bastante largo para la barra de arriba.xlsx",
        handWrittenBook(),
      );
      const overflow = await bench.page.evaluate(() => {
        const bar = document.querySelector(".bar")!;
        const far = [...bar.children].map((child) => child.getBoundingClientRect().right);
        return Math.max(document.documentElement.scrollWidth, ...far) - window.innerWidth;
      });
      expect(overflow).toBeLessThanOrEqual(0);
    } finally {
      await bench.close();
    }
  },
);
