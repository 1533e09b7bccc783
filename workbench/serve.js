/* Serves the workbench to this machine: the page, the built add-in, and Microsoft's client from node_modules. */
const { existsSync, readFileSync, statSync } = require("node:fs");
const { createServer } = require("node:http");
const path = require("node:path");

const ROOT = path.resolve(__dirname, "..");
const OFFICE = path.join(path.dirname(require.resolve("@microsoft/office-js/package.json")), "dist");
const CLIENT = "excel-web-16.00.js";

/** Of the public cloud, or of a government's (OFFICE_CLOUD). */
const OFFICE_JS = /https:\/\/appsforoffice\.[\w./]+\/office\.js/;
const OUR_OFFICE_JS = "/office/office.js";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".woff2": "font/woff2",
};

/** Nothing may leave this origin. Univer puts its styles into the page by script. */
const PAGE_RULES =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'none'";
/** The rules that the add-in is published with, for the one frame that may hold it. */
const PANE_RULES =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'self'";

/**
 * The built page of the pane with one address replaced, and nothing else.
 *
 * @param {string} html
 * @returns {string}
 */
function withOurOffice(html) {
  const parts = html.split(OFFICE_JS);
  if (parts.length !== 2)
    throw new Error(`taskpane.html names office.js ${parts.length - 1} times; it must once`);
  return parts.join(OUR_OFFICE_JS);
}

/**
 * Listens on this machine only.
 *
 * @param {{ port?: number, addin?: string, page?: string }} [options] port (0 for any) and the folders of the builds
 * @returns {Promise<import("node:http").Server>}
 */
function serve({
  port = 3000,
  addin = path.join(ROOT, "dist"),
  page = path.join(ROOT, "dist-workbench"),
} = {}) {
  const server = createServer((request, response) => {
    try {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const found = answer(decodeURIComponent(pathname), { addin, page });
      response.writeHead(found ? 200 : 404, found ? headers(found) : { "content-type": "text/plain" });
      response.end(found ? found.body : "Not found");
    } catch (error) {
      response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
      response.end(String(error));
    }
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", () => resolve(server));
  });
}

function answer(pathname, { addin, page }) {
  if (pathname === "/") return file(page, "index.html", PAGE_RULES);
  if (pathname === "/taskpane.html") {
    const built = file(addin, "taskpane.html", PANE_RULES);
    return built && { ...built, body: withOurOffice(built.body.toString("utf8")) };
  }
  if (pathname === `/office/${CLIENT}`) return file(OFFICE, CLIENT);
  if (pathname === OUR_OFFICE_JS) return file(page, pathname);
  if (pathname.startsWith("/workbench/")) return file(page, pathname.slice("/workbench/".length));
  return file(addin, pathname);
}

function file(folder, name, rules) {
  const full = path.join(folder, name);
  if (!full.startsWith(folder + path.sep) || !existsSync(full) || !statSync(full).isFile()) return null;
  return { body: readFileSync(full), type: TYPES[path.extname(full)] ?? "application/octet-stream", rules };
}

function headers({ type, rules }) {
  return {
    "content-type": type,
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    ...(rules ? { "content-security-policy": rules } : {}),
  };
}

async function main() {
  const port = Number(process.env.PORT ?? 3000);
  await serve({ port });
  process.stdout.write(`MUNI: http://localhost:${port}\n`);
}

if (require.main === module)
  main().catch((error) => {
    const text =
      error.code === "EADDRINUSE"
        ? `Another program uses port ${error.port}. Choose another, as in PORT=${error.port + 1} npm start`
        : error.message;
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  });

module.exports = { serve, withOurOffice, OUR_OFFICE_JS };
