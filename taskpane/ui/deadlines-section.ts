import { isoText } from "../../src/days/iso";
import type { Day } from "../../src/days/civil";
import { DEADLINE_TEXTS } from "../../src/messages/pane-deadlines";
import { fill, type Language, type Text } from "../../src/messages/text";
import { upcomingOf, type Upcoming } from "../../src/workbook/upcoming";
import { datedText } from "./dated-text";
import { button, element, setText } from "./element";
import { fold } from "./fold";
import { keepFocus } from "./keep-focus";
import { whenChanged, type MakeSection } from "./section";

/** "Próximos plazos": what falls due next, how many days are left, and the row that it is about. */
export const deadlinesSection: MakeSection = (actions) => {
  const { root, title, body } = fold("deadlines");
  const go = (upcoming: Upcoming): void => void actions().goToDeadline(upcoming);
  return {
    root,
    show: whenChanged(
      ({ languages, outcome, today }) => [
        languages.shown,
        outcome.kind === "report" ? outcome.report : outcome.kind,
        today,
      ],
      ({ languages: { shown }, outcome, today }) => {
        const due = outcome.kind === "report" ? upcomingOf(outcome.report, today) : [];
        const number = due.length;
        setText(
          title,
          (number > 0 ? fill(DEADLINE_TEXTS.titleWith, { number }) : DEADLINE_TEXTS.title)[shown],
        );
        const asOf = fill(DEADLINE_TEXTS.asOf, { today: isoText(today) })[shown];
        const content =
          number === 0
            ? [element("p", {}, DEADLINE_TEXTS[outcome.kind === "report" ? "none" : "noReport"][shown])]
            : [
                element("p", { class: "quiet" }, ...datedText(asOf)),
                element("ul", { class: "findings" }, ...due.map((one) => item(one, today, shown, go))),
              ];
        keepFocus(body, () => body.replaceChildren(...content));
      },
    ),
  };
};

function item(
  upcoming: Upcoming,
  today: Day,
  language: Language,
  go: (upcoming: Upcoming) => void,
): HTMLLIElement {
  const { deadline, earliest, place } = upcoming;
  const texts = [
    element(
      "span",
      { class: "due" },
      element("time", { datetime: isoText(earliest) }, isoText(earliest)),
      ` · ${daysLeft(earliest - today)[language]}`,
    ),
    element("span", { class: "message" }, whatOf(upcoming)[language]),
    element("span", { class: "where" }, ...datedText(whereOf(upcoming)[language])),
  ];
  const head = place
    ? button("deadline-head", () => go(upcoming), ...texts)
    : element("div", { class: "deadline-head" }, ...texts);
  const readings = deadline.others.length > 0 ? readingsOf(upcoming, language) : undefined;
  return element("li", { class: "finding" }, head, readings);
}

/** @param left days from today, negative for days past */
function daysLeft(left: number): Text {
  if (left === 0) return DEADLINE_TEXTS.today;
  if (left === 1) return DEADLINE_TEXTS.tomorrow;
  if (left === -1) return DEADLINE_TEXTS.yesterday;
  return fill(left > 0 ? DEADLINE_TEXTS.inDays : DEADLINE_TEXTS.ago, { days: Math.abs(left) });
}

function whatOf({ deadline: { kind, session, year } }: Upcoming): Text {
  return fill(DEADLINE_TEXTS[kind], { id: session?.shown ?? "", year: year ?? "" });
}

function whereOf({ deadline, earliest, latest }: Upcoming): Text {
  const { citation } = deadline;
  if (earliest === latest) return { es: citation, en: citation };
  const span = fill(DEADLINE_TEXTS.between, { earliest: isoText(earliest), latest: isoText(latest) });
  return { es: `${citation} · ${span.es}`, en: `${citation} · ${span.en}` };
}

function readingsOf(upcoming: Upcoming, language: Language): HTMLElement {
  const { day, others } = upcoming.deadline;
  const each = [{ day, reading: DEADLINE_TEXTS.usual }, ...others];
  const name = fill(DEADLINE_TEXTS.readingsOf, { what: whatOf(upcoming) })[language];
  return element(
    "details",
    {},
    element("summary", { "aria-label": name }, DEADLINE_TEXTS.readings[language]),
    element(
      "ul",
      {},
      ...each.map((one) => {
        const text = fill(DEADLINE_TEXTS.by, { day: isoText(one.day), reading: one.reading });
        return element("li", {}, ...datedText(text[language]));
      }),
    ),
  );
}
