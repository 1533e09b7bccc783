import { FILTER_TEXTS } from "../../src/messages/pane-understanding";
import { PANE_TEXTS } from "../../src/messages/pane";
import { fill, type Language, type Text } from "../../src/messages/text";
import { SESSION_TYPES } from "../../src/sessions/session-type";
import {
  filterChoices,
  type FilterChoices,
  type FindingFilter,
  type SessionChoice,
} from "../../src/workbook/finding-filter";
import type { Report } from "../../src/workbook/report";
import { element, setText } from "./element";

/** The folded filters: session, rule and word. */
export interface FilterFields {
  readonly root: HTMLElement;
  readonly show: (report: Report, filter: FindingFilter, language: Language) => void;
}

/** Stands for all of them; a session's id may be empty. */
const EVERY = "*";
const asValue = (chosen: string | undefined): string => (chosen === undefined ? EVERY : `=${chosen}`);
const ofValue = (value: string): string | undefined => (value === EVERY ? undefined : value.slice(1));

export function filterFields(onChange: (change: Partial<FindingFilter>) => void): FilterFields {
  const [session, rule] = [select(), select()];
  const word = element("input", { type: "search", autocomplete: "off" });
  session.list.addEventListener("change", () => onChange({ session: ofValue(session.list.value) }));
  rule.list.addEventListener("change", () => onChange({ rule: ofValue(rule.list.value) }));
  word.addEventListener("input", () => onChange({ word: word.value }));
  const wordName = element("span");
  const title = element("summary");
  const wordField = element("label", { class: "field" }, wordName, word);
  const root = element("details", { class: "filter-fields" }, title, session.root, rule.root, wordField);
  return {
    root,
    show({ findings, basis }, filter, language) {
      const on = filter.session !== undefined || filter.rule !== undefined || filter.word !== "";
      setText(title, FILTER_TEXTS[on ? "moreOn" : "more"][language]);
      const choices = filterChoices(findings, basis?.book);
      setText(session.name, FILTER_TEXTS.session[language]);
      offer(session.list, sessionOptions(choices, filter, language), filter.session);
      setText(rule.name, FILTER_TEXTS.rule[language]);
      offer(rule.list, ruleOptions(choices, filter, language), filter.rule);
      setText(wordName, FILTER_TEXTS.word[language]);
      if (word.value !== filter.word) word.value = filter.word;
    },
  };
}

function select(): { root: HTMLElement; name: HTMLElement; list: HTMLSelectElement } {
  const name = element("span");
  const list = element("select");
  return { root: element("label", { class: "field" }, name, list), name, list };
}

type Option = readonly [chosen: string | undefined, words: string];

/** What is chosen stays to be chosen where the last check has no more of it. */
function sessionOptions(
  { sessions }: FilterChoices,
  { session }: FindingFilter,
  language: Language,
): Option[] {
  const known = [...sessions].sort(
    ([, one], [, other]) =>
      one.shown.localeCompare(other.shown, language, { numeric: true }) ||
      (one.year ?? 0) - (other.year ?? 0),
  );
  const gone: [string, SessionChoice][] =
    session === undefined || sessions.has(session) ? [] : [[session, { shown: shownIn(session), number: 0 }]];
  return [
    [undefined, FILTER_TEXTS.everySession[language]],
    ...[...known, ...gone].map(([key, choice]): Option => {
      const { number } = choice;
      return [key, fill(FILTER_TEXTS.choice, { name: sessionName(choice), number })[language]];
    }),
  ];
}

/** What the sheet shows of a session that no finding is about any more, by its key. */
function shownIn(key: string): string {
  return key.startsWith("[") ? String((JSON.parse(key) as unknown[])[0]) : key;
}

function sessionName({ shown, type, year }: SessionChoice): Text {
  if (shown === "") return FILTER_TEXTS.noSession;
  const name = fill(PANE_TEXTS.session, { session: shown });
  const facts = [type && SESSION_TYPES[type], year === undefined ? undefined : String(year)].filter(
    (fact) => fact !== undefined,
  );
  if (facts.length === 0) return name;
  const listed = (language: Language): string =>
    facts.map((fact) => (typeof fact === "string" ? fact : fact[language])).join(", ");
  return fill(FILTER_TEXTS.sessionTold, { name, facts: { es: listed("es"), en: listed("en") } });
}

function ruleOptions({ rules }: FilterChoices, { rule }: FindingFilter, language: Language): Option[] {
  const known = [...rules].sort(([one], [other]) => one.localeCompare(other));
  return [
    [undefined, FILTER_TEXTS.everyRule[language]],
    ...known.map(([id, { citation, number }]): Option => {
      const words = citation === "" ? FILTER_TEXTS.choice : FILTER_TEXTS.ruleChoice;
      return [id, fill(words, { cite: citation, name: id, rule: id, number })[language]];
    }),
    ...(rule === undefined || rules.has(rule)
      ? []
      : [[rule, fill(FILTER_TEXTS.choice, { name: rule, number: 0 })[language]] as const]),
  ];
}

/** A list is left alone where it has the same options: what the clerk is typing to find one goes on. */
function offer(list: HTMLSelectElement, options: readonly Option[], chosen: string | undefined): void {
  const words = JSON.stringify(options);
  if (list.dataset["options"] !== words) {
    list.dataset["options"] = words;
    list.replaceChildren(
      ...options.map(([value, name]) => element("option", { value: asValue(value) }, name)),
    );
  }
  if (list.value !== asValue(chosen)) list.value = asValue(chosen);
}
