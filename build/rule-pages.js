const { readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");
const { parse } = require("yaml");
const { ruleBlocks } = require("./rule-blocks.js");

/** What people write of each rule: one file a rule, both languages side by side. */
const SOURCES = "docs/source/rules";

const WORDS = {
  es: {
    title: "Reglas de la revisión",
    intro:
      "Cada hallazgo lleva el nombre de su regla. Su página dice qué pide la ley, qué se mira en la hoja, un ejemplo con hallazgo y otro sin él, y dónde la ley se puede leer de más de una manera.",
    columns: ["regla", "de qué trata", "cita"],
    sheet: "la hoja misma",
  },
  en: {
    title: "Rules of the check",
    intro:
      "Each finding bears the name of its rule. The rule's page says what the law asks, what is looked at on the sheet, an example with a finding and one without, and where the law can be read in more than one way.",
    columns: ["rule", "what it is about", "cite"],
    sheet: "the sheet itself",
  },
};

/**
 * What is written of the rules, by their ids.
 *
 * @param {string} root folder of the repository
 * @returns {Record<string, import("./rule-blocks.js").RuleSource>}
 */
function readRuleSources(root) {
  const folder = path.join(root, SOURCES);
  const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.yaml$/, ""), parse(readFileSync(path.join(folder, file), "utf8"))]),
  );
}

/**
 * The pages of all rules, and the list of them.
 *
 * @param {"es" | "en"} language
 * @param {(file: string) => Record<string, any>} load as sourceLoader gives it
 * @param {string} root folder of the repository
 * @returns {import("./written-page.js").Page[]}
 * @throws for a rule without its source, and for a source without its rule
 */
function rulePages(language, load, root) {
  const { RULES } = load("src/calendar/rules/index.ts");
  const { RULE_TITLES: titles } = load("src/messages/rule-titles.ts");
  const sources = readRuleSources(root);
  const strangers = Object.keys(sources).filter((id) => !RULES.some((rule) => rule.id === id));
  if (strangers.length > 0) throw new Error(`${SOURCES}: no rule is called ${strangers.join(", ")}`);
  const pages = RULES.map((rule) => {
    const source = sources[rule.id];
    if (!source) throw new Error(`${SOURCES}/${rule.id}.yaml is missing`);
    if (!titles[rule.id]) throw new Error(`src/messages/rule-titles.ts: ${rule.id} has no title`);
    return {
      page: `rule/${rule.id}`,
      title: `${titles[rule.id][language]} (${rule.id})`,
      blocks: ruleBlocks(rule, source, language, load),
    };
  });
  return [
    ...pages,
    { page: "rule/", title: WORDS[language].title, blocks: listBlocks(RULES, titles, language) },
  ];
}

function listBlocks(rules, titles, language) {
  const { intro, columns, sheet } = WORDS[language];
  const rows = rules.map(({ id, citation }) => [
    `[${id}](rule/${id})`,
    titles[id][language],
    citation || sheet,
  ]);
  return [{ text: intro }, { columns, rows }];
}

module.exports = { readRuleSources, rulePages };
