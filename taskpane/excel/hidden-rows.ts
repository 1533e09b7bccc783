/** Whether all rows of a range are shown, by what was loaded of it: Excel gives null where some are. */
export function hasHiddenRows({ rowHidden }: Excel.Range): boolean {
  return (rowHidden as boolean | null) !== false;
}

/** Asks which rows of a range are hidden, by hand or by a filter; read them, from 0 on the sheet, after the sync. */
export function requestHiddenRows(range: Excel.Range): () => number[] {
  const properties = range.getRowProperties({ rowHidden: true });
  return () =>
    properties.value.flatMap(({ rowHidden }, index) => (rowHidden === true ? [range.rowIndex + index] : []));
}
