import type { HostContext } from "../context";
import type { Grid } from "../grid";
import type { SheetNode } from "../node";
import { defineType } from "../type-definition";
import { record, text } from "./argument";
import { guard } from "./guard";

/** How a sheet is printed; no grid prints, so the host keeps it. */
interface Layout {
  orientation: string;
  zoom: Record<string, unknown>;
  titleRows: string;
}

const layouts = new WeakMap<Grid, Map<string, Layout>>();

function layoutOf({ sheet }: SheetNode, { grid }: HostContext): Layout {
  const ofGrid = layouts.get(grid) ?? new Map<string, Layout>();
  layouts.set(grid, ofGrid);
  const layout = ofGrid.get(sheet.id) ?? { orientation: "Portrait", zoom: { scale: 100 }, titleRows: "" };
  ofGrid.set(sheet.id, layout);
  return layout;
}

export const pageLayout = defineType<SheetNode>({
  methods: {
    SetPrintTitleRows(node, context, rows) {
      guard(context, node.sheet);
      layoutOf(node, context).titleRows = text(rows);
    },
  },
  properties: {
    Orientation: (node, context) => layoutOf(node, context).orientation,
    Zoom: (node, context) => layoutOf(node, context).zoom,
  },
  setters: {
    Orientation(node, context, orientation) {
      guard(context, node.sheet);
      layoutOf(node, context).orientation = text(orientation);
    },
    Zoom(node, context, zoom) {
      guard(context, node.sheet);
      layoutOf(node, context).zoom = record(zoom);
    },
  },
});
