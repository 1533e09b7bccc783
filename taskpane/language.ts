import type { Language } from "../src/messages/text";
import { recall, remember } from "./preferences";

const KEY = "muni.language";

/**
 * Language of Office, of the two that the pane has; Spanish where it is another.
 *
 * @param displayLanguage such as "es-MX" or "en-US"
 * @example
 * languageOfOffice("en-GB") //=> "en"
 * languageOfOffice("fr-FR") //=> "es"
 */
export function languageOfOffice(displayLanguage: string | undefined): Language {
  return displayLanguage?.split("-")[0]?.toLowerCase() === "en" ? "en" : "es";
}

/** The language that the clerk chose in an earlier pane. */
export function rememberedLanguage(storage: Storage | undefined): Language | undefined {
  const remembered = recall(KEY, storage);
  return remembered === "es" || remembered === "en" ? remembered : undefined;
}

export function rememberLanguage(language: Language, storage: Storage | undefined): void {
  remember(KEY, language, storage);
}
