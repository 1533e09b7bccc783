import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Text } from "../../src/messages/text";
import { checkFile, type FileOutcome, type FileTask } from "../checking/check-file";

/** Memory of one worker, above what the largest file that is read needs; a file that takes more stops only it. */
const WORKER_MEGABYTES = 1024;

/** A worker starts in the time of several checks. */
const FILES_FOR_A_WORKER = 4;

const TOO_LARGE: Text = {
  es: "la revisión de este archivo gastó demasiada memoria o se detuvo. Quite del libro lo que no sea el calendario.",
  en: "the check of this file took too much memory or stopped. Take out of the workbook what is not the calendar.",
};

/**
 * Checks files on as many threads as the machine has cores. Outcomes come in the order of the files; a file that
 * cannot be checked, or that stops its worker, has its problem as its outcome.
 *
 * @param onOutcome called for each file, in order
 * @param onDone called as each is done, in any order
 */
export async function checkFiles(
  tasks: readonly FileTask[],
  onOutcome: (outcome: FileOutcome) => void,
  onDone: (file: string) => void,
): Promise<void> {
  const waiting = new Map<number, FileOutcome>();
  let told = 0;
  const done = (at: number, outcome: FileOutcome): void => {
    onDone(outcome.file);
    waiting.set(at, outcome);
    for (let next = waiting.get(told); next; next = waiting.get(told)) {
      waiting.delete(told++);
      onOutcome(next);
    }
  };
  const workers = Math.min(availableParallelism(), Math.ceil(tasks.length / FILES_FOR_A_WORKER));
  const turn = takeTurns(tasks);
  if (workers < 2) inThisThread(turn, done);
  else await Promise.all(Array.from({ length: workers }, () => inWorkers(turn, done)));
}

type Turn = () => { readonly at: number; readonly task: FileTask } | undefined;
type Done = (at: number, outcome: FileOutcome) => void;

function takeTurns(tasks: readonly FileTask[]): Turn {
  let next = 0;
  return () => {
    const at = next++;
    const task = tasks[at];
    return task && { at, task };
  };
}

function inThisThread(turn: Turn, done: Done): void {
  for (let mine = turn(); mine; mine = turn()) done(mine.at, checkFile(mine.task));
}

/** One file after the other in a worker; a new worker follows one that stopped. */
async function inWorkers(turn: Turn, done: Done): Promise<void> {
  let worker: Worker | undefined;
  try {
    for (let mine = turn(); mine; mine = turn()) {
      worker ??= startWorker();
      const outcome = await ask(worker, mine.task);
      if (!outcome) worker = undefined;
      done(mine.at, outcome ?? { file: mine.task.file, calendars: [], problem: TOO_LARGE });
    }
  } finally {
    await worker?.terminate();
  }
}

function startWorker(): Worker {
  return new Worker(__filename, { resourceLimits: { maxOldGenerationSizeMb: WORKER_MEGABYTES } });
}

/** The outcome of a file; undefined where the worker stopped. */
async function ask(worker: Worker, task: FileTask): Promise<FileOutcome | undefined> {
  return new Promise((resolve) => {
    const finish = (outcome: FileOutcome | undefined): void => {
      worker.off("message", finish).off("error", stop).off("exit", stop);
      resolve(outcome);
    };
    const stop = (): void => finish(undefined);
    worker.on("message", finish).on("error", stop).on("exit", stop);
    worker.postMessage(task);
  });
}
