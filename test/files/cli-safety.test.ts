/** What the command never does: write over what it reads, leave half a file, obey what a name or a cell says. */
import { spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { openPackage } from "../../xlsx/package/open-package";
import { newWorkbook } from "../../xlsx/write/new-workbook";
import { muni, trialFolder } from "./run-muni";

const ROOT = path.join(__dirname, "../..");
const LAUNCHER = path.join(ROOT, "cli/muni.js");
const SAMPLE = path.join(ROOT, "data/samples/es/05-interrupciones.xlsx");

const folder = trialFolder();
const at = (name: string) => path.join(folder(), name);

beforeEach(() => copyFileSync(SAMPLE, at("cal.xlsx")));

describe("files", () => {
  test("the input is never written over, by a link of either kind or by another command", () => {
    symlinkSync("cal.xlsx", at("enlace.xlsx"));
    linkSync(at("cal.xlsx"), at("otro.xlsx"));
    for (const copy of ["cal.xlsx", "enlace.xlsx", "otro.xlsx", "./cal.xlsx"]) {
      const run = muni(folder(), ["check", "cal.xlsx", "--marcar", copy, "--sobrescribir"]);
      expect([run.code, run.out]).toEqual([2, ""]);
      expect(run.err).toContain("MUNI nunca escribe sobre él");
      expect(muni(folder(), ["recalc", "cal.xlsx", "-o", copy, "--overwrite"]).code).toBe(2);
      expect(muni(folder(), ["check", "cal.xlsx", "-o", copy, "--overwrite"]).code).toBe(2);
    }
    expect(readFileSync(at("cal.xlsx")).equals(readFileSync(SAMPLE))).toBe(true);
  });

  test("a link that is replaced leaves what it led to", () => {
    writeFileSync(at("ajeno.xlsx"), "ajeno");
    symlinkSync("ajeno.xlsx", at("enlace.xlsx"));
    expect(muni(folder(), ["check", "cal.xlsx", "--marcar", "enlace.xlsx", "--sobrescribir"]).code).toBe(1);
    expect(readFileSync(at("ajeno.xlsx"), "utf8")).toBe("ajeno");
    expect(lstatSync(at("enlace.xlsx")).isSymbolicLink()).toBe(false);
  });

  test("folders, devices, other endings and folders that are not there are refused in words", () => {
    mkdirSync(at("carpeta"));
    const said = (...words: string[]) => {
      const { code, err } = muni(folder(), ["check", "cal.xlsx", ...words]);
      return [code, err];
    };
    expect(said("-o", "carpeta", "--sobrescribir")).toEqual([2, expect.stringContaining("es una carpeta")]);
    if (existsSync("/dev/null"))
      expect(said("-o", "/dev/null", "--sobrescribir")).toEqual([2, expect.stringContaining("dispositivo")]);
    expect(said("-o", "no/hay.txt")).toEqual([2, expect.stringContaining("no existe la carpeta «no»")]);
    expect(said("--marcar", "copia.csv")).toEqual([2, expect.stringContaining("terminar también en .xlsx")]);
    expect(readdirSync(folder()).sort()).toEqual(["cal.xlsx", "carpeta"]);
  });

  test("killed at any moment, nothing stands under the final name but a whole workbook", async () => {
    for (const wait of [0, 150, 300, 450]) {
      const copy = `copia-${wait}.xlsx`;
      const child = spawn(process.execPath, [LAUNCHER, "check", "cal.xlsx", "--marcar", copy], {
        cwd: folder(),
      });
      const ended = new Promise((resolve) => child.on("exit", resolve));
      setTimeout(() => child.kill("SIGKILL"), wait);
      await ended;
      if (existsSync(at(copy))) openPackage(Uint8Array.from(readFileSync(at(copy)))).text("xl/workbook.xml");
    }
  });

  test("a full disk is told, and ends with 2", () => {
    if (!existsSync("/dev/full")) return expect(process.platform).not.toBe("linux");
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(process.execPath, [LAUNCHER, "check", "cal.xlsx"], {
      cwd: folder(),
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
    });
    closeSync(full);
    expect(status).toBe(2);
    expect(stderr).toBe("muni: no se pudo escribir en la salida: no queda espacio en el disco.\n");
  });
});

describe("names", () => {
  test("with blanks, accents and a dash at the start", () => {
    for (const name of ["año nuevo.xlsx", "-raro.xlsx"]) copyFileSync(SAMPLE, at(name));
    expect(muni(folder(), ["check", "año nuevo.xlsx"]).code).toBe(1);
    expect(muni(folder(), ["check", "--", "-raro.xlsx"]).code).toBe(1);
    expect(muni(folder(), ["check", "-raro.xlsx"]).err).toContain("muni revisar -- -raro.xlsx");
  });

  test("control characters of names, options and cells never reach the terminal", () => {
    const bad = "mal\u001b[2J\nb.xlsx";
    copyFileSync(SAMPLE, at(bad));
    writeFileSync(at("otro\u001b[2J.xlsx"), "nada");
    const cells = ["Sesión", "Tipo", "Comienza", "Termina"];
    const row = ["E\u009b2J", "extra\u007fña", "hoy\u0085", "x"];
    writeFileSync(
      at("celdas.xlsx"),
      newWorkbook([
        { name: "C", rows: [{ cells }, { cells: row }, { cells: ["O-1", "ordinaria", "x", "y"] }] },
      ]),
    );
    const runs = [
      ["check", bad],
      ["check", bad, "otro\u001b[2J.xlsx", "no\u001bhay.xlsx", "celdas.xlsx"],
      ["check", "celdas.xlsx"],
      ["check", "cal.xlsx", "--hoja", "\u001b[2J"],
      ["check", "cal.xlsx", "--\u001bx"],
      ["\u001b[2J"],
      ["plan", "--año", "2027", "--miembros", "16", "-o", "p\u001b[2J.xlsx"],
    ];
    for (const words of runs) {
      const { out, err } = muni(folder(), words);
      expect(out + err).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    }
    expect(muni(folder(), ["check", bad, "cal.xlsx"]).out.split("\n")[0]).toMatch(/^mal.\[2J b\.xlsx: /);
  });
});

test("a cell that would be a formula is none in CSV, in the Informe or in the result of seats", () => {
  const cells = ["Sesión", "Tipo", "Comienza", "Termina"];
  const row = ["=HYPERLINK(1)", "ordinaria", "@hoy", "+1"];
  writeFileSync(at("f.xlsx"), newWorkbook([{ name: "C", rows: [{ cells }, { cells: row }] }]));
  const { out } = muni(folder(), ["check", "f.xlsx", "--formato", "csv"]);
  expect(out).not.toMatch(/(?:^|[,"])[=+@-]/m);
  expect(out).toContain("'=HYPERLINK(1)");
  expect(muni(folder(), ["check", "f.xlsx", "--marcar", "m.xlsx", "--informe", "--hallazgos"]).err).toContain(
    "m.xlsx",
  );
  const marked = openPackage(Uint8Array.from(readFileSync(at("m.xlsx"))));
  for (const part of marked.names.filter((name) => name.startsWith("xl/worksheets/")))
    expect(marked.text(part)).not.toMatch(/<f[ >]/);
  writeFileSync(at("v.csv"), "Partido,Fila,Votos\n=1+1,1,50\n＝2,1,40\n");
  expect(muni(folder(), ["seats", "v.csv", "--size", "5", "--format", "csv"]).out).not.toMatch(/^[=＝]/m);
});
