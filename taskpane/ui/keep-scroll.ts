/**
 * Redraws a list, and leaves what the clerk is looking at where it is on the screen, whatever came or went above it.
 * Browsers do the like by themselves, but not all that Office shows panes in; for these lists it is turned off.
 *
 * @param items what the list shows, in order; those that stay must stay the same elements
 */
export function keepScroll(items: () => Iterable<HTMLElement>, redraw: () => void): void {
  const seen = [...items()].map((item) => ({ item, top: item.getBoundingClientRect().top }));
  const inSight = seen.filter(({ top, item }) => top + item.offsetHeight > 0);
  redraw();
  // At the top of the page nothing is above.
  if (window.scrollY === 0) return;
  const kept = inSight.find(({ item }) => item.isConnected);
  if (kept) window.scrollBy(0, kept.item.getBoundingClientRect().top - kept.top);
}
