import type { Severity } from "../../src/calendar/finding";
import { PANE_TEXTS, SEVERITY_GROUPS, SEVERITY_LETTERS } from "../../src/messages/pane";
import { fill } from "../../src/messages/text";
import { button, element, setText } from "./element";
import type { FindingContext, KeyedFinding } from "./finding-context";
import { findingItem, type FindingItem } from "./finding-item";
import { placeChildren } from "./place-children";

/** More at once would make a long list slow to draw. */
const SHOWN_AT_ONCE = 100;

/** The findings of one severity. */
export interface FindingGroup {
  readonly root: HTMLElement;
  readonly list: HTMLUListElement;
  readonly show: (findings: readonly KeyedFinding[], context: FindingContext) => void;
}

/** The list keeps the elements of findings that stay from one check to the next. */
export function findingGroup(severity: Severity): FindingGroup {
  const title = element("span");
  const meaning = element("p", { class: "quiet" });
  const list = element("ul", { class: "findings" });
  const more = button("secondary", () => showMore());
  const badge = element("span", { class: "badge" }, SEVERITY_LETTERS[severity]);
  const heading = element("h3", { id: `group-${severity}` }, badge, title);
  const names = { class: "group", "data-severity": severity, "aria-labelledby": `group-${severity}` };
  const root = element("section", names, heading, meaning, list, more);
  let items = new Map<string, FindingItem>();
  let limit = SHOWN_AT_ONCE;
  let last: Parameters<FindingGroup["show"]> | undefined;

  const show: FindingGroup["show"] = (findings, context) => {
    last = [findings, context];
    const words = SEVERITY_GROUPS[severity];
    setText(title, `${words.title[context.language]} (${findings.length})`);
    setText(meaning, words.meaning[context.language]);
    items = kept(items, findings.slice(0, limit), context);
    placeChildren(
      list,
      [...items.values()].map((item) => item.root),
    );
    const number = Math.min(findings.length - limit, SHOWN_AT_ONCE);
    setText(more, number > 0 ? fill(PANE_TEXTS.showMore, { number })[context.language] : "");
  };
  const showMore = (): void => {
    const first = limit;
    limit += SHOWN_AT_ONCE;
    if (last) show(...last);
    // The button that had the focus may be gone: it goes on to what it brought.
    list.children[first]?.querySelector<HTMLElement>("button, summary")?.focus();
  };
  return { root, list, show };
}

function kept(
  before: ReadonlyMap<string, FindingItem>,
  findings: readonly KeyedFinding[],
  context: FindingContext,
): Map<string, FindingItem> {
  const items = new Map<string, FindingItem>();
  for (const { key, reported } of findings) {
    const item = before.get(key) ?? findingItem();
    item.show(reported, context);
    items.set(key, item);
  }
  return items;
}
