import { REPAIR_COUNTS, REPAIR_TEXTS as TEXTS } from "../../src/messages/pane-upkeep";
import { nearestWithin } from "../../src/messages/nearest";
import { fill, type Language } from "../../src/messages/text";
import { blockAddress } from "../../src/workbook/address";
import { cellAreas } from "../../src/workbook/cell-areas";
import { muniCalls, withPlainNames } from "../../src/workbook/muni-formula";
import type { PaneActions } from "../controller";
import { FUNCTION_NAMES } from "../self-check/known-cases";
import type { Upkeep } from "../slices/upkeep";
import type { Search } from "../upkeep-event";
import { isKnown } from "../upkeep-actions";
import { counted } from "../words";
import type { MuniCell, Scope } from "../workshop";
import { cellName, quoted } from "../write-cells";
import { button, element } from "./element";
import { choice } from "./form-field";
import { keepFocus } from "./keep-focus";
import { whenChanged, type MakeSection } from "./section";
import { textList } from "./text-list";

/** More rectangles of a sheet are told by their number. */
const MOST_AREAS = 12;

/** "Reparaciones": formulas at #NAME?, and dates that show as numbers. Each is looked for first, then written. */
export const repairPart: MakeSection = (actions) => {
  const root = element("div", { class: "upkeep-part" });
  return {
    root,
    show: whenChanged(
      ({ languages, upkeep: { scope, stuck, left, bare } }) => [languages.shown, scope, stuck, left, bare],
      ({ languages: { shown }, upkeep }) =>
        keepFocus(root, () =>
          root.replaceChildren(
            element("h3", {}, TEXTS.title[shown]),
            scopeField(upkeep.scope, shown, actions),
            ...stuckPart(upkeep, shown, actions),
            ...datesPart(upkeep, shown, actions),
          ),
        ),
    ),
  };
};

function scopeField(scope: Scope, language: Language, actions: () => PaneActions): HTMLElement {
  const list = choice(
    (["sheet", "workbook"] as const).map((one) => [one, TEXTS[one][language]] as const),
    scope,
  );
  list.addEventListener("change", () => actions().chooseScope(list.value as Scope));
  return element("label", { class: "field" }, element("span", {}, TEXTS.scope[language]), list);
}

function stuckPart({ stuck, left }: Upkeep, language: Language, actions: () => PaneActions): HTMLElement[] {
  return [
    element("h4", {}, TEXTS.stuckTitle[language]),
    element("p", { class: "quiet" }, TEXTS.stuckHint[language]),
    button("secondary", () => void actions().findStuck(), TEXTS.findStuck[language]),
    ...(stuck ? [stuckPreview(stuck, language, actions)] : []),
    ...(left.length > 0
      ? [
          element("p", {}, counted(REPAIR_COUNTS.notRecovered, left.length)[language]),
          ...places(left, language),
        ]
      : []),
  ];
}

function stuckPreview(search: Search, language: Language, actions: () => PaneActions): HTMLElement {
  const known = search.cells.filter(isKnown);
  const renamed = known.filter(({ formula }) => withPlainNames(formula) !== formula).length;
  return preview(TEXTS.stuckTitle[language], [
    ...(known.length > 0
      ? [element("p", {}, counted(REPAIR_COUNTS.stuck, known.length)[language]), ...places(known, language)]
      : []),
    ...(renamed > 0 ? [element("p", {}, counted(REPAIR_COUNTS.renamed, renamed)[language])] : []),
    ...unknownNames(search.cells, language),
    ...protectedText(search, language),
    choices(known.length > 0 && [TEXTS.rewrite[language], () => void actions().rewriteStuck()], [
      TEXTS.dismiss[language],
      () => actions().dismissStuck(),
    ]),
  ]);
}

/** Names that MUNI does not have, each once, with the one that was probably meant. */
function unknownNames(cells: readonly MuniCell[], language: Language): HTMLElement[] {
  const first = new Map<string, string>();
  for (const { formula, place } of cells)
    for (const name of muniCalls(formula))
      if (!FUNCTION_NAMES.includes(name) && !first.has(name)) first.set(name, cellName(place));
  if (first.size === 0) return [];
  const sentences = [...first].map(([name, cell]) => {
    const meant = nearestWithin(name, FUNCTION_NAMES, MOST_SLIPS);
    return (meant ? fill(TEXTS.meantName, { name, cell, meant }) : fill(TEXTS.unknownName, { name, cell }))[
      language
    ];
  });
  return [element("p", {}, TEXTS.unknownNames[language]), textList("places", sentences)];
}

const MOST_SLIPS = 3;

function datesPart({ bare }: Upkeep, language: Language, actions: () => PaneActions): HTMLElement[] {
  return [
    element("h4", {}, TEXTS.datesTitle[language]),
    element("p", { class: "quiet" }, TEXTS.datesHint[language]),
    button("secondary", () => void actions().findBareDates(), TEXTS.findDates[language]),
    ...(bare ? [datesPreview(bare, language, actions)] : []),
  ];
}

function datesPreview(search: Search, language: Language, actions: () => PaneActions): HTMLElement {
  const { cells } = search;
  return preview(TEXTS.datesTitle[language], [
    ...(cells.length > 0
      ? [element("p", {}, counted(REPAIR_COUNTS.bare, cells.length)[language]), ...places(cells, language)]
      : []),
    ...protectedText(search, language),
    choices(cells.length > 0 && [TEXTS.format[language], () => void actions().formatDates()], [
      TEXTS.dismiss[language],
      () => actions().dismissBareDates(),
    ]),
  ]);
}

function preview(name: string, contents: readonly HTMLElement[]): HTMLElement {
  return element("div", { class: "preview", role: "group", "aria-label": name }, ...contents);
}

type Choice = readonly [name: string, press: () => void] | false;

function choices(...wanted: readonly Choice[]): HTMLElement {
  const buttons = wanted.flatMap((one) => (one ? [button("secondary", one[1], one[0])] : []));
  return element("div", { class: "toolbar" }, ...buttons);
}

function protectedText({ protectedSheets }: Search, language: Language): HTMLElement[] {
  if (protectedSheets.length === 0) return [];
  const text = fill(TEXTS.protectedSheets, { sheets: quoted(protectedSheets) });
  return [element("p", { class: "warning" }, text[language])];
}

/** Where cells are, a line for each sheet. */
function places(cells: readonly MuniCell[], language: Language): HTMLElement[] {
  const sheets = new Map<string, { name: string; cells: MuniCell["place"][] }>();
  for (const { place } of cells) {
    const group = sheets.get(place.sheet.id) ?? { name: place.sheet.name, cells: [] };
    sheets.set(place.sheet.id, group);
    group.cells.push(place);
  }
  const lines = [...sheets.values()].map(
    ({ name, cells: own }) => fill(TEXTS.where, { sheet: name, cells: addresses(own, language) })[language],
  );
  return [textList("places", lines)];
}

function addresses(cells: readonly MuniCell["place"][], language: Language): string {
  const all = cellAreas(cells).map(blockAddress);
  const list = all.slice(0, MOST_AREAS).join(", ");
  const number = all.length - MOST_AREAS;
  return number > 0 ? fill(TEXTS.andMore, { cells: list, number })[language] : list;
}
