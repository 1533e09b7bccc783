import { isoText } from "../../days/iso";
import { fill } from "../../messages/text";
import type { CalendarRule, Draft } from "../rule";

const TEXTS = {
  backwards: {
    es: "La sesión termina el {last}, antes de comenzar el {first}. Corrija una de las dos fechas.",
    en: "The session ends on {last}, before it starts on {first}. Correct one of the two dates.",
  },
  outside: {
    es: "Días de reunión fuera de la sesión, que va del {first} al {last}: {days}. Corrija los días de reunión o las fechas.",
    en: "Meeting days outside the session, which runs from {first} to {last}: {days}. Correct the meeting days or the dates.",
  },
};

/** A session whose own dates contradict one another: they are not used. */
export const endBeforeStart: CalendarRule = {
  id: "data-end-before-start",
  citation: "",
  clauses: [],
  check: ({ sessions }) =>
    sessions.flatMap((session) => {
      const drafts: Draft[] = [];
      const { backwards, outside } = session;
      const warn = (cells: Draft["cells"], message: Draft["message"]): void => {
        drafts.push({ severity: "warning", session, cells, message });
      };
      if (backwards) {
        const figures = { first: isoText(backwards.first), last: isoText(backwards.last) };
        warn(backwards.cells, fill(TEXTS.backwards, figures));
      }
      if (outside) {
        const days = outside.days.map(isoText).join(", ");
        const figures = { days, first: isoText(outside.first), last: isoText(outside.last) };
        warn(outside.cells, fill(TEXTS.outside, figures));
      }
      return drafts;
    }),
};
