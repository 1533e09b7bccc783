import type { Language } from "../../src/messages/text";
import type { PaneEvent } from "../pane-event";

/** The language of the pane: the clerk's choice, else that of Parámetros, else that of Office. */
export interface Languages {
  readonly shown: Language;
  readonly ofOffice: Language;
  /** By hand, in this pane or an earlier one. */
  readonly chosen: Language | undefined;
}

export function firstLanguages(ofOffice: Language, chosen: Language | undefined): Languages {
  return { shown: chosen ?? ofOffice, ofOffice, chosen };
}

export function languagesAfter(languages: Languages, event: PaneEvent): Languages {
  switch (event.type) {
    case "officeLanguage": {
      const { ofOffice, shown, chosen } = languages;
      // What Parámetros asks for stays.
      const follows = chosen === undefined && shown === ofOffice;
      return { ...languages, ofOffice: event.language, shown: follows ? event.language : shown };
    }
    case "language":
      return { ...languages, shown: event.language, chosen: event.language };
    case "reported":
      return { ...languages, shown: languages.chosen ?? event.report.language ?? languages.ofOffice };
    default:
      return languages;
  }
}
