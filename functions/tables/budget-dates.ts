import type { Day } from "../../src/days/civil";
import { holidayCalendar, isClosed, type HolidayCalendar } from "../../src/days/holiday-calendar";
import { isoText } from "../../src/days/iso";
import { lastDay } from "../../src/days/term";
import { isVerified, PARAMETER_FACTS, type ParameterName } from "../../src/law/parameters";
import type { Settings } from "../../src/law/settings";
import { versionOn, wasRead } from "../../src/law/versions";
import { TABLE_TEXTS } from "../../src/messages/tables";
import { fill, type Text } from "../../src/messages/text";
import { budgetLimits } from "../../src/sessions/budget";
import { spill, type SpilledCell, type TableValue } from "../write/table";

const HEADERS = [
  TABLE_TEXTS.what,
  TABLE_TEXTS.date,
  TABLE_TEXTS.citation,
  TABLE_TEXTS.version,
  TABLE_TEXTS.verified,
  TABLE_TEXTS.note,
];

/** The year's three limits, each with its citation, the version it comes from and whether that was read. */
export function budgetDatesTable(year: number, settings: Settings): SpilledCell[][] {
  const limits = budgetLimits(year, settings.parameters);
  const calendar = holidayCalendar(settings);
  const row = (what: Text, day: Day, name: ParameterName): TableValue[] => [
    what,
    { day },
    PARAMETER_FACTS[name].cite,
    ...provenance(name, day, settings),
    note(day, settings, calendar),
  ];
  return spill(
    HEADERS,
    [
      row(TABLE_TEXTS.budgetMessage, limits.message, "budgetMessageLatest"),
      row(TABLE_TEXTS.budgetStart, limits.start, "budgetStartLatest"),
      row(TABLE_TEXTS.budgetEnd, limits.end, "budgetEndLatest"),
    ],
    settings,
  );
}

/** A number is verified for a day on which the version whose wording was read was in force. */
function provenance(name: ParameterName, day: Day, { law, overridden }: Settings): TableValue[] {
  if (overridden.has(name)) return [TABLE_TEXTS.ownNumber, false];
  return [law, isVerified(name, law) && wasRead(law, day)];
}

function note(day: Day, settings: Settings, calendar: HolidayCalendar): Text {
  const notes = [...lawNotes(day, settings), ...closedNotes(day, calendar)];
  return { es: notes.map(({ es }) => es).join("; "), en: notes.map(({ en }) => en).join("; ") };
}

/** The law of that day may be another than the one chosen, or one whose wording of then was not read. */
function lawNotes(day: Day, { law }: Settings): Text[] {
  const inForce = versionOn(day);
  if (inForce === undefined) return [TABLE_TEXTS.noLawYet];
  if (inForce !== law) return [fill(TABLE_TEXTS.otherLaw, { law: inForce })];
  return wasRead(law, day) ? [] : [TABLE_TEXTS.earlierWording];
}

/** R6: the date stays; where another reading would move it, that is said. */
function closedNotes(day: Day, calendar: HolidayCalendar): Text[] {
  if (!isClosed(day, calendar)) return [];
  return [fill(TABLE_TEXTS.closedLimit, { day: isoText(lastDay(day, 1, "388", calendar)) })];
}
