import type { Severity } from "../calendar/finding";

/** Fill and font of a marked cell: at least 4.5:1 between them, whatever the cell's own colours are. */
export const MARK_COLOURS: Readonly<Record<Severity, { readonly fill: string; readonly font: string }>> = {
  violation: { fill: "#FFC7CE", font: "#8A0010" },
  warning: { fill: "#FFEB9C", font: "#6B4300" },
  judgement: { fill: "#E4D7F5", font: "#47277A" },
  missing: { fill: "#CFE4F7", font: "#0B4470" },
  note: { fill: "#E7E6E6", font: "#3A3A3A" },
  excused: { fill: "#F2F2F2", font: "#5A5A5A" },
};
