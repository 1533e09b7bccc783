import { fold } from "../src/messages/fold";
import type { Language } from "../src/messages/text";

const WORDS: ReadonlyMap<string, Language> = new Map([
  ["es", "es"],
  ["espanol", "es"],
  ["spanish", "es"],
  ["en", "en"],
  ["ingles", "en"],
  ["english", "en"],
]);

/** Language that a word names, as `--idioma` takes it; undefined for another word. */
export function languageNamed(word: string): Language | undefined {
  return WORDS.get(fold(word));
}

/**
 * Language of the environment: LC_ALL, LC_MESSAGES or LANG, the first that is set; Spanish where none is, or for a
 * language that MUNI does not speak.
 *
 * @example
 * environmentLanguage({ LANG: "en_US.UTF-8" }) //=> "en"
 * environmentLanguage({ LANG: "C.UTF-8" }) //=> "es"
 */
export function environmentLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== "");
  return locale?.toLowerCase().split(/[_.@-]/)[0] === "en" ? "en" : "es";
}
