import { UNDERSTANDING_TEXTS } from "../../src/messages/pane-understanding";
import type { Language, Text } from "../../src/messages/text";
import { isoText } from "../../src/days/iso";
import type { Day } from "../../src/days/civil";
import type { Step } from "../../src/law/trace";
import { datedText } from "./dated-text";
import { element } from "./element";
import { pictured } from "./pictured";

/** How a finding was reached: the count day by day where it counts days, with the steps about no day; else its steps. */
export function findingCount(trace: readonly Step[], language: Language): HTMLElement[] {
  if (trace.length === 0) return [];
  const days = trace.filter(({ day }) => day !== undefined);
  if (new Set(days.map(({ day }) => day)).size < 2) return stepList(trace, language);
  const place = pictured(language, ({ stripCalendar }) => {
    const strip = stripCalendar(trace, { language });
    if (!strip) return fragment(stepList(trace, language));
    const others = trace.filter(({ day }) => day === undefined);
    const heading = element("h4", {}, UNDERSTANDING_TEXTS.count[language]);
    return fragment([heading, strip, ...(others.length > 0 ? stepList(others, language) : [])]);
  });
  return [place];
}

function stepList(steps: readonly Step[], language: Language): HTMLElement[] {
  return [
    element("h4", {}, UNDERSTANDING_TEXTS.steps[language]),
    element("ol", {}, ...steps.map(({ day, text }) => datedItem(day, text, language))),
  ];
}

function fragment(nodes: readonly Node[]): DocumentFragment {
  const made = document.createDocumentFragment();
  made.append(...nodes);
  return made;
}

/** A line of a list, behind its date where it has one. */
export function datedItem(day: Day | undefined, text: Text, language: Language): HTMLLIElement {
  const date = day === undefined ? undefined : element("time", { datetime: isoText(day) }, isoText(day));
  return element("li", {}, date, date ? " " : undefined, ...datedText(text[language]));
}
