/** The workbooks of data/samples: what `npm run samples` makes, and whole. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openPackage } from "../../xlsx/package/open-package";
import { readWorkbook } from "../../xlsx/read/read-workbook";

const ROOT = path.join(__dirname, "../..");
const SAMPLES = path.join(ROOT, "data/samples");

const namesIn = (folder: string) =>
  ["es", "en"].flatMap((language) =>
    readdirSync(path.join(folder, language))
      .sort()
      .map((name) => `${language}/${name}`),
  );
const bytesOf = (folder: string, name: string) => Uint8Array.from(readFileSync(path.join(folder, name)));

let made: string;

beforeAll(() => {
  made = mkdtempSync(path.join(tmpdir(), "muni-samples-"));
  const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, "build/samples.mjs"), made], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}, 240_000);

afterAll(() => rmSync(made, { recursive: true, force: true }));

test("the committed samples are what `npm run samples` makes now: where they are not, run it", () => {
  expect(namesIn(SAMPLES)).toEqual(namesIn(made));
  const stale = namesIn(made).filter(
    (name) => !Buffer.from(bytesOf(SAMPLES, name)).equals(bytesOf(made, name)),
  );
  expect(stale).toEqual([]);
});

test("twelve calendars in each language, and the workbench's", () => {
  const names = namesIn(SAMPLES);
  expect(names.filter((name) => /^es\/\d\d-/.test(name))).toHaveLength(12);
  expect(names.filter((name) => /^en\/\d\d-/.test(name))).toHaveLength(12);
  expect(names).toContain("es/ejemplo-2027.xlsx");
});

test.each(namesIn(SAMPLES))(
  "%s: stored names, dynamic arrays, a frozen header and print settings",
  (name) => {
    const parts = openPackage(bytesOf(SAMPLES, name));
    const sheets = parts.names.filter((part) => part.startsWith("xl/worksheets/sheet"));
    const formulas = sheets.flatMap((part) => parts.text(part).match(/<c [^>]*><f[^>]*>[^<]*<\/f>/g) ?? []);
    expect(formulas.length).toBeGreaterThan(0);
    for (const formula of formulas) {
      expect(formula).toMatch(/ cm="1"><f t="array" ref="[A-Z]+\d+(?::[A-Z]+\d+)?">/);
      expect(formula).toContain("_xldudf_MUNI_");
    }
    expect(parts.text("xl/metadata.xml")).toContain("dynamicArrayProperties");
    const calendar = parts.text("xl/worksheets/sheet1.xml");
    expect(calendar).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(calendar).toMatch(/<pageSetup [^>]*paperSize="1"[^>]*orientation="landscape"/);
    for (const { cells } of readWorkbook(parts).sheets.map(({ rows }) => ({ cells: rows.flat() })))
      expect(cells.filter((cell) => typeof cell === "string" && cell.startsWith("#NAME"))).toEqual([]);
  },
);
