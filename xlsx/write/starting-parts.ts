import { mainNamespace } from "../edit/book";
import { relationshipsNamespace } from "../edit/links";
import { XML_DECLARATION } from "../edit/markup";
import { emptyStyles } from "../edit/style-book";
import { escapeXml } from "../xml/escape";

/** What a workbook says of itself. */
export interface WorkbookProperties {
  readonly title?: string;
  readonly subject?: string;
  /** An instant as ISO 8601 writes it in UTC, "2027-01-04T12:00:00Z"; left out where it is not given. */
  readonly created?: string;
}

const AUTHOR = "MUNI";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const FORMATS = "application/vnd.openxmlformats-officedocument";
const TRANSITIONAL = { strict: false };

/** The parts of a workbook that has no sheet yet, but the titles of those to come. */
export function startingParts(
  titles: readonly string[],
  properties: WorkbookProperties,
): ReadonlyMap<string, string> {
  const parts: readonly (readonly [string, string])[] = [
    ["[Content_Types].xml", CONTENT_TYPES],
    ["_rels/.rels", FILE_LINKS],
    ["docProps/core.xml", coreProperties(properties)],
    ["docProps/app.xml", appProperties(titles)],
    ["xl/workbook.xml", WORKBOOK],
    ["xl/_rels/workbook.xml.rels", WORKBOOK_LINKS],
    ["xl/styles.xml", emptyStyles(TRANSITIONAL)],
  ];
  return new Map(
    parts.map(([name, text]) => [name, text.startsWith("<?xml") ? text : XML_DECLARATION + text]),
  );
}

const CONTENT_TYPES = [
  `<Types xmlns="${PACKAGE}/content-types">`,
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
  `<Default Extension="xml" ContentType="application/xml"/>`,
  `<Override PartName="/xl/workbook.xml" ContentType="${FORMATS}.spreadsheetml.sheet.main+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${FORMATS}.spreadsheetml.styles+xml"/>`,
  `<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>`,
  `<Override PartName="/docProps/app.xml" ContentType="${FORMATS}.extended-properties+xml"/>`,
  `</Types>`,
].join("");

const FILE_LINKS = [
  `<Relationships xmlns="${PACKAGE}/relationships">`,
  `<Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/>`,
  `<Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
  `<Relationship Id="rId3" Type="${OFFICE}/relationships/extended-properties" Target="docProps/app.xml"/>`,
  `</Relationships>`,
].join("");

const WORKBOOK_LINKS = [
  `<Relationships xmlns="${PACKAGE}/relationships">`,
  `<Relationship Id="rId1" Type="${OFFICE}/relationships/styles" Target="styles.xml"/>`,
  `</Relationships>`,
].join("");

const WORKBOOK = [
  `<workbook xmlns="${mainNamespace(TRANSITIONAL)}" xmlns:r="${relationshipsNamespace(false)}">`,
  `<workbookPr/><bookViews><workbookView/></bookViews><sheets></sheets></workbook>`,
].join("");

function coreProperties({ title, subject, created }: WorkbookProperties): string {
  const spaces = [
    `xmlns:cp="${PACKAGE}/metadata/core-properties"`,
    `xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    `xmlns:dcterms="http://purl.org/dc/terms/"`,
    `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`,
  ].join(" ");
  const inner = [
    title === undefined ? "" : `<dc:title>${escapeXml(title)}</dc:title>`,
    subject === undefined ? "" : `<dc:subject>${escapeXml(subject)}</dc:subject>`,
    `<dc:creator>${AUTHOR}</dc:creator>`,
    created === undefined
      ? ""
      : `<dcterms:created xsi:type="dcterms:W3CDTF">${escapeXml(created)}</dcterms:created>`,
  ].join("");
  return `<cp:coreProperties ${spaces}>${inner}</cp:coreProperties>`;
}

function appProperties(titles: readonly string[]): string {
  const names = titles.map((title) => `<vt:lpstr>${escapeXml(title)}</vt:lpstr>`).join("");
  return [
    `<Properties xmlns="${OFFICE}/extended-properties" xmlns:vt="${OFFICE}/docPropsVTypes">`,
    `<Application>${AUTHOR}</Application>`,
    `<HeadingPairs><vt:vector size="2" baseType="variant"><vt:variant><vt:lpstr>Worksheets</vt:lpstr></vt:variant>`,
    `<vt:variant><vt:i4>${titles.length}</vt:i4></vt:variant></vt:vector></HeadingPairs>`,
    `<TitlesOfParts><vt:vector size="${titles.length}" baseType="lpstr">${names}</vt:vector></TitlesOfParts>`,
    `</Properties>`,
  ].join("");
}
