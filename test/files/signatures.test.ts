import { readFileSync } from "node:fs";
import { resolve } from "node:path";

interface SignatureRecord {
  readonly version: string;
  readonly manifest: string;
  readonly functions: readonly string[];
}

const ROOT = resolve(__dirname, "../..");
const text = (file: string) => readFileSync(resolve(ROOT, file), "utf8");

const { changedLines, isHigher, isReleased, signatureOf, versionProblem } = jest.requireActual<{
  changedLines: (before: readonly string[], after: readonly string[]) => string[];
  isHigher: (one: string, other: string) => boolean;
  isReleased: (changelog: string, version: string) => boolean;
  signatureOf: (metadata: object) => string;
  versionProblem: (recorded: SignatureRecord, now: SignatureRecord, released: boolean) => string | undefined;
}>("../../build/signatures.js");
const { readSignatures } = jest.requireActual<{ readSignatures: (root: string) => Promise<SignatureRecord> }>(
  "../../build/read-signatures.js",
);

test("no signature has changed without a raised version", async () => {
  const recorded = JSON.parse(text("functions/signatures.json")) as SignatureRecord;
  const now = await readSignatures(ROOT);
  expect(versionProblem(recorded, now, isReleased(text("CHANGELOG.md"), now.version))).toBeUndefined();
  // Raised, and not yet written down: npm run signatures.
  expect(changedLines(recorded.functions, now.functions)).toEqual([]);
});

test("a signature tells name, parameters, types, what is optional, and the result", () => {
  const parameters = [
    { name: "table", type: "any", dimensionality: "matrix" },
    { name: "year", type: "number", optional: true },
  ];
  const result = { dimensionality: "matrix" };
  expect(signatureOf({ name: "MUNI_X", parameters, result })).toBe(
    "MUNI_X(table: any[][], [year]: number): any[][]",
  );
  expect(signatureOf({ name: "MUNI_X", parameters: [], result: {}, options: { volatile: true } })).toBe(
    "MUNI_X(): any volatile",
  );
});

const RECORDED = { version: "1.2.0", manifest: "1.2.0.0", functions: ["MUNI_X(day: any): any"] };

describe.each([
  ["a parameter with another name", ["MUNI_X(date: any): any"]],
  ["a parameter more", ["MUNI_X(day: any, [options]: any): any"]],
  ["another type", ["MUNI_X(day: any[][]): any"]],
  ["another result", ["MUNI_X(day: any): any[][]"]],
  ["a function more", [...RECORDED.functions, "MUNI_Y(): any"]],
  ["a function less", []],
])("%s", (_what, functions) => {
  const now = { ...RECORDED, functions };

  test("asks for both versions where the last was given out", () => {
    const problem = versionProblem(RECORDED, now, true);
    expect(problem).toContain(
      "Version in manifest.xml above 1.2.0.0 and version in package.json above 1.2.0",
    );
    for (const line of changedLines(RECORDED.functions, functions)) expect(problem).toContain(line);
  });

  test("asks for the manifest's alone before the first release, for Excel goes by that", () => {
    expect(versionProblem(RECORDED, now, false)).toMatch(/Raise Version in manifest.xml above 1.2.0.0, then/);
    expect(versionProblem(RECORDED, { ...now, manifest: "1.2.1.0" }, false)).toBeUndefined();
  });

  test("is content with both raised", () => {
    const raised = { ...now, version: "1.3.0", manifest: "1.3.0.0" };
    expect(versionProblem(RECORDED, raised, true)).toBeUndefined();
  });
});

test("the same signatures ask for nothing", () => {
  expect(versionProblem(RECORDED, RECORDED, true)).toBeUndefined();
});

test.each([
  ["1.0.10.0", "1.0.9.9", true],
  ["2.0", "1.9.9", true],
  ["1.0.0.0", "1.0.0.0", false],
  ["1.0.0.0", "1.0.1.0", false],
])("whether %s is higher than %s: %s", (one, other, higher) => {
  expect(isHigher(one, other)).toBe(higher);
});

test("a version is given out when the changelog has its section and does not say otherwise", () => {
  expect(isReleased("# Changelog\n\n## 0.1.0, not yet released\n", "0.1.0")).toBe(false);
  expect(isReleased("# Changelog\n\n## 0.1.0, 2 December 2026\n", "0.1.0")).toBe(true);
  expect(isReleased("# Changelog\n", "0.1.0")).toBe(false);
});
