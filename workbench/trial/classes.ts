/** The members of an Excel class that the add-in uses. What is not here, nor loaded, the stand-in does not have. */
export interface ExcelClass {
  /** Properties that are objects, with their class. */
  readonly objects?: Readonly<Record<string, string>>;
  /** Methods that give an object, with its class. */
  readonly gets?: Readonly<Record<string, string>>;
  /** Methods that give nothing. */
  readonly calls?: readonly string[];
  /** Methods that give a plain value. */
  readonly answers?: readonly string[];
  /** Of a collection: class of its items. */
  readonly items?: string;
  /** Events, with the name under which the host knows them. */
  readonly events?: Readonly<Record<string, string>>;
}

export const CLASSES: Readonly<Record<string, ExcelClass>> = {
  Workbook: {
    objects: { worksheets: "WorksheetCollection", tables: "TableCollection", functions: "Functions" },
  },
  Functions: { gets: { date: "FunctionResult" } },
  FunctionResult: {},
  WorksheetCollection: {
    items: "Worksheet",
    gets: {
      getItem: "Worksheet",
      getItemOrNullObject: "Worksheet",
      getActiveWorksheet: "Worksheet",
      add: "Worksheet",
    },
    events: { onChanged: "DataChanged" },
  },
  Worksheet: {
    objects: {
      tables: "TableCollection",
      protection: "WorksheetProtection",
      freezePanes: "FreezePanes",
      pageLayout: "PageLayout",
    },
    gets: {
      getRange: "Range",
      getRanges: "RangeAreas",
      getRangeByIndexes: "Range",
      getCell: "Range",
      getUsedRangeOrNullObject: "Range",
    },
    calls: ["activate", "delete"],
  },
  WorksheetProtection: {},
  FreezePanes: { calls: ["freezeAt", "freezeRows", "freezeColumns"] },
  PageLayout: { calls: ["setPrintTitleRows"] },
  Range: {
    objects: {
      format: "RangeFormat",
      conditionalFormats: "ConditionalFormatCollection",
      dataValidation: "DataValidation",
      worksheet: "Worksheet",
    },
    gets: {
      getCell: "Range",
      getUsedRangeOrNullObject: "Range",
      getSpillParentOrNullObject: "Range",
      getSpillingToRangeOrNullObject: "Range",
      getMergedAreasOrNullObject: "RangeAreas",
    },
    calls: ["select"],
    answers: ["getRowProperties"],
  },
  RangeAreas: {
    objects: { areas: "RangeCollection", conditionalFormats: "ConditionalFormatCollection" },
  },
  RangeCollection: { items: "Range" },
  RangeFormat: { objects: { fill: "RangeFill", font: "RangeFont" } },
  RangeFill: {},
  RangeFont: {},
  DataValidation: {},
  ConditionalFormatCollection: {
    items: "ConditionalFormat",
    gets: {
      getItem: "ConditionalFormat",
      getItemOrNullObject: "ConditionalFormat",
      add: "ConditionalFormat",
    },
  },
  ConditionalFormat: {
    objects: { custom: "CustomConditionalFormat", customOrNullObject: "CustomConditionalFormat" },
    gets: { getRanges: "RangeAreas" },
    calls: ["delete"],
  },
  CustomConditionalFormat: { objects: { rule: "ConditionalFormatRule", format: "ConditionalRangeFormat" } },
  ConditionalFormatRule: {},
  ConditionalRangeFormat: { objects: { fill: "ConditionalRangeFill", font: "ConditionalRangeFont" } },
  ConditionalRangeFill: {},
  ConditionalRangeFont: {},
  TableCollection: { items: "Table", gets: { getItem: "Table", getItemOrNullObject: "Table" } },
  Table: {
    objects: { worksheet: "Worksheet" },
    gets: { getRange: "Range", getHeaderRowRange: "Range", getDataBodyRange: "Range" },
    calls: ["delete", "resize"],
  },
};
