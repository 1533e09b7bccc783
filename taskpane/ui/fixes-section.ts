import { FIX_TEXTS } from "../../src/messages/pane-fixes";
import { fill, type Language } from "../../src/messages/text";
import { blockAddress } from "../../src/workbook/address";
import type { OfferedFix } from "../apply-fix";
import type { PaneActions } from "../controller";
import type { PaneState } from "../state";
import { datedText } from "./dated-text";
import { button, element, setText } from "./element";
import { fixPreview, shownContent } from "./fix-preview";
import { fold } from "./fold";
import { keepFocus } from "./keep-focus";
import { whenChanged, type MakeSection } from "./section";

/** The fixes of the findings: safe ones at once, suggested ones each with its before and after. */
export const fixesSection: MakeSection = (actions) => {
  const { root, title, body } = fold("fixes");
  // A preview may be asked for from its finding, further down the page.
  const bringUp = whenChanged(
    ({ previewed }) => [previewed],
    ({ previewed }) => {
      if (!previewed || (root.open && body.contains(document.activeElement))) return;
      root.open = true;
      const preview = body.querySelector(".preview");
      preview?.scrollIntoView({ block: "nearest" });
      preview?.querySelector("button")?.focus({ preventScroll: true });
    },
  );
  const draw = whenChanged(
    ({ languages, outcome, previewed }) => [
      languages.shown,
      outcome.kind === "report" ? outcome.report : outcome.kind,
      previewed,
    ],
    (state) => {
      const { shown } = state.languages;
      const offered = fixesOf(state);
      const number = offered.length;
      setText(title, (number > 0 ? fill(FIX_TEXTS.titleWith, { number }) : FIX_TEXTS.title)[shown]);
      keepFocus(body, () => body.replaceChildren(...content(state, offered, actions)));
    },
  );
  return {
    root,
    show(state) {
      draw(state);
      bringUp(state);
    },
  };
};

function fixesOf({ outcome }: PaneState): OfferedFix[] {
  if (outcome.kind !== "report") return [];
  return outcome.report.findings.flatMap((reported) =>
    (reported.finding.fixes ?? []).map((fix) => ({ reported, fix })),
  );
}

function content(
  state: PaneState,
  offered: readonly OfferedFix[],
  actions: () => PaneActions,
): HTMLElement[] {
  const { shown } = state.languages;
  if (offered.length === 0)
    return [element("p", {}, FIX_TEXTS[state.outcome.kind === "report" ? "none" : "noReport"][shown])];
  const safe = offered.filter(({ fix }) => fix.kind === "safe");
  const suggested = offered.filter(({ fix }) => fix.kind === "suggested");
  return [...safePart(safe, shown, actions), ...suggestedPart(suggested, state, actions)];
}

function safePart(
  safe: readonly OfferedFix[],
  language: Language,
  actions: () => PaneActions,
): HTMLElement[] {
  if (safe.length === 0) return [];
  const all = button(
    "secondary",
    () => void actions().applySafe(safe),
    fill(FIX_TEXTS.fixAll, { number: safe.length })[language],
  );
  return [
    element("h3", {}, FIX_TEXTS.safe[language]),
    element("p", { class: "quiet" }, FIX_TEXTS.safeMeaning[language]),
    ...(safe.length > 1 ? [all] : []),
    element("ul", { class: "findings" }, ...safe.map((one) => safeItem(one, language, actions))),
  ];
}

/** What it changes stands beside its button: one press makes it. */
function safeItem(offered: OfferedFix, language: Language, actions: () => PaneActions): HTMLLIElement {
  const { fix } = offered;
  const fixIt = button("secondary", () => void actions().applySafe([offered]), FIX_TEXTS.fix[language]);
  fixIt.setAttribute("aria-label", fill(FIX_TEXTS.fixOf, { label: fix.label })[language]);
  const changes = fix.changes.map(({ before, after }) =>
    element(
      "p",
      { class: "change" },
      element("del", {}, shownContent(before, after, language)),
      " → ",
      element("ins", {}, shownContent(after, after, language)),
    ),
  );
  return element(
    "li",
    { class: "finding fix" },
    element("div", {}, ...headOf(offered, language), ...changes),
    fixIt,
  );
}

function headOf({ reported: { finding, places }, fix }: OfferedFix, language: Language): HTMLElement[] {
  const cell = places[0] && blockAddress({ ...places[0], rows: 1, columns: 1 });
  const where = [cell, finding.session, finding.rule].filter((part) => part !== undefined && part !== "");
  return [
    element("span", { class: "where" }, where.join(" · ")),
    element("span", { class: "message" }, ...datedText(fix.label[language])),
  ];
}

function suggestedPart(
  suggested: readonly OfferedFix[],
  state: PaneState,
  actions: () => PaneActions,
): HTMLElement[] {
  if (suggested.length === 0) return [];
  const { shown } = state.languages;
  return [
    element("h3", {}, FIX_TEXTS.suggested[shown]),
    element("p", { class: "quiet" }, FIX_TEXTS.suggestedMeaning[shown]),
    element("ul", { class: "findings" }, ...suggested.map((one) => suggestedItem(one, state, actions))),
  ];
}

function suggestedItem(offered: OfferedFix, state: PaneState, actions: () => PaneActions): HTMLLIElement {
  const { previewed, languages, outcome } = state;
  const { shown } = languages;
  const head = element("div", {}, ...headOf(offered, shown));
  if (previewed?.fix === offered.fix) {
    const dates1904 = outcome.kind === "report" && outcome.report.dates1904;
    return element("li", { class: "finding" }, head, fixPreview(previewed, dates1904, shown, actions));
  }
  const see = button("secondary", () => void actions().previewFix(offered), FIX_TEXTS.see[shown]);
  see.setAttribute("aria-label", fill(FIX_TEXTS.seeOf, { label: offered.fix.label })[shown]);
  return element("li", { class: "finding fix" }, head, see);
}
