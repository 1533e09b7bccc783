import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SheetCell } from "../../../src/calendar/input";
import { converted } from "../run-office";
import { muni, trialFolder } from "../run-muni";
import { readFile } from "../xlsx-edit-parts";
import { DIFFERENCES, FORMULAS } from "./native-formulas";
import { muniBook, PLACE, PLANTED, plainBook } from "./oracle-books";

const folder = trialFolder();

function results(file: Uint8Array): Map<string, SheetCell> {
  const { used, rows } = readFile(file).sheets[0]!;
  const at = (i: number): SheetCell => rows[PLACE.row + i - used.row]?.[PLACE.column - used.column] ?? "";
  return new Map(FORMULAS.map((formula, i) => [formula, rounded(at(i))]));
}

/** The last figures of a fraction may differ between engines. */
function rounded(value: SheetCell): SheetCell {
  return typeof value === "number" ? Number(value.toPrecision(12)) : value;
}

/** What LibreOffice computes from the data. */
function byOffice(): Map<string, SheetCell> {
  const { files, said } = converted(new Map([["native.xlsx", plainBook()]]), "xlsx");
  const reopened = files.get("native");
  if (!reopened) throw new Error(`LibreOffice opened nothing: ${said}`);
  return results(reopened);
}

/** What `muni recalc` computes from the same data, and what it tells. */
function byMuni(): { values: Map<string, SheetCell>; out: string } {
  writeFileSync(path.join(folder(), "native.xlsx"), muniBook());
  const words = ["recalc", "native.xlsx", "--output", "computed.xlsx", "--language", "en"];
  const { out, err } = muni(folder(), words);
  expect(err).toBe("");
  return { values: results(readFileSync(path.join(folder(), "computed.xlsx"))), out };
}

test("muni recalc gives for native functions what LibreOffice gives", () => {
  const [office, ours] = [byOffice(), byMuni()];
  expect(ours.out).not.toContain("They keep the workbook's value");
  expect([...office, ...ours.values].filter(([, value]) => value === PLANTED)).toEqual([]);
  const differences = FORMULAS.filter((formula) => office.get(formula) !== ours.values.get(formula));
  const told = differences.map((formula) => [
    formula,
    { office: office.get(formula), muni: ours.values.get(formula) },
  ]);
  expect(Object.fromEntries(told)).toEqual(DIFFERENCES);
}, 300_000);
