import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const LAUNCHER = path.join(__dirname, "../../cli/muni.js");

export interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command without a terminal, and with no environment but what is given. */
export function muni(folder: string, words: readonly string[], env: Record<string, string> = {}): Answer {
  const { PATH = "" } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, ...words], {
    cwd: folder,
    env: { PATH, ...env },
    encoding: "utf8",
    // A command that hangs has no exit code, and its test says so.
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, out: stdout, err: stderr };
}

/** An empty folder for each test, gone afterwards. */
export function trialFolder(): () => string {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "muni-cli-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}
