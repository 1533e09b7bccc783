import { SEVERITIES } from "../../src/calendar/finding";
import { SEVERITY_WORDS } from "../../src/messages/calendar";
import { YEAR_TEXTS } from "../../src/messages/pictures";
import { fill, type Language, type Text } from "../../src/messages/text";
import { capital, longDay, shortDay, spanText } from "./day-text";
import { sessionWords } from "./session-look";
import type { MarkedDay, SessionOnDay } from "./year";

/**
 * All that a day has, in one line: what a screen reader says of it.
 *
 * @example
 * dayWords(marked, 46541, "es")
 * //=> "jueves, 3 de junio de 2027. Sesión 6, presupuesto, programada, 3 de junio al 13 de junio. Límite: …"
 */
export function dayWords(marked: MarkedDay, today: number | undefined, language: Language): string {
  const texts: Text[] = [
    ...(marked.day === today ? [YEAR_TEXTS.today] : []),
    ...marked.sessions.map(sessionOnDay),
    ...marked.holidays.map((name) => fill(YEAR_TEXTS.holidayNamed, { name })),
    ...marked.deadlines.map(({ title }) => fill(YEAR_TEXTS.deadlineNamed, { title })),
    ...findingCounts(marked),
  ];
  return [longDay(marked.day), ...texts].map((text) => text[language]).join(". ");
}

function sessionOnDay({ session, meets }: SessionOnDay): Text {
  const { first, last } = session;
  const parts = [
    sessionWords(session),
    ...(first === last ? [] : [spanText(first, last, shortDay)]),
    ...(meets ? [] : [YEAR_TEXTS.between]),
  ];
  return { es: parts.map(({ es }) => es).join(", "), en: parts.map(({ en }) => en).join(", ") };
}

/** How many findings of each severity a day has. */
export function findingCounts({ findings }: Pick<MarkedDay, "findings">): Text[] {
  return SEVERITIES.flatMap((severity) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    const { es, en } = SEVERITY_WORDS[severity];
    const figures = { severity: { es: capital(es), en: capital(en) }, number };
    return number === 0 ? [] : [fill(YEAR_TEXTS.findings, figures)];
  });
}
