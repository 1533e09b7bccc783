import { fold } from "../messages/fold";

const COLUMN_SETTING = /^(?:columna|column)\s*:\s*(.*)$/;

/**
 * Header of the calendar that a row of Parámetros is about: `columna: Arranque` with the value `Comienza` says that
 * the column called Arranque is read as Comienza. A row of any other name is about none.
 *
 * @returns the header folded, empty where the row names none; undefined for another row
 * @example
 * headerOfSetting("Columna: Arranque") //=> "arranque"
 * headerOfSetting("miembros") //=> undefined
 */
export function headerOfSetting(name: string): string | undefined {
  return COLUMN_SETTING.exec(fold(name))?.[1]?.trim();
}
