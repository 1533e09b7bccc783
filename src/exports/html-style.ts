import { SEVERITIES } from "../calendar/finding";
import { MARK_COLOURS } from "../workbook/mark-colours";

/** Colours of the letters, those of the marks: at least 4.5:1. On paper each letter is also framed. */
const LETTERS = SEVERITIES.map(
  (severity) =>
    `.${severity} .letter { background: ${MARK_COLOURS[severity].fill}; color: ${MARK_COLOURS[severity].font}; }`,
).join("\n");

/** Style of a printed report; letter paper, as in Puerto Rico. */
export const REPORT_STYLE = `
:root { color-scheme: light; }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: #fff; color: #1b1b1b;
  font: 1rem/1.45 "Segoe UI", system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; margin: 0 0 1rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; border-bottom: 2px solid #1b1b1b; }
h3 { font-size: 1.1rem; margin: 1.5rem 0 .25rem; }
h4 { font-size: 1rem; margin: 0 0 .25rem; }
table { border-collapse: collapse; margin: 1rem 0; width: 100%; }
th, td { border: 1px solid #767676; padding: .3rem .5rem; text-align: left; vertical-align: top; }
thead th { background: #f0f0f0; }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0; }
dl.facts dt { font-weight: 600; }
dl.facts dd { margin: 0; }
.finding { margin: 0 0 1rem; padding: 0 0 .5rem; border-bottom: 1px solid #767676; }
.finding p { margin: .25rem 0; }
.letter { display: inline-block; min-width: 1.4em; padding: 0 .2em; border: 1px solid currentColor;
  text-align: center; font-weight: 700; }
.where { color: #4a4a4a; }
.day { white-space: nowrap; }
ul { margin: .25rem 0; padding-left: 1.4rem; }
ul.steps { columns: 13rem; column-gap: 2.4rem; }
li { break-inside: avoid; }
td:first-child { overflow-wrap: normal; }
footer { margin-top: 2rem; color: #4a4a4a; }
${LETTERS}
.report + .report { margin-top: 4rem; break-before: page; }
@media screen and (max-width: 36rem) {
  dl.facts { grid-template-columns: 1fr; gap: 0; }
  dl.facts dd { margin: 0 0 .4rem; }
  th, td { padding: .2rem .3rem; font-size: .875rem; }
}
@page { size: letter; margin: 1.5cm; }
@media print {
  body { margin: 0; max-width: none; padding: 0; font-size: 10pt; }
  tr { break-inside: avoid; }
  h2, h3, h4, h3 + p, .finding p:not(:last-child) { break-after: avoid; }
  .finding p, .finding:not(:has(ul)) { break-inside: avoid; }
  thead { display: table-header-group; }
}
`;
