import { FIX_TEXTS } from "../../src/messages/pane-fixes";
import { fill } from "../../src/messages/text";
import type { OfferedFix } from "../apply-fix";
import type { PaneActions } from "../controller";
import type { PaneState } from "../state";
import { datedText } from "./dated-text";
import { button, element, setText } from "./element";
import { cellName } from "./finding-context";
import { fixPreview, shownAfter, shownBefore } from "./fix-preview";
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
  return [...safePart(safe, state, actions), ...suggestedPart(suggested, state, actions)];
}

function safePart(safe: readonly OfferedFix[], state: PaneState, actions: () => PaneActions): HTMLElement[] {
  if (safe.length === 0) return [];
  const language = state.languages.shown;
  const all = button(
    "secondary",
    () => void actions().applySafe(safe),
    fill(FIX_TEXTS.fixAll, { number: safe.length })[language],
  );
  return [
    element("h3", {}, FIX_TEXTS.safe[language]),
    element("p", { class: "quiet" }, FIX_TEXTS.safeMeaning[language]),
    ...(safe.length > 1 ? [all] : []),
    element("ul", { class: "findings" }, ...safe.map((one) => safeItem(one, state, actions))),
  ];
}

/** What it changes stands beside its button: one press makes it. */
function safeItem(offered: OfferedFix, state: PaneState, actions: () => PaneActions): HTMLLIElement {
  const { fix } = offered;
  const language = state.languages.shown;
  const dates1904 = isFrom1904(state);
  const fixIt = button("secondary", () => void actions().applySafe([offered]), FIX_TEXTS.fix[language]);
  fixIt.setAttribute("aria-label", fill(FIX_TEXTS.fixOf, { label: fix.label })[language]);
  const changes = fix.changes.map(({ before, after }) =>
    element(
      "p",
      { class: "change" },
      element("del", {}, shownBefore({ before, after }, dates1904, language)),
      " → ",
      element("ins", {}, shownAfter(after, language)),
    ),
  );
  return element(
    "li",
    { class: "finding fix" },
    element("div", {}, ...headOf(offered, state), ...changes),
    fixIt,
  );
}

function headOf({ reported: { finding, places }, fix }: OfferedFix, state: PaneState): HTMLElement[] {
  const { outcome, languages } = state;
  const calendarSheetId = outcome.kind === "report" ? outcome.report.calendar.sheet.id : "";
  const cell = places[0] && cellName(places[0], calendarSheetId);
  const where = [cell, finding.session, finding.rule].filter((part) => part !== undefined && part !== "");
  return [
    element("span", { class: "where" }, where.join(" · ")),
    element("span", { class: "message" }, ...datedText(fix.label[languages.shown])),
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
  const { previewed, languages } = state;
  const { shown } = languages;
  const head = element("div", {}, ...headOf(offered, state));
  if (previewed?.fix === offered.fix)
    return element(
      "li",
      { class: "finding" },
      head,
      fixPreview(previewed, isFrom1904(state), shown, actions),
    );
  const see = button("secondary", () => void actions().previewFix(offered), FIX_TEXTS.see[shown]);
  see.setAttribute("aria-label", fill(FIX_TEXTS.seeOf, { label: offered.fix.label })[shown]);
  return element("li", { class: "finding fix" }, head, see);
}

function isFrom1904({ outcome }: PaneState): boolean {
  return outcome.kind === "report" && outcome.report.dates1904;
}
