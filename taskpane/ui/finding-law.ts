import { rulePage } from "../../src/calendar/rule-page";
import { RULES } from "../../src/calendar/rules";
import { CLAUSES, type Clause } from "../../src/law/clauses";
import { UNDERSTANDING_TEXTS } from "../../src/messages/pane-understanding";
import { fill, type Language } from "../../src/messages/text";
import { element } from "./element";

/**
 * What the law says: each clause that a rule serves, in one line, with the rule's page and the help on the functions
 * that serve it.
 */
export function findingLaw(ruleId: string, language: Language): HTMLElement[] {
  const rule = RULES.find(({ id }) => id === ruleId);
  const clauses = (rule?.clauses ?? []).flatMap((id) => CLAUSES[id] ?? []);
  const heading = element("h4", {}, UNDERSTANDING_TEXTS.law[language]);
  const page = rule ? [pageLink(ruleId, language)] : [];
  if (clauses.length === 0)
    return [heading, element("p", {}, UNDERSTANDING_TEXTS.noClause[language]), ...page];
  const lines = clauses.map(({ cite, says }) =>
    element("li", {}, element("strong", {}, cite), ` ${says[language]}`),
  );
  return [heading, element("ul", { class: "clauses" }, ...lines), ...page, ...helpLinks(clauses, language)];
}

/** The page of the rule, with examples and the readings that bear on it. */
function pageLink(ruleId: string, language: Language): HTMLElement {
  const href = rulePage(ruleId, language, "html");
  const text = fill(UNDERSTANDING_TEXTS.rulePage, { rule: ruleId })[language];
  return element(
    "p",
    { class: "rule-page" },
    element("a", { href, target: "_blank", rel: "noopener" }, text),
  );
}

/** The pages of the functions that answer for these clauses, each once. */
function helpLinks(clauses: readonly Clause[], language: Language): HTMLElement[] {
  const names = clauses
    .flatMap(({ served }) => served)
    .flatMap((service) => (service.kind === "function" ? service.functions : []));
  if (names.length === 0) return [];
  const links = [...new Set(names)].map((name) =>
    element("a", { href: `help/${language}/${name}.html`, target: "_blank", rel: "noopener" }, name),
  );
  return [element("p", { class: "help" }, UNDERSTANDING_TEXTS.help[language], ...links)];
}
