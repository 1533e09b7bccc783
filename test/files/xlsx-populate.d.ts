/** The little of xlsx-populate that the tests use; the package has no types. */
declare module "xlsx-populate" {
  interface Cell {
    value(value: string | number | boolean | Date): this;
    formula(formula: string): this;
    style(name: string, value: string): this;
  }
  interface Sheet {
    cell(address: string): Cell;
    range(address: string): object;
  }
  interface Workbook {
    sheet(index: number): Sheet;
    definedName(name: string, target: object): void;
    outputAsync(kind: "nodebuffer"): Promise<Uint8Array>;
  }
  const XlsxPopulate: { fromBlankAsync(): Promise<Workbook> };
  export default XlsxPopulate;
}
