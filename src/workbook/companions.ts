import type { CompanionName } from "./reading";

/** Names of the sheets or tables beside the calendar. Excel takes no account of case, but of accents. */
export const COMPANION_NAMES = {
  settings: ["Parámetros", "Parametros", "Parameters"],
  holidays: ["Feriados", "Holidays"],
  exceptions: ["Excepciones", "Exceptions"],
} as const satisfies Readonly<Record<CompanionName, readonly string[]>>;

export const COMPANIONS = Object.keys(COMPANION_NAMES) as readonly CompanionName[];
