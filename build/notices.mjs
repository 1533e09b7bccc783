/**
 * npm run notices: writes THIRD-PARTY-NOTICES.md, the list of packages in what is given out. Their licences' texts are
 * beside each output, in its THIRD-PARTY-NOTICES.txt.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import prettier from "prettier";
import { compile } from "./compile.mjs";
import notices from "./shipped/notices-page.js";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "..");
const OUTPUTS = {
  workbench: require("../workbench/webpack.config.js"),
  command: require("../cli/webpack.release.js"),
  site: require("./site/webpack.config.js"),
};

const folder = mkdtempSync(path.join(tmpdir(), "muni-notices-"));
try {
  const bills = {};
  for (const [name, config] of Object.entries(OUTPUTS)) {
    const output = await compile(config(), path.join(folder, name));
    bills[name] = JSON.parse(readFileSync(path.join(output, "sbom.cdx.json"), "utf8"));
  }
  const file = process.argv[2] ?? path.join(root, "THIRD-PARTY-NOTICES.md");
  const style = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(notices.noticesPage(bills), { ...style, parser: "markdown" }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
