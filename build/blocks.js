const { escapeHtml } = require("./html-page.js");

/**
 * A piece of a page that is written as HTML and as Markdown. In its texts `code` stands between backticks,
 * [words](page) lead to another page of the folder, without its ending, and a line break is one.
 *
 * @typedef {{ heading: string, id: string } | { text: string } | { items: string[] }
 *   | { columns: string[], rows: string[][] }} Block
 */

/**
 * @param {Block[]} blocks
 * @returns {string}
 */
function blocksToHtml(blocks) {
  return blocks.map(htmlBlock).join("\n");
}

function htmlBlock({ heading, id, text, items, columns, rows }) {
  if (heading) return `<h2 id="${id}">${inline(heading)}</h2>`;
  if (text) return `<p>${inline(text)}</p>`;
  if (items) return `<ul>\n${items.map((item) => `<li>${inline(item)}</li>`).join("\n")}\n</ul>`;
  const head = columns.map((column) => `<th scope="col">${inline(column)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join("")}</tr>`);
  return `<div class="wide" tabindex="0"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join("\n")}
</tbody>
</table></div>`;
}

function inline(text) {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\[([^\]]+)\]\((\w+)\)/g, '<a href="$2.html">$1</a>')
    .replaceAll("\n", "<br>");
}

/**
 * @param {Block[]} blocks
 * @returns {string}
 */
function blocksToMarkdown(blocks) {
  return blocks.map(markdownBlock).join("\n\n");
}

function markdownBlock({ heading, text, items, columns, rows }) {
  if (heading) return `## ${markdownInline(heading)}`;
  if (text) return markdownInline(text);
  if (items) return items.map((item) => `- ${markdownInline(item)}`).join("\n");
  const line = (cells) => `| ${cells.map(markdownInline).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

function markdownInline(text) {
  return text.replace(/\]\((\w+)\)/g, "]($1.md)").replaceAll("\n", "<br>");
}

module.exports = { blocksToHtml, blocksToMarkdown };
