import type { SessionType } from "../../sessions/session-type";
import type { RowGroup } from "./group-rows";
import { valueOf, type Fields } from "./field";

/**
 * Type of a session. `extraordinaria` alone takes its kind from another row that is plainer, else from the petition
 * and the caller: a petition, or the President's call, makes it a petitioned one; the mayor's call without petition
 * makes it one of his initiative (§ 4203(b)). Without either it stays `special`.
 */
export function typeOf(rows: RowGroup, fields: Fields): SessionType | undefined {
  const types = new Set<SessionType>();
  for (const { fields: own } of rows) {
    if (own.type.state === "unread") return undefined;
    const type = valueOf(own.type);
    if (type) types.add(type);
  }
  if (types.size > 1) types.delete("special");
  if (types.size !== 1) return undefined;
  const [type] = types;
  return type === "special" ? kindOfSpecial(fields) : type;
}

function kindOfSpecial({ petitionReceived, delivery, signatures, calledBy }: Fields): SessionType {
  const petition = [petitionReceived, delivery, signatures].some(({ state }) => state !== "blank");
  if (petition) return "special-petition";
  if (calledBy.state !== "read") return "special";
  return calledBy.value === "president" ? "special-petition" : "special-mayor";
}
