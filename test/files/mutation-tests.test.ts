import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const LAW = resolve(__dirname, "../law");
const { isTried } = jest.requireActual<{ isTried: (file: string) => boolean }>(
  "../../build/mutation-tests.js",
);

test("the law's tests that are run for mutants need nothing that only Jest has", () => {
  const files = readdirSync(LAW, { recursive: true, encoding: "utf8" }).filter(isTried);
  expect(files.length).toBeGreaterThan(40);
  const bound = files.filter((file) =>
    /\bjest\.|\b(?:before|after)(?:All|Each)\(/.test(readFileSync(join(LAW, file), "utf8")),
  );
  expect(bound).toEqual([]);
});
