import { toCivil } from "../../src/days/civil";
import { YEAR_TEXTS } from "../../src/messages/pictures";
import { fill, type Language } from "../../src/messages/text";
import { element } from "../ui/element";
import { capital } from "./day-text";
import { dayBox } from "./day-box";
import { dayWords } from "./day-words";
import { roveFocus, type DayStop } from "./roving-focus";
import { lookOf } from "./session-look";
import { deadlineSign, findingSign, gravest, sessionSign } from "./signs";
import { markedDays, rowOf, type MarkedDay, type Year } from "./year";
import { yearLegend } from "./year-legend";
import { yearMonth } from "./year-month";

/** What the picture of a year needs of the pane around it. */
export interface YearContext {
  readonly language: Language;
  /** Asked for when a day or a line is pressed: a row of the calendar's sheet, from 0. */
  readonly select: (row: number) => void;
}

const MONTHS_OF_YEAR = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * A year at a glance: twelve small months with their sessions by kind, holidays, limits and findings. Each is told by
 * its letter or shape and again in words below its month. Pressing a day goes to its row.
 *
 * @example
 * yearPicture(yearOf(report, 2027), { language: "es", select: (row) => goTo(row) })
 * //=> <section> of twelve months; the tabulator comes to one day of all
 */
export function yearPicture(year: Year, context: YearContext): HTMLElement {
  const { language } = context;
  const marked = markedDays(year);
  const box = dayBox(context);
  const stops: DayStop[] = [];
  const months = MONTHS_OF_YEAR.map((month) =>
    yearMonth(
      year,
      month,
      marked,
      (day) => {
        const button = dayButton(day, year, language);
        button.addEventListener("click", () => {
          const row = rowOf(day);
          if (row !== undefined) context.select(row);
        });
        for (const event of ["focus", "click"]) button.addEventListener(event, () => box.show(day));
        stops.push({ day: day.day, button });
        return button;
      },
      language,
    ),
  );
  const title = fill(YEAR_TEXTS.title, { year: year.year })[language];
  const picture = element(
    "section",
    { class: "picture year-picture", "aria-label": title },
    element("h3", { class: "picture-title" }, title),
    yearLegend(year, marked, language),
    element(
      "p",
      { class: "quiet year-keys" },
      (marked.length > 0 ? YEAR_TEXTS.keys : YEAR_TEXTS.empty)[language],
    ),
    element("div", { class: "year-months", ...(isDense(months) ? { "data-dense": "" } : {}) }, ...months),
    box.root,
  );
  roveFocus(picture, stops, stops.find(({ day }) => day >= (year.today ?? 0)) ?? stops[0]);
  return picture;
}

/** Months of a row on paper, and the lines below them for which a page has room. */
const [ABREAST, MOST_LINES] = [4, 24];

/** Whether the lists are too long for months in even rows on one page; then each column is filled by itself. */
function isDense(months: readonly HTMLElement[]): boolean {
  const lines = months.map((month) => month.querySelectorAll("li").length);
  let sum = 0;
  for (let at = 0; at < lines.length; at += ABREAST) sum += Math.max(...lines.slice(at, at + ABREAST));
  return sum > MOST_LINES;
}

function dayButton(marked: MarkedDay, { today }: Year, language: Language): HTMLButtonElement {
  const { day, sessions, holidays, deadlines, findings } = marked;
  const words = capital(dayWords(marked, today, language));
  const meeting = sessions.find(({ meets }) => meets);
  const worst = gravest(findings);
  const number = element("span", { class: "year-number" }, String(toCivil(day).day));
  const signs = [
    ...sessions
      .filter(({ meets }) => meets)
      .slice(0, 2)
      .map(({ session }) => sessionSign(lookOf(session), session.status ?? "planned", language)),
    ...(deadlines.length > 0 ? [deadlineSign()] : []),
  ];
  return element(
    "button",
    {
      type: "button",
      class: "year-day",
      "aria-label": words,
      title: words,
      ...(holidays.length > 0 ? { "data-holiday": "" } : {}),
      ...(sessions.length > 0 && !meeting ? { "data-between": "" } : {}),
      ...(meeting
        ? { "data-look": lookOf(meeting.session), "data-status": meeting.session.status ?? "planned" }
        : {}),
      ...(worst ? { "data-finding": "" } : {}),
      ...(day === today ? { "data-today": "" } : {}),
    },
    number,
    element("span", { class: "year-signs" }, ...signs),
    worst ? findingSign(worst) : undefined,
  );
}
