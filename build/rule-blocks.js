const { readingBlocks } = require("./reading-blocks.js");
const { exampleFindings, exampleTables } = require("./rule-examples.js");

/**
 * What people write of a rule; the rest of its page is the product's own.
 *
 * @typedef {{ es: string, en: string }} Text
 * @typedef {object} RuleSource
 * @property {Text} law what the law says, or why the sheet has to be so
 * @property {Record<string, Text>} checks when it gives a finding of each severity
 * @property {Text} [checked] what else is to be known of what it looks at
 * @property {string[]} [parameters] numbers of the law that it uses
 * @property {RuleExample[]} examples
 * @property {string[]} [readings] R numbers that bear on it
 * @property {Text} open where the words are open, and what the product then does
 * @property {Text[]} apart when it does not apply
 * @property {string} since version of the product that has it first
 * @property {Text[]} [changes] what changed since then, or in the law beside its numbers
 *
 * @typedef {import("./rule-examples.js").Example & { says: Text, finds: string[] }} RuleExample finds: the severities
 *   of the rule's findings, in their order
 */

const WORDS = {
  es: {
    rule: "Regla",
    about: "Se aplica a",
    calendar: "todo el calendario",
    exceptions: "la tabla Excepciones",
    law: "Qué dice la ley",
    checked: "Qué se revisa",
    severityColumns: ["hallazgo", "cuándo"],
    number: (name, value, cite) => `\`${name}\`: ${value} (${cite})`,
    numbers: "Números de la ley que usa",
    change: "Se cambian en `Parámetros`: [opciones y parámetros](options).",
    fails: "Ejemplo con hallazgo",
    passes: "Ejemplo sin hallazgo",
    tables: { settings: "En `Parámetros`:", holidays: "En `Feriados`:", exceptions: "En `Excepciones`:" },
    from1904: "El libro cuenta las fechas desde 1904.",
    gives: "La revisión dice:",
    findingColumns: ["hallazgo", "sesión", "celda", "mensaje"],
    none: "Esta regla no da hallazgo.",
    others: "Otras reglas dan además:",
    sheets: { settings: "Parámetros", holidays: "Feriados", exceptions: "Excepciones" },
    readings: "Lecturas",
    apart: "Cuándo no se aplica",
    changes: "Cambios",
    since: (version) => `MUNI ${version}: la regla existe desde esa versión.`,
    numberChange: (name, value, version, day) =>
      `Ley: desde el ${day}, por la ${version}, \`${name}\` es ${value}.`,
    notRead: (title, day) =>
      `Ley: desde el ${day} rige el ${title}. Sus números de sesiones no se han verificado; MUNI usa los de la Ley 81-1991 y lo dice. Vea la [vigencia de la ley](currency).`,
    units: {
      count: (value) => value,
      days: (value) => `${value} días`,
      "month-day": (v) => v,
      fraction: (v) => v,
    },
  },
  en: {
    rule: "Rule",
    about: "Applies to",
    calendar: "the whole calendar",
    exceptions: "the table of exceptions",
    law: "What the law says",
    checked: "What is checked",
    severityColumns: ["finding", "when"],
    number: (name, value, cite) => `\`${name}\`: ${value} (${cite})`,
    numbers: "Numbers of the law that it uses",
    change: "They are changed in `Parameters`: [options and parameters](options).",
    fails: "An example with a finding",
    passes: "An example without a finding",
    tables: { settings: "In `Parameters`:", holidays: "In `Holidays`:", exceptions: "In `Exceptions`:" },
    from1904: "The workbook counts its dates from 1904.",
    gives: "The check says:",
    findingColumns: ["finding", "session", "cell", "message"],
    none: "This rule gives no finding.",
    others: "Other rules give besides:",
    sheets: { settings: "Parameters", holidays: "Holidays", exceptions: "Exceptions" },
    readings: "Readings",
    apart: "When it does not apply",
    changes: "Changes",
    since: (version) => `MUNI ${version}: the rule exists since that version.`,
    numberChange: (name, value, version, day) =>
      `Law: from ${day} on, by ${version}, \`${name}\` is ${value}.`,
    notRead: (title, day) =>
      `Law: since ${day} the ${title} is in force. Its numbers on sessions were not verified; MUNI uses those of Law 81-1991 and says so. See the [currency of the law](currency).`,
    units: {
      count: (value) => value,
      days: (value) => `${value} days`,
      "month-day": (v) => v,
      fraction: (v) => v,
    },
  },
};

/**
 * The page of a rule.
 *
 * @param {{ id: string, citation: string, clauses: string[], types?: string[] }} rule
 * @param {RuleSource} source
 * @param {"es" | "en"} language
 * @param {(file: string) => Record<string, any>} load as sourceLoader gives it
 * @returns {import("./blocks.js").Block[]}
 * @throws when an example does not give what its source says
 */
function ruleBlocks(rule, source, language, load) {
  const words = WORDS[language];
  const examples = source.examples.map((example) => checkedExample(rule, example, language, load));
  const shown = (fails) => examples.filter(({ finds }) => finds.length > 0 === fails);
  return [
    { text: aboutRule(rule, language, load) },
    { heading: words.law, id: "law" },
    ...paragraphs(source.law, language),
    { heading: words.checked, id: "checked" },
    ...checkedBlocks(source, language, load),
    { heading: words.fails, id: "fails" },
    ...shown(true).flatMap((example) => exampleBlocks(rule, example, language, load)),
    { heading: words.passes, id: "passes" },
    ...shown(false).flatMap((example) => exampleBlocks(rule, example, language, load)),
    { heading: words.readings, id: "readings" },
    ...paragraphs(source.open, language),
    ...readingBlocks(source.readings ?? [], language, load),
    { heading: words.apart, id: "apart" },
    { items: source.apart.map((text) => text[language]) },
    { heading: words.changes, id: "changes" },
    { items: changeItems(rule, source, language, load) },
  ];
}

function paragraphs(text, language) {
  return text[language]
    .trim()
    .split(/\n\n+/)
    .map((paragraph) => ({ text: paragraph.replace(/\s*\n\s*/g, " ") }));
}

/** Citation, name and kinds of session, in a line. */
function aboutRule(rule, language, load) {
  const { SESSION_TYPES } = load("src/sessions/session-type.ts");
  const words = WORDS[language];
  const kinds = rule.types?.map((type) => `\`${SESSION_TYPES[type][language]}\``).join(", ");
  const about = kinds ?? ("close" in rule ? words.exceptions : words.calendar);
  const cite = rule.citation ? `**${rule.citation}** · ` : "";
  return `${cite}${words.rule} \`${rule.id}\` · ${words.about}: ${about}`;
}

function checkedBlocks({ checks, checked, parameters = [] }, language, load) {
  const { SEVERITIES } = load("src/calendar/finding.ts");
  const words = WORDS[language];
  const strange = Object.keys(checks).find((severity) => !SEVERITIES.includes(severity));
  if (strange) throw new Error(`no severity is called ${strange}`);
  const rows = SEVERITIES.filter((severity) => checks[severity]).map((severity) => [
    severityWord(severity, language, load),
    checks[severity][language],
  ]);
  const numbers = parameters.map((name) => numberItem(name, language, load));
  return [
    ...(checked ? paragraphs(checked, language) : []),
    { columns: words.severityColumns, rows },
    ...(numbers.length > 0 ? [{ text: `${words.numbers}: ${numbers.join("; ")}. ${words.change}` }] : []),
  ];
}

function severityWord(severity, language, load) {
  const { SEVERITY_WORDS } = load("src/messages/calendar.ts");
  return SEVERITY_WORDS[severity][language];
}

function numberItem(name, language, load) {
  const { PARAMETER_FACTS } = load("src/law/parameters.ts");
  const fact = PARAMETER_FACTS[name];
  return WORDS[language].number(fact.name[language], valueWords(fact, fact.value, language, load), fact.cite);
}

function valueWords({ unit }, value, language, load) {
  const { monthDayText } = load("src/law/month-day.ts");
  const plain = value.month
    ? monthDayText(value)[language]
    : value.numerator
      ? `${value.numerator}/${value.denominator}`
      : String(value);
  return WORDS[language].units[unit](plain);
}

/** An example with its findings; what the source says of the rule's own has to come out. */
function checkedExample(rule, example, language, load) {
  const findings = exampleFindings(example, language, load);
  const own = findings.filter((finding) => finding.rule === rule.id);
  const severities = own.map(({ severity }) => severity).join(", ");
  if (severities !== example.finds.join(", "))
    throw new Error(`${rule.id}: “${example.says.es}” gives ${severities || "nothing"}`);
  return { ...example, own, others: findings.filter((finding) => finding.rule !== rule.id) };
}

function exampleBlocks(rule, example, language, load) {
  const words = WORDS[language];
  const { calendar, ...beside } = exampleTables(example, language, load);
  const table = ([columns, ...rows]) => ({
    look: "sheet",
    columns: columns.map(String),
    rows: rows.map((row) => row.map(String)),
  });
  return [
    { text: example.says[language] },
    table(calendar),
    ...(example.dates1904 ? [{ text: words.from1904 }] : []),
    ...Object.entries(beside).flatMap(([name, rows]) => [{ text: words.tables[name] }, table(rows)]),
    ...resultBlocks(rule, example, language, load),
  ];
}

function resultBlocks(rule, { own, others }, language, load) {
  const words = WORDS[language];
  const besides = others.length === 0 ? "" : `${words.others} ${othersText(others, language, load)}.`;
  if (own.length === 0) return [{ text: `${words.none} ${besides}`.trim() }];
  const rows = own.map((finding) => [
    severityWord(finding.severity, language, load),
    finding.session || "–",
    cellText(finding, language),
    finding.message[language],
  ]);
  return [
    { text: words.gives },
    { look: "findings", columns: words.findingColumns, rows },
    ...(besides ? [{ text: besides }] : []),
  ];
}

/** The telling cell by its address, with its header where it is one of the calendar. */
function cellText({ cells: [cell], column }, language) {
  if (!cell) return "–";
  const address = `${String.fromCharCode(65 + cell.column)}${cell.row + 1}`;
  return cell.table === "calendar"
    ? `${address} (${column})`
    : `${WORDS[language].sheets[cell.table]} ${address}`;
}

/** Findings of other rules, by rule and severity, in the order of their names. */
function othersText(findings, language, load) {
  const counts = new Map();
  for (const { rule, severity } of findings) {
    const key = `[${rule}](rule/${rule}) (${severityWord(severity, language, load)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .map(([key, count]) => `${key}${count > 1 ? ` ×${count}` : ""})`)
    .sort()
    .join(", ");
}

function changeItems({ id }, { parameters = [], since, changes = [] }, language, load) {
  const { LAW_VERSIONS } = load("src/law/versions.ts");
  const { PARAMETER_FACTS } = load("src/law/parameters.ts");
  const { isoText } = load("src/days/iso.ts");
  const words = WORDS[language];
  const changed = parameters.flatMap((name) =>
    Object.entries(PARAMETER_FACTS[name].changed ?? {}).map(([version, value]) => {
      const { title, first } = LAW_VERSIONS[version];
      const fact = PARAMETER_FACTS[name];
      const now = valueWords(fact, value, language, load);
      return words.numberChange(fact.name[language], now, title[language], isoText(first));
    }),
  );
  const { title, first } = LAW_VERSIONS["107-2020"];
  const notRead = id.startsWith("4203") ? [words.notRead(title[language], isoText(first))] : [];
  return [...changed, ...notRead, ...changes.map((text) => text[language]), words.since(since)];
}

module.exports = { ruleBlocks };
