const CONTROLS = "button, summary, a[href], input, select, textarea";

/** Controls before the one with the focus that are remembered: one of them stays. */
const REMEMBERED = 100;

/** What is out of sight, as far as it can be told without laying out the page. */
const OUT_OF_SIGHT = "[hidden], details:not([open]) > :not(summary)";

/**
 * Redraws the pane, and never leaves the keyboard nowhere: where the control that has the focus goes, or goes out of
 * sight, the focus goes to the nearest one before it that stays, else to the first. Only where the page has the focus at
 * all: otherwise the clerk is typing in the sheet.
 */
export function holdFocus(root: HTMLElement, redraw: () => void): void {
  const focused = document.activeElement;
  const before = focused && focused !== root && root.contains(focused) ? controlsBefore(root, focused) : [];
  redraw();
  if (before.length === 0 || !document.hasFocus() || isInSight(document.activeElement)) return;
  const kept = before.find(isInSight) ?? [...root.querySelectorAll<HTMLElement>(CONTROLS)].find(isInSight);
  kept?.focus({ preventScroll: true });
}

/** The control itself and those before it, the nearest first. */
function controlsBefore(root: HTMLElement, last: Element): HTMLElement[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  walker.currentNode = last;
  const controls: HTMLElement[] = [];
  for (let node: Node | null = last; node && controls.length < REMEMBERED; node = walker.previousNode())
    if (node instanceof HTMLElement && node.matches(CONTROLS)) controls.push(node);
  return controls;
}

function isInSight(control: Element | null): boolean {
  return (
    control !== null && control !== document.body && control.isConnected && !control.closest(OUT_OF_SIGHT)
  );
}
