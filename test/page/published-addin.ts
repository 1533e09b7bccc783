/** The add-in as it is published at an address of the web: its files and its headers, in a browser without network. */
import { readFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { chromium, type BrowserContext, type Route } from "playwright-core";
import { browser as browserPath } from "../browser.js";
import { buildAddin, type BuiltAddin } from "../files/built-addin";
import { ARGUMENTS } from "./open-workbench";

const ORIGIN = "https://www.example.pr";
const ADDIN = `${ORIGIN}/muni/`;
const PAGE = `${ORIGIN}/mesa/`;
const TRIAL = `${ORIGIN}/probar/`;
const OFFICE_JS = "https://appsforoffice.microsoft.com/lib/1/hosted/office.js";
const WORKBENCH = resolve(__dirname, "../../dist-workbench");
const CLIENT = join(dirname(require.resolve("@microsoft/office-js/package.json")), "dist");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
};

export interface PublishedAddin {
  readonly built: BuiltAddin;
  /** The workbench's page around the published add-in. */
  readonly page: string;
  /** The same with the stand-in of the published trial in place of Microsoft's client. */
  readonly trial: string;
  readonly context: BrowserContext;
  /** Where a page or a frame did what its policy forbids. */
  readonly violations: readonly string[];
  /** Requests for what nobody serves. */
  readonly lost: readonly string[];
  close(): Promise<void>;
}

/** Builds for the address and answers every request of a browser for it; office.js is the workbench's. */
export async function publishAddin(): Promise<PublishedAddin> {
  const built = buildAddin(ADDIN);
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...ARGUMENTS] });
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const violations: string[] = [];
  const lost: string[] = [];
  await context.exposeBinding("tellViolation", (_source, told: string) => void violations.push(told));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      const { tellViolation } = window as unknown as { tellViolation: (told: string) => void };
      tellViolation(`${location.href}: ${violatedDirective} ${blockedURI} ${sourceFile ?? ""}`);
    });
  });
  await context.route("**/*", (route) => answer(route, built, lost));
  return { built, page: PAGE, trial: TRIAL, context, violations, lost, close: () => browser.close() };
}

function answer(route: Route, built: BuiltAddin, lost: string[]): Promise<void> {
  const url = route
    .request()
    .url()
    .replace(/[?#].*$/, "");
  const send = (file: string, headers: Record<string, string> = {}): Promise<void> =>
    route.fulfill({
      body: readFileSync(file),
      headers: { ...headers, "content-type": TYPES[extname(file)] ?? "application/octet-stream" },
    });
  // A page has no frame yet while it is being asked for.
  const isOfTrial = (): boolean => route.request().frame().parentFrame()?.url() === TRIAL;
  const path = url.startsWith(`${ORIGIN}/`) ? url.slice(ORIGIN.length + 1) : "";
  if (url === PAGE || url === TRIAL)
    return route.fulfill({ body: workbenchPage(), headers: { "content-type": TYPES[".html"]! } });
  if (url === OFFICE_JS) return send(join(WORKBENCH, isOfTrial() ? "trial/office.js" : "office/office.js"));
  if (path.startsWith("office/") && !isOfTrial()) return send(join(CLIENT, path.slice("office/".length)));
  if (path.startsWith("workbench/")) return send(join(WORKBENCH, path.slice("workbench/".length)));
  if (url.startsWith(ADDIN) && built.files.has(url.slice(ADDIN.length)))
    return send(built.path(url.slice(ADDIN.length)), enforcedHeaders(built.text("_headers")));
  // The page around has the icon of another folder.
  if (!url.endsWith("/assets/icon-32.png")) lost.push(url);
  return route.fulfill({ status: 404 });
}

function workbenchPage(): string {
  const page = readFileSync(join(WORKBENCH, "index.html"), "utf8");
  return page.replace("<html ", '<html data-addin="/muni/" ');
}

/** The headers of the file for static hosts; the policy, which there only reports, holds. */
export function enforcedHeaders(file: string): Record<string, string> {
  const lines = file.split("\n").filter((line) => line.startsWith("  "));
  const headers = lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)!.slice(1) as [string, string]);
  return Object.fromEntries(
    headers.map(([name, value]) => [name.toLowerCase().replace(/-report-only$/, ""), value]),
  );
}
