const { WORDS } = require("./words.js");

/** In this order at the head of their group; the others follow by title. */
const FIRST = [
  "guia-secretaria",
  "guia-analista",
  "guia-administrador",
  "guia-desarrollo",
  "guide-clerk",
  "guide-analyst",
  "guide-administrator",
  "guide-developer",
];

const REFERENCE =
  /^(es|en)\/(opciones|options|tablas|tables|vigencia|currency|linea-de-comandos|command-line|known-limits)\.html$/;

/** To which group a page belongs; none for a home page and for single decisions. */
function groupOf({ target }) {
  if (/^(es|en)\/index\.html$/.test(target) || /^decisions\/\d/.test(target)) return undefined;
  if (/^(reglas|rules)\/|^(es|en)\/(reglas|rules)\//.test(target)) return "rules";
  if (/^(funciones|functions)\/|^(es|en)\/(funciones|functions)\//.test(target)) return "functions";
  if (REFERENCE.test(target)) return "reference";
  return /^(es|en)\//.test(target) ? "guides" : "project";
}

/**
 * The pages that a reader of a language is offered, by group.
 *
 * @param {{ target: string, language: "es" | "en", title: string }[]} pages
 * @param {"es" | "en"} language
 * @returns {{ id: string, title: string, pages: { target: string, title: string, language: "es" | "en" }[] }[]}
 */
function navigation(pages, language) {
  const { groups } = WORDS[language];
  return Object.entries(groups)
    .map(([id, title]) => ({
      id,
      title,
      pages: pages
        .filter((page) => groupOf(page) === id && (id === "project" || page.language === language))
        .sort(byPlace),
    }))
    .filter((group) => group.pages.length > 0);
}

function byPlace(one, other) {
  return placeOf(one) - placeOf(other) || one.title.localeCompare(other.title, one.language);
}

function placeOf({ target }) {
  const name = target.replace(/^.*\/|\.html$/g, "");
  if (name === "index") return -1;
  const at = FIRST.indexOf(name);
  return at < 0 ? FIRST.length : at;
}

module.exports = { groupOf, navigation };
