import path from "node:path";
import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import { shown } from "../terminal/wrap";

const ENDING = {
  es: "«{copy}»: la copia de un libro {ending} debe terminar también en {ending}; si no, Excel no la abre.",
  en: "“{copy}”: the copy of a workbook {ending} must end in {ending} too; otherwise Excel does not open it.",
};

const WORKBOOKS = [".xlsx", ".xlsm"];

/**
 * Refuses a copy whose name tells another kind of file than the workbook's. A file that is no workbook is refused
 * elsewhere.
 *
 * @throws Problem `value`
 */
export function assertSameEnding(workbook: string, copy: string): void {
  const ending = path.extname(workbook).toLowerCase();
  if (WORKBOOKS.includes(ending) && path.extname(copy).toLowerCase() !== ending)
    throw new Problem("value", fill(ENDING, { copy: shown(copy), ending }));
}
