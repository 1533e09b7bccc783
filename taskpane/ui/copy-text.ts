import { element } from "./element";

/**
 * Copies a text, by the older way where the web view of Office forbids the newer.
 *
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text); // a frame of Office for the web may not write to the clipboard by itself
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const area = element("textarea", { class: "visually-hidden", "aria-hidden": "true" });
  area.value = text;
  document.body.append(area);
  area.select();
  // The only way left where the newer is forbidden.
  const done = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
