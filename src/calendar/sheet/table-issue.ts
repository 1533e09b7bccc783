import type { Text } from "../../messages/text";
import type { CellPlace } from "../finding";

/** A cell of Parámetros, Feriados or Excepciones that cannot be read, and what to do. */
export interface TableIssue {
  readonly at: CellPlace;
  readonly message: Text;
}
