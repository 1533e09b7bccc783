import { toCivil, type Day } from "../../src/days/civil";
import { isoText } from "../../src/days/iso";
import { SUNDAY, weekday } from "../../src/days/weekday";
import { MONTHS, PETITION_TEXTS } from "../../src/messages/pictures";
import { fill, type Language, type Text } from "../../src/messages/text";
import { element } from "../ui/element";
import { briefDay, cut, spanText } from "./day-text";
import { petitionItems, type TimelineItem } from "./petition-items";

/** What is known of a petition; what is not recorded is left out. */
export interface PetitionWay {
  readonly received: Day;
  readonly delivery: "personal" | "mail";
  /** The mayor's term under each reading, the one that decides first. */
  readonly terms: readonly { readonly reading: Text; readonly first: Day; readonly last: Day }[];
  /** From when the President may call, under the reading that decides; not where the mayor acted in time. */
  readonly callFrom?: Day;
  /** The same under every reading, where it is later. */
  readonly callFromSafe?: Day;
  readonly answer?: { readonly day: Day; readonly kind: "accepted" | "rejected" | "answered" };
  readonly called?: { readonly day: Day; readonly by: "mayor" | "president" | undefined };
  /** Days within which the session is held. */
  readonly hold?: { readonly first: Day; readonly last: Day };
  readonly session?: { readonly first: Day; readonly last: Day };
}

/** More days than these have too little room for a number each. */
const MOST_NUMBERED = 24;

/**
 * The way of a petition: when it came, the mayor's term under each reading, his answer, the call, the session. A list
 * in the order of its days, which lies along a scale of days where there is room.
 *
 * @example
 * petitionTimeline({ received: 46182, delivery: "mail", terms: [{ reading: PETITION_TEXTS.letra, first: 46183,
 *   last: 46187 }], callFrom: 46188 }, { language: "es" })
 * //=> <figure>: "mar 9 jun" received, "mié 10 jun al dom 14 jun" term, "lun 15 jun" call from
 */
export function petitionTimeline(
  way: PetitionWay,
  { language }: { readonly language: Language },
): HTMLElement {
  const items = petitionItems(way);
  const first = Math.min(...items.map((item) => item.first));
  const last = Math.max(...items.map((item) => item.last)) + 1;
  const figure = element(
    "figure",
    { class: "picture timeline", "aria-label": PETITION_TEXTS.title[language] },
    element("figcaption", { class: "picture-title" }, PETITION_TEXTS.title[language]),
    scale(first, last, language),
    element("ol", { class: "timeline-items" }, ...items.map((item) => itemOf(item, first, last, language))),
  );
  figure.style.setProperty("--days", String(last - first + 1));
  return figure;
}

/** The days above the lanes; the list says each date itself. */
function scale(first: Day, last: Day, language: Language): HTMLElement {
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const every = Math.ceil(days.length / MOST_NUMBERED);
  const ticks = days.map((day, index) => {
    const { day: number, month } = toCivil(day);
    const monthName = index === 0 || number === 1 ? cut(MONTHS[month - 1]!)[language] : "";
    return element(
      "span",
      { class: "timeline-tick", ...closed(day) },
      element("span", {}, monthName),
      element("span", {}, index % every === 0 ? String(number) : ""),
    );
  });
  return element("div", { class: "timeline-scale", "aria-hidden": "true" }, ...ticks);
}

function closed(day: Day): Record<string, string> {
  return weekday(day) === SUNDAY ? { "data-sunday": "" } : {};
}

function itemOf(item: TimelineItem, from: Day, until: Day, language: Language): HTMLLIElement {
  const bar = element("span", { class: "timeline-bar", "data-shape": item.shape });
  const end = item.shape === "onwards" ? until : item.last;
  bar.style.setProperty("--from", String(item.first - from));
  bar.style.setProperty("--length", String(end - item.first + 1));
  return element(
    "li",
    { class: "timeline-item", "data-shape": item.shape, "data-role": item.role },
    element(
      "span",
      { class: "timeline-label" },
      element("span", { class: "timeline-what" }, item.what[language]),
      " ",
      element("time", { class: "timeline-when", datetime: isoText(item.first) }, whenOf(item, language)),
    ),
    element("span", { class: "timeline-track", "aria-hidden": "true" }, bar),
  );
}

function whenOf({ first, last, shape }: TimelineItem, language: Language): string {
  const text =
    shape === "onwards"
      ? fill(PETITION_TEXTS.onwards, { day: briefDay(first) })
      : spanText(first, last, briefDay);
  return text[language];
}
