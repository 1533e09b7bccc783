import { applyEdits } from "../../../xlsx/edit/apply-edits";
import { openPackage } from "../../../xlsx/package/open-package";
import { converted, type Converted } from "../run-office";
import { changedParts, faultsOf, readFile } from "../xlsx-edit-parts";
import { allBooks } from "./all-books";
import { lossesBetween } from "./kept";
import { trialEdits, NEW_SHEET, NOTE, type TrialEdits } from "./trial-edits";
import { valuesBySheetJs, valuesOf, type Values } from "./values";

const BOOKS = allBooks();

/** Blanks at the ends of a text whose file does not ask to keep them: MUNI drops them as Excel does, SheetJS keeps them. */
const READ_OTHERWISE: Readonly<Record<string, string>> = { "gnumeric-calendar": "Calendario!G3" };

/** A workbook whose main part lies elsewhere than usual is beyond SheetJS. */
const NOT_READ_BY_SHEETJS: Readonly<Record<string, Values>> = {
  "by-hand-other-places": { Hoja: { A1: "uno", B1: "Comienza", A2: "O-01", B2: 46398 } },
};

function merged(before: Values, added: Values): Values {
  const sheets = [...new Set([...Object.keys(before), ...Object.keys(added)])];
  return Object.fromEntries(sheets.map((name) => [name, { ...before[name], ...added[name] }]));
}

function without(values: Values, place: string | undefined): Values {
  const [sheet, address] = (place ?? "").split("!");
  return Object.fromEntries(
    Object.entries(values).map(([name, cells]) => [
      name,
      Object.fromEntries(Object.entries(cells).filter(([cell]) => name !== sheet || cell !== address)),
    ]),
  );
}

/** Faults that a change brought in; some files have faults of their own. */
function newFaults(before: Uint8Array, after: Uint8Array): string[] {
  const own = faultsOf(before);
  return faultsOf(after).filter((fault) => !own.includes(fault));
}

/** What marks may touch: their sheet and the styles; a workbook without styles gets a part for them, which stays. */
function touchedByMarks(part: string, styles: string | undefined): string[] {
  const made = ["[Content_Types].xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml"];
  return [part, ...(styles === undefined ? made : [styles])].sort();
}

/**
 * Parts that are not byte for byte what they were once marks are gone. One in UTF-16 comes back in UTF-8, with the
 * same text; a part for styles that a workbook did not have stays, with what points to it.
 */
function notRestored(before: Uint8Array, after: Uint8Array): string[] {
  const [one, other] = [openPackage(before), openPackage(after)];
  const stays = readFile(before).parts.styles === undefined ? touchedByMarks("", undefined) : [];
  const inUtf8 = (text: string): string => text.replace('encoding="UTF-16"', 'encoding="UTF-8"');
  const isSameText = (name: string): boolean =>
    one.has(name) && one.bytes(name)[0] === 0xff && inUtf8(one.text(name)) === other.text(name);
  return changedParts(before, after).filter((name) => !stays.includes(name) && !isSameText(name));
}

/** LibreOffice renames a sheet whose name is like those that it gives itself ("sheet1"). */
function nameInOffice(sheet: string, before: Uint8Array, inOffice: Uint8Array): string {
  const at = readFile(before).sheets.findIndex(({ name }) => name === sheet);
  return readFile(inOffice).sheets[at]!.name;
}

test("there are at least forty workbooks of twenty makers, most with room for a column", () => {
  expect(new Set(BOOKS.map(({ name }) => name)).size).toBe(BOOKS.length);
  expect(BOOKS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(BOOKS.map(({ maker }) => maker)).size).toBeGreaterThanOrEqual(20);
  const columns = BOOKS.filter(({ bytes }) =>
    trialEdits(readFile(bytes)).all.some(({ kind }) => kind === "column"),
  );
  expect(columns.length).toBeGreaterThan(BOOKS.length / 2);
});

describe.each(BOOKS)("$name, by $maker", ({ name, bytes }) => {
  test("has the values that another reader finds", () => {
    const place = READ_OTHERWISE[name];
    const others = NOT_READ_BY_SHEETJS[name] ?? valuesBySheetJs(bytes);
    expect(without(valuesOf(bytes), place)).toEqual(without(others, place));
  });

  test("takes marks in its sheet and styles alone, and has its own bytes back without them", () => {
    const { sheet, marks, noMarks } = trialEdits(readFile(bytes));
    const after = applyEdits(bytes, [marks]);
    const { sheets, parts } = readFile(bytes);
    const { part } = sheets.find((one) => one.name === sheet)!;
    expect(changedParts(bytes, after)).toEqual(touchedByMarks(part, parts.styles));
    expect([newFaults(bytes, after), lossesBetween(bytes, after)]).toEqual([[], []]);
    expect(notRestored(bytes, applyEdits(after, [noMarks]))).toEqual([]);
  });

  test("loses nothing when cells, a note, a column and a sheet come in", () => {
    const { all, added } = trialEdits(readFile(bytes));
    const after = applyEdits(bytes, all);
    expect([newFaults(bytes, after), lossesBetween(bytes, after)]).toEqual([[], []]);
    expect(valuesOf(after)).toEqual(merged(valuesOf(bytes), added));
    const [before, names] = [openPackage(bytes).names, openPackage(after).names];
    expect(names.filter((one) => before.includes(one))).toEqual(before);
  });
});

describe("LibreOffice", () => {
  let reopened: Converted;
  let edits: Map<string, TrialEdits>;

  beforeAll(() => {
    edits = new Map(BOOKS.map(({ name, bytes }) => [name, trialEdits(readFile(bytes))]));
    const files = BOOKS.flatMap(({ name, bytes }) => [
      [`${name}.before.xlsx`, bytes] as const,
      [`${name}.after.xlsx`, applyEdits(bytes, edits.get(name)!.all)] as const,
    ]);
    reopened = converted(new Map(files), "xlsx");
  }, 300_000);

  const file = (name: string): Uint8Array => {
    const bytes = reopened.files.get(name);
    if (!bytes) throw new Error(`LibreOffice did not open ${name}: ${reopened.said}`);
    return bytes;
  };

  test.each(BOOKS)(
    "opens $name after the changes, with all its values, marks and the note",
    ({ name, bytes }) => {
      const after = file(`${name}.after`);
      const { added, sheet: changed } = edits.get(name)!;
      const before = file(`${name}.before`);
      const sheet = nameInOffice(changed, bytes, before);
      expect(valuesOf(after)).toEqual(
        merged(valuesOf(before), { [sheet]: added[changed]!, [NEW_SHEET]: added[NEW_SHEET]! }),
      );
      const { conditionalFormats } = readFile(after).sheets.find((one) => one.name === sheet)!;
      const formulas = conditionalFormats.flatMap((one) => one.formulas);
      expect(formulas).toEqual(expect.arrayContaining(['N("MUNI-I")=0', 'N("MUNI-A")=0']));
      const pkg = openPackage(after);
      const notes = pkg.names.filter((one) => /comments/.test(one)).map((one) => pkg.text(one));
      expect(notes.join("")).toContain(NOTE.split("\n")[0]);
      expect(readFile(after).sheets.at(-1)!.name).toBe(NEW_SHEET);
    },
  );
});
