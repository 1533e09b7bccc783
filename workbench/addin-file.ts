/**
 * Address of a file of the built add-in: below the folder that the page names in `data-addin`, else at the root of
 * its own server.
 */
export function addinFile(name: string): string {
  const folder = new URL(document.documentElement.dataset.addin ?? "/", location.href);
  return new URL(name, folder).href;
}
