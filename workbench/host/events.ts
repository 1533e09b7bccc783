import { toA1 } from "./a1";
import { valueType } from "./cell-value";
import type { Change, Grid, Rect } from "./grid";

/** One message to the client's event queue. */
export interface EventEntry {
  readonly messageCategory: 65536;
  readonly messageType: number;
  readonly targetId: string;
  readonly message: string;
  readonly id: number;
}

/** Numbers of the client's event types, by the name in its `_Register…Event` methods. */
export const EVENT_TYPES = { DataChanged: 10, Activated: 11, SelectionChanged: 14 } as const;
export type EventName = keyof typeof EVENT_TYPES;

/** Target of the events of a whole collection. */
export const WORKBOOK_TARGET = "Workbook";

export interface EventSource {
  /** Counts a registration of the client up (1) or down (-1). */
  listen(event: EventName, target: string, by: 1 | -1): void;
  /** Forgets all registrations: the pane was loaded anew. */
  clear(): void;
}

/** Listens to the grid and delivers what the client registered for. */
export function createEvents(grid: Grid, deliver: (entries: EventEntry[]) => void): EventSource {
  const registered = new Map<string, number>();
  let last = 0;
  const emit = (event: EventName, sheetId: string, details: object): void => {
    const targets = [sheetId, WORKBOOK_TARGET].filter(
      (target) => (registered.get(`${event} ${target}`) ?? 0) > 0,
    );
    const message = JSON.stringify(details);
    const entries = targets.map((targetId): EventEntry => {
      return { messageCategory: 65536, messageType: EVENT_TYPES[event], targetId, message, id: ++last };
    });
    if (entries.length > 0) deliver(entries);
  };
  grid.onChange((change) => emit("DataChanged", change.sheetId, changeDetails(change)));
  grid.onSelect((sheetId, rects) => emit("SelectionChanged", sheetId, selectionDetails(sheetId, rects)));
  grid.onActivate((sheetId) => emit("Activated", sheetId, { worksheetId: sheetId }));
  return {
    listen(event, target, by) {
      const key = `${event} ${target}`;
      registered.set(key, Math.max(0, (registered.get(key) ?? 0) + by));
    },
    clear: () => registered.clear(),
  };
}

/** The id by which the client asks later for the range of an event. */
export function eventReference(sheetId: string, address: string): string {
  return `${sheetId}|${address}`;
}

function selectionDetails(worksheetId: string, rects: readonly Rect[]): object {
  return { address: rects.map(toA1).join(","), worksheetId };
}

function changeDetails({ sheetId, rect, type, own, remote, before, after }: Change): object {
  const address = toA1(rect);
  const values =
    before === undefined && after === undefined
      ? {}
      : {
          valueBefore: before,
          valueAfter: after,
          valueTypeBefore: valueType(before ?? ""),
          valueTypeAfter: valueType(after ?? ""),
        };
  return {
    address,
    changeType: type,
    source: remote ? "Remote" : "Local",
    worksheetId: sheetId,
    shiftDirection: "None",
    triggerSource: own ? "ThisLocalAddin" : "Unknown",
    referenceId: eventReference(sheetId, address),
    ...values,
  };
}
