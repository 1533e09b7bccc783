/** Where local development serves the add-in; manifest.xml is written with this address. */
const DEVELOPMENT_URL = "https://localhost:3443/";

/**
 * Address under which the built files will be served, from ADDIN_URL.
 *
 * @param {Record<string, string | undefined>} environment usually process.env
 * @returns {string} an https address that ends with "/"
 * @throws when it is no such address, with what to write
 */
function addinUrl(environment) {
  const url = environment.ADDIN_URL ?? DEVELOPMENT_URL;
  const problem = urlProblem(url);
  if (problem) throw new Error(`ADDIN_URL is "${url}": ${problem}, such as https://www.example.pr/muni/`);
  return url;
}

function urlProblem(url) {
  if (!URL.canParse(url)) return "write a whole address";
  if (/\s/.test(url)) return "it must have no blanks";
  const { protocol, search, hash, username, password } = new URL(url);
  if (username || password) return "it must have no user name or password, for it is published";
  if (protocol !== "https:") return "Office loads add-ins only from https";
  if (search || hash || !url.endsWith("/")) return "it must end with /";
  return undefined;
}

/**
 * The manifest with another address in place of that of development; AppDomain gets its origin.
 *
 * @param {string} manifest text of manifest.xml
 * @param {string} url as addinUrl gives it
 */
function manifestFor(manifest, url) {
  const development = new URL(DEVELOPMENT_URL).origin;
  return manifest
    .replaceAll(DEVELOPMENT_URL, escapeXml(url))
    .replaceAll(`<AppDomain>${development}</AppDomain>`, `<AppDomain>${new URL(url).origin}</AppDomain>`);
}

function escapeXml(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

module.exports = { DEVELOPMENT_URL, addinUrl, manifestFor };
