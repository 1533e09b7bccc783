/*
 * The small calendars of the rules' pages. A source writes them once, with the Spanish headers and words; here they are
 * put into a language, and checked as the product would.
 */

/**
 * A calendar and what is beside it, as rows with their headers. A cell that is a sentence of its own is a pair.
 *
 * @typedef {string | number | { es: string, en: string }} Cell
 * @typedef {object} Example
 * @property {Cell[][]} rows
 * @property {Cell[][]} [settings] rows of Parámetros: name, value
 * @property {Cell[][]} [holidays] rows of Feriados: date, name, source, sign
 * @property {Cell[][]} [exceptions] Excepciones, with its headers
 * @property {true} [dates1904] the workbook counts its dates from 1904
 */

const HEADERS = {
  settings: { es: ["Nombre", "Valor"], en: ["Name", "Value"] },
  holidays: { es: ["Fecha", "Nombre", "Fuente", "+/-"], en: ["Date", "Name", "Source", "+/-"] },
};

/** Headers of Excepciones. */
const EXCEPTION_HEADERS = {
  Regla: "Rule",
  Sesión: "Session",
  Tipo: "Type",
  Año: "Year",
  Motivo: "Reason",
  Documento: "Document",
  Vence: "Expires",
};

/**
 * The tables of an example as a person of a language types them.
 *
 * @param {Example} example
 * @param {"es" | "en"} language
 * @param {(file: string) => Record<string, any>} load as sourceLoader gives it
 * @returns {Record<string, (string | number)[][]>} by name, in the order in which a page shows them
 */
function exampleTables({ rows, settings, holidays, exceptions }, language, load) {
  return {
    calendar: calendarIn(rows, language, load),
    ...(settings ? { settings: [HEADERS.settings[language], ...settingsIn(settings, language, load)] } : {}),
    ...(holidays ? { holidays: [HEADERS.holidays[language], ...plainIn(holidays, language)] } : {}),
    ...(exceptions ? { exceptions: exceptionsIn(exceptions, language, load) } : {}),
  };
}

function calendarIn([titles, ...rows], language, load) {
  const { COLUMN_NAMES } = load("src/messages/calendar.ts");
  const columns = titles.map((title) => columnCalled(title, COLUMN_NAMES));
  const words = wordsOfColumns(load);
  return [
    titles.map((title, at) => (columns[at] ? COLUMN_NAMES[columns[at]][language] : cellIn(title, language))),
    ...rows.map((row) => row.map((cell, at) => wordIn(cell, words[columns[at]] ?? [], language))),
  ];
}

function columnCalled(title, names) {
  return Object.keys(names).find((name) => names[name].es === title);
}

/** The words of each column that takes one of a list. */
function wordsOfColumns(load) {
  const { LIST_WORDS } = load("src/messages/plan.ts");
  const { SESSION_TYPES } = load("src/sessions/session-type.ts");
  const { status, caller, yesNo, delivery, answer, decision } = LIST_WORDS;
  return {
    type: Object.values(SESSION_TYPES),
    status,
    calledBy: caller,
    delivery,
    answer,
    decision,
    ...{ emergency: yesNo, certificate: yesNo, answerReceipt: yesNo },
  };
}

function settingsIn(rows, language, load) {
  const { OPTIONS } = load("src/law/options.ts");
  const { PARAMETER_FACTS } = load("src/law/parameters.ts");
  const names = [...OPTIONS, ...Object.values(PARAMETER_FACTS).map(({ name }) => name)];
  return rows.map(([name, value]) => {
    const choices = OPTIONS.find(({ es }) => es === name)?.choices ?? [];
    return [wordIn(name, names, language), wordIn(value, choices, language)];
  });
}

function exceptionsIn([titles, ...rows], language, load) {
  const { SESSION_TYPES } = load("src/sessions/session-type.ts");
  const english = (title) => (language === "es" ? title : EXCEPTION_HEADERS[title]);
  return [
    titles.map(english),
    ...rows.map((row) => row.map((cell) => wordIn(cell, Object.values(SESSION_TYPES), language))),
  ];
}

function plainIn(rows, language) {
  return rows.map((row) => row.map((cell) => cellIn(cell, language)));
}

function wordIn(cell, words, language) {
  const word = words.find(({ es }) => es === cell);
  return word ? word[language] : cellIn(cell, language);
}

function cellIn(cell, language) {
  return cell !== null && typeof cell === "object" ? cell[language] : (cell ?? "");
}

/**
 * Every finding of an example.
 *
 * @param {Example} example
 * @param {"es" | "en"} language of its words, which findings quote
 * @param {(file: string) => Record<string, any>} load
 * @throws when its header row is not recognised
 */
function exampleFindings(example, language, load) {
  const { checkCalendar } = load("src/calendar/check.ts");
  const { parseIso } = load("src/days/iso.ts");
  const shift = example.dates1904 ? 1462 : 0;
  const typed = (cell) => (/^\d{4}-\d{2}-\d{2}$/.test(cell) ? parseIso(cell) - shift : cell);
  const tables = Object.entries(exampleTables(example, language, load));
  const input = Object.fromEntries(tables.map(([name, rows]) => [name, rows.map((row) => row.map(typed))]));
  const { recognised, findings } = checkCalendar({
    ...input,
    ...(example.dates1904 ? { dates1904: true } : {}),
  });
  if (!recognised) throw new Error(`no header row: ${tables[0][1][0].join(", ")}`);
  return findings;
}

module.exports = { exampleFindings, exampleTables };
