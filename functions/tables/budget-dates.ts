import type { Day } from "../../src/days/civil";
import { holidayCalendar, isClosed, type HolidayCalendar } from "../../src/days/holiday-calendar";
import { isoText } from "../../src/days/iso";
import { lastDay } from "../../src/days/term";
import { isVerified, PARAMETER_FACTS, type ParameterName } from "../../src/law/parameters";
import type { Settings } from "../../src/law/settings";
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
    ...provenance(name, settings),
    note(day, calendar),
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

function provenance(name: ParameterName, { law, overridden }: Settings): TableValue[] {
  return overridden.has(name) ? [TABLE_TEXTS.ownNumber, false] : [law, isVerified(name, law)];
}

/** R6: the date stays; where another reading would move it, that is said. */
function note(day: Day, calendar: HolidayCalendar): TableValue {
  if (!isClosed(day, calendar)) return "";
  return fill(TABLE_TEXTS.closedLimit, { day: isoText(lastDay(day, 1, "388", calendar)) });
}
