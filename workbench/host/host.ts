import { runBatch, type Answer, type Batch } from "./batch";
import type { Application } from "./context";
import { HostError, inCellEditMode, requestTooLarge, responseTooLarge } from "./errors";
import { createEvents, type EventEntry } from "./events";
import type { Grid } from "./grid";
import { createPendingMarks } from "./pending-marks";
import { createReferences } from "./references";
import { createTraffic, type Traffic } from "./traffic";
import { TYPES } from "./types";

/** Excel on the web refuses more in one request, and in one answer. */
const PAYLOAD_LIMIT = 5 * 1024 * 1024;
const DELAY_FOR_CELL_EDIT = 64;

export interface ExcelHost {
  readonly grid: Grid;
  /** Requests and bytes so far. */
  readonly traffic: Traffic;
  /** Ranges that the client still keeps; zero when every run has cleaned up. */
  keptReferences(): number;
  /**
   * Answers one batch, after all before it and after the grid's calculation.
   *
   * @throws HostError when the request or its answer is above 5 MB
   */
  execute(batch: Batch, flags?: number): Promise<Answer>;
  /** Where events go; the bridge sets it. */
  onEvents(deliver: (entries: EventEntry[]) => void): void;
  /** Forgets what the last client kept and listened to: the pane is loaded anew. */
  forgetClient(): void;
}

/** Answers the batches of Microsoft's Excel client over a grid; knows no window and no page. */
export function createHost(grid: Grid, application: Application): ExcelHost {
  let deliver: (entries: EventEntry[]) => void = () => undefined;
  const references = createReferences();
  const events = createEvents(grid, (entries) => deliver(entries));
  const context = { grid, application, references, events, pendingMarks: createPendingMarks() };
  const traffic = createTraffic();
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = (batch: Batch): Promise<Answer> => {
    const turn = last.then(async () => {
      await grid.calculated();
      const answer = grid.asAddin(() => runBatch(batch, TYPES, context));
      await grid.settled();
      return answer;
    });
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    grid,
    traffic,
    keptReferences: () => references.count(),
    async execute(batch, flags = 0) {
      const request = traffic.begin(batch);
      if (request.record.bytes > PAYLOAD_LIMIT) throw requestTooLarge();
      if (grid.editing()) {
        if (!(flags & DELAY_FOR_CELL_EDIT)) return request.end(refusal(inCellEditMode()));
        await grid.whenNotEditing();
      }
      const answer = request.end(await inTurn(batch));
      if (request.record.answerBytes > PAYLOAD_LIMIT) throw responseTooLarge();
      return answer;
    },
    onEvents: (receiver) => void (deliver = receiver),
    forgetClient() {
      references.clear();
      events.clear();
    },
  };
}

/** Refused before the first action. */
function refusal({ code, message, status }: HostError): Answer {
  return { Results: [], Error: { Code: code, Message: message, ActionIndex: -1, HttpStatusCode: status } };
}
