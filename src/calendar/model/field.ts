import type { CellPlace } from "../finding";
import type { ColumnName, ColumnValues } from "../sheet/columns";
import type { Trouble } from "../sheet/trouble";

/**
 * What a row, or a session over all its rows, says in one column: nothing, something that cannot be used (a data
 * finding tells why), or a value. `cells` are the cells that say it.
 */
export type Field<Value> =
  | { readonly state: "blank"; readonly cells: readonly CellPlace[] }
  | { readonly state: "unread"; readonly cells: readonly CellPlace[]; readonly trouble?: Trouble }
  | { readonly state: "read"; readonly cells: readonly CellPlace[]; readonly value: Value };

export type Fields = { readonly [Name in ColumnName]: Field<ColumnValues[Name]> };

/** The field of every blank cell, and of a column that the sheet lacks. */
export const BLANK: Field<never> = { state: "blank", cells: [] };

/** The value of a field, or undefined where it has none. */
export function valueOf<Value>(field: Field<Value>): Value | undefined {
  return field.state === "read" ? field.value : undefined;
}
