import { rulePage } from "../src/calendar/rule-page";
import type { Language } from "../src/messages/text";

/** Written by the build: ADDIN_URL, or nothing where it is not set. */
declare const MUNI_PAGES: string;

/** Address below which the pages of the rules are published, where the build was told one. */
export const PAGES: string | undefined = MUNI_PAGES || undefined;

/** The page of a rule: its address, or its file in the repository. */
export function pageOfRule(id: string, language: Language): string {
  return PAGES === undefined
    ? `docs/${rulePage(id, language, "md")}`
    : PAGES + rulePage(id, language, "html");
}
