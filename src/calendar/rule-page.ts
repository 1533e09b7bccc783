import type { Language } from "../messages/text";

const FOLDERS: Readonly<Record<Language, string>> = { es: "reglas", en: "rules" };

/**
 * Where the page of a rule stands: as .html below the add-in's address, as .md in docs.
 *
 * @example
 * rulePage("4203a-length", "es", "html") //=> "reglas/4203a-length.html"
 */
export function rulePage(id: string, language: Language, ending: "html" | "md"): string {
  return `${FOLDERS[language]}/${id}.${ending}`;
}
