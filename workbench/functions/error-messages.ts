/** A cell whose formula called a function. */
export interface Origin {
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
}

/** Messages of the errors that functions gave; Excel shows them beside the cell, this grid cannot. */
export interface ErrorMessages {
  /** Replaces what the cell's last call left. */
  keep(origin: Origin, result: unknown): void;
  /** The message for a cell, also for one that a result spilled into; null where there is none. */
  at(sheetId: string, row: number, column: number): string | null;
}

/** Excel shows a message with these two only. */
const WITH_MESSAGE = new Set(["#VALUE!", "#N/A"]);

export function createErrorMessages(): ErrorMessages {
  const byOrigin = new Map<string, { origin: Origin; messages: (string | null)[][] }>();
  return {
    keep(origin, result) {
      const key = `${origin.sheetId} ${origin.row} ${origin.column}`;
      const rows = Array.isArray(result) ? (result as unknown[]) : [[result]];
      const messages = rows.map((row) => (Array.isArray(row) ? row.map(messageOf) : [messageOf(row)]));
      if (messages.flat().some((message) => message !== null)) byOrigin.set(key, { origin, messages });
      else byOrigin.delete(key);
    },
    at(sheetId, row, column) {
      for (const { origin, messages } of byOrigin.values()) {
        const message = messages[row - origin.row]?.[column - origin.column];
        if (origin.sheetId === sheetId && message) return message;
      }
      return null;
    },
  };
}

function messageOf(value: unknown): string | null {
  const { code, message } = (value ?? {}) as { code?: unknown; message?: unknown };
  return WITH_MESSAGE.has(String(code)) && typeof message === "string" && message !== "" ? message : null;
}
