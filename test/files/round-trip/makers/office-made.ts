import { converted } from "../../run-office";
import type { TrialBook } from "../trial-book";

/** Workbooks that LibreOffice makes of its own kind of file, of a text file, and of workbooks of others. */
export function booksOfOffice(others: readonly TrialBook[]): TrialBook[] {
  const given = new Map<string, Uint8Array | string>([
    ["office-calendar.fods", flat(CALENDAR)],
    ["office-formulas.fods", flat(FORMULAS)],
    ["office-of-text.csv", "Sesión,Comienza,Días\nO-01,2027-01-11,5\nO-02,2027-02-08,5\n"],
  ]);
  for (const { name, bytes } of others) given.set(`office-of-${name}.xlsx`, bytes);
  const { files, said } = converted(given, "xlsx");
  return [...given.keys()].map((file) => {
    const name = file.slice(0, file.lastIndexOf("."));
    const bytes = files.get(name);
    if (!bytes) throw new Error(`LibreOffice made no ${name}: ${said}`);
    return { name, maker: "LibreOffice", bytes };
  });
}

const NAMESPACES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" ' +
  'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" ' +
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" ' +
  'xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0" ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** OpenDocument in one XML file. */
function flat(tables: string): string {
  const day = `<number:date-style style:name="day"><number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text><number:year number:style="long"/></number:date-style>`;
  return (
    `<?xml version="1.0" encoding="UTF-8"?><office:document ${NAMESPACES} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">` +
    `<office:styles>${day}<style:style style:name="Default" style:family="table-cell"/><style:style style:name="red" style:family="table-cell" style:parent-style-name="Default"><style:table-cell-properties fo:background-color="#ffc7ce"/></style:style></office:styles>` +
    `<office:automatic-styles><style:style style:name="ce1" style:family="table-cell" style:parent-style-name="Default" style:data-style-name="day"/></office:automatic-styles>` +
    `<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document>`
  );
}

function text(content: string): string {
  return `<table:table-cell office:value-type="string"><text:p>${content}</text:p></table:table-cell>`;
}

function day(iso: string): string {
  return `<table:table-cell table:style-name="ce1" office:value-type="date" office:date-value="${iso}"><text:p>${iso}</text:p></table:table-cell>`;
}

function formula(content: string): string {
  return `<table:table-cell table:formula="of:=${content}" office:value-type="float" office:value="0"/>`;
}

function row(...cells: readonly string[]): string {
  return `<table:table-row>${cells.join("")}</table:table-row>`;
}

const CALENDAR =
  '<table:content-validations><table:content-validation table:name="kinds" table:condition="of:cell-content-is-in-list(&quot;ordinaria&quot;;&quot;especial&quot;)" table:base-cell-address="Calendario.B2"/></table:content-validations>' +
  `<table:table table:name="Calendario"><table:table-column table:number-columns-repeated="4"/>${row(text("Sesión"), text("Tipo"), text("Comienza"), text("Días"))}` +
  row(
    '<table:table-cell office:value-type="string"><office:annotation><dc:date>2026-06-09T08:00:00</dc:date><text:p>nota del secretario</text:p></office:annotation><text:p>O-01</text:p></table:table-cell>',
    '<table:table-cell table:content-validation-name="kinds" office:value-type="string"><text:p>ordinaria</text:p></table:table-cell>',
    day("2027-01-11"),
    formula("[.C2]-DATE(2027;1;1)"),
  ) +
  row(text("O-02"), text("ordinaria"), day("2027-02-08"), formula("[.C3]-[.C2]")) +
  '<calcext:conditional-formats><calcext:conditional-format calcext:target-range-address="Calendario.D2:Calendario.D3"><calcext:condition calcext:apply-style-name="red" calcext:value="&gt;5" calcext:base-cell-address="Calendario.D2"/></calcext:conditional-format></calcext:conditional-formats></table:table>' +
  `<table:table table:name="Otra hoja &amp; más">${row(text('texto &amp; <text:s text:c="3"/> espacios'))}</table:table>` +
  '<table:named-expressions><table:named-range table:name="Comienzos" table:base-cell-address="$Calendario.$A$1" table:cell-range-address="$Calendario.$C$2:.$C$3"/></table:named-expressions>';

const FORMULAS =
  `<table:table table:name="Fórmulas">${row(formula("2+3"), formula("SUM([.A1];10)"), formula("IF([.A1]&gt;4;&quot;sí&quot;;&quot;no&quot;)"))}` +
  row(formula("1/0"), formula("[.A1]=5"), formula("EDATE(DATE(2027;1;31);1)")) +
  `<table:table-row table:visibility="collapse">${text("oculta")}</table:table-row>` +
  row(
    '<table:table-cell table:number-matrix-columns-spanned="1" table:number-matrix-rows-spanned="2" table:formula="of:=[.A1:.A2]*2" office:value-type="float" office:value="0"/>',
    '<table:table-cell table:number-columns-spanned="2" table:number-rows-spanned="1" office:value-type="string"><text:p>unidas</text:p></table:table-cell><table:covered-table-cell/>',
  ) +
  "</table:table>";
