import type { Day } from "../../src/days/civil";
import { yearOf } from "../../src/days/civil";
import { YEAR_SECTION_TEXTS } from "../../src/messages/pane-understanding";
import type { Language } from "../../src/messages/text";
import type { Report } from "../../src/workbook/report";
import { picturedYears } from "../pictures/year-data";
import { element, setText } from "./element";
import { fold } from "./fold";
import { keepFocus } from "./keep-focus";
import { pictured } from "./pictured";
import { whenChanged, type MakeSection } from "./section";

/** "El año de un vistazo": drawn while it is open; a day that is pressed selects its row. */
export const yearSection: MakeSection = (actions) => {
  const { root, title, body } = fold("year");
  const name = element("span");
  const list = element("select");
  const chooser = element("label", { class: "field" }, name, list);
  const place = element("div");
  body.append(chooser, place);
  let drawn: (() => void) | undefined;
  let chosen: number | undefined;
  list.addEventListener("change", () => {
    chosen = Number(list.value);
    drawn?.();
  });
  root.addEventListener("toggle", () => drawn?.());

  const draw = (report: Report, today: Day, language: Language): void => {
    if (!root.open) return;
    const years = picturedYears(report);
    const year = yearShown(years, chosen, yearOf(today));
    chooser.hidden = years.length < 2;
    setText(name, YEAR_SECTION_TEXTS.year[language]);
    list.replaceChildren(...years.map((one) => element("option", { value: String(one) }, String(one))));
    if (year === undefined) return place.replaceChildren(element("p", {}, YEAR_SECTION_TEXTS.none[language]));
    list.value = String(year);
    const select = (row: number): void => void actions().goToRow(row);
    keepFocus(place, () =>
      place.replaceChildren(
        pictured(language, ({ yearDataOf, yearPicture }) => {
          const data = yearDataOf(report, year, today);
          return data && yearPicture(data, { language, select });
        }),
      ),
    );
  };
  return {
    root,
    show: whenChanged(
      ({ languages, outcome, today }) => [
        languages.shown,
        outcome.kind === "report" ? outcome.report : undefined,
        today,
      ],
      ({ languages: { shown }, outcome, today }) => {
        setText(title, YEAR_SECTION_TEXTS.title[shown]);
        root.hidden = outcome.kind !== "report" || !outcome.report.basis;
        if (outcome.kind !== "report") return;
        drawn = () => draw(outcome.report, today, shown);
        drawn();
      },
    ),
  };
};

/** The year that was chosen, else this year, else the first. */
function yearShown(years: readonly number[], chosen: number | undefined, now: number): number | undefined {
  return [chosen, now].find((year) => year !== undefined && years.includes(year)) ?? years[0];
}
