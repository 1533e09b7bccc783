/** What became of a call that was to be answered later. */
export type Outcome = { readonly result: unknown } | { readonly error: unknown };

/** Answers that functions promised: their cells show #BUSY! and are calculated again when the answer is there. */
export interface LateAnswers {
  /**
   * The answer to a call (a text of its cell, function and arguments), for one calculation, in which the engine may ask
   * more than once; undefined where none was waited for.
   */
  answerTo(call: () => string): Outcome | undefined;
  /** Waits for the answer to a call. */
  wait(call: string, promise: PromiseLike<unknown>): void;
  /** Resolves when no answer is waited for and all have been calculated with. */
  settled(): Promise<void>;
}

/**
 * @param recalculate calculates the cells anew; resolves when that is done
 */
export function createLateAnswers(recalculate: () => Promise<void>): LateAnswers {
  const answers = new Map<string, Outcome>();
  const waiting = new Set<Promise<void>>();
  let running: Promise<void> | undefined;

  /** Answers that come together are calculated with together. */
  const work = async (): Promise<void> => {
    do {
      await Promise.all(waiting);
      const given = [...answers.keys()];
      await recalculate();
      // Whoever asks again is called again.
      for (const call of given) answers.delete(call);
    } while (waiting.size > 0 || answers.size > 0);
    running = undefined;
  };
  return {
    answerTo: (call) => (answers.size === 0 ? undefined : answers.get(call())),
    wait(call, promise) {
      const answered: Promise<void> = Promise.resolve(promise)
        .then(
          (result) => void answers.set(call, { result }),
          (error: unknown) => void answers.set(call, { error }),
        )
        .finally(() => waiting.delete(answered));
      waiting.add(answered);
      running ??= work();
    },
    async settled() {
      while (running) await running;
    },
  };
}
