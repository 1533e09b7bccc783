/**
 * A test runner for Stryker that runs the law's tests in its own process, for each mutant those that reach it, the
 * quickest first, to the first that fails. Jest starts anew for each mutant, which takes a hundred times as long as
 * the tests do; the law's tests are plain functions that need none of it.
 */
import { createRequire } from "node:module";
import { readdirSync } from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";

const require = createRequire(import.meta.url);
const { moduleLoader } = require("./mutation-modules.js");
const { isTried, testsDeclaredBy } = require("./mutation-tests.js");

class LawTestRunner {
  constructor() {
    this.root = process.cwd();
    this.loader = moduleLoader(this.root);
    this.times = new Map();
    this.state = globalThis.__stryker__ ??= {};
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const needed = createRequire(path.join(this.root, "package.json"));
    globalThis.expect = needed("expect").expect;
    readEachTextOnce(needed("yaml"));
    // Properties run short here, and always with the same seed.
    needed("fast-check").configureGlobal({ seed: 4203, interruptAfterTimeLimit: 500, endOnFailure: true });
    this.files = readdirSync(path.join(this.root, "test/law"), { recursive: true })
      .map((name) => `test/law/${name.replaceAll("\\", "/")}`)
      .filter(isTried)
      .sort();
  }

  async dryRun() {
    const tests = [];
    for (const { id, file, run } of this.testsIn(this.files)) {
      this.state.currentTestId = id;
      const result = await this.timed(id, run);
      this.state.currentTestId = undefined;
      tests.push({ id, name: id, fileName: path.join(this.root, file), ...result });
    }
    return { status: "complete", tests, mutantCoverage: this.state.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    Object.assign(this.state, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 });
    let nrOfTests = 0;
    try {
      for (const { id, run } of this.reaching(testFilter)) {
        nrOfTests++;
        const { status, failureMessage } = await this.timed(id, run);
        if (hitLimit && this.state.hitCount > hitLimit)
          return { status: "timeout", reason: `Hit limit reached (${this.state.hitCount}/${hitLimit})` };
        if (status === FAILED) return { status: "killed", killedBy: [id], failureMessage, nrOfTests };
      }
      return { status: "survived", nrOfTests };
    } catch (error) {
      // The tests of a file cannot even be declared.
      return { status: "killed", killedBy: [], failureMessage: String(error), nrOfTests };
    } finally {
      this.state.activeMutant = undefined;
    }
  }

  /** The tests that reach a mutant, those of the file with the quickest first; all where that is not known. */
  *reaching(testFilter = [...this.times.keys()]) {
    const byFile = new Map();
    for (const id of testFilter) {
      const file = id.split(" > ")[0];
      if (!byFile.has(file)) byFile.set(file, []);
      byFile.get(file).push(id);
    }
    const mean = (ids) => ids.reduce((sum, id) => sum + this.timeOf(id), 0) / ids.length;
    for (const [file, ids] of [...byFile].sort((a, b) => mean(a[1]) - mean(b[1]))) {
      const wanted = new Set(ids);
      yield* this.testsIn([file])
        .filter(({ id }) => wanted.has(id))
        .sort((a, b) => this.timeOf(a.id) - this.timeOf(b.id));
    }
  }

  /** Milliseconds that a test took last; none where this process has not run it. */
  timeOf(id) {
    return this.times.get(id) ?? 0;
  }

  /** Modules are loaded anew, so that the mutant is there from the first line on. */
  testsIn(files) {
    const load = this.loader.fresh();
    const ids = new Map();
    return files.flatMap((file) =>
      testsDeclaredBy(() => load(path.join(this.root, file))).map(({ name, run }) => {
        const id = `${file} > ${name}`;
        const number = (ids.get(id) ?? 0) + 1;
        ids.set(id, number);
        return { id: number > 1 ? `${id} (${number})` : id, file, run };
      }),
    );
  }

  async timed(id, run) {
    const started = performance.now();
    let failureMessage;
    try {
      await run();
    } catch (error) {
      failureMessage = String(error?.message ?? error);
    }
    const timeSpentMs = performance.now() - started;
    this.times.set(id, timeSpentMs);
    return failureMessage === undefined
      ? { status: PASSED, timeSpentMs }
      : { status: FAILED, timeSpentMs, failureMessage };
  }
}

/** The cases are texts that no mutant changes, and no test changes what is read from them. */
function readEachTextOnce(yaml) {
  const read = new Map();
  const { parse } = yaml;
  yaml.parse = (text, ...rest) => {
    const key = JSON.stringify([text, rest]);
    if (!read.has(key)) read.set(key, parse(text, ...rest));
    return read.get(key);
  };
}

const [PASSED, FAILED] = [0, 1];

export const strykerPlugins = [{ kind: "TestRunner", name: "law", injectableClass: LawTestRunner }];
