import { COLUMN_NAMES } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import type { CalendarRule, Draft } from "../rule";
import { valueOf } from "../model/field";

const TEXTS = {
  conflict: {
    es: "Las filas de esta sesión no dicen lo mismo en «{column}»: {values}. Deje un solo valor o, si son sesiones distintas, dé a cada una su propio número.",
    en: "The rows of this session differ under “{column}”: {values}. Keep one value, or give each session its own number.",
  },
  severalNamed: {
    es: "«{column}» nombra la sesión {id}, y más de una sesión de ese año tiene ese número. Dé a cada una su propio número.",
    en: "“{column}” names session {id}, and more than one session of that year has that number. Give each its own number.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Rows of one session that contradict one another, and a name that fits two sessions. */
export const dataDuplicate: CalendarRule = {
  id: "data-duplicate",
  citation: "",
  clauses: [],
  check: ({ sessions, links }) => {
    const conflicts = sessions.flatMap((session) =>
      session.conflicts.map(({ column, cells, shown }): Draft => {
        const values = {
          es: shown.map((value) => `«${value}»`).join(", "),
          en: shown.map((value) => `“${value}”`).join(", "),
        };
        const message = fill(TEXTS.conflict, { column: COLUMN_NAMES[column], values });
        return { severity: "warning", session, cells, message };
      }),
    );
    const unclear = links.interrupts
      .filter(({ to }) => to.length > 1)
      .map(({ from }): Draft => {
        const { interrupts } = from.fields;
        const figures = { column: COLUMN_NAMES.interrupts, id: valueOf(interrupts)! };
        const message = fill(TEXTS.severalNamed, figures);
        return { severity: "warning", session: from, cells: interrupts.cells, message };
      });
    return [...conflicts, ...unclear];
  },
};
