import type { Day } from "../days/civil";
import { isoText } from "../days/iso";
import { fold } from "../messages/fold";
import { fill, type Text } from "../messages/text";
import { SESSION_TYPES, type SessionType } from "../sessions/session-type";
import type { AddedRow, CellPlace } from "./finding";
import type { Book } from "./model/book";
import { valueOf } from "./model/field";
import type { Session } from "./model/session";
import type { DraftFix } from "./rule";

const TEXTS = {
  start: { es: "Comenzar el {first}", en: "Start on {first}" },
  move: { es: "Celebrarla del {first} al {last}", en: "Hold it from {first} to {last}" },
  end: { es: "Terminar el {last}", en: "End on {last}" },
  add: {
    es: "Añadir la sesión {id} ({type}), del {first} al {last}",
    en: "Add session {id} ({type}), from {first} to {last}",
  },
} as const satisfies Readonly<Record<string, Text>>;

const NONE: readonly DraftFix[] = [];

/**
 * Suggests another first day, the session as long as it was. Nothing is suggested for a session that was held or
 * whose days are listed: those are records.
 */
export function moveSession(session: Session, first: Day): readonly DraftFix[] {
  const [from, to] = [valueOf(session.first), valueOf(session.last)];
  const starts = startCells(session);
  if (from === undefined || starts.length === 0 || isRecord(session)) return NONE;
  const ends = session.fields.end.state === "read" ? session.fields.end.cells : [];
  const last = to === undefined ? first : first + to - from;
  const figures = { first: isoText(first), last: isoText(last) };
  const changes = [...dated(starts, first), ...dated(ends, last)];
  return [{ kind: "suggested", label: fill(last > first ? TEXTS.move : TEXTS.start, figures), changes }];
}

/** Suggests an earlier first day, the last one kept. */
export function startSession(session: Session, first: Day): readonly DraftFix[] {
  const starts = startCells(session);
  if (starts.length === 0 || isRecord(session)) return NONE;
  return [
    { kind: "suggested", label: fill(TEXTS.start, { first: isoText(first) }), changes: dated(starts, first) },
  ];
}

/** Suggests an earlier last day, where it does not come before the first. */
export function endSession(session: Session, last: Day): readonly DraftFix[] {
  const { end } = session.fields;
  const first = valueOf(session.first);
  if (end.state !== "read" || first === undefined || last < first || isRecord(session)) return NONE;
  return [
    { kind: "suggested", label: fill(TEXTS.end, { last: isoText(last) }), changes: dated(end.cells, last) },
  ];
}

/** Suggests a new session below the others, where the sheet has both its ends and no session of that id. */
export function addSession(
  type: SessionType,
  id: string,
  first: Day,
  last: Day,
  { header: { columns }, sessions, settings }: Book,
): readonly DraftFix[] {
  const [start, end] = [columns.get("start"), columns.get("end")];
  if (start === undefined || end === undefined) return NONE;
  if (sessions.some(({ shown }) => fold(shown) === fold(id))) return NONE;
  const figures = { id, type: SESSION_TYPES[type], first: isoText(first), last: isoText(last) };
  const addedRow: AddedRow = [
    { column: columns.get("id")!, after: id },
    { column: columns.get("type")!, after: SESSION_TYPES[type][settings.language] },
    { column: start, after: { day: first } },
    { column: end, after: { day: last } },
  ];
  return [{ kind: "suggested", label: fill(TEXTS.add, figures), changes: [], addedRow }];
}

/** Cells that say the first day: those of `Comienza`, or the only meeting's. */
function startCells({ fields: { start, date } }: Session): readonly CellPlace[] {
  if (start.state === "read") return start.cells;
  return date.state === "read" && date.cells.length === 1 ? date.cells : [];
}

/** Whether its days are on record: it was held, or the sheet lists days of more than one meeting. */
function isRecord({ fields: { status, meetingDays, date } }: Session): boolean {
  return valueOf(status) === "held" || meetingDays.state !== "blank" || date.cells.length > 1;
}

function dated(cells: readonly CellPlace[], day: Day): DraftFix["changes"] {
  return cells.map((at) => ({ at, after: { day } }));
}
