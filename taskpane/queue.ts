/**
 * One task after the other: two checks at once would take each other's marks for their own.
 *
 * @returns a function that runs a task after all before it and resolves or rejects with it
 */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
