import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(__dirname, "../..");

const { addinUrl, manifestFor, urlProblem } = jest.requireActual<{
  urlProblem: (url: string) => string | undefined;
  addinUrl: (environment: Record<string, string>) => string;
  manifestFor: (manifest: string, url: string) => string;
}>("../../build/addin-url.js");

test("without ADDIN_URL the build is for local development", () => {
  expect(addinUrl({})).toBe("https://localhost:3443/");
});

test.each(["https://www.example.pr/muni/", "https://muni.example.pr/"])("%s is taken", (url) => {
  expect(addinUrl({ ADDIN_URL: url })).toBe(url);
  expect(urlProblem(url)).toBeUndefined();
});

test.each([
  ["http://www.example.pr/", "must begin with https:"],
  ["https://www.example.pr/muni", "must end with /"],
  ["https://www.example.pr", "must end with /"],
  ["https://www.example.pr/?v=/", "must end with /"],
  ["https://www.example.pr/mu ni/", "must have no blanks"],
  [" https://www.example.pr/", "must have no blanks"],
  ["https://user:word@www.example.pr/", "must have no user name or password"],
  ["www.example.pr/", "must be a whole address"],
  ["", "must be a whole address"],
])("%j is refused with what to write", (url, message) => {
  expect(urlProblem(url)).toContain(message);
});

test("an address that will not do ends the build with one line, without the address and its password", () => {
  const webpack = resolve(ROOT, "node_modules/webpack/bin/webpack.js");
  const output = mkdtempSync(join(tmpdir(), "muni-"));
  const run = spawnSync(
    process.execPath,
    [webpack, "--mode", "production", "--config-name", "addin", "--output-path", output],
    { cwd: ROOT, encoding: "utf8", env: { ...process.env, ADDIN_URL: "https://user:word@www.example.pr/" } },
  );
  expect(run.status).toBe(1);
  expect(run.stdout + run.stderr).toBe(
    "ADDIN_URL must have no user name or password, for it is published, such as https://www.example.pr/muni/\n",
  );
});

test("the manifest gets the address everywhere, and its origin as the domain", () => {
  const source = readFileSync(resolve(ROOT, "manifest.xml"), "utf8");
  const manifest = manifestFor(source, "https://www.example.pr/a&b/");
  expect(manifest).not.toContain("localhost");
  expect(manifest).toContain("<AppDomain>https://www.example.pr</AppDomain>");
  expect(manifest).toContain('DefaultValue="https://www.example.pr/a&amp;b/taskpane.html"');
});

const idOf = (manifest: string) => /<Id>(.*)<\/Id>/.exec(manifest)![1]!;

test("each address has an Id of its own, always the same; that of development keeps the manifest as written", () => {
  const source = readFileSync(resolve(ROOT, "manifest.xml"), "utf8");
  const [here, there] = ["https://www.example.pr/muni/", "https://muni.example.pr/"];
  // As Python's uuid.uuid5 gives it for that Id and address.
  expect(idOf(manifestFor(source, here))).toBe("aeeea47a-d53f-50ea-b0cc-6fa1502b8e95");
  expect(idOf(manifestFor(source, here))).toBe(idOf(manifestFor(source, here)));
  expect(new Set([source, ...[here, there].map((url) => manifestFor(source, url))].map(idOf)).size).toBe(3);
  expect(manifestFor(source, "https://localhost:3443/")).toBe(source);
});
