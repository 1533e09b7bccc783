import { InterceptorEffectEnum } from "@univerjs/core";
import { INTERCEPTOR_POINT, SheetInterceptorService } from "@univerjs/preset-sheets-core";
import type { Injector } from "@univerjs/core";
import { spilledCells } from "./cells";

/** After Univer has put the value into a spilled cell (100), before it applies number formats (0). */
const BETWEEN = 50;

/**
 * Lets every cell of a spilled table show its own number format. Univer keeps the formats with the spilled
 * values but shows only the first one, so that dates further on would be bare serials.
 */
export function showSpilledFormats(injector: Injector): void {
  injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: BETWEEN,
    effect: InterceptorEffectEnum.Value | InterceptorEffectEnum.Style,
    handler(cell, { unitId, subUnitId, row, col, workbook }, next) {
      const style = spilledCells(injector, unitId, subUnitId)?.[row]?.[col]?.s;
      if (!cell || !style || workbook.getStyles().getStyleByCell(cell)?.n) return next(cell);
      return next({ ...cell, s: { ...workbook.getStyles().getStyleByCell(cell), ...(style as object) } });
    },
  });
}
