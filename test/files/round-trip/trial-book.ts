/** A workbook file that goes through the round trip. */
export interface TrialBook {
  /** Unlike that of any other, and fit for a file. */
  readonly name: string;
  /** Program or library that wrote it. */
  readonly maker: string;
  readonly bytes: Uint8Array;
}
