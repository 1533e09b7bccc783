import { columnsOfReport } from "../../src/workbook/columns-told";
import { notesOf } from "../words";
import { element } from "./element";
import { whenChanged, type MakeSection } from "./section";
import { textList } from "./text-list";

/** What is out of the ordinary in the sheet and touches its findings: headers, hidden rows, merged cells. */
export const notesSection: MakeSection = () => {
  const root = element("div");
  return {
    root,
    show: whenChanged(
      ({ languages, outcome }) => [languages.shown, outcome.kind === "report" ? outcome.report : undefined],
      ({ languages: { shown }, outcome }) => {
        const notes =
          outcome.kind === "report" ? notesOf(outcome.notes, columnsOfReport(outcome.report)) : [];
        root.hidden = notes.length === 0;
        root.replaceChildren(
          ...(notes.length > 0
            ? [
                textList(
                  "notes",
                  notes.map((text) => text[shown]),
                ),
              ]
            : []),
        );
      },
    ),
  };
};
