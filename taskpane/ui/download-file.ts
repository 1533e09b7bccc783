import type { ExportFile } from "../export-file";
import { element } from "./element";

/** Browsers begin a download after the press; its source must stay until then. */
const KEPT_MS = 60_000;

/** Hands a file to the browser that shows the pane. Some desktop versions of Office take no downloads, and say nothing. */
export function downloadFile({ name, type, text }: ExportFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = element("a", { href: url, download: name, hidden: "" });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
