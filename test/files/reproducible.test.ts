import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(__dirname, "../..");
const { differences } = jest.requireActual<{ differences: (one: string, other: string) => string[] }>(
  "../../build/folder-differences.js",
);

/** A folder with those files. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "muni-"));
  mkdirSync(join(folder, "below"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("the same sources in another folder give the same add-in, byte for byte", () => {
  const run = spawnSync(process.execPath, [join(ROOT, "build/reproducible.mjs"), "addin"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(run.stderr).toBe("");
  expect(run.stdout).toBe("Both builds are the same, byte for byte.\n");
}, 60_000);

test("a byte, a file more and a file less are differences", () => {
  const one = folderOf({ same: "1", "below/other": "1", more: "1" });
  const other = folderOf({ same: "1", "below/other": "2", less: "1" });
  expect(differences(one, other)).toEqual(["below/other", "less", "more"]);
  expect(differences(one, one)).toEqual([]);
});
