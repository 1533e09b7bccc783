import type { CellPlace } from "../finding";

/**
 * What a session says in one column, over all its rows: nothing, something that cannot be used (a data finding
 * tells why), or a value. `cells` are the cells that say it, or the one where it would stand.
 */
export type Field<Value> =
  | { readonly state: "blank"; readonly cells: readonly CellPlace[] }
  | { readonly state: "unread"; readonly cells: readonly CellPlace[] }
  | { readonly state: "read"; readonly cells: readonly CellPlace[]; readonly value: Value };

/** The value of a field, or undefined where it has none. */
export function valueOf<Value>(field: Field<Value>): Value | undefined {
  return field.state === "read" ? field.value : undefined;
}
