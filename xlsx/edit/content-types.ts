import { CONTENT_TYPES_PART, withDefault, withOverride } from "../package/content-types";
import { partKey } from "../package/part-name";
import { removed } from "./insert-child";
import type { Parts } from "./parts";
import { spliced } from "./splice";
import { xmlTree, type XmlElement } from "./xml-tree";

/** Content types of the parts that are made, by what they hold. */
const TYPES = {
  worksheet: "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml",
  styles: "application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml",
  sharedStrings: "application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml",
  comments: "application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml",
  table: "application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml",
  sheetMetadata: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheetMetadata+xml",
} as const;

const VML = "application/vnd.openxmlformats-officedocument.vmlDrawing";

/** Says what a new part holds. */
export function addContentType(parts: Parts, part: string, holds: keyof typeof TYPES): void {
  parts.put(CONTENT_TYPES_PART, withOverride(parts.text(CONTENT_TYPES_PART), part, TYPES[holds]));
}

/** Says that parts with the ending .vml are drawings; they have no type of their own. */
export function addDrawingType(parts: Parts): void {
  parts.put(CONTENT_TYPES_PART, withDefault(parts.text(CONTENT_TYPES_PART), "vml", VML));
}

/** Forgets what a part held that is no longer there. */
export function removeContentType(parts: Parts, part: string): void {
  removeTypes(parts, ({ attributes }) => partKey(attributes.PartName ?? "") === partKey(part));
}

/** Forgets the ending .vml when no part has it. */
export function removeUnusedDrawingType(parts: Parts): void {
  if (parts.names.some((name) => name.toLowerCase().endsWith(".vml"))) return;
  removeTypes(parts, ({ attributes }) => attributes.Extension?.toLowerCase() === "vml");
}

function removeTypes(parts: Parts, goes: (type: XmlElement) => boolean): void {
  const text = parts.text(CONTENT_TYPES_PART);
  const gone = xmlTree(text, CONTENT_TYPES_PART).children.filter(goes);
  parts.put(CONTENT_TYPES_PART, spliced(text, gone.map(removed)));
}
