/** Rows of a comma-separated text as lists of fields. */
export function csvRows(text: string): string[][];
/** Rows as objects keyed by the header; throws when a row has not as many fields. */
export function parseCsv(text: string): Record<string, string>[];
