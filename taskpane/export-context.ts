import type { Day } from "../src/days/civil";
import type { ExportContext } from "../src/exports/context";
import type { Language } from "../src/messages/text";
import type { Report } from "../src/workbook/report";
import { ownAddress } from "./own-address";
import { VERSION } from "./version";

/** What every file and sheet that the pane makes says of itself: the workbook, MUNI's version, the day. */
export function exportContext({ workbook }: Report, language: Language, day: Day): ExportContext {
  const pages = ownAddress();
  return {
    language,
    day,
    version: VERSION,
    ...(pages === undefined ? {} : { pages }),
    ...(workbook === undefined ? {} : { file: workbook }),
  };
}
