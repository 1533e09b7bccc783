/**
 * What follows a flag on the command line.
 *
 * @param {string} flag as in --json
 * @returns {string | undefined}
 */
export function option(flag) {
  const at = process.argv.indexOf(flag);
  return at > 0 ? process.argv[at + 1] : undefined;
}
