/**
 * Namespaces that a workbook's parts are read by, under the short names used here. The transitional and the strict
 * address of one namespace have one name.
 */
export type Space =
  "main" | "r" | "relationships" | "contentTypes" | "properties" | "x14" | "xm" | "mc" | "xml" | "other";

const TRANSITIONAL = "http://schemas.openxmlformats.org";
const STRICT = "http://purl.oclc.org/ooxml";

const SPACES: Readonly<Record<string, Space>> = {
  [`${TRANSITIONAL}/spreadsheetml/2006/main`]: "main",
  [`${STRICT}/spreadsheetml/main`]: "main",
  [`${TRANSITIONAL}/officeDocument/2006/relationships`]: "r",
  [`${STRICT}/officeDocument/relationships`]: "r",
  [`${TRANSITIONAL}/package/2006/relationships`]: "relationships",
  [`${TRANSITIONAL}/package/2006/content-types`]: "contentTypes",
  [`${TRANSITIONAL}/officeDocument/2006/extended-properties`]: "properties",
  [`${STRICT}/officeDocument/extendedProperties`]: "properties",
  [`${TRANSITIONAL}/markup-compatibility/2006`]: "mc",
  "http://schemas.microsoft.com/office/spreadsheetml/2009/9/main": "x14",
  "http://schemas.microsoft.com/office/excel/2006/main": "xm",
  "http://www.w3.org/XML/1998/namespace": "xml",
};

export function spaceOf(address: string | undefined): Space {
  return (address === undefined ? undefined : SPACES[address]) ?? "other";
}
