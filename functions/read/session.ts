import type { Day } from "../../src/days/civil";
import { isoText } from "../../src/days/iso";
import type { Settings } from "../../src/law/settings";
import { Problem } from "../../src/messages/problem";
import { SESSION_INPUT_TEXTS } from "../../src/messages/session-tests";
import { fill } from "../../src/messages/text";
import type { Extension } from "../../src/sessions/extension";
import { assertSessionDays, type SessionInput } from "../../src/sessions/session-tests";
import { asRows, isBlankDate, type Cells } from "../cell";
import { singleCell } from "../write/elementwise";
import { readDate, readOptionalDate } from "./date";

/** The cells of one session: its dates, the approval of the budget, the days met. */
export interface SessionArguments {
  readonly start: Cells;
  readonly end: Cells;
  readonly approved?: Cells;
  readonly meetingDays: Cells;
}

/**
 * One session of its cells and of the extension in the options.
 *
 * @throws Problem `missing` without start or end or with half an extension, `number` when it ends before it starts,
 *   `value` for a meeting day outside it
 */
export function readSession(cells: SessionArguments, settings: Settings): SessionInput {
  const approved = readOptionalDate(singleCell({ name: "approved", cells: cells.approved }), "approved");
  const extension = readExtension(settings);
  const session: SessionInput = {
    first: readDate(singleCell({ name: "start", cells: cells.start }), "start"),
    last: readDate(singleCell({ name: "end", cells: cells.end }), "end"),
    met: readMeetingDays(cells.meetingDays),
    ...(approved === null ? {} : { approved }),
    ...(extension ? { extension } : {}),
  };
  assertSessionDays(session);
  return session;
}

/** Days met, each once, in order. */
function readMeetingDays(cells: Cells): Day[] {
  const days = asRows(cells)
    .flat()
    .filter((cell) => !isBlankDate(cell))
    .map((cell) => readDate(cell, "meeting_days"));
  return [...new Set(days)].sort((a, b) => a - b);
}

function readExtension({ extension, extendedTo }: Settings): Extension | undefined {
  if (extension === undefined && extendedTo === undefined) return undefined;
  if (extension !== undefined && extendedTo !== undefined)
    return inOrder({ authorised: extension, until: extendedTo });
  const name = extension === undefined ? "prórroga" : "prórroga hasta";
  throw new Problem("missing", fill(SESSION_INPUT_TEXTS.extensionHalf, { name }));
}

function inOrder(extension: Extension): Extension {
  if (extension.authorised <= extension.until) return extension;
  const figures = { authorised: isoText(extension.authorised), until: isoText(extension.until) };
  throw new Problem("value", fill(SESSION_INPUT_TEXTS.extensionBackwards, figures));
}
