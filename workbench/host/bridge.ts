import type { Batch } from "./batch";
import { HostError } from "./errors";
import type { ExcelHost } from "./host";

/** The object that Microsoft's client looks for under the name `_richApiNativeBridge` when it loads. */
export interface NativeBridge {
  sendMessageToHost(text: string): void;
  onMessageFromHost?: (text: string) => void;
}

const MESSAGE = { request: 1, answer: 2, events: 3 } as const;

interface RequestMessage {
  id: number;
  flags: number;
  message: { body: Batch | string };
}

/**
 * Joins a host to the client through the client's own native bridge: JSON text each way, nothing of the
 * client is replaced. One bridge is for one load of the pane.
 */
export function bridgeTo(host: ExcelHost): NativeBridge {
  host.forgetClient();
  const send = (message: object): void => bridge.onMessageFromHost?.(JSON.stringify(message));
  const bridge: NativeBridge = {
    sendMessageToHost(text) {
      const { id, flags, message } = JSON.parse(text) as RequestMessage;
      const batch = typeof message.body === "string" ? (JSON.parse(message.body) as Batch) : message.body;
      const answer = (statusCode: number, body: object): void =>
        send({ id, type: MESSAGE.answer, message: { statusCode, headers: {}, body: JSON.stringify(body) } });
      host.execute(batch, flags).then(
        (result) => answer(200, result),
        (error: unknown) => answer(...failure(error)),
      );
    },
  };
  host.onEvents((entries) => queueMicrotask(() => send({ type: MESSAGE.events, message: { entries } })));
  return bridge;
}

function failure(error: unknown): [status: number, body: object] {
  if (error instanceof HostError)
    return [error.status, { error: { code: error.code, message: error.message } }];
  // A fault of this host: told to the add-in as Excel tells its own, and to the developer as it is.
  queueMicrotask(() => {
    throw error;
  });
  return [500, { error: { code: "GeneralException", message: String(error) } }];
}
