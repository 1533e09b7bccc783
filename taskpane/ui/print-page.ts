import { element } from "./element";

const STYLE = /<style[^>]*>([^]*?)<\/style>/g;

/** In place of the pane. */
const OWN_RULES = "body > :not(#print) { display: none; } body { overflow: visible; }";

/**
 * Prints a page in place of the pane. It is drawn here, for a frame or window of its own would be under the pane's rules,
 * which forbid a page its own styles; a sheet of styles made by script is not forbidden.
 *
 * @param html a whole page, with its styles in its head
 */
export function printPage(html: string): void {
  // Parsed with its styles in it, the page would be reported as breaking the pane's rules.
  const page = new DOMParser().parseFromString(html.replace(STYLE, ""), "text/html");
  const root = element("div", { id: "print", lang: page.documentElement.lang });
  root.append(...page.body.children);
  const styles = new CSSStyleSheet({ media: "print" });
  styles.replaceSync(OWN_RULES + [...html.matchAll(STYLE)].map(([, rules]) => rules).join(""));
  // Those of the pane would mix with them: both have names such as "warning".
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  for (const sheet of sheets) sheet.media = "screen";
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, styles];
  document.body.append(root);
  const clear = (): void => {
    root.remove();
    for (const sheet of sheets) sheet.media = "";
    document.adoptedStyleSheets = before;
  };
  window.addEventListener("afterprint", clear, { once: true });
  window.print();
}
