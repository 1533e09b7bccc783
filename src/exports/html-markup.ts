/** A piece of HTML whose texts are escaped already. */
export type Markup = string & { readonly markup: true };

/** A text as HTML shows it, in content and in quoted attributes. Control characters, which HTML has not, are left out. */
export function escaped(text: string): Markup {
  return text

    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#39;") as Markup;
}

/**
 * An element with its content. Only markup goes in: a text is escaped first.
 *
 * @param attributes their values are escaped here
 * @example
 * element("p", { class: "note" }, escaped("1 < 2")) //=> '<p class="note">1 &lt; 2</p>'
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Markup | readonly Markup[])[]
): Markup {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${given.join("")}>${content.flat().join("")}</${name}>` as Markup;
}
