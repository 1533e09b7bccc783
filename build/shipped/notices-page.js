/** What each output is called on the page. */
const NAMES = { workbench: "workbench and trial", command: "`muni` command", site: "site" };

/**
 * THIRD-PARTY-NOTICES.md.
 *
 * @param {Record<string, object>} bills the bills of materials by output, as sbom gives them
 * @returns {string} Markdown
 */
function noticesPage(bills) {
  const rows = new Map();
  for (const [output, { components }] of Object.entries(bills))
    for (const { name, version, licenses } of components) {
      const key = `${name} | ${version} | ${licenses[0].license.id}`;
      rows.set(key, [...(rows.get(key) ?? []), NAMES[output]]);
    }
  const lines = [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
  return `# Third-party notices

Packages of which parts are in what MUNI gives out, written by \`npm run notices\` from what the builds really contain.
The text of each licence is in the file THIRD-PARTY-NOTICES.txt of the output, and a bill of materials (CycloneDX) in
its sbom.cdx.json.

The add-in itself (\`dist/\`) contains none. Its page loads office.js from Microsoft, under Microsoft's terms;
no file of Microsoft's is given out with MUNI.

| package | version | licence | in |
| --- | --- | --- | --- |
${lines.map(([key, outputs]) => `| ${key} | ${outputs.join(", ")} |`).join("\n")}
`;
}

module.exports = { NAMES, noticesPage };
