import type { Language } from "../src/messages/text";

const KEY = "muni.language";

/**
 * Language of the pane: the one chosen in it before, else that of Office, else Spanish.
 *
 * @param displayLanguage of Office, such as "es-MX" or "en-US"
 * @example
 * firstLanguage("en-GB", undefined) //=> "en"
 * firstLanguage("fr-FR", undefined) //=> "es"
 */
export function firstLanguage(displayLanguage: string | undefined, storage: Storage | undefined): Language {
  const remembered = recall(storage);
  if (remembered === "es" || remembered === "en") return remembered;
  return displayLanguage?.split("-")[0]?.toLowerCase() === "en" ? "en" : "es";
}

/** The browser's storage, where the page may use it: Office in some browsers blocks it. */
export function availableStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined; // reading the property itself throws where storage is blocked
  }
}

/** Remembers the choice; where that is not possible it holds until the pane is closed. */
export function rememberLanguage(language: Language, storage: Storage | undefined): void {
  try {
    storage?.setItem(KEY, language);
  } catch {
    return; // full or blocked: the choice holds until the pane is closed
  }
}

function recall(storage: Storage | undefined): string | null {
  try {
    return storage?.getItem(KEY) ?? null;
  } catch {
    return null; // blocked: nothing was remembered
  }
}
