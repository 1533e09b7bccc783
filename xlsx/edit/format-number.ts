/** Numbers of the formats that files do not spell out. */
const BUILT_IN: Readonly<Record<string, number>> = {
  General: 0,
  "0": 1,
  "0.00": 2,
  "#,##0": 3,
  "#,##0.00": 4,
  "0%": 9,
  "0.00%": 10,
  "@": 49,
};

/** Files give their own formats numbers from here on. */
export const FIRST_OWN_FORMAT = 164;

/** How days are shown where nothing else is asked for: the one way that no reader takes for another. */
export const DAY_FORMAT = "yyyy-mm-dd";

export function builtInFormat(code: string): number | undefined {
  return Object.hasOwn(BUILT_IN, code) ? BUILT_IN[code] : undefined;
}
