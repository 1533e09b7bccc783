const MarkdownIt = require("markdown-it");

/**
 * A rendered page.
 *
 * @typedef {object} RenderedPage
 * @property {string} title plain text of its first heading
 * @property {string} html without the first heading and without the link to the other language
 * @property {string | undefined} other that link, as the source has it
 * @property {{ id: string, title: string, text: string }[]} parts what stands below each heading, as plain text; the
 *   first is the page's beginning and has no id
 */

/**
 * Renders Markdown. Headings get the ids that GitHub gives them, so that links to them hold in both places.
 *
 * @param {string} markdown
 * @param {(href: string) => string | undefined} linkOf where a link leads in the site; undefined for none
 * @returns {RenderedPage}
 */
function renderPage(markdown, linkOf) {
  const parser = new MarkdownIt({ html: true });
  const tokens = parser.parse(markdown, {});
  const title = takeTitle(tokens);
  const other = takeOther(tokens);
  nameHeadings(tokens);
  for (const token of tokens) redirect(token.children ?? [], linkOf);
  parser.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
  parser.renderer.rules.table_close = () => "</table></div>\n";
  parser.renderer.rules.fence = (list, at) =>
    `<pre tabindex="0"><code>${parser.utils.escapeHtml(list[at].content)}</code></pre>\n`;
  return {
    title,
    other,
    html: parser.renderer.render(tokens, parser.options, {}),
    parts: partsOf(tokens, title),
  };
}

/** Takes the first heading out. */
function takeTitle(tokens) {
  const at = tokens.findIndex(({ type, tag }) => type === "heading_open" && tag === "h1");
  const [, inline] = tokens.splice(at, 3);
  return plainText(inline);
}

/** Takes out a first paragraph that is nothing but the link to the other language. */
function takeOther(tokens) {
  const [open, inline] = tokens;
  if (open?.type !== "paragraph_open" || !/^\[(English|Español)\]\([^)]+\)\.?$/.test(inline.content))
    return undefined;
  tokens.splice(0, 3);
  return inline.children[0].attrGet("href");
}

function nameHeadings(tokens) {
  const taken = new Map();
  tokens.forEach((token, at) => {
    if (token.type !== "heading_open") return;
    const slug = slugOf(plainText(tokens[at + 1]));
    const times = taken.get(slug) ?? 0;
    taken.set(slug, times + 1);
    token.attrSet("id", times === 0 ? slug : `${slug}-${times}`);
  });
}

/**
 * The id that GitHub gives a heading.
 *
 * @example
 * slugOf("Números del § 4203") //=> "números-del--4203"
 */
function slugOf(text) {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, "")
    .replaceAll(" ", "-");
}

/** Gives links and pictures their place in the site; a link that leads nowhere in it becomes plain text. */
function redirect(children, linkOf) {
  const open = [];
  for (const token of children) {
    if (token.type === "link_open") {
      const href = linkOf(token.attrGet("href"));
      open.push(href);
      if (href === undefined) leave(token, "span");
      else token.attrSet("href", href);
    } else if (token.type === "link_close") {
      if (open.pop() === undefined) leave(token, "span");
    } else if (token.type === "image") {
      token.attrSet("src", linkOf(token.attrGet("src")) ?? "");
      token.attrSet("loading", "lazy");
    }
  }
}

function leave(token, tag) {
  token.tag = tag;
  token.attrs = null;
}

function partsOf(tokens, title) {
  const parts = [{ id: "", title, text: "" }];
  let heading;
  for (const token of tokens) {
    if (token.type === "heading_open") heading = token.attrGet("id");
    else if (token.type === "heading_close") heading = undefined;
    else if (heading !== undefined) parts.push({ id: heading, title: plainText(token), text: "" });
    else if (token.type === "inline" || token.type === "fence")
      parts.at(-1).text += `${token.type === "fence" ? token.content : plainText(token)} `;
  }
  return parts;
}

/** The words of a line of Markdown without its marks. */
function plainText({ children }) {
  return (children ?? [])
    .filter(({ type }) => /^(text|code_inline|softbreak|hardbreak|html_inline|image)$/.test(type))
    .map(({ type, content }) => (/break|html/.test(type) ? " " : content))
    .join("")
    .trim();
}

module.exports = { renderPage, slugOf };
