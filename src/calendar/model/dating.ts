import type { Day } from "../../days/civil";
import type { CellPlace } from "../finding";
import { valueOf, type Field } from "./field";
import type { Session } from "./session";

/** Day by which a session is dated: its first; of a request or a petition that led to none, when it was made. */
export function dayOf(session: Session): Day | undefined {
  const dating = datingField(session);
  return dating && valueOf(dating);
}

/** The cells that say it; none where nothing does. */
export function datingCells(session: Session): readonly CellPlace[] {
  return datingField(session)?.cells ?? [];
}

function datingField({ first, fields }: Session): Field<Day> | undefined {
  return [first, fields.filedOn, fields.petitionReceived, fields.calledOn].find(
    ({ state }) => state === "read",
  );
}
