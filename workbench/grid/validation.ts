import type { Validation } from "../host/grid";
import type { FacadeSheet, UniverParts } from "./facade";

type FacadeRange = ReturnType<FacadeSheet["getRange"]>;

/** Shows a list with its choices in the grid; other rules are kept by the host and not enforced. */
export function showValidation(
  { facade }: UniverParts,
  range: FacadeRange,
  validation: Validation | null,
): void {
  const source = (validation?.rule.list as { source?: unknown } | undefined)?.source;
  if (validation === null) range.setDataValidation(null);
  if (validation === null || typeof source !== "string" || source.startsWith("=")) return;
  const { errorAlert, ignoreBlanks } = validation;
  const builder = facade
    .newDataValidation()
    .requireValueInList(source.split(","), false, true)
    .setAllowBlank(ignoreBlanks ?? true)
    .setOptions({
      showErrorMessage: errorAlert?.showAlert !== false,
      ...(typeof errorAlert?.message === "string" ? { error: errorAlert.message } : {}),
    });
  range.setDataValidation(builder.build());
}
