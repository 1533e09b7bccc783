import type { WorkbookData } from "../../xlsx/read/workbook-data";
import { reachesBeyondTheGrid, shownFormula } from "./formula-names";
import type { SheetPlace } from "./snapshot-sheet";

interface GridName {
  readonly id: string;
  readonly name: string;
  readonly formulaOrRefString: string;
  readonly localSheetId: string;
}

const WHOLE_BOOK = "AllDefaultWorkbook";

/** The names of the workbook that formulas may use; those that Excel keeps for itself stay in the file. */
export function namesResource(
  { names }: WorkbookData,
  places: readonly SheetPlace[],
): Record<string, GridName> {
  const own = names.filter(
    ({ name, formula, hidden }) => !hidden && !name.startsWith("_xl") && !reachesBeyondTheGrid(formula),
  );
  return Object.fromEntries(
    own.map(({ name, formula, sheet }, index) => {
      const id = `n${index}`;
      const place = sheet === undefined ? undefined : places.find((one) => one.sheet.id === sheet);
      const shown = shownFormula(formula);
      const isReference = /^=(?:'(?:[^']|'')+'|[^'!()]+)![$A-Z0-9:]+$/i.test(shown);
      const reference = isReference ? shown.slice(1) : shown;
      return [id, { id, name, formulaOrRefString: reference, localSheetId: place?.id ?? WHOLE_BOOK }];
    }),
  );
}
