import { toCivil, type Day } from "../../src/days/civil";
import { isoText } from "../../src/days/iso";
import { weekday } from "../../src/days/weekday";
import type { Step } from "../../src/law/trace";
import { STRIP_TEXTS } from "../../src/messages/pictures";
import { WEEKDAYS } from "../../src/messages/tables";
import { fill, type Language } from "../../src/messages/text";
import { element } from "../ui/element";
import { cut, fewLetters, longDay } from "./day-text";
import { stripDays, type StripDay } from "./strip-days";

/**
 * A count of days as a strip: each day that counts with its number, each that does not with the initial of its reason,
 * those on which something happens with a dot; every day tells its whole step to a screen reader.
 *
 * @returns undefined where the steps count no day: then there is nothing to draw
 * @example
 * stripCalendar(finding.trace, { language: "es" }) //=> <ol>: "jue 10 jun 1", "vie 11 2", "sáb 12 3", "dom 13 D" …
 */
export function stripCalendar(
  steps: readonly Step[],
  { language }: { readonly language: Language },
): HTMLElement | undefined {
  const days = stripDays(steps, language);
  if (!days.some(({ mark }) => mark.kind === "counted")) return undefined;
  const cells = days.flatMap((one, at) => {
    const before = days[at - 1]?.day;
    const gap = before === undefined ? 0 : one.day - before - 1;
    const cell = dayCell(one, before, language);
    return gap > 0 ? [gapCell(gap, language), cell] : [cell];
  });
  const keys = keyItems(days, language);
  return element(
    "div",
    { class: "picture strip" },
    element("ol", { class: "strip-days", "aria-label": STRIP_TEXTS.title[language] }, ...cells),
    keys.length === 0 ? undefined : element("ul", { class: "strip-key", "aria-hidden": "true" }, ...keys),
  );
}

function dayCell({ day, mark, texts }: StripDay, before: Day | undefined, language: Language): HTMLLIElement {
  const told = `${longDay(day)[language]}: ${texts.map((text) => text[language]).join("; ")}`;
  const shown = (className: string, text: string): HTMLElement =>
    element("span", { class: className, "aria-hidden": "true" }, text);
  return element(
    "li",
    { class: "strip-day", "data-mark": mark.kind, title: told },
    shown("strip-weekday", cut(WEEKDAYS[weekday(day)]!)[language]),
    shown("strip-mark", mark.sign),
    shown("strip-date", dateOf(day, before, language)),
    element("time", { class: "visually-hidden", datetime: isoText(day) }, told),
  );
}

/** The month is told once, where it begins in the strip. */
function dateOf(day: Day, before: Day | undefined, language: Language): string {
  const { day: dayOfMonth, month } = toCivil(day);
  if (before !== undefined && toCivil(before).month === month) return String(dayOfMonth);
  return fewLetters(day, language);
}

function gapCell(days: number, language: Language): HTMLLIElement {
  const text = days === 1 ? STRIP_TEXTS.gapOne : fill(STRIP_TEXTS.gap, { number: days });
  return element("li", { class: "strip-gap" }, text[language]);
}

/** What the initials and dots stand for, each reason once: a screen reader has heard it with its day. */
function keyItems(days: readonly StripDay[], language: Language): HTMLLIElement[] {
  const keys = new Map<string, HTMLLIElement>();
  for (const { day, mark, texts } of days) {
    if (mark.kind === "counted") continue;
    const [sign, told] =
      mark.kind === "skipped"
        ? [mark.sign, mark.reason]
        : [fewLetters(day, language), texts.map((text) => text[language]).join("; ")];
    if (!keys.has(told))
      keys.set(told, element("li", {}, element("span", { class: "strip-initial" }, sign), ` ${told}`));
  }
  return [...keys.values()];
}
