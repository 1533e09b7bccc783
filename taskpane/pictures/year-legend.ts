import { SEVERITIES } from "../../src/calendar/finding";
import { SEVERITY_WORDS } from "../../src/messages/calendar";
import { YEAR_TEXTS } from "../../src/messages/pictures";
import type { Language, Text } from "../../src/messages/text";
import { element } from "../ui/element";
import { LOOK_NAMES, LOOKS, lookOf } from "./session-look";
import { deadlineSign, findingSign, holidaySign, sessionSign } from "./signs";
import type { MarkedDay, Year } from "./year";

const STATUSES = ["planned", "held", "suspended", "cancelled"] as const;

/** What the signs of this year stand for; those that it does not have are left out. */
export function yearLegend(
  { sessions }: Year,
  marked: readonly MarkedDay[],
  language: Language,
): HTMLElement {
  const items: [HTMLElement, Text][] = [];
  const some = (has: (day: MarkedDay) => boolean): boolean => marked.some(has);
  for (const look of LOOKS)
    if (sessions.some((session) => lookOf(session) === look))
      items.push([sessionSign(look, "held", language), LOOK_NAMES[look]]);
  for (const status of STATUSES)
    if (sessions.some((session) => (session.status ?? "planned") === status))
      items.push([blankSign(status), YEAR_TEXTS[status]]);
  if (some((day) => day.sessions.some(({ meets }) => !meets)))
    items.push([blankSign("between"), YEAR_TEXTS.betweenSign]);
  if (some(({ holidays }) => holidays.length > 0)) items.push([holidaySign(), YEAR_TEXTS.holiday]);
  if (some(({ deadlines }) => deadlines.length > 0)) items.push([deadlineSign(), YEAR_TEXTS.deadline]);
  for (const severity of SEVERITIES)
    if (some(({ findings }) => findings.some((finding) => finding.severity === severity)))
      items.push([findingSign(severity), SEVERITY_WORDS[severity]]);
  return element(
    "ul",
    { class: "picture-legend", "aria-label": YEAR_TEXTS.legend[language] },
    ...items.map(([sign, text]) => element("li", {}, sign, text[language])),
  );
}

/** The edge of a status, on a session of no kind. */
function blankSign(status: string): HTMLElement {
  return element("span", {
    class: "sign sign-session",
    "data-look": "none",
    "data-status": status,
    "aria-hidden": "true",
  });
}
