import type { UniverParts } from "./facade";

const MARK = "sheet.operation.mark-dirty-row-auto-height";
const CANCEL = "sheet.operation.cancel-mark-dirty-row-auto-height";

/**
 * Univer measures rows when it has time, and stops for good when the sheet is gone by then.
 *
 * @returns drops what waits for a sheet that is about to be deleted
 */
export function watchRowHeights({ facade, workbook }: UniverParts): (sheetId: string) => void {
  const waiting = new Map<string, Set<string>>();
  facade.onCommandExecuted(({ id, params }) => {
    if (id !== MARK) return;
    const { subUnitId, id: task } = params as { subUnitId: string; id: string };
    waiting.set(subUnitId, (waiting.get(subUnitId) ?? new Set()).add(task));
  });
  return (sheetId) => {
    for (const id of waiting.get(sheetId) ?? [])
      facade.syncExecuteCommand(CANCEL, { unitId: workbook.getId(), subUnitId: sheetId, id });
    waiting.delete(sheetId);
  };
}
