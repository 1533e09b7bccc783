import type { ColumnName } from "../calendar/sheet/columns";
import { COLUMN_NAMES } from "../messages/calendar";
import { LIST_WORDS } from "../messages/plan";
import type { Language, Text } from "../messages/text";
import { SESSION_TYPES, type SessionType } from "../sessions/session-type";
import type { CellFormat, PlannedColumn } from "./sheet-plan";

interface Shape {
  readonly width: number;
  readonly format: CellFormat;
  readonly list?: readonly Text[];
  readonly wrap?: boolean;
}

/** `special` alone is left out: the list offers it by who called it. */
const OFFERED_TYPES: readonly SessionType[] = [
  "regular",
  "budget",
  "special-mayor",
  "special-petition",
  "special-4304",
  "urgent",
  "message",
  "inaugural",
  "committee",
  "petition",
  "other",
];

const DATE: Shape = { width: 12, format: "date" };
const DATES: Shape = { width: 14, format: "list", wrap: true };
const COUNT: Shape = { width: 9, format: "number" };
const HOUR: Shape = { width: 9, format: "time" };
const WORDS: Shape = { width: 28, format: "text", wrap: true };
const listed = (width: number, list: readonly Text[]): Shape => ({ width, format: "text", list });

/** The columns of a written calendar, from left to right: those of every session first. */
const SHAPES = {
  id: { width: 9, format: "text" },
  type: listed(
    24,
    OFFERED_TYPES.map((type) => SESSION_TYPES[type]),
  ),
  status: listed(12, LIST_WORDS.status),
  start: DATE,
  end: DATE,
  meetingDays: { ...DATES, width: 24 },
  time: HOUR,
  place: { width: 20, format: "text" },
  calledOn: DATE,
  calledBy: listed(12, LIST_WORDS.caller),
  summonedFor: DATE,
  summonedTime: HOUR,
  agenda: WORDS,
  agendaAdded: DATE,
  approvedOn: DATE,
  extension: DATES,
  extendedTo: DATES,
  interrupts: { width: 13, format: "text" },
  emergency: listed(11, LIST_WORDS.yesNo),
  votesFor: COUNT,
  authorisedBy: { width: 12, format: "text" },
  petitionReceived: DATE,
  delivery: listed(10, LIST_WORDS.delivery),
  signatures: COUNT,
  certificate: { width: 12, format: "text" },
  answer: listed(13, LIST_WORDS.answer),
  answeredOn: DATE,
  answerReceipt: { width: 10, format: "text" },
  filedOn: DATE,
  answered: DATE,
  decision: listed(12, LIST_WORDS.decision),
  reasons: WORDS,
  notes: WORDS,
} as const satisfies Partial<Record<ColumnName, Shape>>;

/** A column of a written calendar; `date` is left out, for a session has one row with its ends. */
export type WrittenColumn = keyof typeof SHAPES;

export const WRITTEN_COLUMNS = Object.keys(SHAPES) as readonly WrittenColumn[];

/** The columns as a sheet has them, in a language. */
export function calendarColumns(language: Language): PlannedColumn[] {
  return WRITTEN_COLUMNS.map((name) => {
    const { list, ...shape }: Shape = SHAPES[name];
    const header = COLUMN_NAMES[name][language];
    return { header, ...shape, ...(list ? { list: list.map((word) => word[language]) } : {}) };
  });
}
