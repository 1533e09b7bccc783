import { parentPort } from "node:worker_threads";
import { checkFile, type FileTask } from "../checking/check-file";

/** Checks one file after the other, as the main thread hands them over. */
export function serveWorker(): void {
  const port = parentPort!;
  port.on("message", (task: FileTask) => port.postMessage(checkFile(task)));
}
