import { LocaleType, type IWorkbookData } from "@univerjs/core";
import { gridStyle } from "./univer-style";
import type { FileBook, OpenedBook, OpenedSheet } from "./opened-book";
import { namesResource } from "./snapshot-names";
import { rulesResource, type ShownRules } from "./snapshot-rules";
import { sheetSnapshot, type SheetPlace } from "./snapshot-sheet";
import { MOST_LISTS, validationsResource } from "./snapshot-validations";
import type { CanCompute } from "./computable";

/** A workbook for the grid, and what it was made of. */
export interface Snapshot {
  readonly workbook: IWorkbookData;
  readonly book: OpenedBook;
}

/** Each workbook of a visit has its own ids: what listens to an earlier one takes no other's cells for its own. */
let opened = 0;

/** The file as the grid takes it. */
export function snapshotOf(file: FileBook, canCompute: CanCompute): Snapshot {
  const id = `libro-${++opened}`;
  const { data, look, name } = file;
  const places = data.sheets.map((sheet, index): SheetPlace => ({
    id: `${id}-${index + 1}`,
    sheet,
    look: look.sheets[index]!,
    dates1904: data.dates1904,
    styles: look.styles.length,
  }));
  const sheets = places.map((place) => sheetSnapshot(place, canCompute));
  const rules = places.map((place, index): ShownRules =>
    rulesResource(place, sheets[index]!.size, canCompute),
  );
  const workbook: IWorkbookData = {
    id,
    name,
    appVersion: "0.25.1",
    locale: LocaleType.ES_ES,
    styles: Object.fromEntries(look.styles.map((style, number) => [`s${number}`, gridStyle(style)])),
    sheetOrder: places.map((place) => place.id),
    sheets: Object.fromEntries(sheets.map(({ worksheet }) => [worksheet.id!, worksheet])),
    resources: [
      resource(
        "SHEET_CONDITIONAL_FORMATTING_PLUGIN",
        byId(
          places,
          rules.map(({ shown }) => shown),
        ),
      ),
      resource(
        "SHEET_DATA_VALIDATION_PLUGIN",
        byId(
          places,
          places.map((place, index) => validationsResource(place, sheets[index]!.size)),
        ),
      ),
      resource("SHEET_DEFINED_NAME_PLUGIN", namesResource(data, places)),
    ],
  };
  const own = places.map((place, index): OpenedSheet => ({
    id: place.id,
    name: place.sheet.name,
    index,
    // The grid changes its own as it calculates.
    cells: structuredClone(sheets[index]!.worksheet.cellData ?? {}),
    stored: sheets[index]!.stored,
  }));
  const unseen = new Set(file.unseen);
  for (const { unseen: more } of look.sheets) for (const one of more) unseen.add(one);
  if (places.some((place) => place.look.lists.length > MOST_LISTS)) unseen.add("validations");
  if (rules.some(({ hidden }) => hidden)) unseen.add("conditionalFormats");
  return { workbook, book: { ...file, unseen, sheets: own } };
}

function byId<T>(places: readonly SheetPlace[], all: readonly T[]): Record<string, T> {
  return Object.fromEntries(places.map(({ id }, index) => [id, all[index]!]));
}

function resource(name: string, data: object): { name: string; data: string } {
  return { name, data: JSON.stringify(data) };
}
