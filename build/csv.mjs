/**
 * Rows of a comma-separated text as objects keyed by its header. Quoted fields may hold commas, quotes
 * (doubled) and line ends.
 *
 * @param {string} text
 * @returns {Record<string, string>[]}
 * @throws when a row has not as many fields as the header
 */
export function parseCsv(text) {
  const [header, ...rows] = csvRows(text);
  return rows.map((fields, index) => {
    if (fields.length !== header.length)
      throw new Error(`row ${index + 2} has ${fields.length} fields, the header has ${header.length}`);
    return Object.fromEntries(header.map((name, column) => [name, fields[column]]));
  });
}

const FIELD = /("(?:[^"]|"")*"|[^,\n"]*)(,|\n|$)/y;

/**
 * Rows of a comma-separated text as lists of fields.
 *
 * @param {string} text
 * @returns {string[][]}
 */
export function csvRows(text) {
  const source = text.replace(/\r\n/g, "\n").replace(/\n+$/, "");
  const rows = [[]];
  FIELD.lastIndex = 0;
  for (;;) {
    const match = FIELD.exec(source);
    if (!match) throw new Error(`unreadable field in row ${rows.length}`);
    const [, field, separator] = match;
    rows.at(-1).push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (separator === "") return rows;
    if (separator === "\n") rows.push([]);
  }
}
