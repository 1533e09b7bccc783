import type { Severity } from "../../src/calendar/finding";
import { SEVERITY_WORDS } from "../../src/messages/calendar";
import { YEAR_TEXTS } from "../../src/messages/pictures";
import { fill, type Text } from "../../src/messages/text";
import { datedText } from "../ui/dated-text";
import { button, element } from "../ui/element";
import { capital, longDay } from "./day-text";
import { lookOf, sessionWords } from "./session-look";
import { deadlineSign, findingSign, holidaySign, sessionSign } from "./signs";
import type { MarkedDay } from "./year";
import type { YearContext } from "./year-picture";

interface DayBox {
  readonly root: HTMLElement;
  readonly show: (marked: MarkedDay) => void;
}

/** What the chosen day has, each thing with the way to its row: a day can have several. */
export function dayBox(context: YearContext): DayBox {
  const root = element("div", { class: "day-box" });
  root.hidden = true;
  return {
    root,
    show: (marked) => {
      root.hidden = false;
      root.replaceChildren(
        element("p", { class: "day-box-title" }, capital(longDay(marked.day)[context.language])),
        element("ul", {}, ...linesOf(marked, context)),
      );
    },
  };
}

function linesOf(
  { sessions, holidays, deadlines, findings }: MarkedDay,
  context: YearContext,
): HTMLElement[] {
  const { language } = context;
  return [
    ...sessions.map(({ session }) => {
      const sign = sessionSign(lookOf(session), session.status ?? "planned", language);
      return line(sign, sessionWords(session), session.row, context);
    }),
    ...holidays.map((name) =>
      line(holidaySign(), fill(YEAR_TEXTS.holidayNamed, { name }), undefined, context),
    ),
    ...deadlines.map(({ title, row }) =>
      line(deadlineSign(), fill(YEAR_TEXTS.deadlineNamed, { title }), row, context),
    ),
    ...findings.map(({ severity, message = NOTHING, row }) =>
      line(findingSign(severity), severityText(severity, message), row, context),
    ),
  ];
}

const NOTHING: Text = { es: "", en: "" };

function severityText(severity: Severity, message: Text): Text {
  const word = SEVERITY_WORDS[severity];
  const name = { es: capital(word.es), en: capital(word.en) };
  return message === NOTHING ? name : fill(YEAR_TEXTS.findingTold, { severity: name, message });
}

function line(
  sign: HTMLElement,
  text: Text,
  row: number | undefined,
  { language, select }: YearContext,
): HTMLLIElement {
  const words = fill(YEAR_TEXTS.goToRow, { row: (row ?? 0) + 1 })[language];
  const go = row === undefined ? undefined : button("link", () => select(row), words);
  return element("li", {}, sign, element("span", {}, ...datedText(text[language])), go);
}
