import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import webpack, { type Configuration } from "webpack";

/* What is given out: each package of it is named, with a licence that allows it. */

interface Component {
  readonly name: string;
  readonly version: string;
  readonly "bom-ref": string;
  readonly purl: string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses: readonly { readonly license: { readonly id: string } }[];
}
interface Bill {
  readonly metadata: { readonly component: { readonly purl: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const ROOT = resolve(__dirname, "../..");
const { NOTICES, SBOM, shippedFiles } = jest.requireActual<{
  NOTICES: string;
  SBOM: string;
  shippedFiles: () => NonNullable<Configuration["plugins"]>[number];
}>("../../build/shipped/plugin.js");
const { NAMES } = jest.requireActual<{ NAMES: Record<string, string> }>(
  "../../build/shipped/notices-page.js",
);
const releaseConfig = jest.requireActual<() => Configuration>("../../cli/webpack.release.js");
const siteConfig = jest.requireActual<() => Configuration>("../../build/site/webpack.config.js");

const billOf = (folder: string) => JSON.parse(readFileSync(join(folder, SBOM), "utf8")) as Bill;
const keysOf = ({ components }: Bill) => components.map(({ name, version }) => `${name}@${version}`);

function compile(config: Configuration): Promise<{ folder: string; errors: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "muni-"));
  const whole: Configuration = {
    ...config,
    mode: "production",
    output: { ...config.output, path: folder, clean: true },
  };
  return new Promise((done, fail) => {
    webpack(whole, (error, stats) => {
      if (error) fail(error);
      else done({ folder, errors: stats!.compilation.errors.map(({ message }) => message) });
    });
  });
}

/** Compiles a script that asks for a package made up here. */
function shipMadeUp(about: object): Promise<{ folder: string; errors: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "muni-"));
  const made = join(folder, "node_modules/made-up");
  mkdirSync(made, { recursive: true });
  writeFileSync(join(made, "package.json"), JSON.stringify({ name: "made-up", version: "1.0.0", ...about }));
  writeFileSync(join(made, "index.js"), "module.exports = globalThis.name;");
  writeFileSync(join(folder, "entry.js"), 'globalThis.used = require("made-up");');
  return compile({ target: "node20", entry: join(folder, "entry.js"), plugins: [shippedFiles()] });
}

test.each([
  ["a licence that binds what it is shipped with", { license: "GPL-3.0-only" }, "the licence GPL-3.0-only"],
  ["terms of its own", { license: "SEE LICENSE IN LICENSE.txt" }, "which is not allowed"],
  ["no licence", {}, "made-up@1.0.0 states no licence"],
])("a package with %s ends the build", async (_what, about, complaint) => {
  const { errors } = await shipMadeUp(about);
  expect(errors).toEqual([expect.stringContaining(complaint)]);
});

test("a package that the script does not reach is not told", async () => {
  const fflate = resolve(ROOT, "node_modules/fflate/esm/index.mjs");
  const folder = mkdtempSync(join(tmpdir(), "muni-"));
  writeFileSync(join(folder, "entry.mjs"), `import { zipSync } from "${fflate}"; globalThis.zip = zipSync;`);
  const { folder: output, errors } = await compile({
    target: "node20",
    entry: join(folder, "entry.mjs"),
    plugins: [shippedFiles()],
  });
  expect(errors).toEqual([]);
  expect(keysOf(billOf(output))).toEqual([expect.stringMatching(/^fflate@/)]);
  expect(readFileSync(join(output, NOTICES), "utf8")).toContain(
    "Permission is hereby granted, free of charge",
  );
});

describe("what this repository gives out", () => {
  const bills: Record<string, Bill> = {};
  beforeAll(async () => {
    bills.workbench = billOf(resolve(ROOT, "dist-workbench"));
    bills.command = billOf((await compile(releaseConfig())).folder);
    bills.site = billOf((await compile(siteConfig())).folder);
  }, 60_000);

  test("THIRD-PARTY-NOTICES.md names just the packages in each output (npm run notices)", () => {
    const page = readFileSync(resolve(ROOT, "THIRD-PARTY-NOTICES.md"), "utf8");
    const rows = [...page.matchAll(/^\| (\S+) +\| (\d\S*) +\| (\S+) +\| (.+?) +\|$/gm)];
    for (const [output, name] of Object.entries(NAMES)) {
      const named = rows.filter(([, , , , where]) => where!.split(", ").includes(name));
      const keys = named.map(([, shipped, version]) => `${shipped}@${version}`);
      expect(keys.sort()).toEqual(keysOf(bills[output]!).sort());
    }
  });

  test("the add-in has no package in it", () => {
    expect(billOf(resolve(ROOT, "dist")).components).toEqual([]);
  });

  test("a bill of materials says of each package what npm's own list of all packages says", () => {
    const list = execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      // On Windows npm is a script of the shell.
      shell: process.platform === "win32",
    });
    const all = JSON.parse(list) as Bill;
    const known = new Map(all.components.map((component) => [component["bom-ref"], component]));
    for (const { components } of Object.values(bills))
      for (const { "bom-ref": ref, purl, hashes, licenses } of components) {
        const theirs = known.get(ref)!;
        expect({ ref, purl, hashes }).toEqual({ ref, purl: theirs.purl, hashes: theirs.hashes });
        if (theirs.licenses) expect(licenses).toEqual(theirs.licenses);
      }
    expect(bills.command!.metadata.component.purl).toBe(all.metadata.component.purl);
  });

  test("whatever a bill says a package needs is in the bill", () => {
    for (const bill of Object.values(bills)) {
      const keys = new Set(keysOf(bill));
      for (const { dependsOn } of bill.dependencies)
        expect(dependsOn.filter((key) => !keys.has(key))).toEqual([]);
    }
  });
});
