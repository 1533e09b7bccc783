import type { TypeTable } from "../type-definition";
import * as conditional from "./conditional-format";
import { worksheetCustomProperty, worksheetCustomPropertyCollection } from "./custom-property";
import { dataValidation } from "./data-validation";
import { freezePanes } from "./freeze-panes";
import { functionResult, functions } from "./functions";
import { namedItem, namedItemCollection } from "./named-item";
import { pageLayout } from "./page-layout";
import { worksheetProtection } from "./protection";
import { range } from "./range";
import { rangeAreas, rangeCollection } from "./range-areas";
import { rangeFill, rangeFont, rangeFormat } from "./range-format";
import { addinInternalService, customFunctionsService } from "./services";
import { setting, settingCollection } from "./setting";
import { table, tableCollection, tableColumn, tableColumnCollection } from "./table";
import { application, workbook, workbookProtection } from "./workbook";
import { worksheet, worksheetCollection } from "./worksheet";

/** Every Excel class that this host answers, by its name. All else is refused with ApiNotFound. */
export const TYPES: TypeTable = {
  Workbook: workbook,
  WorkbookProtection: workbookProtection,
  Application: application,
  WorksheetCollection: worksheetCollection,
  Worksheet: worksheet,
  WorksheetProtection: worksheetProtection,
  WorksheetCustomPropertyCollection: worksheetCustomPropertyCollection,
  WorksheetCustomProperty: worksheetCustomProperty,
  FreezePanes: freezePanes,
  PageLayout: pageLayout,
  Range: range,
  RangeAreas: rangeAreas,
  RangeCollection: rangeCollection,
  RangeFormat: rangeFormat,
  RangeFill: rangeFill,
  RangeFont: rangeFont,
  DataValidation: dataValidation,
  ConditionalFormatCollection: conditional.conditionalFormatCollection,
  ConditionalFormat: conditional.conditionalFormat,
  CustomConditionalFormat: conditional.customConditionalFormat,
  ConditionalFormatRule: conditional.conditionalFormatRule,
  ConditionalRangeFormat: conditional.conditionalRangeFormat,
  ConditionalRangeFill: conditional.conditionalRangeFill,
  ConditionalRangeFont: conditional.conditionalRangeFont,
  ConditionalRangeBorderCollection: conditional.conditionalRangeBorderCollection,
  ConditionalRangeBorder: conditional.conditionalRangeBorder,
  TableCollection: tableCollection,
  Table: table,
  TableColumnCollection: tableColumnCollection,
  TableColumn: tableColumn,
  NamedItemCollection: namedItemCollection,
  NamedItem: namedItem,
  SettingCollection: settingCollection,
  Setting: setting,
  Functions: functions,
  FunctionResult: functionResult,
  "Microsoft.InternalService.AddinInternalService": addinInternalService,
  "Microsoft.ExcelServices.CustomFunctions": customFunctionsService,
};
