const { addinId } = require("./addin-id.js");

/** Where local development serves the add-in; manifest.xml is written with this address. */
const DEVELOPMENT_URL = "https://localhost:3443/";

/**
 * Address under which the built files will be served, from ADDIN_URL. One that will not do ends the build with a
 * line that says what to write: webpack would show where it was thrown instead.
 *
 * @param {Record<string, string | undefined>} environment usually process.env
 * @returns {string} an https address that ends with "/"
 */
function addinUrl(environment) {
  const url = environment.ADDIN_URL ?? DEVELOPMENT_URL;
  const problem = urlProblem(url);
  if (!problem) return url;
  process.stderr.write(`ADDIN_URL ${problem}, such as https://www.example.pr/muni/\n`);
  process.exit(1);
}

/**
 * Why the add-in cannot be published at an address, or undefined where it can. It never repeats the address, in
 * which a password may stand.
 *
 * @example
 * urlProblem("https://www.example.pr/muni") //=> "must end with /"
 */
function urlProblem(url) {
  if (/\s/.test(url)) return "must have no blanks";
  if (!URL.canParse(url)) return "must be a whole address";
  const { protocol, search, hash, username, password } = new URL(url);
  if (username || password) return "must have no user name or password, for it is published";
  if (protocol !== "https:") return "must begin with https:, from which alone Office loads add-ins";
  if (search || hash || !url.endsWith("/")) return "must end with /";
  return undefined;
}

/**
 * The manifest with another address in place of that of development: AppDomain gets its origin, and the add-in an Id
 * of its own. At the address of development it stays as it is written.
 *
 * @param {string} manifest text of manifest.xml
 * @param {string} url as addinUrl gives it
 */
function manifestFor(manifest, url) {
  if (url === DEVELOPMENT_URL) return manifest;
  const development = new URL(DEVELOPMENT_URL).origin;
  return manifest
    .replace(/<Id>(.*)<\/Id>/, (_, id) => `<Id>${addinId(id, url)}</Id>`)
    .replaceAll(DEVELOPMENT_URL, escapeXml(url))
    .replaceAll(`<AppDomain>${development}</AppDomain>`, `<AppDomain>${new URL(url).origin}</AppDomain>`);
}

function escapeXml(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

module.exports = { DEVELOPMENT_URL, addinUrl, manifestFor, urlProblem };
