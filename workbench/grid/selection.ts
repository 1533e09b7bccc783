import { toA1 } from "../host/a1";
import type { Rect } from "../host/grid";
import { toRect, type UniverParts, type UniverRange } from "./facade";

const SET_SELECTIONS = "sheet.operation.set-selections";

interface SelectionParams {
  unitId: string;
  subUnitId: string;
  selections: { range: UniverRange }[];
}

/**
 * Tells what is selected, by mouse, keyboard or code, once for each change. The facade's own event stays
 * silent until the person has clicked.
 *
 * @returns stops telling
 */
export function watchSelection(
  { facade, workbook }: UniverParts,
  listener: (sheetId: string, rects: Rect[]) => void,
): () => void {
  let last = "";
  const subscription = facade.onCommandExecuted(({ id, params }) => {
    if (id !== SET_SELECTIONS) return;
    const { unitId, subUnitId, selections } = params as SelectionParams;
    const rects = selections.map(({ range }) => toRect(range));
    const now = `${subUnitId} ${rects.map(toA1).join()}`;
    if (unitId !== workbook.getId() || rects.length === 0 || now === last) return;
    last = now;
    listener(subUnitId, rects);
  });
  return () => subscription.dispose();
}
