import { createLateAnswers, type LateAnswers } from "../../workbench/functions/late-answers";

/** A sheet of one cell, whose function promises its answer; `recalculated` counts. */
function sheet(answer: () => Promise<unknown>) {
  const shown: unknown[] = [];
  let call = "A1";
  const late: LateAnswers = createLateAnswers(() => {
    calculate();
    return Promise.resolve();
  });
  function calculate(): void {
    const outcome = late.answerTo(() => call);
    if (!outcome) late.wait(call, answer());
    shown.push(outcome ?? "#BUSY!");
  }
  return { shown, late, calculate, edit: (name: string) => void (call = name) };
}

test("a cell is calculated again when its answer is there", async () => {
  const { shown, late, calculate } = sheet(() => Promise.resolve(3));
  calculate();
  await late.settled();
  expect(shown).toEqual(["#BUSY!", { result: 3 }]);
});

test("an answer that fails is an answer: the function is not asked again for ever", async () => {
  const { shown, late, calculate } = sheet(() => Promise.reject(new Error("no")));
  calculate();
  await late.settled();
  expect(shown).toEqual(["#BUSY!", { error: new Error("no") }]);
});

test("an answer serves one calculation, however often the engine asks in it", async () => {
  let answers = 0;
  const given: unknown[] = [];
  const late = createLateAnswers(() => {
    for (let turn = 0; turn < 2; turn++) given.push(late.answerTo(() => "A1"));
    return Promise.resolve();
  });
  const calculate = async (): Promise<void> => {
    if (!late.answerTo(() => "A1")) late.wait("A1", Promise.resolve(++answers));
    await late.settled();
  };
  await calculate();
  await calculate();
  expect(given).toEqual([{ result: 1 }, { result: 1 }, { result: 2 }, { result: 2 }]);
});

test("an answer to what the cell no longer asks is not shown", async () => {
  let answers = 0;
  const { shown, late, calculate, edit } = sheet(() => Promise.resolve(++answers));
  calculate();
  edit("A1, other arguments");
  await late.settled();
  expect(shown).toEqual(["#BUSY!", "#BUSY!", { result: 2 }]);
});

test("answers that come together are calculated with together", async () => {
  let calculations = 0;
  const late = createLateAnswers(() => Promise.resolve(void calculations++));
  for (const call of ["A1", "A2", "A3"]) late.wait(call, Promise.resolve(1));
  await late.settled();
  expect(calculations).toBe(1);
});

test("nothing is waited for where nothing was promised", async () => {
  let calculations = 0;
  await createLateAnswers(() => Promise.resolve(void calculations++)).settled();
  expect(calculations).toBe(0);
});
