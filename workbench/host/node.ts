import type { DefinedName, GridSheet, Mark, Rect, TableInfo } from "./grid";

/** What an object path of the client stands for. `kind` names its entry in the table of types. */
export interface HostNode {
  readonly kind: string;
  /** Given once the client asked to keep the object. */
  reference?: string;
}

export interface SheetNode extends HostNode {
  readonly sheet: GridSheet;
}
export interface RangeNode extends SheetNode {
  readonly rect: Rect;
}
/** Of a RangeAreas and the collection of its areas; also the collections that hang from it. */
export interface AreasNode extends SheetNode {
  readonly rects: readonly Rect[];
}
export interface MarkNode extends SheetNode {
  readonly mark: Mark;
}
export interface TableNode extends SheetNode {
  readonly table: TableInfo;
}
export interface ColumnNode extends TableNode {
  readonly index: number;
  readonly name: string;
}
export interface PropertyNode extends SheetNode {
  readonly key: string;
}
/** A collection of the workbook, or of one sheet. */
export interface ScopeNode extends HostNode {
  readonly sheet?: GridSheet;
}
export interface NameNode extends HostNode {
  readonly definition: DefinedName;
}
export interface SettingNode extends HostNode {
  readonly key: string;
}
export interface ResultNode extends HostNode {
  readonly value: unknown;
}

export function isNode(value: unknown): value is HostNode {
  return typeof value === "object" && value !== null && typeof (value as HostNode).kind === "string";
}
