import { PANE_TEXTS } from "../../src/messages/pane";
import type { Language } from "../../src/messages/text";
import { element } from "./element";

/** What MUNI is and is not, and where help is. */
export function aboutBox(language: Language): HTMLElement {
  const link = element(
    "a",
    { href: "support.html", target: "_blank", rel: "noopener" },
    PANE_TEXTS.help[language],
  );
  return element(
    "details",
    { class: "box" },
    element("summary", {}, PANE_TEXTS.about[language]),
    element("p", {}, PANE_TEXTS.disclaimer[language]),
    element("p", {}, PANE_TEXTS.privacy[language]),
    element("p", {}, link),
  );
}
