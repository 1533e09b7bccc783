import { fromCivil, toCivil, type Day } from "../../src/days/civil";
import { YEAR_TEXTS } from "../../src/messages/pictures";
import type { Language, Text } from "../../src/messages/text";
import { element } from "../ui/element";
import { capital, fewLetters } from "./day-text";
import { findingCounts } from "./day-words";
import { kindAndStatus, lookOf } from "./session-look";
import { deadlineSign, findingSign, gravest, holidaySign, sessionSign } from "./signs";
import type { MarkedDay, Year } from "./year";

interface Line {
  readonly first: Day;
  readonly last: Day;
  readonly sign: HTMLElement;
  /** What the sign says, for whoever does not see it. */
  readonly said?: Text;
  readonly text: string;
  /** What the sign and the legend tell as well: left out on paper, where room is scarce. */
  readonly more?: string;
}

/** What a month has, in words: the same as its grid, for whoever does not see it and for paper. */
export function monthList(
  year: Year,
  month: number,
  own: readonly MarkedDay[],
  language: Language,
): HTMLElement {
  const lines = [
    ...sessionLines(year, month, language),
    ...own.flatMap((marked) => otherLines(marked, language)),
  ].sort((one, other) => one.first - other.first);
  if (lines.length === 0) return element("p", { class: "quiet year-nothing" }, YEAR_TEXTS.nothing[language]);
  return element(
    "ul",
    { class: "year-list" },
    ...lines.map(({ first, last, sign, said, text, more }) =>
      element(
        "li",
        {},
        element("span", { class: "year-when" }, daysOf(first, last, month, language)),
        " ",
        sign,
        element(
          "span",
          {},
          said && element("span", { class: "visually-hidden" }, `${said[language]}: `),
          text,
          more && element("span", { class: "year-more" }, `, ${more}`),
        ),
      ),
    ),
  );
}

function sessionLines({ sessions, year }: Year, month: number, language: Language): Line[] {
  const first = fromCivil(year, month, 1);
  const last = month === 12 ? fromCivil(year, 12, 31) : fromCivil(year, month + 1, 1) - 1;
  return sessions
    .filter((session) => session.first <= last && session.last >= first)
    .map((session) => ({
      first: session.first,
      last: session.last,
      sign: sessionSign(lookOf(session), session.status ?? "planned", language),
      text: session.title[language],
      more: kindAndStatus(session)[language],
    }));
}

function otherLines({ day, holidays, deadlines, findings }: MarkedDay, language: Language): Line[] {
  const onDay = { first: day, last: day };
  const worst = gravest(findings);
  const counts = findingCounts({ findings }).map((text) => text[language]);
  return [
    ...holidays.map((name) => ({
      ...onDay,
      sign: holidaySign(),
      said: YEAR_TEXTS.holiday,
      text: name[language],
    })),
    ...deadlines.map(({ title }) => ({
      ...onDay,
      sign: deadlineSign(),
      said: YEAR_TEXTS.deadline,
      text: capital(title[language]),
    })),
    ...(worst ? [{ ...onDay, sign: findingSign(worst), text: counts.join(", ") }] : []),
  ];
}

/** "3–13"; with the other month where a session reaches into it: "28 jun–2 jul". */
function daysOf(first: Day, last: Day, month: number, language: Language): string {
  const one = (day: Day, withMonth: boolean): string =>
    withMonth ? fewLetters(day, language) : String(toCivil(day).day);
  if (first === last) return one(first, false);
  const across = toCivil(first).month !== month || toCivil(last).month !== month;
  return `${one(first, across)}–${one(last, across)}`;
}
