import { isoText } from "../../src/days/iso";
import { toCivil, type Day } from "../../src/days/civil";
import { MONTHS } from "../../src/messages/plan";
import { PANE_PLAN_TEXTS } from "../../src/messages/pane-plan";
import { WEEKDAYS } from "../../src/messages/tables";
import { fill, type Language } from "../../src/messages/text";
import type { Plan } from "../../src/plan/plan";
import type { PlanWishes, WeekOfMonth } from "../../src/plan/wishes";
import { MUNICIPALITIES } from "../../src/seats/municipalities";
import { SESSION_TYPES } from "../../src/sessions/session-type";
import type { PaneActions } from "../controller";
import type { Planning } from "../slices/planning";
import { datedText } from "./dated-text";
import { button, element, setText } from "./element";
import { fold } from "./fold";
import { choice, countInput, field } from "./form-field";
import { keepFocus } from "./keep-focus";
import { whenChanged, type MakeSection } from "./section";

/** "Proponer calendario" and the blank template. */
export const planSection: MakeSection = (actions) => {
  const { root, title, body } = fold("plan");
  const form = element("div");
  const preview = element("div", { role: "region", "aria-live": "polite" });
  body.append(form, preview);
  const drawForm = whenChanged(
    ({ languages, outcome }) => [
      languages.shown,
      outcome.kind === "report" ? outcome.report.basis?.book.settings.municipality : undefined,
      outcome.kind === "report" ? outcome.report.basis?.book.settings.members : undefined,
    ],
    ({ languages: { shown }, outcome, today }) => {
      const settings = outcome.kind === "report" ? outcome.report.basis?.book.settings : undefined;
      setText(title, PANE_PLAN_TEXTS.title[shown]);
      keepFocus(form, () => form.replaceChildren(...wishForm(today, settings ?? {}, shown, actions)));
    },
  );
  const drawPreview = whenChanged(
    ({ languages, planning }) => [languages.shown, planning],
    ({ languages: { shown }, planning }) =>
      keepFocus(preview, () => preview.replaceChildren(...previewOf(planning, shown, actions))),
  );
  return {
    root,
    show(state) {
      drawForm(state);
      drawPreview(state);
    },
  };
};

type Say = (name: keyof typeof PANE_PLAN_TEXTS) => string;

function wishForm(
  today: Day,
  settings: Pick<PlanWishes, "municipality" | "members">,
  language: Language,
  actions: () => PaneActions,
): HTMLElement[] {
  const say: Say = (name) => PANE_PLAN_TEXTS[name][language];
  const controls = wishControls(today, settings, language, say);
  const { year, municipality, members, sessions, weekday, week, months } = controls;
  return [
    element("p", { class: "quiet" }, say("intro")),
    field(say("year"), year),
    field(say("municipality"), municipality),
    field(say("members"), members),
    field(say("sessions"), sessions),
    field(say("weekday"), weekday),
    field(say("week"), week),
    monthsField(months, say("monthsWithout"), language),
    button("primary", () => actions().propose(wishesOf(controls)), say("propose")),
    button("secondary", () => void actions().writeTemplate(), say("template")),
    element("p", { class: "quiet" }, say("templateHint")),
  ];
}

interface WishControls {
  readonly year: HTMLInputElement;
  readonly municipality: HTMLSelectElement;
  readonly members: HTMLInputElement;
  readonly sessions: HTMLInputElement;
  readonly weekday: HTMLSelectElement;
  readonly week: HTMLSelectElement;
  readonly months: readonly HTMLInputElement[];
}

/** Tuesday and the second week: as the plan has them where nothing is wished. */
const USUAL = { weekday: "2", week: "2" };

const WEEKS = [
  ["1", "week1"],
  ["2", "week2"],
  ["3", "week3"],
  ["4", "week4"],
  ["last", "weekLast"],
] as const;

function wishControls(
  today: Day,
  settings: Pick<PlanWishes, "municipality" | "members">,
  language: Language,
  say: Say,
): WishControls {
  const names = [...MUNICIPALITIES.keys()].sort((a, b) => a.localeCompare(b, "es"));
  const year = element("input", { type: "number", min: "1991", max: "2100", step: "1" });
  year.value = String(toCivil(today).year + 1);
  return {
    year,
    municipality: choice(
      [["", say("none")], ...names.map((name) => [name, name] as const)],
      settings.municipality ?? "",
    ),
    members: countInput(settings.members),
    sessions: countInput(undefined),
    weekday: choice(
      WEEKDAYS.map((day, at) => [String(at), day[language]] as const),
      USUAL.weekday,
    ),
    week: choice(
      WEEKS.map(([value, name]) => [value, say(name)] as const),
      USUAL.week,
    ),
    months: MONTHS.map((_, at) => element("input", { type: "checkbox", value: String(at + 1) })),
  };
}

function monthsField(months: readonly HTMLInputElement[], name: string, language: Language): HTMLElement {
  const boxes = months.map((box, at) => element("label", { class: "check" }, box, MONTHS[at]![language]));
  return element("fieldset", {}, element("legend", {}, name), element("div", { class: "checks" }, ...boxes));
}

function wishesOf({
  year,
  municipality,
  members,
  sessions,
  weekday,
  week,
  months,
}: WishControls): PlanWishes {
  const number = (input: HTMLInputElement): number | undefined =>
    input.value === "" ? undefined : Number(input.value);
  const [own, wanted] = [number(members), number(sessions)];
  return {
    year: Number(year.value),
    ...(municipality.value === "" ? {} : { municipality: municipality.value }),
    ...(own === undefined ? {} : { members: own }),
    ...(wanted === undefined ? {} : { sessions: wanted }),
    weekday: Number(weekday.value),
    week: week.value === "last" ? "last" : (Number(week.value) as WeekOfMonth),
    monthsWithout: months.filter(({ checked }) => checked).map(({ value }) => Number(value)),
  };
}

function previewOf(planning: Planning, language: Language, actions: () => PaneActions): HTMLElement[] {
  if (planning.kind === "none") return [];
  if (planning.kind === "problem") return [element("p", { class: "warning" }, planning.problem[language])];
  const { plan } = planning;
  const say: Say = (name) => PANE_PLAN_TEXTS[name][language];
  const figures = { year: plan.year, number: plan.sessions.length };
  return [
    element("h3", {}, fill(PANE_PLAN_TEXTS.preview, figures)[language]),
    ...(plan.unmet.length > 0
      ? [
          element("h4", {}, say("unmet")),
          sentences(
            "notes unmet",
            plan.unmet.map((text) => text[language]),
          ),
        ]
      : [element("p", {}, say("allMet"))]),
    planTable(plan, language),
    ...(plan.notes.length > 0
      ? [
          element("h4", {}, say("notes")),
          sentences(
            "notes",
            plan.notes.map((text) => text[language]),
          ),
        ]
      : []),
    button("primary", () => void actions().writePlan(), say("write")),
  ];
}

function sentences(className: string, texts: readonly string[]): HTMLElement {
  return element("ul", { class: className }, ...texts.map((text) => element("li", {}, ...datedText(text))));
}

function planTable({ sessions }: Plan, language: Language): HTMLElement {
  const heads = (["session", "type", "first", "last"] as const).map((name) =>
    element("th", { scope: "col" }, PANE_PLAN_TEXTS[name][language]),
  );
  const rows = sessions.map(({ id, type, first, last }) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, id),
      element("td", {}, SESSION_TYPES[type][language]),
      element("td", {}, element("time", {}, isoText(first))),
      element("td", {}, element("time", {}, isoText(last))),
    ),
  );
  return element(
    "table",
    { class: "plan" },
    element("thead", {}, element("tr", {}, ...heads)),
    element("tbody", {}, ...rows),
  );
}
