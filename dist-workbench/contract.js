/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	// The require scope
/******/ 	const __webpack_require__ = {};
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/define property getters */
/******/ 	// define getter/value functions for harmony exports
/******/ 	__webpack_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__webpack_require__.o(definition, key) && !__webpack_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	__webpack_require__.o = (obj, prop) => (Object.hasOwn(obj, prop));
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	// define __esModule on exports
/******/ 	__webpack_require__.r = (exports) => {
/******/ 		Object.defineProperties(exports, { [Symbol.toStringTag]: { value: 'Module' }, __esModule: { value: true } });
/******/ 	};
/******/ 	
/************************************************************************/
let __webpack_exports__ = {};
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BLANK: () => (/* binding */ BLANK),
  GRID_CONTRACT: () => (/* binding */ GRID_CONTRACT),
  SESSIONS: () => (/* binding */ SESSIONS)
});

;// ./test/contract/grid-contract-expect.ts
/* A few checks of our own, because the suite also runs in a page without Jest. */
function equal(found, wanted, what = "value") {
    const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
    if (one !== other)
        throw new Error(`${what}: found ${one}, wanted ${other}`);
}
/** The error that the work ends with; an error of ours when it does not fail. */
async function failure(work) {
    try {
        await work;
    }
    catch (error) {
        return error;
    }
    throw new Error("It did not fail");
}
/** Waits until the condition holds, three seconds at most. */
async function eventually(holds, what) {
    for (let tries = 0; tries < 60; tries++) {
        if (holds())
            return;
        await pause(50);
    }
    throw new Error(`It never came: ${what}`);
}
function pause(milliseconds) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

;// ./test/contract/grid-contract-events.ts


const eventTests = [
    {
        name: "an edit is told to the sheet and to the workbook, with whose it was, until the handlers are removed",
        async run({ Excel, user }) {
            const seen = [];
            const note = (where) => async (event) => {
                seen.push([where, event.address, event.changeType, event.triggerSource].join(" "));
            };
            const handlers = await Excel.run(async (context) => {
                const sheet = context.workbook.worksheets.getItem(SESSIONS);
                const added = [sheet.onChanged.add(note("hoja")), context.workbook.worksheets.onChanged.add(note("libro"))];
                await context.sync();
                return added;
            });
            await user.type(SESSIONS, "D3", 77);
            await eventually(() => seen.length === 2, "the person's edit");
            await Excel.run(async (context) => {
                context.workbook.worksheets.getItem(SESSIONS).getRange("D4").values = [[5]];
                await context.sync();
            });
            await eventually(() => seen.length === 4, "the add-in's own write");
            equal(seen, [
                "hoja D3 RangeEdited Unknown",
                "libro D3 RangeEdited Unknown",
                "hoja D4 RangeEdited ThisLocalAddin",
                "libro D4 RangeEdited ThisLocalAddin",
            ]);
            await Excel.run(handlers[0].context, async (context) => {
                for (const handler of handlers)
                    handler.remove();
                await context.sync();
            });
            await user.type(SESSIONS, "D3", 78);
            await pause(500);
            equal(seen.length, 4, "events after removal");
        },
    },
    {
        name: "an event's range reads the changed cell",
        async run({ Excel, user }) {
            let read = [];
            const handler = await Excel.run(async (context) => {
                const sheet = context.workbook.worksheets.getItem(SESSIONS);
                const added = sheet.onChanged.add(async (event) => {
                    await Excel.run(async (inner) => {
                        const range = event.getRange(inner);
                        range.load("address,values");
                        await inner.sync();
                        read = [range.address, range.values, event.details?.valueAfter];
                    });
                });
                await context.sync();
                return added;
            });
            await user.type(SESSIONS, "D3", 79);
            await eventually(() => read.length > 0, "the handler's own read");
            equal(read, [`'${SESSIONS}'!D3`, [[79]], 79]);
            await Excel.run(handler.context, async (context) => {
                handler.remove();
                await context.sync();
            });
        },
    },
    {
        name: "tells the selection and the sheet that is shown",
        async run({ Excel, user }) {
            const seen = [];
            const handlers = await Excel.run(async (context) => {
                const { worksheets } = context.workbook;
                const added = [
                    worksheets.onSelectionChanged.add(async ({ address }) => void seen.push(address)),
                    worksheets.onActivated.add(async ({ type }) => void seen.push(type)),
                ];
                await context.sync();
                return added;
            });
            await user.select(SESSIONS, "B2:C3");
            await eventually(() => seen.includes("B2:C3"), "selection");
            await Excel.run(async (context) => {
                context.workbook.worksheets.getItem(BLANK).activate();
                await context.sync();
            });
            await eventually(() => seen.includes("WorksheetActivated"), "activation");
            await Excel.run(handlers[0].context, async (context) => {
                for (const handler of handlers)
                    handler.remove();
                await context.sync();
            });
        },
    },
];

;// ./test/contract/grid-contract-marks.ts


const TAG = '=N("MUNI-contrato")=0';
const markTests = [
    {
        name: "a custom conditional format over several areas is found again by its formula",
        run: ({ Excel }) => Excel.run(async (context) => {
            const sheet = context.workbook.worksheets.getItem(SESSIONS);
            const added = sheet.getRanges("A2,C3:D4").conditionalFormats.add("Custom");
            added.custom.rule.formula = TAG;
            added.custom.format.fill.color = "#FFEB9C";
            added.custom.format.font.color = "#990000";
            added.custom.format.borders.getItem("EdgeBottom").color = "#990000";
            added.stopIfTrue = false;
            await context.sync();
            const all = sheet.getRange().conditionalFormats;
            all.load("items/id,items/type,items/priority,items/stopIfTrue,items/customOrNullObject/rule/formula");
            await context.sync();
            equal(all.items.map((item) => [item.type, item.priority, item.stopIfTrue, item.customOrNullObject.rule.formula]), [["Custom", 0, false, TAG]]);
            const where = all.items[0].getRanges();
            where.load("address");
            await context.sync();
            equal(where.address, `'${SESSIONS}'!A2,'${SESSIONS}'!C3:D4`);
            all.items[0].delete();
            const count = sheet.getRange().conditionalFormats.getCount();
            await context.sync();
            equal(count.value, 0);
        }),
    },
    {
        name: "a new conditional format comes on top; the order can be changed",
        run: ({ Excel }) => Excel.run(async (context) => {
            const formats = context.workbook.worksheets.getItem(SESSIONS).getRange().conditionalFormats;
            await addFormat(context, "A2:A4", "=1");
            await addFormat(context, "B2:B4", "=2");
            equal(await formulas(context), ["=2", "=1"], "newest first");
            formats.getItemAt(1).priority = 0;
            await context.sync();
            equal(await formulas(context), ["=1", "=2"], "moved to the top");
        }),
    },
    {
        name: "an unknown id is a null object, and deleting it does nothing",
        run: ({ Excel }) => Excel.run(async (context) => {
            await addFormat(context, "A2:A4", "=1");
            const formats = context.workbook.worksheets.getItem(SESSIONS).getRange().conditionalFormats;
            formats.getItemOrNullObject("{NO}").delete();
            await context.sync();
            equal(await formulas(context), ["=1"]);
        }),
    },
    {
        name: "marks follow their cells when a row is inserted",
        async run({ Excel, user }) {
            await Excel.run((context) => addFormat(context, "A3:B3", "=1"));
            await user.insertRow(SESSIONS, 1);
            await Excel.run(async (context) => {
                const sheet = context.workbook.worksheets.getItem(SESSIONS);
                const where = sheet.getRange().conditionalFormats.getItemAt(0).getRanges();
                where.load("address");
                await context.sync();
                equal(where.address, `'${SESSIONS}'!A4:B4`);
            });
        },
    },
    {
        name: "1,000 rows of 20 columns are read, and 300 cells marked, in two requests",
        async run(bench) {
            await fillBlank(bench);
            bench.host.traffic.clear();
            await bench.Excel.run(async (context) => {
                const sheet = context.workbook.worksheets.getItem(BLANK);
                const used = sheet.getUsedRangeOrNullObject(true);
                used.load("values,numberFormat,address");
                sheet.protection.load("protected");
                await context.sync();
                equal(used.values.length, 1000);
                for (const column of ["A", "B", "C"]) {
                    const cells = Array.from({ length: 100 }, (_, i) => `${column}${2 * i + 2}`);
                    const added = sheet.getRanges(cells.join(",")).conditionalFormats.add("Custom");
                    added.custom.rule.formula = TAG;
                    added.custom.format.fill.color = "#FFC7CE";
                }
                await context.sync();
            });
            const work = bench.host.traffic.work();
            equal(work.length, 2, "requests");
            equal(work[1].bytes < 20_000, true, "bytes of the second request");
        },
    },
];
async function addFormat(context, address, formula) {
    const sheet = context.workbook.worksheets.getItem(SESSIONS);
    const added = sheet.getRange(address).conditionalFormats.add("Custom");
    added.custom.rule.formula = formula;
    added.custom.format.fill.color = "#DDEBF7";
    await context.sync();
}
async function formulas(context) {
    const all = context.workbook.worksheets.getItem(SESSIONS).getRange().conditionalFormats;
    all.load("items/custom/rule/formula");
    await context.sync();
    return all.items.map((item) => item.custom.rule.formula);
}
async function fillBlank({ Excel }) {
    await Excel.run(async (context) => {
        const values = Array.from({ length: 1000 }, (_, i) => Array.from({ length: 20 }, (_, j) => i + j));
        context.workbook.worksheets.getItem(BLANK).getRange("A1:T1000").values = values;
        await context.sync();
    });
}

;// ./test/contract/grid-contract-reading.ts


const readingTests = [
    {
        name: "reads the active sheet, its used range and a null object in one request",
        run: ({ Excel, host }) => Excel.run(async (context) => {
            const sheet = context.workbook.worksheets.getActiveWorksheet();
            const used = sheet.getUsedRangeOrNullObject(true);
            const absent = context.workbook.worksheets.getItemOrNullObject("No hay");
            const behindAbsent = absent.getUsedRangeOrNullObject(true);
            sheet.load("name");
            used.load("values,numberFormat,formulas,address,rowIndex,columnIndex,rowCount,columnCount");
            host.traffic.clear();
            await context.sync();
            equal(host.traffic.work().length, 1, "requests");
            equal([sheet.name, absent.isNullObject, behindAbsent.isNullObject], [SESSIONS, true, true]);
            equal([used.address, used.rowIndex, used.columnCount], [`'${SESSIONS}'!A1:D4`, 0, 4]);
            equal(used.values[1], ["S1", 46178, 46180, 9], "values");
            equal([used.formulas[1][3], used.numberFormat[1][1]], ["=1+8", "yyyy-mm-dd"]);
        }),
    },
    {
        name: "an empty sheet has a null used range",
        run: ({ Excel }) => Excel.run(async (context) => {
            const used = context.workbook.worksheets.getItem(BLANK).getUsedRangeOrNullObject(true);
            used.load("address");
            await context.sync();
            equal(used.isNullObject, true);
        }),
    },
    {
        name: "tells types, categories and texts of cells",
        run: ({ Excel }) => Excel.run(async (context) => {
            const row = context.workbook.worksheets.getItem(SESSIONS).getRange("A2:E2");
            row.load("valueTypes,numberFormatCategories,text");
            await context.sync();
            equal(row.valueTypes[0], ["String", "Double", "Double", "Double", "Empty"], "types");
            equal(row.numberFormatCategories[0].slice(0, 2), ["General", "Date"], "categories");
            equal(row.text[0].slice(0, 2), ["S1", "2026-06-05"], "texts");
        }),
    },
    {
        name: "lists sheets with a nested property",
        run: ({ Excel }) => Excel.run(async (context) => {
            const { worksheets } = context.workbook;
            worksheets.load("items/name,items/visibility,items/protection/protected");
            await context.sync();
            const sheet = worksheets.items.find(({ name }) => name === BLANK);
            equal([sheet.visibility, sheet.protection.protected], ["Visible", false]);
        }),
    },
    {
        name: "finds a table, its rows and its columns",
        run: ({ Excel }) => Excel.run(async (context) => {
            const sheet = context.workbook.worksheets.getItem(SESSIONS);
            sheet.tables.add("A1:D4", true).name = "ContratoTabla";
            const table = context.workbook.tables.getItem("ContratoTabla");
            const ranges = [table.getRange(), table.getHeaderRowRange(), table.getDataBodyRange()];
            for (const range of ranges)
                range.load("address");
            table.columns.load("items/name");
            sheet.tables.load("items/name");
            await context.sync();
            const addresses = ranges.map(({ address }) => address.split("!")[1]);
            equal(addresses, ["A1:D4", "A1:D1", "A2:D4"], "addresses");
            equal(table.columns.items.map(({ name }) => name), ["Sesión", "Comienza", "Termina", "Días"]);
            equal(sheet.tables.items.map(({ name }) => name), ["ContratoTabla"]);
        }),
    },
    {
        name: "finds a defined name and its range",
        run: ({ Excel }) => Excel.run(async (context) => {
            const { names, worksheets } = context.workbook;
            const absent = names.getItemOrNullObject("ContratoOtro");
            const old = names.getItemOrNullObject("ContratoDías");
            old.load("name");
            await context.sync();
            if (old.isNullObject)
                names.add("ContratoDías", worksheets.getItem(SESSIONS).getRange("D2:D4"));
            const range = names.getItem("ContratoDías").getRange();
            range.load("address,values");
            await context.sync();
            equal(absent.isNullObject, true);
            equal([range.address, range.values], [`'${SESSIONS}'!D2:D4`, [[9], [4], [1]]]);
        }),
    },
    {
        name: "tells the workbook's date system",
        run: ({ Excel }) => Excel.run(async (context) => {
            const day = context.workbook.functions.date(2000, 1, 1);
            day.load("value");
            await context.sync();
            equal(day.value, 36526);
        }),
    },
    {
        name: "no range is kept after a run",
        async run({ Excel, host }) {
            await Excel.run(async (context) => {
                context.workbook.worksheets.getItem(SESSIONS).getRange("A1").load("values");
                await context.sync();
            });
            await new Promise((resolve) => setTimeout(resolve, 200));
            equal(host.keptReferences(), 0);
        },
    },
];

;// ./test/contract/grid-contract-refusals.ts


const refusalTests = [
    {
        name: "a protected sheet refuses values and conditional formats, and can be read",
        async run(bench) {
            await onSheet(bench, (sheet) => sheet.protection.protect({ allowFormatCells: false }));
            const written = await failure(onSheet(bench, (sheet) => (sheet.getRange("A2").values = [["no"]])));
            equal([written.code, written.debugInfo.errorLocation], ["AccessDenied", "Range.values"]);
            const marked = await failure(onSheet(bench, (sheet) => sheet.getRanges("A2,B3").conditionalFormats.add("Custom")));
            equal(marked.code, "AccessDenied");
            await bench.Excel.run(async (context) => {
                const sheet = context.workbook.worksheets.getItem(SESSIONS);
                const cell = sheet.getRange("A2");
                cell.load("values");
                sheet.protection.load("protected");
                await context.sync();
                equal([sheet.protection.protected, cell.values[0][0]], [true, "S1"]);
                sheet.protection.unprotect();
                sheet.protection.load("protected");
                await context.sync();
                equal(sheet.protection.protected, false);
            });
        },
    },
    {
        name: "a sheet that is not there: ItemNotFound",
        async run({ Excel }) {
            const error = await failure(Excel.run(async (context) => {
                context.workbook.worksheets.getItem("No hay").load("name");
                await context.sync();
            }));
            equal(error.code, "ItemNotFound");
        },
    },
    {
        name: "values of another size, and an address that is none: InvalidArgument",
        async run(bench) {
            const size = await failure(onSheet(bench, (sheet) => (sheet.getRange("A1:B2").values = [[1]])));
            const address = await failure(onSheet(bench, (sheet) => sheet.getRange("no es").load("values")));
            equal([size.code, address.code], ["InvalidArgument", "InvalidArgument"]);
        },
    },
    {
        name: "an address of areas above 8,192 characters is refused",
        async run(bench) {
            const long = Array.from({ length: 2000 }, (_, i) => `A${i + 1}`).join(",");
            const error = await failure(onSheet(bench, (sheet) => sheet.getRanges(long).load("areaCount")));
            equal(error.code, "InvalidArgument");
        },
    },
    {
        name: "what the host does not copy: ApiNotFound",
        async run(bench) {
            const error = await failure(onSheet(bench, (sheet) => sheet.charts.load("items")));
            equal(error.code, "ApiNotFound");
        },
    },
    {
        name: "a property that was not loaded: PropertyNotLoaded",
        async run(bench) {
            const error = await failure(bench.Excel.run(async (context) => {
                const cell = context.workbook.worksheets.getItem(SESSIONS).getRange("A1");
                await context.sync();
                return cell.values;
            }));
            equal(error.code, "PropertyNotLoaded");
        },
    },
    {
        name: "earlier actions of a failed request stay done",
        async run(bench) {
            await failure(onSheet(bench, (sheet) => {
                sheet.getRange("F1").values = [["hecho"]];
                sheet.getRange("F2:F3").values = [[1]];
            }));
            await bench.Excel.run(async (context) => {
                const cell = context.workbook.worksheets.getItem(SESSIONS).getRange("F1");
                cell.load("values");
                await context.sync();
                equal(cell.values, [["hecho"]]);
            });
        },
    },
    {
        name: "a request above 5 MB is refused",
        async run(bench) {
            const values = Array.from({ length: 10 }, () => ["x".repeat(600_000)]);
            const error = await failure(onSheet(bench, (sheet) => (sheet.getRange("A1:A10").values = values)));
            equal(error.code, "RequestPayloadSizeLimitExceeded");
        },
    },
    {
        name: "while a cell is edited a request fails, or waits when it asked to",
        async run(bench) {
            await bench.user.startEditing();
            const error = await failure(onSheet(bench, (sheet) => sheet.load("name")));
            equal(error.code, "InvalidOperationInCellEditMode");
            let done = false;
            const waiting = bench.Excel.run({ delayForCellEdit: true }, async (context) => {
                context.workbook.worksheets.getItem(SESSIONS).load("name");
                await context.sync();
                done = true;
            });
            await pause(80);
            equal(done, false, "answered while editing");
            await bench.user.endEditing();
            await waiting;
            equal(done, true, "answered after editing");
        },
    },
];
function onSheet({ Excel }, act) {
    return Excel.run(async (context) => {
        act(context.workbook.worksheets.getItem(SESSIONS));
        await context.sync();
    });
}

;// ./test/contract/grid-contract-sheets.ts


const sheetTests = [
    {
        name: "a new sheet is not shown until it is activated",
        run: ({ Excel }) => Excel.run(async (context) => {
            const { worksheets } = context.workbook;
            const added = worksheets.add("Contrato nueva");
            const before = worksheets.getActiveWorksheet();
            before.load("name");
            await context.sync();
            added.activate();
            const after = worksheets.getActiveWorksheet();
            after.load("name");
            added.delete();
            await context.sync();
            equal([before.name, after.name], [SESSIONS, "Contrato nueva"]);
        }),
    },
    {
        name: "selects a range and freezes rows",
        run: ({ Excel }) => Excel.run(async (context) => {
            const sheet = context.workbook.worksheets.getItem(SESSIONS);
            sheet.getRange("B2:C3").select();
            sheet.freezePanes.freezeRows(1);
            const selected = context.workbook.getSelectedRange();
            const frozen = sheet.freezePanes.getLocationOrNullObject();
            selected.load("address");
            frozen.load("address");
            await context.sync();
            equal(selected.address, `'${SESSIONS}'!B2:C3`);
            equal(frozen.address, `'${SESSIONS}'!1:1`);
            sheet.freezePanes.unfreeze();
            await context.sync();
        }),
    },
    {
        name: "keeps custom properties with the sheet",
        run: ({ Excel }) => Excel.run(async (context) => {
            const properties = context.workbook.worksheets.getItem(BLANK).customProperties;
            properties.add("muni.contrato", "uno");
            const kept = properties.getItemOrNullObject("muni.contrato");
            const absent = properties.getItemOrNullObject("no hay");
            kept.load("key,value");
            await context.sync();
            equal([kept.value, absent.isNullObject], ["uno", true]);
            kept.delete();
            absent.delete();
            const count = properties.getCount();
            await context.sync();
            equal(count.value, 0);
        }),
    },
    {
        name: "keeps settings with the workbook",
        run: ({ Excel }) => Excel.run(async (context) => {
            const { settings } = context.workbook;
            settings.add("muni.contrato", { columns: [1, 2] });
            const kept = settings.getItemOrNullObject("muni.contrato");
            kept.load("value");
            await context.sync();
            equal(kept.value, { columns: [1, 2] });
            kept.delete();
            await context.sync();
        }),
    },
    {
        name: "sets, tells and clears a list validation",
        run: ({ Excel }) => Excel.run(async (context) => {
            const range = context.workbook.worksheets.getItem(SESSIONS).getRange("A2:A4");
            range.dataValidation.rule = { list: { inCellDropDown: true, source: "ordinaria,presupuesto" } };
            range.dataValidation.errorAlert = { message: "m", showAlert: true, style: "Stop", title: "t" };
            range.dataValidation.load("type,rule");
            await context.sync();
            equal([range.dataValidation.type, range.dataValidation.rule.list?.source], ["List", "ordinaria,presupuesto"]);
            range.dataValidation.clear();
            range.dataValidation.load("type");
            await context.sync();
            equal(range.dataValidation.type, "None");
        }),
    },
];

;// ./test/contract/grid-contract-writing.ts


const writingTests = [
    {
        name: "writes values and formats; null keeps a cell",
        run: ({ Excel }) => Excel.run(async (context) => {
            const range = context.workbook.worksheets.getItem(SESSIONS).getRange("F1:F3");
            range.values = [["Hallazgos"], ["J"], ["I"]];
            range.values = [[null], ["A"], [null]];
            range.load("values");
            await context.sync();
            equal(range.values, [["Hallazgos"], ["A"], ["I"]]);
        }),
    },
    {
        name: "reads a written text as if it were typed, but not in a text cell",
        run: ({ Excel }) => Excel.run(async (context) => {
            const range = context.workbook.worksheets.getItem(BLANK).getRange("A1:C2");
            range.numberFormat = [
                ["General", "General", "General"],
                ["@", "@", "@"],
            ];
            range.values = [
                ["12", "2027-06-03", "TRUE"],
                ["12", "2027-06-03", "TRUE"],
            ];
            range.load("values,numberFormat");
            await context.sync();
            equal(range.values[0], [12, 46541, true], "typed");
            equal(range.values[1], ["12", "2027-06-03", "TRUE"], "text cells");
            equal(range.numberFormat[0][1], "yyyy-mm-dd", "format that came with the date");
        }),
    },
    {
        name: "writes 12,000 values, which the client slices",
        run: ({ Excel, host }) => Excel.run(async (context) => {
            const sheet = context.workbook.worksheets.getItem(BLANK);
            const values = Array.from({ length: 1000 }, (_, i) => Array.from({ length: 12 }, (_, j) => i * 12 + j));
            host.traffic.clear();
            sheet.getRange("A1").getResizedRange(999, 11).values = values;
            await context.sync();
            equal(host.traffic.work().length, 1, "requests");
            const last = sheet.getRange("L1000");
            last.load("values");
            await context.sync();
            equal(last.values, [[11999]]);
        }),
    },
    {
        name: "sets fill, font, wrap and column width",
        run: ({ Excel }) => Excel.run(async (context) => {
            const { format } = context.workbook.worksheets.getItem(SESSIONS).getRange("A1:D1");
            format.fill.color = "#FFEEAA";
            format.font.bold = true;
            format.font.color = "#990000";
            format.wrapText = true;
            format.columnWidth = 90;
            const cell = context.workbook.worksheets.getItem(SESSIONS).getRange("B1");
            cell.load("format/columnWidth,format/wrapText,format/fill/color,format/font/bold,format/font/color");
            await context.sync();
            equal([cell.format.fill.color, cell.format.font.color], ["#FFEEAA", "#990000"]);
            equal([cell.format.font.bold, cell.format.wrapText], [true, true]);
            equal(Math.round(cell.format.columnWidth), 90, "width");
        }),
    },
    {
        name: "adds a column to a table",
        run: ({ Excel }) => Excel.run(async (context) => {
            const table = context.workbook.worksheets.getItem(SESSIONS).tables.add("A1:D4", true);
            table.columns.add(undefined, [["Hallazgos"], ["I"], ["A"], [""]]);
            const whole = table.getRange();
            whole.load("address,values");
            await context.sync();
            equal(whole.address.split("!")[1], "A1:E4");
            equal(whole.values.map((row) => row[4]), ["Hallazgos", "I", "A", ""]);
        }),
    },
    {
        name: "clears contents and keeps formats",
        run: ({ Excel }) => Excel.run(async (context) => {
            const range = context.workbook.worksheets.getItem(SESSIONS).getRange("A2:D2");
            range.clear("Contents");
            range.load("values,numberFormat");
            await context.sync();
            equal(range.values, [["", "", "", ""]]);
            equal(range.numberFormat[0][1], "yyyy-mm-dd");
        }),
    },
];

;// ./test/contract/grid-contract.ts






/** All tests, in order; each begins with a fresh pair of sheets (see `withSheets`). */
const GRID_CONTRACT = [
    ...readingTests,
    ...writingTests,
    ...sheetTests,
    ...markTests,
    ...refusalTests,
    ...eventTests,
].map((test) => ({ name: test.name, run: (bench) => withSheets(bench, () => test.run(bench)) }));
/** Name of the sheet with four sessions, and of an empty one. */
const SESSIONS = "Contrato sesiones";
const BLANK = "Contrato vacía";
const ROWS = [
    ["Sesión", "Comienza", "Termina", "Días"],
    ["S1", 46178, 46180, "=1+8"],
    ["S2", 46200, 46204, 4],
    ["S3", 46230, 46231, 1],
];
/** Puts two sheets in place, runs, and takes them away again. */
async function withSheets(bench, run) {
    await remove(bench);
    await bench.Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add(SESSIONS);
        sheet.getRange("A1:D4").values = ROWS;
        sheet.getRange("B2:C4").numberFormat = [1, 2, 3].map(() => ["yyyy-mm-dd", "yyyy-mm-dd"]);
        context.workbook.worksheets.add(BLANK);
        sheet.activate();
        await context.sync();
    });
    try {
        await run();
    }
    finally {
        await remove(bench);
    }
}
async function remove(bench) {
    await bench.Excel.run(async (context) => {
        for (const name of [SESSIONS, BLANK])
            context.workbook.worksheets.getItemOrNullObject(name).delete();
        await context.sync();
    });
}

window.gridContract = __webpack_exports__;
/******/ })()
;