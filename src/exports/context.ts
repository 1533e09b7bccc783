import type { Day } from "../days/civil";
import type { Language } from "../messages/text";
import { blockAddress } from "../workbook/address";
import type { Place } from "../workbook/report";

/** What an export is told besides the report. It reads no clock: without a day no file says when it was made. */
export interface ExportContext {
  readonly language: Language;
  /** Name or relative path of the workbook, as its reader knows it. */
  readonly file?: string;
  /** Version of MUNI. */
  readonly version?: string;
  /** Address below which the pages of the rules are published, with its last slash. */
  readonly pages?: string;
  /** Day on which the export is made. */
  readonly day?: Day;
}

/** Address of a cell without its sheet: `D5`. */
export function cellOf({ row, column }: Place): string {
  return blockAddress({ row, column, rows: 1, columns: 1 });
}

/**
 * Address of a cell with its sheet, as a formula names it.
 *
 * @example
 * fullAddress(place) //=> "Calendario!D5", or "'Hoja 1'!D5" where the name needs quotes
 */
export function fullAddress(place: Place): string {
  const { name } = place.sheet;
  const plain = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name);
  return `${plain ? name : `'${name.replace(/'/g, "''")}'`}!${cellOf(place)}`;
}
