import { COLUMN_ORDER } from "../../src/calendar/sheet/columns";
import { columnOfHeader } from "../../src/calendar/sheet/column-mapping";
import { COLUMN_NAMES } from "../../src/messages/calendar";
import { SETTING_TEXTS } from "../../src/messages/pane-settings";
import { SHEET_NAMES } from "../../src/messages/plan";
import { fill, type Language } from "../../src/messages/text";
import { columnsOfReport, type ColumnsTold, type TitledColumn } from "../../src/workbook/columns-told";
import type { WantedSetting } from "../../src/workbook/settings-edits";
import type { PaneState } from "../state";
import { button, element } from "./element";
import { choice, field } from "./form-field";
import { keepFocus } from "./keep-focus";
import { whenChanged, type MakeSection } from "./section";

/** Headers that MUNI does not know, each with the columns that it may be. */
export const mappingForm: MakeSection = (actions) => {
  const root = element("details", { class: "form", "data-form": "columns" });
  return {
    root,
    show: whenChanged(
      ({ languages, outcome }) => [languages.shown, outcome.kind, JSON.stringify(offeredIn({ outcome }))],
      ({ languages: { shown }, outcome }) => {
        root.hidden = outcome.kind === "none";
        const offered = offeredIn({ outcome });
        const lists = offered.map(({ title, now }) => ({ title, now, list: columnList(now, shown) }));
        const save = button(
          "secondary",
          () =>
            void actions().saveSettings(lists.filter(({ list, now }) => list.value !== now).map(wantedOf)),
          fill(SETTING_TEXTS.save, { sheet: SHEET_NAMES.settings })[shown],
        );
        const hint = fill(SETTING_TEXTS.columnsHint, { sheet: SHEET_NAMES.settings })[shown];
        const content = [
          element("summary", {}, SETTING_TEXTS.columns[shown]),
          element("p", { class: "quiet" }, offered.length > 0 ? hint : SETTING_TEXTS.allColumnsKnown[shown]),
          ...lists.map(({ list }, at) => field(fill(SETTING_TEXTS.column, { ...offered[at]! })[shown], list)),
          ...(offered.length > 0 ? [save] : []),
        ];
        keepFocus(root, () => root.replaceChildren(...content));
      },
    ),
  };
};

interface OfferedColumn extends TitledColumn {
  /** The column that Parámetros says it is; empty where it says none. */
  readonly now: string;
}

/** Headers that no one reads, and those that only Parámetros makes known. */
function offeredIn({ outcome }: Pick<PaneState, "outcome">): OfferedColumn[] {
  if (outcome.kind === "none" || outcome.kind === "seats") return [];
  const told: ColumnsTold = outcome.kind === "report" ? columnsOfReport(outcome.report) : outcome.columns;
  const mapped = told.recognised.filter(({ title, name }) => {
    const own = columnOfHeader(title);
    // Beside Termina, Fecha is the first day by itself.
    return own !== name && !(own === "date" && name === "start");
  });
  return [
    ...mapped.map(({ title, letters, name }) => ({ title, letters, now: name })),
    ...[...told.misspelt, ...told.unrecognised].map(({ title, letters }) => ({ title, letters, now: "" })),
  ];
}

function columnList(now: string, language: Language): HTMLSelectElement {
  const columns = COLUMN_ORDER.map((name) => [name, COLUMN_NAMES[name][language]] as const);
  return choice([["", SETTING_TEXTS.notRead[language]], ...columns], now);
}

function wantedOf({ title, list }: { title: string; list: HTMLSelectElement }): WantedSetting {
  const column = COLUMN_ORDER.find((name) => name === list.value);
  return {
    name: fill(SETTING_TEXTS.columnSetting, { title }),
    value: column ? COLUMN_NAMES[column] : null,
  };
}
