/* The tables that a clerk keeps: their columns and words, from the readers of the product. */

const WORDS = {
  es: {
    intro:
      "Cada columna se conoce por su encabezado, en español o en inglés y en cualquier orden; mayúsculas y acentos no importan. El panel busca Parámetros, Feriados y Excepciones en hojas o tablas con esos nombres; una función las recibe como rangos.",
    columns: ["columna", "en inglés", "qué lleva", "también se entiende"],
    shortColumns: ["columna", "en inglés", "también se entiende"],
    calendar: "Calendario de sesiones",
    calendarIntro:
      "Una fila por sesión, o una por día de reunión con el número de sesión repetido. Hacen falta Sesión, Tipo y una de Comienza, Fecha o Días de reunión; las demás, según lo que se quiera revisar. Las columnas que no estén aquí no estorban.",
    calendarWords: "Palabras del calendario",
    wordColumns: ["columna", "palabras que dicen lo mismo"],
    settings: "Parámetros",
    settingsIntro: "Qué nombres y valores lleva: [opciones y parámetros](options).",
    holidays: "Feriados",
    holidaysIntro:
      "Los días propios del municipio, que se añaden a los incluidos. Sin encabezados, las columnas van en este orden; también vale un rango de fechas solas. Con `-` la fila quita un día incluido; con `+` o en blanco lo añade.",
    exceptions: "Excepciones",
    exceptionsIntro:
      "Una regla que no se le aplica a una sesión, y por qué. Sin motivo, la fila no excusa. Sin encabezados: regla, sesión, motivo, documento, por, fecha, vence. Tipo y Año sirven donde el número de sesión se repite.",
    candidates: "Candidatos",
    candidatesIntro:
      "Una fila por candidato. Sin encabezados: partido, fila, votos y, si los hay, candidato y estado; con dos columnas, partido y votos, el orden dentro de cada partido es el de la papeleta. Municipio y Tamaño son de `MUNI_SEATS_ALL`.",
    statusColumns: ["estado, palabras que dicen lo mismo", "qué hace"],
    partyVotes: "Votos de los partidos",
    partyVotesIntro:
      "Dos columnas, partido y sus votos bajo el emblema, con o sin encabezados. Deciden el orden de los partidos y los empates entre ellos.",
    holds: {
      date: "una fecha",
      dates: "fechas separadas por `;` o por un salto de línea",
      time: "una hora, como `9:00 a. m.` o `13:30`",
      count: "un número entero",
      reference: "sí, no o una referencia",
      words: "una de las palabras de abajo",
      text: "un texto o un número",
    },
  },
  en: {
    intro:
      "Each column is known by its header, in English or Spanish and in any order; case and accents do not matter. The pane looks for Parameters, Holidays and Exceptions (or Parámetros, Feriados, Excepciones) on sheets or in tables of those names; a function gets them as ranges.",
    columns: ["column", "in Spanish", "what it holds", "also understood"],
    shortColumns: ["column", "in Spanish", "also understood"],
    calendar: "Calendar of sessions",
    calendarIntro:
      "One row for each session, or one for each meeting day with the session's number repeated. It needs Session, Type and one of Starts, Date or Meeting days; the others, for what is to be checked. Columns that are not here do no harm.",
    calendarWords: "Words of the calendar",
    wordColumns: ["column", "words that say the same"],
    settings: "Parameters / Parámetros",
    settingsIntro: "The names and values that it holds: [options and parameters](options).",
    holidays: "Holidays / Feriados",
    holidaysIntro:
      "The municipality's own days, added to the built-in ones. Without headers the columns have this order; a range of dates alone will do too. With `-` the row takes a built-in day out; with `+` or blank it adds one.",
    exceptions: "Exceptions / Excepciones",
    exceptionsIntro:
      "A rule that is not held against a session, and why. Without a reason the row excuses nothing. Without headers: rule, session, reason, document, by, date, expires. Type and Year help where the session's number repeats.",
    candidates: "Candidates",
    candidatesIntro:
      "One row for each candidate. Without headers: party, row, votes and, if any, candidate and status; with two columns, party and votes, the order inside each party is that of the ballot. Municipality and Size are for `MUNI_SEATS_ALL`.",
    statusColumns: ["status, words that say the same", "what it does"],
    partyVotes: "Party votes",
    partyVotesIntro:
      "Two columns, the party and its votes under the emblem, with or without headers. They decide the ranking of parties and the ties across them.",
    holds: {
      date: "a date",
      dates: "dates separated by `;` or a line break",
      time: "an hour, such as `9:00 a.m.` or `13:30`",
      count: "a whole number",
      reference: "yes, no or a reference",
      words: "one of the words below",
      text: "a text or a number",
    },
  },
};

/** Usual headers where the reader knows them only as it compares them. */
const HEADERS = {
  settings: { name: { es: "Nombre", en: "Name" }, value: { es: "Valor", en: "Value" } },
  holidays: {
    date: { es: "Fecha", en: "Date" },
    name: { es: "Nombre", en: "Name" },
    source: { es: "Fuente", en: "Source" },
    sign: { es: "+/-", en: "+/-" },
  },
  exceptions: {
    rule: { es: "Regla", en: "Rule" },
    session: { es: "Sesión", en: "Session" },
    type: { es: "Tipo", en: "Type" },
    year: { es: "Año", en: "Year" },
    reason: { es: "Motivo", en: "Reason" },
    document: { es: "Documento", en: "Document" },
    by: { es: "Por", en: "By" },
    date: { es: "Fecha", en: "Date" },
    expires: { es: "Vence", en: "Expires" },
  },
};

const STATUS_EFFECTS = {
  disqualified: {
    es: "Sus votos cuentan para el orden del partido; no ocupa escaño (§ 4153 ¶6).",
    en: "The votes count for the party's ranking; takes no seat (§ 4153 ¶6).",
  },
  unsworn: { es: "Conserva el escaño, vacante hasta juramentar.", en: "Keeps the seat, vacant until sworn." },
  independent: { es: "No es de ningún partido (R17).", en: "Belongs to no party (R17)." },
};

/** Accents that readers take off before they compare words. */
const ACCENTED = Object.fromEntries(
  "acción aceptó año comisión contestó descripción día justificación juramentó opción parámetro parámetros petición razón rechazó respondió reunión sesión sí tamaño"
    .split(" ")
    .map((word) => [word.normalize("NFD").replace(/\p{M}/gu, ""), word]),
);

/**
 * Content of the page of tables.
 *
 * @param {"es" | "en"} language
 * @param {(file: string) => Record<string, any>} load as sourceLoader gives it
 * @returns {import("./blocks.js").Block[]}
 * @throws when a header on the page is not one that its reader knows
 */
function tableBlocks(language, load) {
  const words = WORDS[language];
  const { fold } = load("src/messages/fold.ts");
  const settings = load("src/calendar/sheet/settings-table.ts");
  const known = {
    settings: { name: settings.NAME_HEADERS, value: settings.VALUE_HEADERS },
    holidays: load("src/days/read-own-days.ts").HEADERS,
    exceptions: load("src/calendar/sheet/exceptions-table.ts").HEADERS,
  };
  const companions = ["settings", "holidays", "exceptions"].flatMap((table) => [
    { heading: words[table], id: table },
    { text: words[`${table}Intro`] },
    headerTable(Object.entries(HEADERS[table]), (column) => known[table][column], language, fold),
  ]);
  return [
    { text: words.intro },
    ...calendarBlocks(language, load),
    ...companions,
    ...candidateBlocks(language, load, fold),
    { heading: words.partyVotes, id: "party-votes" },
    { text: words.partyVotesIntro },
  ];
}

function calendarBlocks(language, load) {
  const { COLUMNS, COLUMN_ORDER } = load("src/calendar/sheet/columns.ts");
  const { COLUMN_NAMES } = load("src/messages/calendar.ts");
  const words = WORDS[language];
  const holds = columnContents(load);
  const rows = COLUMN_ORDER.map((name) => [
    ...headers(COLUMN_NAMES[name], language),
    words.holds[holds(COLUMNS[name])],
    codes(COLUMNS[name].also),
  ]);
  return [
    { heading: words.calendar, id: "calendar" },
    { text: words.calendarIntro },
    { columns: words.columns, rows },
    { heading: words.calendarWords, id: "words" },
    { columns: words.wordColumns, rows: wordRows(language, load, COLUMN_NAMES) },
  ];
}

/** What a column holds, by the function that reads it. */
function columnContents(load) {
  const { readTime, readCount, readReference, readText } = load("src/calendar/sheet/read-cell.ts");
  const byReader = new Map([
    [readTime, "time"],
    [readCount, "count"],
    [readReference, "reference"],
    [readText, "text"],
  ]);
  return ({ holds, read }) => (holds === "other" ? (byReader.get(read) ?? "words") : holds);
}

/** Rows of the columns that take words: one for each meaning. */
function wordRows(language, load, names) {
  const lists = load("src/calendar/sheet/words.ts");
  const { byWord } = load("src/sessions/session-type.ts");
  const { DELIVERY_WORDS } = load("src/sessions/delivery.ts");
  const byColumn = {
    type: byWord,
    status: lists.STATUS_WORDS,
    calledBy: lists.CALLER_WORDS,
    emergency: lists.YES_NO_WORDS,
    delivery: DELIVERY_WORDS,
    answer: lists.ANSWER_WORDS,
    decision: lists.DECISION_WORDS,
  };
  return Object.entries(byColumn).flatMap(([column, words]) =>
    meanings(words).map(([, group]) => [names[column][language], codes(group.map(accented))]),
  );
}

function candidateBlocks(language, load, fold) {
  const { HEADERS: known } = load("src/seats/candidate-headers.ts");
  const { STATUSES } = load("functions/read/candidates.ts");
  const { CANDIDATE_COLUMNS } = load("src/messages/seats.ts");
  const words = WORDS[language];
  const byColumn = new Map(meanings(known));
  return [
    { heading: words.candidates, id: "candidates" },
    { text: words.candidatesIntro },
    headerTable(Object.entries(CANDIDATE_COLUMNS), (column) => byColumn.get(column), language, fold),
    {
      columns: words.statusColumns,
      rows: meanings(STATUSES).map(([status, group]) => [
        codes(group.map(accented)),
        STATUS_EFFECTS[status][language],
      ]),
    },
  ];
}

/** A table of headers: the usual ones first, then what else the reader knows. */
function headerTable(columns, knownOf, language, fold) {
  const rows = columns.map(([column, usual]) => {
    const [known, own] = [[...knownOf(column)], [fold(usual.es), fold(usual.en)]];
    const strange = own.find((word) => !known.includes(word));
    if (strange) throw new Error(`${column}: the reader does not know the header ${strange}`);
    return [...headers(usual, language), codes(known.filter((word) => !own.includes(word)).map(accented))];
  });
  return { columns: WORDS[language].shortColumns, rows };
}

/** The words of a list grouped by what they say. */
function meanings(words) {
  const groups = new Map();
  for (const [word, meaning] of words) groups.set(meaning, [...(groups.get(meaning) ?? []), word]);
  return [...groups];
}

function accented(words) {
  return words.replace(/[a-z]+/g, (word) => ACCENTED[word] ?? word);
}

function headers({ es, en }, language) {
  return language === "es" ? [es, en] : [en, es];
}

function codes(words) {
  return words.map((word) => `\`${word}\``).join(", ");
}

module.exports = { tableBlocks };
