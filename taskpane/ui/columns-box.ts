import { COLUMN_NAMES } from "../../src/messages/calendar";
import { PANE_TEXTS } from "../../src/messages/pane";
import { fill, type Language } from "../../src/messages/text";
import { columnsOfReport } from "../../src/workbook/columns-told";
import type { Report } from "../../src/workbook/report";
import { element } from "./element";
import { textList } from "./text-list";

/** The headers of the sheet, as what each was read, and those that were not. */
export function columnsBox(report: Report, language: Language): HTMLElement | undefined {
  const { recognised, unrecognised, misspelt, repeated } = columnsOfReport(report);
  if (recognised.length === 0) return undefined;
  const left = [...unrecognised, ...misspelt, ...repeated];
  const counts = { recognised: recognised.length, unrecognised: left.length };
  const read = recognised.map(({ title, letters, name }) => {
    const usual = COLUMN_NAMES[name];
    const words = usual.es === title || usual.en === title ? PANE_TEXTS.column : PANE_TEXTS.columnAs;
    return fill(words, { column: letters, title, name: usual });
  });
  const unread = left.map(({ title, letters }) => fill(PANE_TEXTS.column, { column: letters, title }));
  const part = (heading: keyof typeof PANE_TEXTS, texts: typeof read): HTMLElement[] =>
    texts.length === 0
      ? []
      : [
          element("h4", {}, PANE_TEXTS[heading][language]),
          textList(
            "columns",
            texts.map((text) => text[language]),
          ),
        ];
  return element(
    "details",
    {},
    element("summary", {}, fill(PANE_TEXTS.columns, counts)[language]),
    ...part("recognisedColumns", read),
    ...part("unrecognisedColumns", unread),
  );
}
