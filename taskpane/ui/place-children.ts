/**
 * Makes these the children of an element, in this order. Those that are there already and in their order are not
 * touched, for an element that is moved loses the focus.
 */
export function placeChildren(parent: HTMLElement, wanted: readonly HTMLElement[]): void {
  const stay = new Set<Element>(wanted);
  for (const child of [...parent.children]) if (!stay.has(child)) child.remove();
  let next = parent.firstElementChild;
  for (const child of wanted) {
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}
