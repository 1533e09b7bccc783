import { DataValidationErrorStyle, DataValidationType, type ISheetDataValidationRule } from "@univerjs/core";
import { shownFormula } from "./formula-names";
import { rangeWithin, type GridSize, type SheetPlace } from "./snapshot-sheet";

/** More on one sheet would make the grid slow. */
export const MOST_LISTS = 1000;

/** The lists of choices of a sheet. */
export function validationsResource({ id, look }: SheetPlace, size: GridSize): ISheetDataValidationRule[] {
  return look.lists
    .slice(0, MOST_LISTS)
    .flatMap(({ blocks, formula, allowsBlank, refuses, message }, index) => {
      const ranges = blocks.flatMap((block) => rangeWithin(block, size) ?? []);
      if (ranges.length === 0) return [];
      return [
        {
          uid: `${id}-v${index}`,
          type: DataValidationType.LIST,
          ranges,
          formula1: /^".*"$/s.test(formula)
            ? formula.slice(1, -1).replace(/""/g, '"')
            : shownFormula(formula),
          allowBlank: allowsBlank,
          showDropDown: true,
          showErrorMessage: refuses,
          errorStyle: refuses ? DataValidationErrorStyle.STOP : DataValidationErrorStyle.WARNING,
          ...(message === undefined ? {} : { error: message }),
        },
      ];
    });
}
