/* A few checks of our own, because the suite also runs in a page without Jest. */

export function equal(found: unknown, wanted: unknown, what = "value"): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${what}: found ${one}, wanted ${other}`);
}

/** The error that the work ends with; an error of ours when it does not fail. */
export async function failure(work: Promise<unknown>): Promise<OfficeExtension.Error> {
  try {
    await work;
  } catch (error) {
    return error as OfficeExtension.Error;
  }
  throw new Error("It did not fail");
}

/** Waits until the condition holds, three seconds at most. */
export async function eventually(holds: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if (holds()) return;
    await pause(50);
  }
  throw new Error(`It never came: ${what}`);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
