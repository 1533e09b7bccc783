const CONTROLS = "button, summary, a[href], input, select, textarea";

/**
 * Redraws a part of the pane, and leaves the focus where it was in it: on the control of the same number. Only where
 * the page has the focus at all: otherwise the clerk is typing in the sheet, and focusing would take the keys away.
 */
export function keepFocus(root: HTMLElement, redraw: () => void): void {
  const focused = document.activeElement;
  const index = [...root.querySelectorAll(CONTROLS)].findIndex((control) => control === focused);
  redraw();
  if (index < 0 || document.activeElement === focused || !document.hasFocus()) return;
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  const stayed = controls.find((control) => control === focused);
  (stayed ?? controls[Math.min(index, controls.length - 1)])?.focus({ preventScroll: true });
}
