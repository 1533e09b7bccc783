type Attributes = Readonly<Record<string, string>>;
type Content = Node | string | undefined;

/** A new element; contents that are undefined are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...contents: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...contents.filter((content) => content !== undefined));
  return made;
}

/** A button that is never out of the reach of the keyboard: while it is off it only does nothing. */
export function button(
  className: string,
  onPress: () => void,
  ...contents: readonly Content[]
): HTMLButtonElement {
  const made = element("button", { type: "button", class: className }, ...contents);
  made.addEventListener("click", () => {
    if (made.getAttribute("aria-disabled") !== "true") onPress();
  });
  return made;
}

export function setOff(control: HTMLButtonElement, off: boolean): void {
  control.setAttribute("aria-disabled", String(off));
}

/** Leaves the element alone where the text is the same, so that a live region does not say it again. */
export function setText(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
  target.hidden = text === "";
}
