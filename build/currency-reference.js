/* Which law each number of the product comes from, from its own tables of parameters, versions and sources. */

const WORDS = {
  es: {
    intro: (day) =>
      `De qué ley sale cada número que MUNI usa, qué se leyó de ella y qué no se ha verificado. Las fuentes se buscaron por última vez el ${day}. Donde usted no escoja, vale la Ley 81-1991; con \`ley\` en Parámetros se escoge otra: [opciones y parámetros](options).`,
    versions: "Versiones de la ley",
    versionColumns: ["`ley`", "desde", "hasta", "qué se leyó"],
    onwards: "en adelante",
    parameters: "Números del § 4203",
    parametersIntro:
      "«Leído» quiere decir que el número consta en el texto de esa versión; «sin verificar», que no se leyó allí y se usa el de la Ley 81-1991. Todo hallazgo que usa un número sin verificar, o uno que usted fijó, lo dice.",
    parameterColumns: ["parámetro", "cita"],
    read: (value) => `${value}, leído`,
    notRead: (value) => `${value}, sin verificar`,
    units: {
      count: (value) => value,
      days: (value) => `${value} días`,
      "month-day": (value) => value,
      fraction: (value) => value,
    },
    seats: "Números del § 4153",
    seatsIntro:
      "De los escaños, en el Código Municipal se comprobó lo que dice la última columna; lo demás se leyó solo en el § 4153.",
    seatColumns: [
      "miembros",
      "directos",
      "candidatos por partido",
      "segundo partido",
      "tercer partido",
      "cita",
      "igual en el Código",
    ],
    same: { members: "miembros", direct: "directos", nominations: "candidatos", from: "población" },
    nothing: "nada",
    brackets: "Población",
    bracketColumns: ["habitantes, desde", "miembros", "cita", "igual en el Código"],
    notVerified: "Qué no está verificado",
    own: "Si su municipio conoce el número vigente",
    ownItems: [
      "Búsquelo en el texto vigente de la ley, o en el reglamento interno si es de los que el reglamento fija.",
      "Escríbalo en la hoja `Parámetros`, una fila por número: en la primera columna el nombre de la tabla de arriba y en la segunda el valor. Escriba también `ley` y la versión que rige.",
      "El panel lee esa hoja sola; una función la recibe en `options` o `settings`, como en `=MUNI_BUDGET_DATES(2027,Parámetros!A1:B10)`.",
      "Desde entonces cada hallazgo que usa el número dice que usted lo fijó. Las sesiones fuera del período de la versión escogida reciben una sola nota en todo el calendario.",
    ],
    exampleColumns: ["Nombre", "Valor"],
    exampleIntro: "Por ejemplo:",
  },
  en: {
    intro: (day) =>
      `Which law each number that MUNI uses comes from, what was read of it and what has not been verified. The sources were last looked for on ${day}. Where you choose nothing, Law 81-1991 holds; \`law\` in Parameters chooses another: [options and parameters](options).`,
    versions: "Versions of the law",
    versionColumns: ["`law`", "from", "to", "what was read"],
    onwards: "onwards",
    parameters: "Numbers of § 4203",
    parametersIntro:
      "“Read” means that the number stands in the text of that version; “not verified”, that it was not read there and that of Law 81-1991 is used. Every finding that uses a number not verified, or one that you set, says so.",
    parameterColumns: ["parameter", "citation"],
    read: (value) => `${value}, read`,
    notRead: (value) => `${value}, not verified`,
    units: {
      count: (value) => value,
      days: (value) => `${value} days`,
      "month-day": (value) => value,
      fraction: (value) => value,
    },
    seats: "Numbers of § 4153",
    seatsIntro:
      "Of the seats, what the last column says was confirmed in the Municipal Code; the rest was read in § 4153 only.",
    seatColumns: [
      "members",
      "direct",
      "candidates of a party",
      "second party",
      "third party",
      "citation",
      "same in the Code",
    ],
    same: { members: "members", direct: "direct", nominations: "candidates", from: "population" },
    nothing: "nothing",
    brackets: "Population",
    bracketColumns: ["inhabitants, from", "members", "citation", "same in the Code"],
    notVerified: "What is not verified",
    own: "If your municipality knows the number in force",
    ownItems: [
      "Look for it in the law's current text, or in the bylaws if it is one that they fix.",
      "Write it on the sheet `Parameters`, one row a number: the name from the table above in the first column and the value in the second. Write `law` and the version in force too.",
      "The pane reads that sheet by itself; a function gets it as `options` or `settings`, as in `=MUNI_BUDGET_DATES(2027,Parameters!A1:B10)`.",
      "From then on each finding that uses the number says that you set it. Sessions outside the period of the chosen version get a single note for the whole calendar.",
    ],
    exampleColumns: ["Name", "Value"],
    exampleIntro: "For example:",
  },
};

const LOCALES = { es: "es-PR", en: "en-US" };

/**
 * Content of the page of the law's currency.
 *
 * @param {"es" | "en"} language
 * @param {(file: string) => Record<string, any>} load as sourceLoader gives it
 * @returns {import("./blocks.js").Block[]}
 * @throws for a number without a source
 */
function currencyBlocks(language, load) {
  const words = WORDS[language];
  const { SOURCES_READ_ON } = load("src/law/sources.ts");
  return [
    { text: words.intro(longDate(SOURCES_READ_ON, language)) },
    ...versionBlocks(language, load),
    ...parameterBlocks(language, load),
    ...seatBlocks(language, load),
    ...notVerifiedBlocks(language, load),
    ...ownBlocks(language, load),
  ];
}

function versionBlocks(language, load) {
  const { LAW_VERSIONS } = load("src/law/versions.ts");
  const { LAW_SOURCES } = load("src/law/sources.ts");
  const { LAST_DAY } = load("src/days/range.ts");
  const { isoText } = load("src/days/iso.ts");
  const words = WORDS[language];
  const rows = Object.entries(LAW_VERSIONS).map(([version, { title, first, last }]) => [
    `\`${version}\`\n${title[language]}`,
    isoText(first),
    last === LAST_DAY ? words.onwards : isoText(last),
    LAW_SOURCES[version].read[language],
  ]);
  return [
    { heading: words.versions, id: "versions" },
    { columns: words.versionColumns, rows },
  ];
}

function parameterBlocks(language, load) {
  const { LAW_VERSIONS } = load("src/law/versions.ts");
  const { PARAMETER_FACTS } = load("src/law/parameters.ts");
  const words = WORDS[language];
  const versions = Object.keys(LAW_VERSIONS);
  const [name, cite] = words.parameterColumns;
  return [
    { heading: words.parameters, id: "parameters" },
    { text: words.parametersIntro },
    {
      columns: [name, ...versions, cite],
      rows: Object.keys(PARAMETER_FACTS).map((key) => [
        `\`${PARAMETER_FACTS[key].name[language]}\``,
        ...versions.map((version) => numberUnder(version, key, language, load)),
        sourced(PARAMETER_FACTS[key].cite, key, language),
      ]),
    },
  ];
}

/** The number that the product uses under a version, and whether it was read in that version's text. */
function numberUnder(version, name, language, load) {
  const { PARAMETER_FACTS, isVerified, parametersOf } = load("src/law/parameters.ts");
  const words = WORDS[language];
  const unit = words.units[PARAMETER_FACTS[name].unit];
  const value = unit(shown(parametersOf(version)[name], language));
  return isVerified(name, version) ? words.read(value) : words.notRead(value);
}

function seatBlocks(language, load) {
  const { BRACKETS_SOURCE, LEGISLATURE_SIZES, POPULATION_BRACKETS } = load("src/seats/sizes-data.ts");
  const words = WORDS[language];
  const same = ({ sameIn107 }) => sameIn107.map((field) => words.same[field]).join(", ") || words.nothing;
  const seats = LEGISLATURE_SIZES.map(
    ({ members, direct, nominations, second, third, municipality, source }) => [
      municipality ? `${members}, ${municipality}` : String(members),
      ...[direct, nominations, second, third].map(String),
      sourced(source.cite, `${members} members`, language),
      same(source),
    ],
  );
  const brackets = POPULATION_BRACKETS.map(({ from, members }) => [
    from.toLocaleString(LOCALES[language]),
    String(members),
    sourced(BRACKETS_SOURCE.cite, "brackets", language),
    same(BRACKETS_SOURCE),
  ]);
  return [
    { heading: words.seats, id: "seats" },
    { text: words.seatsIntro },
    { columns: words.seatColumns, rows: seats },
    { heading: words.brackets, id: "population" },
    { columns: words.bracketColumns, rows: brackets },
  ];
}

function notVerifiedBlocks(language, load) {
  const { LAW_SOURCES } = load("src/law/sources.ts");
  const items = Object.entries(LAW_SOURCES).flatMap(([version, { notVerified }]) =>
    notVerified.map((text) => `\`${version}\`: ${text[language]}`),
  );
  return [{ heading: WORDS[language].notVerified, id: "not-verified" }, { items }];
}

/** The example sets no number that would be news: those of the statute, under the names of this language. */
function ownBlocks(language, load) {
  const { PARAMETER_FACTS } = load("src/law/parameters.ts");
  const { OPTIONS } = load("src/law/options.ts");
  const words = WORDS[language];
  const law = OPTIONS.find(({ key }) => key === "law");
  const { maxRegularSessions, budgetEndLatest } = PARAMETER_FACTS;
  const rows = [
    [law[language], "107-2020"],
    [maxRegularSessions.name[language], shown(maxRegularSessions.value, language)],
    [budgetEndLatest.name[language], shown(budgetEndLatest.value, language)],
  ];
  return [
    { heading: words.own, id: "own" },
    { items: words.ownItems },
    { text: words.exampleIntro },
    { columns: words.exampleColumns, rows },
  ];
}

/** A citation as this language writes it. */
function sourced(cite, what, language) {
  if (!cite) throw new Error(`${what}: no source`);
  return language === "es" ? cite.replace("Law ", "Ley ") : cite;
}

/** A number of the law as it is written in a sentence, which is also how it may be typed. */
function shown(value, language) {
  if (value.month) return dayOfYear(value, language);
  return value.numerator ? `${value.numerator}/${value.denominator}` : String(value);
}

function dayOfYear({ month, day }, language) {
  const name = new Intl.DateTimeFormat(LOCALES[language], { month: "long", timeZone: "UTC" });
  const monthName = name.format(Date.UTC(2001, month - 1, 15));
  return language === "es" ? `${day} ${monthName}` : `${monthName} ${day}`;
}

function longDate(iso, language) {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return format.format(Date.parse(`${iso}T00:00:00Z`));
}

module.exports = { currencyBlocks };
