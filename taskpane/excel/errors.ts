import { BookFailure, type FailureKind } from "../calendar-book";

/** Excel's error codes, by what the clerk can do. */
const KINDS: Readonly<Record<string, FailureKind>> = {
  InvalidOperationInCellEditMode: "editing",
  AccessDenied: "protected",
  // Nothing that is asked for in reading is so long.
  RequestPayloadSizeLimitExceeded: "tooMuch",
  ResponsePayloadSizeLimitExceeded: "tooLarge",
  RequestAborted: "tooLarge",
  ItemNotFound: "gone",
  InvalidReference: "gone",
  ConnectionFailure: "lost",
  HostRestartNeeded: "lost",
  InvalidOrTimedOutSession: "lost",
  Timeout: "lost",
  ApiNotFound: "unsupported",
  NotImplemented: "unsupported",
};

/** What is told where a change failed in the middle, and what was done of it could not be taken back. */
export function halfDone(error: unknown): unknown {
  return error instanceof BookFailure ? new BookFailure("halfDone", error.code) : error;
}

/**
 * An error of Excel's client as the pane tells it; anything else comes back as it is.
 *
 * Errors are known by their `code`: those of the client are of a class of another script.
 */
export function failureOf(error: unknown): unknown {
  const code = typeof error === "object" && error !== null ? (error as { code?: unknown }).code : undefined;
  if (error instanceof BookFailure || typeof code !== "string") return error;
  return new BookFailure(KINDS[code] ?? "other", code);
}
