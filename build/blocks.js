const { escapeHtml } = require("./html-page.js");

/**
 * A piece of a page that is written as HTML and as Markdown. In its texts `code` stands between backticks, **strong**
 * words between asterisks, [words](page) lead to another page, by default of the folder, without its ending, and a line
 * break is one.
 *
 * @typedef {{ heading: string, id: string } | { text: string } | { items: string[] } | { code: string }
 *   | { columns: string[], rows: string[][], look?: "sheet" | "findings" | "result" }} Block look: how help.css lays a table out
 */

/**
 * @param {Block[]} blocks
 * @param {(page: string) => string} [leadsTo] address of a page
 * @returns {string}
 */
function blocksToHtml(blocks, leadsTo = (page) => `${page}.html`) {
  return blocks.map((block) => htmlBlock(block, (text) => htmlInline(text, leadsTo))).join("\n");
}

function htmlBlock({ heading, id, text, items, columns, rows, look, code }, inline) {
  if (code) return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`;
  if (heading) return `<h2 id="${id}">${inline(heading)}</h2>`;
  if (text) return `<p>${inline(text)}</p>`;
  if (items) return `<ul>\n${items.map((item) => `<li>${inline(item)}</li>`).join("\n")}\n</ul>`;
  const head = columns.map((column) => `<th scope="col">${inline(column)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join("")}</tr>`);
  return `<div class="wide" tabindex="0"><table${look ? ` class="${look}"` : ""}>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join("\n")}
</tbody>
</table></div>`;
}

function htmlInline(text, leadsTo) {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(LINK, (_, words, page) => `<a href="${leadsTo(page)}">${words}</a>`)
    .replaceAll("\n", "<br>");
}

/** Words and the page to which they lead. */
const LINK = /\[([^\]]+)\]\(([\w#/-]+)\)/g;

/**
 * @param {Block[]} blocks
 * @param {(page: string) => string} [leadsTo] address of a page
 * @returns {string}
 */
function blocksToMarkdown(blocks, leadsTo = (page) => `${page}.md`) {
  return blocks.map((block) => markdownBlock(block, (text) => markdownInline(text, leadsTo))).join("\n\n");
}

function markdownBlock({ heading, text, items, columns, rows, code }, inline) {
  if (heading) return `## ${inline(heading)}`;
  if (text) return inline(text);
  if (code) return `\`\`\`excel\n${code}\n\`\`\``;
  if (items) return items.map((item) => `- ${inline(item)}`).join("\n");
  const line = (cells) => `| ${cells.map(inline).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

function markdownInline(text, leadsTo) {
  return text.replace(LINK, (_, words, page) => `[${words}](${leadsTo(page)})`).replaceAll("\n", "<br>");
}

module.exports = { blocksToHtml, blocksToMarkdown };
