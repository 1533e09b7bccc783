import type { Answer, Batch } from "./batch";

/** One request of the client, as tests count them. Bytes are characters of the JSON text. */
export interface RequestRecord {
  readonly actions: number;
  readonly bytes: number;
  readonly answerBytes: number;
  readonly milliseconds: number;
  /** `cleanup` is the client's own `_RemoveReference` after a run; `startup` what it sends when it loads. */
  readonly purpose: "work" | "cleanup" | "startup";
  /** Code of the error that it was answered with. */
  readonly error?: string;
}

export interface Traffic {
  /** All requests since the start or the last `clear`, oldest first. */
  readonly records: readonly RequestRecord[];
  /** Requests that the add-in's own code asked for. */
  work(): RequestRecord[];
  clear(): void;
  /** Notes a request; `end` notes its answer. */
  begin(batch: Batch): { readonly record: RequestRecord; end(answer: Answer): Answer };
}

type OpenRecord = { -readonly [K in keyof RequestRecord]: RequestRecord[K] };

export function createTraffic(): Traffic {
  const records: RequestRecord[] = [];
  return {
    records,
    work: () => records.filter(({ purpose }) => purpose === "work"),
    clear: () => void (records.length = 0),
    begin(batch) {
      const started = performance.now();
      const record: OpenRecord = {
        actions: batch.Actions.length,
        bytes: JSON.stringify(batch).length,
        answerBytes: 0,
        milliseconds: 0,
        purpose: purposeOf(batch),
      };
      records.push(record);
      const end = (answer: Answer): Answer => {
        record.answerBytes = JSON.stringify(answer).length;
        record.milliseconds = performance.now() - started;
        if (answer.Error) record.error = answer.Error.Code;
        return answer;
      };
      return { record, end };
    },
  };
}

function purposeOf({ Actions }: Batch): RequestRecord["purpose"] {
  const methods = Actions.map(({ Name }) => Name).filter((name) => name !== "");
  if (methods.length === 0) return "work";
  if (methods.every((name) => name === "_RemoveReference")) return "cleanup";
  const atStart = [
    "NotifyActionHandlerReady",
    "_SetOsfControlContainerReadyForCustomFunctions",
    "_GetEnabledFeatures",
  ];
  return methods.every((name) => atStart.includes(name)) ? "startup" : "work";
}
