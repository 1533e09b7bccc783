import { copyName, newBookName } from "../../workbench/files/file-names";
import {
  calledFunctions,
  reachesBeyondTheGrid,
  shownFormula,
  storedFormula,
} from "../../workbench/files/formula-names";

/* Files spell formulas in their own way; the grid shows them as they are typed. */

test.each([
  ["SUM(A1:A3)", "=SUM(A1:A3)"],
  ["_xlfn.IFNA(A1,0)", "=IFNA(A1,0)"],
  ["_xlfn._xlws.FILTER(A:A,B:B>0)", "=FILTER(A:A,B:B>0)"],
  ["_xlfn.LET(_xlpm.x,2,_xlpm.x*3)", "=LET(x,2,x*3)"],
  ["_xlfn.STDEV.S(A1:A3)", "=STDEV.S(A1:A3)"],
  [
    'IF(A1="_xlfn.X",_xlfn.CONCAT("_xlpm.",B1),\'_xlfn.hoja\'!A1)',
    '=IF(A1="_xlfn.X",CONCAT("_xlpm.",B1),\'_xlfn.hoja\'!A1)',
  ],
])("%s is shown and stored again as it was", (stored, shown) => {
  expect(shownFormula(stored)).toBe(shown);
  expect(storedFormula(shown)).toBe(stored);
});

test("our own functions are shown without the prefix that Excel stores; the writer of files puts it back", () => {
  expect(shownFormula("_xldudf_MUNI_QUORUM(A1)+_xldudf_muni_seats(B1)")).toBe(
    "=MUNI_QUORUM(A1)+muni_seats(B1)",
  );
  expect(storedFormula("=MUNI_QUORUM(A1)")).toBe("MUNI_QUORUM(A1)");
});

test("names like those of functions are not taken for them", () => {
  expect(storedFormula("=days+A1*Hoja.IFS+SORT")).toBe("days+A1*Hoja.IFS+SORT");
  expect(storedFormula('="DAYS("&A1')).toBe('"DAYS("&A1');
});

test("the names of LET and LAMBDA get their prefix wherever they stand, nested ones too", () => {
  expect(storedFormula("=LET(a,1,b,LAMBDA(n,n+a),b(2))")).toBe(
    "_xlfn.LET(_xlpm.a,1,_xlpm.b,_xlfn.LAMBDA(_xlpm.n,_xlpm.n+_xlpm.a),_xlpm.b(2))",
  );
});

test("the functions that a formula calls are told, not those in its texts", () => {
  expect(calledFunctions("=if(SUM(A1)>0,\"MAX(1)\",'MIN('!A1)")).toEqual(["IF", "SUM"]);
});

test.each([
  ["=SUM(Sesiones[Días])", true],
  ["=[1]Hoja!A1", true],
  ["='[otro.xlsx]Hoja'!A1", true],
  ["=SUM(Enero:Marzo!A1)", true],
  ["=SUM('Enero:Marzo'!A1)", true],
  ["=SUM(Enero!A1:B2)", false],
  ['=IF(A1="[x]",1,2)', false],
])("%s reaches beyond the grid: %s", (formula, expected) => {
  expect(reachesBeyondTheGrid(formula)).toBe(expected);
});

test("a copy is named after its original", () => {
  expect(copyName("Calendario 2027.xlsx", "es")).toBe("Calendario 2027 (marcado).xlsx");
  expect(copyName("Calendario 2027 (marcado).xlsx", "es")).toBe("Calendario 2027 (marcado).xlsx");
  expect(copyName("con.puntos.XLSM", "en")).toBe("con.puntos (marked).XLSM");
  expect(copyName("sin ending", "en")).toBe("sin ending (marked).xlsx");
  expect(newBookName("macros.xlsm", "es")).toBe("macros (marcado).xlsx");
});

test("functions are stored in capitals, whatever was typed", () => {
  expect(storedFormula("=ifna(sum(a1),0)")).toBe("_xlfn.IFNA(SUM(a1),0)");
});
