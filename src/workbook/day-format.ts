/** Number format of the days that MUNI writes, the same in every language of Excel. */
export const DAY_FORMAT = "yyyy-mm-dd";

/**
 * Whether a number format, in Excel's English letters, shows days.
 *
 * @example
 * showsDays("d/m/yyyy") //=> true
 * showsDays("hh:mm") //=> false
 */
export function showsDays(format: string): boolean {
  if (format === "General") return false;
  const bare = format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  return /[yd]/i.test(bare);
}
