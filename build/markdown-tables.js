/**
 * The tables of a page in Markdown, in order; a cell may not hold a vertical bar.
 *
 * @param {string} markdown
 * @returns {{ header: string[], rows: string[][] }[]}
 * @example
 * tablesIn("| a | b |\n| - | - |\n| 1 | 2 |") //=> [{ header: ["a", "b"], rows: [["1", "2"]] }]
 */
function tablesIn(markdown) {
  return [...markdown.matchAll(/(?:^\|.*\|$\n?){2,}/gm)].map(([table]) => {
    const [header, , ...rows] = table.trim().split("\n").map(cellsOf);
    return { header, rows };
  });
}

function cellsOf(line) {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}

/**
 * What a guide lets its reader type: rows of Parámetros, and sessions as cells by their headers. A calendar is known by
 * its first two headers.
 *
 * @param {string} markdown a guide for clerks
 * @returns {{ settings: string[][], calendars: Record<string, string>[][] }}
 */
function typedIn(markdown) {
  const tables = tablesIn(markdown);
  const isSettings = ({ header }) => /^(?:Nombre,Valor|Name,Value)$/.test(header.join());
  const isCalendar = ({ header }) => /^(?:Sesión,Tipo|Session,Type),/.test(header.join());
  const named = ({ header, rows }) =>
    rows.map((row) =>
      Object.fromEntries(header.map((name, at) => [name, row[at]]).filter(([, cell]) => cell)),
    );
  return {
    settings: tables.filter(isSettings).flatMap(({ rows }) => rows),
    calendars: tables.filter(isCalendar).map(named),
  };
}

/** The sentences that a guide quotes from the pane, in order. */
function quotesIn(markdown) {
  return [...markdown.matchAll(/^> (.*)$/gm)].map(([, sentence]) => sentence);
}

module.exports = { tablesIn, typedIn, quotesIn };
