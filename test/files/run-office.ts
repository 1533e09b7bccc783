import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { office } from "../office.js";

/** LibreOffice computes every formula when it opens a file, instead of trusting the values that the file keeps. */
const ALWAYS_RECALCULATES =
  '<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry">' +
  '<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse">' +
  "<value>0</value></prop></item></oor:items>";

/** One start may open a hundred files; it takes some seconds, and more where other tests run beside it. */
const MOST_MILLISECONDS = 240_000;

/** What LibreOffice made, and what it said. */
export interface Converted {
  /** By the names of the files that were given, without their ends. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly said: string;
}

/**
 * Has LibreOffice open files, compute all their formulas and save them as another kind; all in one start of the
 * program, with a profile of its own that is gone afterwards.
 *
 * @param given the files by name with their ends; two names may not differ in their ends alone
 * @param kind what to save them as: "xlsx", "pdf"
 */
export function converted(given: ReadonlyMap<string, Uint8Array | string>, kind: string): Converted {
  const folder = mkdtempSync(path.join(tmpdir(), "muni-office-"));
  try {
    const [before, after] = [path.join(folder, "before"), path.join(folder, "after")];
    mkdirSync(before);
    for (const [name, content] of given) writeFileSync(path.join(before, name), content);
    const said = run(
      folder,
      [...given.keys()].map((name) => path.join(before, name)),
      after,
      kind,
    );
    const names = readdirSync(after);
    return {
      said,
      files: new Map(
        names.map((name) => [path.parse(name).name, new Uint8Array(readFileSync(path.join(after, name)))]),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(folder: string, files: readonly string[], after: string, kind: string): string {
  const profile = path.join(folder, "profile");
  mkdirSync(path.join(profile, "user"), { recursive: true });
  mkdirSync(after);
  writeFileSync(path.join(profile, "user", "registrymodifications.xcu"), ALWAYS_RECALCULATES);
  const words = ["--headless", "--norestore", `-env:UserInstallation=${pathToFileURL(profile).href}`];
  const { status, signal, stdout, stderr } = spawnSync(
    office(),
    [...words, "--convert-to", kind, "--outdir", after, ...files],
    { encoding: "utf8", timeout: MOST_MILLISECONDS, maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`LibreOffice ended with ${status ?? signal}: ${stderr}`);
  return stdout + stderr;
}
