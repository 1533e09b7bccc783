import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { strFromU8, unzipSync } from "fflate";

/* What `npm run release` refuses, and what its files are. */

interface ReleaseFacts {
  readonly version: string;
  readonly changedFiles: readonly string[];
  readonly tags: readonly string[];
  readonly changelog: string;
  readonly signatures: string | undefined;
  readonly addinUrl: string | undefined;
  readonly checks: readonly { readonly command: string; readonly ok: boolean }[];
}
interface Packing {
  readonly made: Date;
  readonly files?: Record<string, Buffer>;
  readonly programs?: string[];
}
type Pack = (folder: string, how: Packing) => Uint8Array;

const { refusals } = jest.requireActual<{ refusals: (facts: ReleaseFacts) => string[] }>(
  "../../build/release/refusals.js",
);
const { changelogSection } = jest.requireActual<{
  changelogSection: (changelog: string, version: string) => string;
}>("../../build/release/changelog-section.js");
const { checksums, packFolder } = jest.requireActual<{
  checksums: (files: Record<string, Uint8Array>) => string;
  packFolder: Pack;
}>("../../build/release/pack.js");

const CHANGELOG = `# Changelog

## 0.2.0, 15 January 2027

- Second.

## 0.1.0, 2 December 2026

- First.
`;

const READY: ReleaseFacts = {
  version: "0.2.0",
  changedFiles: [],
  tags: ["v0.1.0"],
  changelog: CHANGELOG,
  signatures: undefined,
  addinUrl: "https://www.example.pr/muni/",
  checks: [{ command: "npm test", ok: true }],
};

test("nothing stands against a release that is ready", () => {
  expect(refusals(READY)).toEqual([]);
  expect(refusals({ ...READY, tags: [] })).toEqual([]);
});

test.each<[string, Partial<ReleaseFacts>, string]>([
  ["a tree with changes", { changedFiles: ["README.md"] }, "Commit or take back: README.md."],
  [
    "a version that is out already",
    { tags: ["v0.1.0", "v0.2.0"] },
    "Raise version in package.json above 0.2.0.",
  ],
  ["a version below one that is out", { tags: ["v0.10.0"] }, "Raise version in package.json above 0.10.0."],
  [
    "a version of which the changelog says nothing",
    { version: "0.3.0" },
    'Give CHANGELOG.md a section "## 0.3.0, day of release", without "not yet released".',
  ],
  [
    "a version that the changelog calls not yet released",
    { changelog: "## 0.2.0, not yet released\n" },
    'Give CHANGELOG.md a section "## 0.2.0, day of release", without "not yet released".',
  ],
  ["changed signatures under the old version", { signatures: "Signatures changed." }, "Signatures changed."],
  [
    "the manifest of development",
    { addinUrl: undefined },
    "Set ADDIN_URL to the address of publication; else the manifest is that of development.",
  ],
  ["a failed check", { checks: [{ command: "npm test", ok: false }] }, "npm test fails."],
])("%s is refused with what to do", (_what, facts, sentence) => {
  expect(refusals({ ...READY, ...facts })).toEqual([sentence]);
});

test("the changes of a version are its section alone", () => {
  expect(changelogSection(CHANGELOG, "0.1.0")).toBe("## 0.1.0, 2 December 2026\n\n- First.\n");
  expect(changelogSection(CHANGELOG, "0.2.0")).toBe("## 0.2.0, 15 January 2027\n\n- Second.\n");
  expect(changelogSection(CHANGELOG, "0.2")).toBe("");
});

const MADE = new Date("2026-12-01T23:30:10Z");

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "muni-"));
  mkdirSync(join(made, "b"));
  writeFileSync(join(made, ".htaccess"), "headers");
  writeFileSync(join(made, "b/a.txt"), "á");
  return made;
}

test("a packed folder holds every file, those of a dot too, and what is added", () => {
  const packed = unzipSync(packFolder(folder(), { made: MADE, files: { LICENSE: Buffer.from("MIT") } }));
  const texts = Object.entries(packed).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(texts).toEqual([
    [".htaccess", "headers"],
    ["LICENSE", "MIT"],
    ["b/a.txt", "á"],
  ]);
});

test("the same files give the same bytes at another hour and in another time zone", () => {
  const script = `const { packFolder } = require(${JSON.stringify(resolve(__dirname, "../../build/release/pack.js"))});
    process.stdout.write(Buffer.from(packFolder(process.argv[1], { made: new Date("2026-12-01T23:30:10Z") })).toString("hex"));`;
  const [one, other] = ["America/Puerto_Rico", "Pacific/Kiritimati"].map((TZ) =>
    execFileSync(process.execPath, ["-e", script, folder()], {
      encoding: "utf8",
      env: { ...process.env, TZ },
    }),
  );
  expect(one).toBe(other);
  expect(one!.length).toBeGreaterThan(200);
});

test("its files have the time at which they were made, so that a server sees a new release by it", () => {
  const packed = Buffer.from(packFolder(folder(), { made: MADE }));
  const later = Buffer.from(packFolder(folder(), { made: new Date("2026-12-02T08:00:00Z") }));
  const entry = packed.lastIndexOf(Buffer.from("PK\x01\x02", "latin1"));
  const [time, date] = [packed.readUInt16LE(entry + 12), packed.readUInt16LE(entry + 14)];
  expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([23, 30, 10]);
  expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 12, 1]);
  expect(later.equals(packed)).toBe(false);
});

test("a program keeps that it may be run", () => {
  // In the directory at a zip file's end: version made by Unix, and the rights in the upper half.
  const packed = Buffer.from(packFolder(folder(), { made: MADE, programs: ["b/a.txt"] }));
  const entry = packed.lastIndexOf(Buffer.from("PK\x01\x02", "latin1"));
  expect(packed.readUInt8(entry + 5)).toBe(3);
  expect((packed.readUInt32LE(entry + 38) >>> 16).toString(8)).toBe("100755");
});

test("the checksums are those that sha256sum reads", () => {
  const hash = createHash("sha256").update("a").digest("hex");
  expect(checksums({ "a.txt": Buffer.from("a") })).toBe(`${hash}  a.txt\n`);
});
