import type { AddressInfo } from "node:net";
import type { Server } from "node:http";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

interface ServeModule {
  readonly serve: (options: { port: number; addin: string; page: string }) => Promise<Server>;
  readonly withOurOffice: (html: string) => string;
  readonly OUR_OFFICE_JS: string;
}
// eslint-disable-next-line @typescript-eslint/no-require-imports -- a plain script that Node runs as it is
const { serve, withOurOffice, OUR_OFFICE_JS } = require("../../workbench/serve.js") as ServeModule;

const OFFICE_JS = "https://appsforoffice.microsoft.com/lib/1/hosted/office.js";
const BUILT = `<head><script src="${OFFICE_JS}"></script><script defer src="functions.js"></script></head>`;

test("the pane's page is served with one address replaced and nothing else", () => {
  const served = withOurOffice(BUILT);
  expect(served.replace(OUR_OFFICE_JS, OFFICE_JS)).toBe(BUILT);
});

test.each(["<head></head>", BUILT + BUILT])("a page that does not name it once is refused", (html) => {
  expect(() => withOurOffice(html)).toThrow("must once");
});

describe("the server", () => {
  let server: Server;
  const at = (pathname: string) => `http://localhost:${(server.address() as AddressInfo).port}${pathname}`;

  beforeAll(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "muni-"));
    const [addin, page] = [path.join(folder, "addin"), path.join(folder, "page")];
    for (const one of [addin, page]) mkdirSync(one);
    writeFileSync(path.join(addin, "taskpane.html"), BUILT);
    writeFileSync(path.join(page, "index.html"), "<title>MUNI</title>");
    writeFileSync(path.join(folder, "secret.txt"), "no");
    server = await serve({ port: 0, addin, page });
  });
  afterAll(() => server.close());

  test("serves the page and lets nothing leave its origin", async () => {
    const answer = await fetch(at("/"));
    expect(await answer.text()).toContain("MUNI");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
  });
  test("serves Microsoft's client as it is in its package", async () => {
    expect((await (await fetch(at("/office/excel-web-16.00.js"))).text()).length).toBeGreaterThan(1_000_000);
  });
  test("serves no other file of that package, and none outside its folders", async () => {
    for (const pathname of [
      "/office/office.debug.js",
      "/%2e%2e/secret.txt",
      "/workbench/..%2f..%2fsecret.txt",
    ])
      expect((await fetch(at(pathname))).status).toBe(404);
  });
});
