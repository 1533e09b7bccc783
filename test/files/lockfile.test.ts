import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

interface Lock {
  readonly packages: Record<
    string,
    { version: string; resolved?: string; integrity?: string; link?: boolean }
  >;
}
interface About {
  readonly version: string;
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

const ROOT = resolve(__dirname, "../..");
const text = (file: string) => readFileSync(resolve(ROOT, file), "utf8");
const lock = JSON.parse(text("package-lock.json")) as Lock;
const about = JSON.parse(text("package.json")) as About;
const installed = Object.entries(lock.packages).filter(([folder]) => folder !== "");

test("every package of the lock file has a SHA-512 of its contents", () => {
  const without = installed.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""));
  expect(without.map(([folder]) => folder)).toEqual([]);
  expect(installed.length).toBeGreaterThan(1000);
});

test("no package is bound to a registry, a folder or a repository", () => {
  const bound = installed.filter(([, { resolved, link }]) => resolved !== undefined || link === true);
  expect(bound.map(([folder]) => folder)).toEqual([]);
  const elsewhere = installed.filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version));
  expect(elsewhere.map(([folder]) => folder)).toEqual([]);
});

test("package.json asks for exact versions, and the lock file has them", () => {
  for (const [name, version] of Object.entries({ ...about.dependencies, ...about.devDependencies })) {
    expect(`${name}@${version}`).toMatch(/@\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(`${name}@${lock.packages[`node_modules/${name}`]!.version}`).toBe(`${name}@${version}`);
  }
  expect(lock.packages[""]!.version).toBe(about.version);
});

test("the settings of npm name no registry and hold no secret", () => {
  expect(existsSync(resolve(ROOT, ".npmrc"))).toBe(true);
  const allowed = ["omit-lockfile-registry-resolved=true", "save-exact=true"];
  expect(text(".npmrc").trim().split("\n")).toEqual(allowed);
});
