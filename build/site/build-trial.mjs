import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import addresses from "../addin-url.js";
import headers from "../header-files.js";
import office from "../office-address.js";
import { compile } from "../compile.mjs";

const require = createRequire(import.meta.url);

/**
 * Builds the workbench to try into a folder: the spreadsheet, and the built add-in beside it. Of its files one address
 * differs from what Excel loads: office.js, which is ours.
 *
 * @param {string} folder
 */
export async function buildTrial(folder) {
  await compile(require("../../workbench/webpack.trial.js")(), folder);
  const [addin] = await require("../../webpack.config.js")({}, { mode: "production" });
  const muni = await compile(addin, path.join(folder, "muni"));
  const officeJs = office.officeJs(process.env);
  // What only who publishes an add-in needs.
  for (const file of ["manifest.xml", ...Object.keys(headers.headerFiles(officeJs))])
    rmSync(path.join(muni, file));
  change(path.join(muni, "taskpane.html"), officeJs, "../trial/office.js");
  for (const file of ["functions.json", "functions.en.json"])
    change(path.join(muni, file), addresses.addinUrl(process.env), "");
  change(path.join(folder, "index.html"), '<html lang="es">', '<html lang="es" data-addin="muni/">');
  change(path.join(folder, "index.html"), 'href="/assets/', 'href="muni/assets/');
  change(
    path.join(folder, "index.html"),
    '<strong class="name">MUNI</strong>',
    '<a class="name" href="../index.html"><strong>MUNI</strong></a>',
  );
}

/** Puts a text in the place of another. */
function change(file, from, to) {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(file, text.replaceAll(from, to));
}
