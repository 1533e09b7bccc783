import { readFileSync } from "node:fs";
import { resolve } from "node:path";

export type Row = Record<string, string>;

/** Cells of one line; a cell in double quotes may hold commas. */
function cellsOf(line: string): string[] {
  const cells = [""];
  let quoted = false;
  for (const letter of line) {
    if (letter === '"') quoted = !quoted;
    else if (letter === "," && !quoted) cells.push("");
    else cells[cells.length - 1] += letter;
  }
  return cells;
}

/** The rows of a file of the data folder, by the names of its header row. */
export function readData(file: string): Row[] {
  const text = readFileSync(resolve(__dirname, "../../data", file), "utf8");
  const [header = "", ...lines] = text.split(/\r?\n/).filter((line) => line !== "");
  const names = cellsOf(header);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ""]));
  });
}
