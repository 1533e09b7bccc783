import { invalidArgument } from "../errors";

/** Arguments come from the client as JSON: their types are checked here, as Excel does. */
export function text(argument: unknown): string {
  if (typeof argument !== "string") throw invalidArgument();
  return argument;
}

export function textOrNothing(argument: unknown): string | null {
  return argument === undefined || argument === null || argument === "" ? null : text(argument);
}

export function whole(argument: unknown): number {
  if (typeof argument !== "number" || !Number.isInteger(argument)) throw invalidArgument();
  return argument;
}

export function amount(argument: unknown): number {
  if (typeof argument !== "number" || !Number.isFinite(argument)) throw invalidArgument();
  return argument;
}

export function truth(argument: unknown): boolean {
  if (typeof argument !== "boolean") throw invalidArgument();
  return argument;
}

export function record(argument: unknown): Record<string, unknown> {
  if (typeof argument !== "object" || argument === null || Array.isArray(argument)) throw invalidArgument();
  return argument as Record<string, unknown>;
}
