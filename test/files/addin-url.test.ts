import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const { addinUrl, manifestFor } = jest.requireActual<{
  addinUrl: (environment: Record<string, string>) => string;
  manifestFor: (manifest: string, url: string) => string;
}>("../../build/addin-url.js");

test("without ADDIN_URL the build is for local development", () => {
  expect(addinUrl({})).toBe("https://localhost:3443/");
});

test.each(["https://www.example.pr/muni/", "https://muni.example.pr/"])("%s is taken", (url) => {
  expect(addinUrl({ ADDIN_URL: url })).toBe(url);
});

test.each([
  ["http://www.example.pr/", "only from https"],
  ["https://www.example.pr/muni", "must end with /"],
  ["https://www.example.pr", "must end with /"],
  ["https://www.example.pr/?v=/", "must end with /"],
  ["https://www.example.pr/mu ni/", "no blanks"],
  ["https://user:word@www.example.pr/", "no user name or password"],
  ["www.example.pr/", "write a whole address"],
  ["", "write a whole address"],
])("%j is refused with what to write", (url, message) => {
  expect(() => addinUrl({ ADDIN_URL: url })).toThrow(message);
});

test("the manifest gets the address everywhere, and its origin as the domain", () => {
  const source = readFileSync(resolve(__dirname, "../../manifest.xml"), "utf8");
  const manifest = manifestFor(source, "https://www.example.pr/a&b/");
  expect(manifest).not.toContain("localhost");
  expect(manifest).toContain("<AppDomain>https://www.example.pr</AppDomain>");
  expect(manifest).toContain('DefaultValue="https://www.example.pr/a&amp;b/taskpane.html"');
});
