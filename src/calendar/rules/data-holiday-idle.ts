import type { Day } from "../../days/civil";
import { HALF_DAY, HOLIDAY, holidayCalendar, kindOf } from "../../days/holiday-calendar";
import { isoText } from "../../days/iso";
import type { PlacedDay } from "../../days/read-own-days";
import { fill, type Text } from "../../messages/text";
import type { CellPlace } from "../finding";
import { NOT_APPLICABLE, type CalendarRule, type Draft } from "../rule";

const TEXTS = {
  repeated: {
    es: "El {day} ya está en la fila {row} de Feriados: cuenta una sola vez. Aquí sobra.",
    en: "{day} is already on row {row} of Holidays: it counts once. Here it is not needed.",
  },
  noHoliday: {
    es: "La fila quita el {day}, que no es feriado en la lista incluida: no cambia nada. Revise la fecha, o borre la fila.",
    en: "The row takes out {day}, which is no holiday in the built-in list: it changes nothing. Review the date, or delete the row.",
  },
  clear: { es: "Quitar el {day} repetido", en: "Take out the repeated {day}" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * A row of Feriados that changes nothing: the same day once more, or the removal of a day that is no holiday. One that
 * adds a day of the built-in list is told by none: many municipalities keep the whole list.
 */
export const holidayIdle: CalendarRule = {
  id: "data-holiday-idle",
  citation: "",
  clauses: [],
  check: ({ ownDays, settings }) => {
    if (ownDays.length === 0) return NOT_APPLICABLE;
    const builtin = holidayCalendar(settings);
    const firstRows = new Map<Day, PlacedDay>();
    return ownDays.flatMap((own) => {
      const first = firstRows.get(own.day);
      if (first) return first.sign === own.sign ? [repeated(own, first)] : []; // a contradiction is unreadable
      firstRows.set(own.day, own);
      const removesNone = own.sign === "-" && (kindOf(builtin, own.day) & (HOLIDAY | HALF_DAY)) === 0;
      return removesNone ? [noHoliday(own)] : [];
    });
  },
};

/** Clearing it keeps the legal fact, so the fix is safe. */
function repeated(own: PlacedDay, first: PlacedDay): Draft {
  const cells = cellsOf(own);
  const day = isoText(own.day);
  const changes = cells.map((at) => ({ at, after: null }));
  return {
    severity: "note",
    cells,
    message: fill(TEXTS.repeated, { day, row: first.row + 1 }),
    fixes: [{ kind: "safe", label: fill(TEXTS.clear, { day }), changes }],
  };
}

function noHoliday(own: PlacedDay): Draft {
  const message = fill(TEXTS.noHoliday, { day: isoText(own.day) });
  return { severity: "warning", cells: cellsOf(own), message };
}

function cellsOf({ row, column, others }: PlacedDay): CellPlace[] {
  return [column, ...others].map((at) => ({ table: "holidays", row, column: at }));
}
