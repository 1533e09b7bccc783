/* Ways in which Excel, or the way to it, fails: they stand between Microsoft's client and the host. */
import type { NativeBridge } from "../../workbench/host/bridge";

const ANSWER = 2;

export interface FailingHost {
  readonly between: (bridge: NativeBridge) => void;
  /** Answers no request any more, until `recover`; what was asked meanwhile is never answered. */
  die(): void;
  recover(): void;
  /** Refuses each request whose text contains `part`, as a whole, as the web service does. */
  refuse(part: string | RegExp, status: number, code: string): void;
  /** Does something before the host gets the next request whose text contains `part`. */
  before(part: string | RegExp, act: () => void): void;
  /** Holds each answer back so long. */
  slow(milliseconds: number): void;
}

export function createFailingHost(): FailingHost {
  let dead = false;
  let delay = 0;
  let refusal: { part: string | RegExp; status: number; code: string } | undefined;
  let hook: { part: string | RegExp; act: () => void } | undefined;
  return {
    between(bridge) {
      const send = bridge.sendMessageToHost.bind(bridge);
      bridge.sendMessageToHost = (text) => {
        if (hook && contains(text, hook.part)) {
          const { act } = hook;
          hook = undefined;
          act();
        }
        if (dead) return;
        if (refusal && contains(text, refusal.part)) return answer(bridge, text, refusal);
        setTimeout(() => send(text), delay);
      };
    },
    die: () => void (dead = true),
    recover() {
      dead = false;
      refusal = undefined;
      delay = 0;
    },
    refuse: (part, status, code) => void (refusal = { part, status, code }),
    before: (part, act) => void (hook = { part, act }),
    slow: (milliseconds) => void (delay = milliseconds),
  };
}

/** Part of the text of each request that changes something: it sets a property, or calls one of these methods. */
export const ANY_WRITE = /"ActionType":4|"Name":"(?:Add|Delete|Resize)"/;

function contains(text: string, part: string | RegExp): boolean {
  return typeof part === "string" ? text.includes(part) : part.test(text);
}

function answer(
  bridge: NativeBridge,
  text: string,
  { status, code }: { status: number; code: string },
): void {
  const { id } = JSON.parse(text) as { id: number };
  const body = JSON.stringify({ error: { code, message: code } });
  const message = { statusCode: status, headers: {}, body };
  queueMicrotask(() => bridge.onMessageFromHost?.(JSON.stringify({ id, type: ANSWER, message })));
}
