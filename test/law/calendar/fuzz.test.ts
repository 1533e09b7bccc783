import { fuzz } from "../../fuzz/fuzz";

/** A smoke run; `npm run fuzz` makes a hundred thousand. */
test("three hundred random workbooks break no promise of the check", () => {
  expect(fuzz(300, 4203)).toBeUndefined();
}, 60_000);
