import { isMainThread } from "node:worker_threads";
import { serveWorker } from "./batch/worker";
import { runCommandLine } from "./run";

if (isMainThread) void runCommandLine(process.argv.slice(2));
else serveWorker();
