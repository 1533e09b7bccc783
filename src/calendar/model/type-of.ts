import type { SessionType } from "../../sessions/session-type";
import type { RowGroup } from "./group-rows";
import { rowValue } from "./session-row";
import type { Fields } from "./merge-fields";

/**
 * Type of a session. `extraordinaria` alone takes its kind from another row that is plainer, else from the petition
 * and the caller: a petition, or the President's call, makes it a petitioned one; the mayor's call without petition
 * makes it one of his initiative (§ 4203(b)). Without either it stays `special`.
 */
export function typeOf(rows: RowGroup, { fields }: { readonly fields: Fields }): SessionType | undefined {
  const types = new Set(rows.map((row) => rowValue(row, "type")).filter((type) => type !== undefined));
  if (types.size > 1) types.delete("special");
  if (types.size !== 1) return undefined;
  const unreadable = rows.some(({ cells }) => cells.type && "trouble" in cells.type.reading);
  const [type] = types;
  if (unreadable) return undefined;
  return type === "special" ? kindOfSpecial(fields) : type;
}

function kindOfSpecial({ petitionReceived, delivery, signatures, calledBy }: Fields): SessionType {
  const petition = [petitionReceived, delivery, signatures].some(({ state }) => state !== "blank");
  if (petition) return "special-petition";
  if (calledBy.state !== "read") return "special";
  return calledBy.value === "president" ? "special-petition" : "special-mayor";
}
