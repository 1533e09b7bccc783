/** How a party has a seat; `open`: surely, but as direct or minority is not decided. */
export type SeatKind = "direct" | "minority" | "open";
export const SEAT_KINDS: readonly SeatKind[] = ["direct", "minority", "open"];

export type SeatsOfParty = { readonly name: string } & Readonly<Record<SeatKind, number>>;

/** The seats of one legislature. */
export interface Seats {
  /** From left to right. */
  readonly parties: readonly SeatsOfParty[];
  /** Members in all, those of no party yet included; undefined where that is not known. */
  readonly total: number | undefined;
  /** What is undecided and what would decide it, in the words of the table. */
  readonly undecided?: string;
}

/** Seats that the parties have. */
export function seatsTaken(parties: readonly SeatsOfParty[]): number {
  return parties.reduce((sum, { direct, minority, open }) => sum + direct + minority + open, 0);
}
