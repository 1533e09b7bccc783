const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Browsers read the bytes when they begin to save, a moment after the click. */
const KEPT_FOR = 60_000;

/** Gives a file to the browser, which saves it as it saves all others. */
export function download(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes.slice()], { type: TYPE }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
