import type { Language } from "../src/messages/text";

const THEME_KEY = "muni.workbench.theme";
const STEPS_KEY = "muni.workbench.stepsSeen";

/** Spanish unless the address asks for English: `?lang=en`. */
export function askedLanguage(): Language {
  return new URLSearchParams(location.search).get("lang")?.startsWith("en") ? "en" : "es";
}

/** Id of the calendar that the address asks for, `?muestra=`; undefined for the sample of every rule. */
export function askedSample(): string | undefined {
  return new URLSearchParams(location.search).get("muestra") ?? undefined;
}

/** Opens the page anew with another sample. */
export function openSample(id: string | undefined): void {
  const address = new URL(location.href);
  if (id === undefined) address.searchParams.delete("muestra");
  else address.searchParams.set("muestra", id);
  location.assign(address);
}

/** Puts the language in the address, so that a reload keeps it. */
export function rememberLanguage(language: Language): void {
  const address = new URL(location.href);
  address.searchParams.set("lang", language);
  history.replaceState(null, "", address);
}

/** The theme chosen before, else what the system prefers. */
export function prefersDark(): boolean {
  const chosen = localStorage.getItem(THEME_KEY);
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

export function rememberTheme(dark: boolean): void {
  localStorage.setItem(THEME_KEY, dark ? "dark" : "light");
}

/** Calls when the system's theme changes, unless one was chosen on the page. */
export function onSystemTheme(listener: (dark: boolean) => void): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) => {
    if (localStorage.getItem(THEME_KEY) === null) listener(matches);
  });
}

export function hasSeenSteps(): boolean {
  return localStorage.getItem(STEPS_KEY) !== null;
}

export function rememberSteps(): void {
  localStorage.setItem(STEPS_KEY, "1");
}
