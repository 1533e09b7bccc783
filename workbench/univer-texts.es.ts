import conditionalFormatting from "@univerjs/preset-sheets-conditional-formatting/locales/es-ES";
import core from "@univerjs/preset-sheets-core/locales/es-ES";
import dataValidation from "@univerjs/preset-sheets-data-validation/locales/es-ES";
import note from "@univerjs/preset-sheets-note/locales/es-ES";

export const TEXTS = [core, conditionalFormatting, dataValidation, note];
