import type { Answer, Batch } from "../host/batch";
import type { NativeBridge } from "../host/bridge";
import { createBatchWriter, PATH } from "./batch-writer";
import { excelObject, type ExcelObject, type ObjectContext } from "./excel-object";

/** The part of `Excel.RequestContext` that the add-in uses. */
export interface StandInContext {
  readonly workbook: ExcelObject;
  sync(): Promise<void>;
}

type Run = (context: StandInContext) => Promise<unknown>;

/** Stands where Microsoft's `Excel` stands. */
export interface StandInExcel {
  run(options: { readonly delayForCellEdit?: boolean }, batch: Run): Promise<unknown>;
}

const MESSAGE = { request: 1, answer: 2, events: 3 } as const;
const DELAY_FOR_CELL_EDIT = 64;
/** What a `_Register…Event` of the host is called in its messages. */
const EVENT_NAMES: Readonly<Record<number, string>> = { 10: "DataChanged" };

type Handler = (details: unknown) => unknown;

/**
 * A stand-in of our own for Microsoft's Excel client: the few objects that the add-in uses, over the same host. It is no
 * proof of anything about Excel; it lets the add-in run where Microsoft's file may not be published.
 */
export function createExcel(bridge: NativeBridge): StandInExcel {
  const handlers: { event: string; handler: Handler }[] = [];
  const send = createSender(bridge, (event, details) => {
    for (const one of handlers) if (one.event === event) one.handler(details);
  });
  return {
    async run({ delayForCellEdit }, batch) {
      const flags = delayForCellEdit === true ? DELAY_FOR_CELL_EDIT : 0;
      const context = createContext(
        (request) => send(request, flags),
        (event, handler) => void handlers.push({ event, handler }),
      );
      const result = await batch(context);
      await context.sync();
      return result;
    },
  };
}

function createContext(
  send: (batch: Batch) => Promise<Answer>,
  listen: ObjectContext["listen"],
): StandInContext {
  const paths: ObjectContext["paths"] = new WeakMap();
  const writer = createBatchWriter((argument) =>
    typeof argument === "object" && argument !== null ? paths.get(argument)?.path : undefined,
  );
  const workbook = excelObject("Workbook", writer.path(PATH.workbook, ""), { writer, paths, listen });
  return {
    workbook,
    async sync() {
      const taken = writer.take();
      if (!taken) return;
      const answer = await send(taken.batch);
      taken.receive(answer);
      if (answer.Error) throw excelError(answer.Error.Code, answer.Error.Message);
    },
  };
}

function excelError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

interface HostMessage {
  readonly id: number;
  readonly type: number;
  readonly message: {
    readonly statusCode: number;
    readonly body: string;
    readonly entries: readonly { readonly messageType: number; readonly message: string }[];
  };
}

/** Sends a batch through the bridge, and waits for its answer. */
function createSender(
  bridge: NativeBridge,
  onEvent: (event: string, details: unknown) => void,
): (batch: Batch, flags: number) => Promise<Answer> {
  const waiting = new Map<number, { done: (answer: Answer) => void; fail: (error: Error) => void }>();
  let last = 0;
  bridge.onMessageFromHost = (text) => {
    const { id, type, message } = JSON.parse(text) as HostMessage;
    if (type === MESSAGE.events) {
      for (const entry of message.entries)
        onEvent(EVENT_NAMES[entry.messageType] ?? "", JSON.parse(entry.message));
      return;
    }
    const { done, fail } = waiting.get(id)!;
    waiting.delete(id);
    const body = JSON.parse(message.body) as Answer & { error?: { code: string; message: string } };
    if (body.error) fail(excelError(body.error.code, body.error.message));
    else done(body);
  };
  return (body, flags) =>
    new Promise((done, fail) => {
      waiting.set(++last, { done, fail });
      bridge.sendMessageToHost(JSON.stringify({ id: last, type: MESSAGE.request, flags, message: { body } }));
    });
}
