import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import webpack, { type Configuration, type WebpackPluginInstance } from "webpack";

interface Budget {
  readonly name: string;
  readonly files: RegExp;
  readonly most: number;
}
type Files = ReadonlyMap<string, Uint8Array>;

const { overweight, weigh } = jest.requireActual<{
  overweight: (files: Files, budgets: readonly Budget[]) => string[];
  weigh: (files: Files, budgets: readonly Budget[]) => { found: string[]; bytes: number }[];
}>("../../build/sizes/weigh.js");
const { withinBudgets } = jest.requireActual<{
  withinBudgets: (budgets: readonly Budget[]) => WebpackPluginInstance;
}>("../../build/sizes/plugin.js");
const { piecesByModule } = jest.requireActual<{
  piecesByModule: (script: string, map: object) => Map<string, string>;
}>("../../build/sizes/source-map.js");

const SCRIPT: Budget = { name: "the script", files: /^a\.js$/, most: 60 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "muni-size-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Bytes that do not become fewer, always the same. */
function dense(length: number): Buffer {
  const parts = Array.from({ length: Math.ceil(length / 32) }, (_, at) =>
    createHash("sha256").update(String(at)).digest(),
  );
  return Buffer.concat(parts).subarray(0, length);
}

describe("a budget", () => {
  test("adds up the files that it names, each compressed by itself", () => {
    const files = new Map([
      ["a.js", dense(500)],
      ["b.js", dense(500)],
      ["b.css", Buffer.alloc(10_000)],
    ]);
    const [one, two] = weigh(files, [SCRIPT, { name: "scripts", files: /\.js$/, most: 1 }]);
    expect(one!.found).toEqual(["a.js"]);
    expect(two!.found).toEqual(["a.js", "b.js"]);
    expect(two!.bytes).toBe(2 * one!.bytes);
    expect(one!.bytes).toBeGreaterThan(300);
  });

  test("is told with its files and by how much it is passed; at its limit it is not", () => {
    const files = new Map([["a.js", dense(500)]]);
    const { bytes } = weigh(files, [SCRIPT])[0]!;
    expect(overweight(files, [{ ...SCRIPT, most: bytes }])).toEqual([]);
    const [told] = overweight(files, [{ ...SCRIPT, most: bytes - 1 }]);
    expect(told).toContain("the script (a.js)");
    expect(told).toContain("1 over its budget");
    expect(told).toContain("npm run size");
  });

  test("that weighs nothing is told too: its file has another name", () => {
    expect(overweight(new Map(), [SCRIPT])).toEqual([expect.stringContaining("no file")]);
  });
});

async function build(most: number): Promise<string[]> {
  writeFileSync(join(folder, "entry.js"), "console.log('a'.repeat(3), Math.random(), [1, 2, 3]);");
  const config: Configuration = {
    mode: "production",
    entry: { a: join(folder, "entry.js") },
    output: { path: join(folder, "out"), filename: "[name].js" },
    plugins: [withinBudgets([{ ...SCRIPT, most }])],
  };
  return new Promise((done, failed) =>
    webpack(config, (error, stats) =>
      error ? failed(error) : done(stats!.compilation.errors.map(({ message }) => message)),
    ),
  );
}

test("a build over its budget fails with words, one within does not", async () => {
  expect(await build(1000)).toEqual([]);
  expect(await build(20)).toEqual([expect.stringMatching(/^the script \(a\.js\): \d+ bytes/)]);
});

test("npm run size tells a built folder's files and budgets, and ends with 1 over budget", () => {
  const names = ["functions.js", "taskpane.js", "taskpane.html", "taskpane.css"];
  for (const name of names) writeFileSync(join(folder, name), "/* little */");
  for (const name of ["calendar.1a.js", "pane.1a.js", "pictures.1a.js"])
    writeFileSync(join(folder, name), "/* little */");
  const run = () =>
    spawnSync(process.execPath, [resolve(__dirname, "../../build/size.mjs"), folder], { encoding: "utf8" });
  const within = run();
  expect(within.stderr).toBe("");
  expect(within.status).toBe(0);
  expect(within.stdout).toMatch(/^functions\.js +12 +32 +\d+$/m);
  expect(within.stdout).toMatch(/^functions\.js +32 +40,000 +39,968 left$/m);
  writeFileSync(join(folder, "functions.js"), dense(50_000));
  const over = run();
  expect(over.status).toBe(1);
  expect(over.stdout).toMatch(/^functions\.js .* OVER$/m);
  expect(over.stderr).toContain("functions.js (functions.js): ");
});

test("the pieces of a script are told by the module that each came from", () => {
  // Made by hand: two modules, the second in two pieces, and what is no module's before and between.
  const script = "!0;aaa;bb;\nbbb";
  const pieces = piecesByModule(script, {
    sources: ["webpack://muni/./src/a.ts", "webpack://muni/./src/b.ts?1f2e", "webpack://muni/webpack/start"],
    mappings: `${segment(0, 2)},${segment(3, -2)},${segment(4, 1)};${segment(0, 0)}`,
  });
  expect(Object.fromEntries(pieces)).toEqual({
    "(bundler)": "!0;",
    "./src/a.ts": "aaa;",
    "./src/b.ts": "bb;bbb",
  });
});

/** A segment of a source map: so many columns on, so many sources on. */
function segment(columns: number, sources: number): string {
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  return [columns, sources, 0, 0].map((step) => digits[step < 0 ? 2 * -step + 1 : 2 * step]).join("");
}
