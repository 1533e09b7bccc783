import { element } from "./element";

/** A part of the pane that opens and closes; closed at first, and as the clerk left it from then on. */
export interface Fold {
  readonly root: HTMLDetailsElement;
  /** The heading that opens and closes it. */
  readonly title: HTMLElement;
  readonly body: HTMLElement;
}

/** @param name tells the part from the others, for style and tests */
export function fold(name: string): Fold {
  const title = element("h2");
  const body = element("div", { class: "fold-body" });
  return {
    root: element("details", { class: "fold", "data-part": name }, element("summary", {}, title), body),
    title,
    body,
  };
}
