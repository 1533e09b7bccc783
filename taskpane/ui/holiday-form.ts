import { isoText, parseIso } from "../../src/days/iso";
import type { Book } from "../../src/calendar/model/book";
import { HALF_DAY, HOLIDAY, holidayCalendar, kindOf, type OwnDay } from "../../src/days/holiday-calendar";
import { SETTING_TEXTS } from "../../src/messages/pane-settings";
import { SHEET_NAMES } from "../../src/messages/plan";
import { fill, type Language, type Text } from "../../src/messages/text";
import type { PaneActions } from "../controller";
import type { PaneState } from "../state";
import { datedText } from "./dated-text";
import { button, element } from "./element";
import { keepFocus } from "./keep-focus";
import { choice, dayInput, field, textInput } from "./form-field";
import { whenChanged, type MakeSection } from "./section";

/** The municipality's own days, and a form that adds one. */
export const holidayForm: MakeSection = (actions) => {
  const root = element("details", { class: "form", "data-form": "holidays" });
  return {
    root,
    show: whenChanged(
      ({ languages, outcome }) => [
        languages.shown,
        outcome.kind === "report" ? JSON.stringify(ownDays(outcome)) : "",
        outcome.kind === "report" ? outcome.report.beside.holidays?.sheet.name : undefined,
      ],
      ({ languages: { shown }, outcome }) => {
        root.hidden = outcome.kind !== "report";
        if (outcome.kind !== "report") return;
        const own = ownDays(outcome);
        const there = outcome.report.beside.holidays?.sheet.name;
        const content = [
          element("summary", {}, SETTING_TEXTS.holidays[shown]),
          own.length === 0
            ? element("p", { class: "quiet" }, SETTING_TEXTS.noHolidays[shown])
            : ownList(outcome.report.basis!.book, shown, actions),
          ...form(own, there, shown, actions),
        ];
        keepFocus(root, () => root.replaceChildren(...content));
      },
    ),
  };
};

function ownDays({ report }: Extract<PaneState["outcome"], { kind: "report" }>): readonly OwnDay[] {
  return report.basis?.book.holidays.own ?? [];
}

function ownList({ holidays, settings }: Book, language: Language, actions: () => PaneActions): HTMLElement {
  const builtin = holidayCalendar(settings);
  const isListed = ({ day }: OwnDay): boolean => (kindOf(builtin, day) & (HOLIDAY | HALF_DAY)) !== 0;
  const items = holidays.own.map((day) => ownItem(day, isListed(day), language, actions));
  return element("ul", { class: "files" }, ...items);
}

/**
 * A day of the municipality's own, and the button that takes it out of the sheet.
 *
 * @param isListed whether the built-in list has it
 */
function ownItem(
  own: OwnDay,
  isListed: boolean,
  language: Language,
  actions: () => PaneActions,
): HTMLLIElement {
  const remove = button(
    "secondary",
    () => void actions().removeHoliday(own.day),
    SETTING_TEXTS.removeHoliday[language],
  );
  const figures = { day: isoText(own.day), name: own.name ?? "" };
  remove.setAttribute("aria-label", fill(SETTING_TEXTS.removeHolidayOf, figures)[language].trim());
  const needless = isListed === (own.sign === "+");
  const words = SETTING_TEXTS[isListed ? "plusNeedless" : "minusNeedless"][language];
  const note = needless ? element("p", { class: "quiet" }, words) : undefined;
  const day = element("div", {}, ...datedText(dayText(own)[language]), note);
  return element("li", {}, day, remove);
}

function dayText({ day, name = "", sign }: OwnDay): Text {
  return fill(SETTING_TEXTS.ownDay, { day: isoText(day), name, sign: sign === "+" ? "+" : "−" });
}

function form(
  own: readonly OwnDay[],
  there: string | undefined,
  language: Language,
  actions: () => PaneActions,
): HTMLElement[] {
  const say = (name: keyof typeof SETTING_TEXTS): string => SETTING_TEXTS[name][language];
  const [date, name, source] = [dayInput(), textInput(), textInput()];
  const sign = choice(
    [
      ["+", say("plus")],
      ["-", say("minus")],
    ],
    "+",
  );
  const sheet = there ?? SHEET_NAMES.holidays[language];
  const add = (): void => {
    const read = readDay({ date, name, source, sign }, own, sheet);
    if ("refused" in read) actions().say("refused", read.refused);
    else void actions().addHoliday(read);
  };
  const words = there === undefined ? fill(SETTING_TEXTS.create, { sheet })[language] : say("addHoliday");
  return [
    field(say("holidayDate"), date),
    field(say("holidaySign"), sign),
    field(say("holidayName"), name),
    field(say("holidaySource"), source),
    button("secondary", add, words),
  ];
}

interface HolidayControls {
  readonly date: HTMLInputElement;
  readonly name: HTMLInputElement;
  readonly source: HTMLInputElement;
  readonly sign: HTMLSelectElement;
}

function readDay(
  { date, name, source, sign }: HolidayControls,
  own: readonly OwnDay[],
  sheet: string,
): OwnDay | { readonly refused: Text } {
  const day = parseIso(date.value);
  if (day === undefined)
    return { refused: fill(SETTING_TEXTS.badDate, { field: SETTING_TEXTS.holidayDate, value: date.value }) };
  if (own.some((one) => one.day === day))
    return { refused: fill(SETTING_TEXTS.holidayTwice, { day: isoText(day), sheet }) };
  const texts = { name: name.value.trim(), source: source.value.trim() };
  return {
    day,
    sign: sign.value === "-" ? "-" : "+",
    ...(texts.name === "" ? {} : { name: texts.name }),
    ...(texts.source === "" ? {} : { source: texts.source }),
  };
}
