/**
 * npm run docs [-- folder] [-- --check]: builds the site of the documents into site/, or into that folder. A link that
 * leads nowhere ends it with an error; with --check also a page that a browser finds hard to read for some.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import finder from "../test/browser.js";
import { buildSite } from "./site/build-site.mjs";
import { checkPages } from "./site/check-pages.mjs";

const root = path.resolve(import.meta.dirname, "..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean", default: false } },
});
const folder = path.resolve(positionals[0] ?? path.join(root, "site"));

await buildSite(folder);
console.log(`${path.relative(process.cwd(), folder)}/index.html`);
if (values.check) {
  const found = await checkPages(folder, finder.browser());
  if (found.length > 0) {
    console.error(found.join("\n"));
    process.exitCode = 1;
  }
}
