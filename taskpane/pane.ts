import { checkCalendar } from "../src/calendar/check";
import { createController, type PaneActions } from "./controller";
import { createExcelBook } from "./excel/excel-book";
import { availableStorage, firstLanguage, rememberLanguage } from "./language";
import { followTheme } from "./theme";
import { createView } from "./ui/view";

/** Builds the pane in its place on the page and joins it to the open workbook. */
export function startPane(root: HTMLElement): void {
  const storage = availableStorage();
  followTheme(document, () => Office.context.officeTheme);
  const show = createView(root, () => actions);
  const language = firstLanguage(Office.context.displayLanguage, storage);
  const controller = createController({ book: createExcelBook(), checkCalendar, language, show });
  const actions: PaneActions = {
    ...controller,
    setLanguage(chosen) {
      rememberLanguage(chosen, storage);
      controller.setLanguage(chosen);
    },
  };
}
