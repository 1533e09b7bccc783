import { rememberingCheck } from "../src/calendar/check";
import { createController, type PaneActions } from "./controller";
import { createExcelBook } from "./excel/excel-book";
import { createExcelWriter } from "./excel/excel-writer";
import { createExcelWorkshop } from "./excel/excel-workshop";
import { languageOfOffice, rememberedLanguage, rememberLanguage } from "./language";
import { officeFacts } from "./office-facts";
import { availableStorage } from "./preferences";
import { rememberedFollowing, rememberFollowing } from "./remember-following";
import { associatedFunctions } from "./self-check/run-cases";
import { firstLanguages } from "./slices/languages";
import { followTheme, shownTheme } from "./theme";
import { localToday } from "./today";
import "./product.css";
import "./understanding.css";
import "./upkeep.css";
import { createView } from "./ui/view";

/** A pane may stay open overnight. */
const HOUR = 3_600_000;

/** Builds the pane in its place on the page and joins it to the open workbook. */
export function startPane(root: HTMLElement): void {
  const storage = availableStorage();
  followTheme(document, () => Office.context.officeTheme);
  const show = createView(root, () => actions);
  const controller = createController({
    ...{ book: createExcelBook(), writer: createExcelWriter(), workshop: createExcelWorkshop() },
    ...{ checkCalendar: rememberingCheck(), show, today: localToday },
    surroundings: {
      functions: associatedFunctions(),
      office: () => officeFacts(),
      theme: () => shownTheme(document),
    },
    languages: firstLanguages(languageOfOffice(Office.context.displayLanguage), rememberedLanguage(storage)),
    follows: rememberedFollowing(storage),
  });
  setInterval(() => controller.newDay(), HOUR);
  // As with its theme, Office tells nobody; a pane asks again when it comes into sight.
  document.addEventListener("visibilitychange", () =>
    controller.officeSpeaks(languageOfOffice(Office.context.displayLanguage)),
  );
  const actions: PaneActions = {
    ...controller,
    follow(on) {
      rememberFollowing(on, storage);
      return controller.follow(on);
    },
    setLanguage(chosen) {
      rememberLanguage(chosen, storage);
      controller.setLanguage(chosen);
    },
  };
}
