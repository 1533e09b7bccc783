import conditionalFormatting from "@univerjs/preset-sheets-conditional-formatting/locales/en-US";
import core from "@univerjs/preset-sheets-core/locales/en-US";
import dataValidation from "@univerjs/preset-sheets-data-validation/locales/en-US";
import note from "@univerjs/preset-sheets-note/locales/en-US";

export const TEXTS = [core, conditionalFormatting, dataValidation, note];
