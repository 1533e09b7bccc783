import { DELIVERY_WORDS } from "../../sessions/delivery";
import type { Day } from "../../days/civil";
import { COLUMN_NAMES } from "../../messages/calendar";
import type { Delivery } from "../../sessions/petition";
import type { SessionType } from "../../sessions/session-type";
import type { SheetCell } from "../input";
import {
  readCount,
  readDate,
  readDates,
  readReference,
  readText,
  readTime,
  readType,
  readWord,
} from "./read-cell";
import type { CellReading } from "./trouble";
import {
  ANSWER_WORDS,
  CALLER_WORDS,
  DECISION_WORDS,
  STATUS_WORDS,
  YES_NO_WORDS,
  type Answer,
  type Caller,
  type Decision,
  type Status,
  type YesNo,
} from "./words";

/** What each column of the calendar holds. */
export interface ColumnValues {
  readonly id: string;
  readonly type: SessionType;
  readonly status: Status;
  readonly start: Day;
  readonly end: Day;
  readonly date: Day;
  /** minutes after midnight */
  readonly time: number;
  readonly meetingDays: readonly Day[];
  readonly place: string;
  readonly calledOn: Day;
  readonly calledBy: Caller;
  readonly summonedFor: Day;
  /** minutes after midnight */
  readonly summonedTime: number;
  readonly extension: readonly Day[];
  readonly extendedTo: readonly Day[];
  readonly interrupts: string;
  readonly emergency: YesNo;
  readonly votesFor: number;
  readonly authorisedBy: string;
  readonly petitionReceived: Day;
  readonly delivery: Delivery;
  readonly signatures: number;
  readonly certificate: YesNo;
  readonly answer: Answer;
  readonly answeredOn: Day;
  readonly answerReceipt: YesNo;
  readonly approvedOn: Day;
  readonly filedOn: Day;
  readonly answered: Day;
  readonly decision: Decision;
  readonly reasons: string;
  readonly agenda: string;
  readonly agendaAdded: Day;
  readonly notes: string;
}

export type ColumnName = keyof ColumnValues;

export interface Column<Value> {
  /** Other headers in use; those of COLUMN_NAMES come first. */
  readonly also: readonly string[];
  readonly holds: "date" | "dates" | "other";
  readonly read: (cell: SheetCell) => CellReading<Value>;
}

const date = (...also: string[]): Column<Day> => ({ also, holds: "date", read: readDate });
const dates = (...also: string[]): Column<readonly Day[]> => ({ also, holds: "dates", read: readDates });
const other = <Value>(read: Column<Value>["read"], ...also: string[]): Column<Value> => ({
  also,
  holds: "other",
  read,
});

const YES_NO = readWord(YES_NO_WORDS, { es: "sí o no", en: "yes or no" });

/** Headers in use and the reader of every column. */
export const COLUMNS: { readonly [Name in ColumnName]: Column<ColumnValues[Name]> } = {
  id: other(
    readText,
    "Núm.",
    "Número",
    "Núm. de sesión",
    "Número de sesión",
    "Sesión núm.",
    "Sesión número",
    "Id",
    "No.",
    "#",
    "Session number",
    "Session no.",
    "Session id",
    "Number",
  ),
  type: other(readType, "Tipo de sesión", "Clase", "Clase de sesión", "Session type", "Kind"),
  status: other(
    readWord(STATUS_WORDS, {
      es: "programada, celebrada, suspendida o cancelada; mientras tanto la sesión no se juzga",
      en: "planned, held, suspended or cancelled; until then the session is not judged",
    }),
    "Estatus",
    "Estado de la sesión",
    "State",
  ),
  start: date(
    "Inicio",
    "Comienzo",
    "Empieza",
    "Desde",
    "Primer día",
    "Fecha de inicio",
    "Fecha de comienzo",
    "Fecha inicial",
    "Start",
    "Start date",
    "Begins",
    "From",
    "First day",
  ),
  end: date(
    "Fin",
    "Final",
    "Hasta",
    "Último día",
    "Fecha de fin",
    "Fecha de término",
    "Fecha de terminación",
    "Fecha final",
    "End",
    "End date",
    "To",
    "Last day",
  ),
  date: date(
    "Día",
    "Fecha de reunión",
    "Fecha de la sesión",
    "Día de reunión",
    "Day",
    "Meeting date",
    "Session date",
  ),
  time: other(readTime, "Hora de inicio", "Hora de comienzo", "Hour", "Start time"),
  meetingDays: dates(
    "Días",
    "Días reunidos",
    "Reuniones",
    "Fechas de reunión",
    "Days met",
    "Meetings",
    "Meeting dates",
  ),
  place: other(readText, "Sitio", "Local", "Salón", "Location", "Venue"),
  calledOn: date("Convocada el", "Fecha de convocatoria", "Fecha de la convocatoria", "Date of call"),
  calledBy: other(
    readWord(CALLER_WORDS, { es: "alcalde o presidente", en: "mayor or president" }),
    "Convoca",
    "Quién convoca",
    "Convocante",
    "Caller",
  ),
  summonedFor: date("Citada", "Citación", "Fecha de la citación", "Fecha citada", "Summons", "Summoned"),
  summonedTime: other(readTime, "Hora de la citación", "Summons time", "Summoned hour"),
  extension: dates(
    "Prórroga",
    "Prórroga autorizada el",
    "Fecha de la prórroga",
    "Extension",
    "Extension authorized",
    "Extension authorised on",
    "Extension authorized on",
  ),
  extendedTo: dates("Prorrogada hasta", "Hasta (prórroga)", "Extended until", "Extension to"),
  interrupts: other(readText, "Interrumpe", "Sesión interrumpida", "Interrupts session"),
  emergency: other(YES_NO, "Es emergencia", "Asunto de emergencia", "Is emergency"),
  votesFor: other(
    readCount,
    "A favor",
    "Votos",
    "Votes",
    "Votes in favor",
    "Votes in favour",
    "In favor",
    "In favour",
  ),
  authorisedBy: other(
    readText,
    "Aprobada por la urgente",
    "Sesión urgente",
    "Authorized by",
    "Urgent session",
  ),
  petitionReceived: date(
    "Petición recibida el",
    "Fecha de la petición",
    "Recibida por el alcalde",
    "Petition received on",
    "Received by mayor",
  ),
  delivery: other(
    readWord(DELIVERY_WORDS, {
      es: "personal o correo; la ley no conoce otra entrega",
      en: "personal or mail; the law knows no other delivery",
    }),
    "Forma de entrega",
    "Modo de entrega",
    "Entregada por",
    "Delivered by",
    "Means of delivery",
  ),
  signatures: other(readCount, "Número de firmas", "Firmantes", "Signers"),
  certificate: other(readReference, "Certificación", "Certificación de entrega", "Certificate of delivery"),
  answer: other(
    readWord(ANSWER_WORDS, { es: "aceptada, rechazada o ninguna", en: "accepted, rejected or none" }),
    "Respuesta",
    "Contestación del alcalde",
    "Answer",
    "Mayor answer",
  ),
  answeredOn: date(
    "Respondida el",
    "Fecha de respuesta",
    "Fecha de la respuesta",
    "Respuesta notificada",
    "Date of answer",
    "Answer date",
  ),
  answerReceipt: other(
    readReference,
    "Acuse de recibo",
    "Con acuse",
    "Acknowledgment",
    "Acknowledgment of receipt",
  ),
  approvedOn: date(
    "Aprobación del presupuesto",
    "Presupuesto aprobado el",
    "Fecha de aprobación",
    "Budget approved on",
    "Approved on",
  ),
  filedOn: date(
    "Radicada",
    "Radicación",
    "Solicitud radicada el",
    "Fecha de radicación",
    "Filed",
    "Filed on",
    "Request filed on",
  ),
  answered: date("Contestada el", "Fecha de contestación", "President's answer", "Committee answered on"),
  decision: other(
    readWord(DECISION_WORDS, { es: "autorizada o denegada", en: "authorised or denied" }),
    "Determinación",
    "Ruling",
  ),
  reasons: other(readText, "Motivos de la denegatoria", "Razones", "Reasons for denial"),
  agenda: other(readText, "Asuntos", "Temas", "Asuntos de la convocatoria", "Matters"),
  agendaAdded: date(
    "Ampliación",
    "Convocatoria ampliada",
    "Agenda ampliada",
    "Agenda added",
    "Call extended",
  ),
  notes: other(readText, "Nota", "Observaciones", "Comentarios", "Note", "Remarks", "Comments"),
};

export const COLUMN_ORDER = Object.keys(COLUMNS) as readonly ColumnName[];

/** Every header of a column, the usual ones first. */
export function headersOf(name: ColumnName): readonly string[] {
  return [COLUMN_NAMES[name].es, COLUMN_NAMES[name].en, ...COLUMNS[name].also];
}
