import type { SizeInput } from "../src/seats/size";
import type { FindingFilter } from "../src/workbook/finding-filter";
import type { Desk } from "./check-book";
import { goToRow } from "./go-to-row";

/** What the parts of the pane that explain findings and seats do. */
export interface UnderstandingActions {
  /** Changes some of the filters of the list. */
  filter(change: Partial<FindingFilter>): void;
  /**
   * Selects a row of the calendar, of a session; it is checked first where the sheet changed.
   *
   * @param row of its sheet, from 0
   */
  goToRow(row: number): Promise<void>;
  /** Shows the seats of another municipality of the table. */
  chooseMunicipality(municipality: string): void;
  /** Allots the seats among so many members; undefined for what the workbook says. */
  chooseSize(size: SizeInput | undefined): void;
}

export function understandingActions(desk: Desk): UnderstandingActions {
  const { tell, turns } = desk;
  return {
    filter: (change) => tell({ type: "filtered", change }),
    goToRow: (row) => turns.take("going", (turn) => goToRow(desk, turn, row)),
    chooseMunicipality: (municipality) => tell({ type: "municipality", municipality }),
    chooseSize: (size) => tell({ type: "size", size }),
  };
}
