const { posix } = require("node:path");

/**
 * Folders of the pages, by what they explain: in docs/ as Markdown, in the add-in as HTML.
 *
 * @typedef {"docs" | "addin"} Form
 */
const FOLDERS = {
  rule: { docs: { es: "reglas", en: "rules" }, addin: { es: "reglas", en: "rules" } },
  function: { docs: { es: "funciones", en: "functions" }, addin: { es: "help/es", en: "help/en" } },
  reference: { docs: { es: "es", en: "en" }, addin: { es: "help/es", en: "help/en" } },
};

/** The pages on which a user looks up names, words and the law behind the numbers; their files without the ending. */
const REFERENCE_FILES = {
  options: { es: "opciones", en: "options" },
  tables: { es: "tablas", en: "tables" },
  currency: { es: "vigencia", en: "currency" },
};

/** The page that lists all of a kind. */
const LIST = { docs: "README", addin: "index" };

/**
 * Where a page stands, below docs/ or below the add-in.
 *
 * @param {string} page such as rule/4203a-length, function/MUNI_QUORUM, rule/ for the list of rules, options#options
 * @param {"es" | "en"} language
 * @param {Form} form
 * @returns {string}
 * @throws where there is no such page
 * @example
 * pageFile("rule/4203a-length", "es", "addin") //=> "reglas/4203a-length.html"
 */
function pageFile(page, language, form) {
  const [name, part] = page.split("#");
  const isReference = !name.includes("/");
  const [kind, own] = isReference ? ["reference", REFERENCE_FILES[name]?.[language]] : name.split("/");
  if (!FOLDERS[kind] || own === undefined) throw new Error(`there is no page ${page}`);
  const file = `${FOLDERS[kind][form][language]}/${own || LIST[form]}`;
  if (form === "docs") return `${file}.md`; // its parts are named by the words of their headings
  return part === undefined ? `${file}.html` : `${file}.html#${part}`;
}

/**
 * Addresses of pages from the file of one.
 *
 * @param {string} from as pageFile gives it
 * @param {"es" | "en"} language of the pages
 * @param {Form} form
 * @returns {(page: string) => string}
 */
function leadingFrom(from, language, form) {
  return (page) => posix.relative(posix.dirname(from), pageFile(page, language, form));
}

module.exports = { leadingFrom, pageFile };
