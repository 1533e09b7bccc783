/** The rules' pages in docs are what the rules and their sources give today. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(__dirname, "../..");

test("the pages in docs/reglas and docs/rules are current (npm run rule-pages)", () => {
  const folder = mkdtempSync(join(tmpdir(), "muni-"));
  execFileSync(process.execPath, [join(ROOT, "build/rule-documents.mjs"), folder]);
  for (const name of ["reglas", "rules"]) {
    const files = readdirSync(join(folder, name));
    expect(readdirSync(join(ROOT, "docs", name)).sort()).toEqual(files.sort());
    const stale = files.filter(
      (file) =>
        readFileSync(join(folder, name, file), "utf8") !==
        readFileSync(join(ROOT, "docs", name, file), "utf8"),
    );
    expect(stale).toEqual([]);
  }
}, 60_000);
