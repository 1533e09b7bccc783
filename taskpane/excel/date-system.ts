/** Serial of 1 January 2000 in a workbook that counts from 1904; the others give 36526. */
const SERIAL_SINCE_1904 = 35064;

/** How the workbook counts its days: DATE follows it, and its own property is not released. */
export function requestDateSystem(context: Excel.RequestContext): () => boolean {
  const serial = context.workbook.functions.date(2000, 1, 1).load("value");
  return () => serial.value === SERIAL_SINCE_1904;
}
