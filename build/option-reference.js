/* What a clerk can write in Parámetros and in `options`, from the tables by which the product reads it. */

const WORDS = {
  es: {
    intro:
      "Se escriben en la hoja `Parámetros`, que leen el panel y el argumento `settings`, o en el argumento `options` de una función. Los nombres y las palabras se entienden en español y en inglés; mayúsculas y acentos no importan. Donde usted no escoja, vale el valor que va primero.",
    forms: "Cómo se escriben",
    formItems: [
      "Un rango de dos columnas, nombre y valor, como `Parámetros!A1:B20`; la fila de encabezados y los valores en blanco se saltan. Las columnas: [tablas](tables).",
      'Un solo texto con punto y coma, como `"lectura=388; idioma=en"`.',
      "Una fecha: la fecha de Excel o un texto como `2027-06-03`. En un libro que cuenta las fechas desde 1904 las funciones reciben solo el número y lo cuentan desde 1900: quite esa opción del libro, o escriba las fechas como texto.",
      "Un día del año: `3 junio`, o `'06-03` con apóstrofo, porque Excel convierte 06-03 en una fecha. Dentro de un texto, `fin presupuesto=06-13`.",
      "Una fracción: `'2/3` con apóstrofo, por lo mismo. Dentro de un texto, `fracción petición=2/3`.",
      "El mismo nombre dos veces con valores distintos, un nombre o una palabra que no se conoce: la función da `#VALUE!` y dice qué corregir; el panel lo señala en la celda y usa lo demás.",
    ],
    options: "Opciones",
    optionColumns: ["nombre", "en inglés", "valores", "qué decide"],
    parameters: "Parámetros de la ley",
    parametersIntro:
      "Los números del § 4203 según la ley escogida con `ley`; escriba uno solo para cambiarlo. De la Ley 49-2016 se leyó únicamente el límite del mensaje y los de la Ley 107-2020 no se han verificado: en lo demás se usan los de la Ley 81-1991. Cada hallazgo nombra los números que usted fijó.",
    parameterColumns: ["nombre", "en inglés", "valor", "unidad", "cita"],
    units: { count: "número", days: "días", "month-day": "día del año", fraction: "fracción" },
    kinds: { text: "un nombre", count: "un número entero", date: "una fecha" },
  },
  en: {
    intro:
      "Write them on the sheet `Parameters`, which the pane and the argument `settings` read, or in a function's argument `options`. Names and words are understood in English and in Spanish; case and accents do not matter. Where you choose nothing, the value that stands first holds.",
    forms: "How to write them",
    formItems: [
      "A range of two columns, name and value, such as `Parameters!A1:B20`; its header row and blank values are skipped. The columns: [tables](tables).",
      'One text with semicolons, such as `"reading=388; language=en"`.',
      "A date: Excel's date or a text such as `2027-06-03`. In a workbook that counts dates from 1904 the functions get the number alone and count it from 1900: take that option off the workbook, or write dates as text.",
      "A day of the year: `June 3`, or `'06-03` with the apostrophe, for Excel turns 06-03 into a date. Inside a text, `budget end=06-13`.",
      "A fraction: `'2/3` with the apostrophe, for the same reason. Inside a text, `petition fraction=2/3`.",
      "The same name twice with different values, a name or a word that is not known: the function gives `#VALUE!` and says what to mend; the pane tells it on the cell and uses the rest.",
    ],
    options: "Options",
    optionColumns: ["name", "in Spanish", "values", "what it decides"],
    parameters: "Parameters of the law",
    parametersIntro:
      "The numbers of § 4203 under the law chosen with `law`; write one only to change it. Of Law 49-2016 only the limit of the message was read, and those of Law 107-2020 are not verified: elsewhere those of Law 81-1991 are used. Every finding names the numbers that you set.",
    parameterColumns: ["name", "in Spanish", "value", "unit", "citation"],
    units: { count: "number", days: "days", "month-day": "day of the year", fraction: "fraction" },
    kinds: { text: "a name", count: "a whole number", date: "a date" },
  },
};

/** The functions that can tell their steps. */
const EXPLAINED = [
  "MUNI_PETITION_DEADLINE",
  "MUNI_HOLD_DEADLINE",
  "MUNI_COMMITTEE_DEADLINE",
  "MUNI_BUDGET_SESSION_OK",
  "MUNI_BUDGET_DAYS",
  "MUNI_BUDGET_LATEST_START",
  "MUNI_SESSION_OK",
  "MUNI_NEXT_WORKDAY",
]
  .map(code)
  .join(", ");

/** What the options decide that choose no reading. */
const DECIDES = {
  christmasEve: {
    es: "Si el 24 de diciembre, medio día feriado, cuenta como feriado.",
    en: "Whether 24 December, a half-day holiday, counts as a holiday.",
  },
  scope: {
    es: "Qué feriados incluidos cuentan, además de los que usted dé.",
    en: "Which built-in holidays count, beside those that you give.",
  },
  law: { es: "La versión de la ley.", en: "The version of the law." },
  language: { es: "El idioma del resultado.", en: "The language of the result." },
  headers: { es: "Si la tabla lleva encabezados.", en: "Whether the table has headers." },
  steps: {
    es: `Con \`sí\`, la función explica su resultado: una tabla con fecha, paso y motivo, día por día lo que cuenta y lo que no, y el resultado en la última fila. Una fecha a la vez: un rango de varias da \`#VALUE!\`. Vale en ${EXPLAINED}; las demás funciones, el panel y la revisión del calendario no la toman en cuenta.`,
    en: `With \`yes\` the function explains its result: a table of date, step and reason, day by day what counts and what does not, and the result in the last row. One date at a time: a range of several gives \`#VALUE!\`. It holds in ${EXPLAINED}; the other functions, the pane and the check of a calendar ignore it.`,
  },
  municipality: {
    es: "De él se siguen los miembros, si no se dan.",
    en: "The members follow from it unless they are given.",
  },
  members: { es: "Total de miembros de la Legislatura.", en: "Total members of the Legislature." },
  bylawsSessions: {
    es: "Ordinarias al año según el reglamento interno.",
    en: "Regular sessions in a year by the bylaws.",
  },
  from: { es: "Primer día que cubre el calendario.", en: "First day that the calendar covers." },
  to: { es: "Último día que cubre el calendario.", en: "Last day that the calendar covers." },
  extension: {
    es: "Día en que se autorizó la prórroga de una sesión dada celda a celda.",
    en: "Day on which the extension of a session passed cell by cell was authorised.",
  },
  extendedTo: { es: "Último día de esa prórroga.", en: "Last day of that extension." },
};

/**
 * Content of the page of options and parameters.
 *
 * @param {"es" | "en"} language
 * @param {(file: string) => Record<string, any>} load as sourceLoader gives it
 * @returns {import("./blocks.js").Block[]}
 * @throws for an option of which nothing says what it decides
 */
function optionBlocks(language, load) {
  const { OPTIONS } = load("src/law/options.ts");
  const { READINGS } = load("src/law/readings.ts");
  const { PARAMETER_FACTS } = load("src/law/parameters.ts");
  const words = WORDS[language];
  return [
    { text: words.intro },
    { heading: words.forms, id: "forms" },
    { items: words.formItems },
    { heading: words.options, id: "options" },
    {
      columns: words.optionColumns,
      rows: OPTIONS.map((option) => optionRow(option, Object.entries(READINGS), language)),
    },
    { heading: words.parameters, id: "parameters" },
    { text: words.parametersIntro },
    {
      columns: words.parameterColumns,
      rows: Object.values(PARAMETER_FACTS).map((fact) => parameterRow(fact, language)),
    },
  ];
}

function optionRow(option, readings, language) {
  const [id, reading] = readings.find(([, fact]) => fact.option === option.key) ?? [];
  const decides = reading ? `${reading.question[language]} (${id})` : DECIDES[option.key]?.[language];
  if (!decides) throw new Error(`option ${option.es}: nothing says what it decides`);
  return [...names(option, language), values(option, reading, language), decides];
}

/** Each value; one that chooses a reading with what it then says, for both are in the same order. */
function values({ kind, choices }, reading, language) {
  if (kind !== "choice") return WORDS[language].kinds[kind];
  const words = choices.map((choice) => choice[language]);
  if (!reading) return words.map(code).join(", ");
  const answers = [reading.usual, ...reading.others];
  return words
    .map((word, at) => `${code(word)}: ${answers[at][language].replace(`${word}: `, "")}`)
    .join("\n");
}

function parameterRow({ name, value, changed = {}, unit, cite }, language) {
  const later = Object.entries(changed).map(([version, number]) => `${shown(number)} (${version})`);
  return [...names(name, language), [shown(value), ...later].join("; "), WORDS[language].units[unit], cite];
}

/** A number of the law as it is typed. */
function shown(value) {
  const two = (number) => String(number).padStart(2, "0");
  if (value.month) return `${two(value.month)}-${two(value.day)}`;
  return value.numerator ? `${value.numerator}/${value.denominator}` : String(value);
}

function names({ es, en }, language) {
  return (language === "es" ? [es, en] : [en, es]).map(code);
}

function code(word) {
  return `\`${word}\``;
}

module.exports = { optionBlocks };
