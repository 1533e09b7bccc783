import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import prettier from "prettier";
import written from "./written-page.js";

/**
 * Writes pages as Markdown, in both languages, formatted as the repository is. The folders into which they go are
 * theirs alone: a file in them that is no page is taken away.
 *
 * @param {(language: "es" | "en") => import("./written-page.js").Page[]} pagesIn
 * @param {string} docs folder that holds theirs
 */
export async function writeDocuments(pagesIn, docs) {
  const style = await prettier.resolveConfig(path.join(import.meta.dirname, "../docs/README.md"));
  for (const language of ["es", "en"]) {
    const files = pagesIn(language).map((page) => written.markdownFile(page, language));
    const names = new Set(files.map(([file]) => file));
    for (const folder of new Set(files.map(([file]) => path.posix.dirname(file))))
      emptied(docs, folder, names);
    for (const [file, text] of files)
      writeFileSync(path.join(docs, file), await prettier.format(text, { ...style, parser: "markdown" }));
  }
}

function emptied(docs, folder, names) {
  mkdirSync(path.join(docs, folder), { recursive: true });
  for (const name of readdirSync(path.join(docs, folder)))
    if (!names.has(`${folder}/${name}`)) rmSync(path.join(docs, folder, name), { recursive: true });
}
