/**
 * True for an attribute that says so, in any of XML's ways.
 *
 * @example
 * isTrue("1") //=> true
 * isTrue(undefined) //=> false
 */
export function isTrue(attribute: string | undefined): boolean {
  return attribute === "1" || attribute === "true" || attribute === "on";
}
