/** Address of the folder that holds the add-in and its pages; undefined where there is no page. */
export function ownAddress(): string | undefined {
  return typeof location === "undefined" ? undefined : new URL(".", location.href).href;
}
