import { resolve } from "node:path";
import { citationsOf, lawMatrix, matrixText } from "./law-matrix";

const matrix = lawMatrix(resolve(__dirname, "../.."));

test("every clause is served, every rule and function has cases", () => {
  expect(matrix.holes).toEqual([]);
});

test("the matrix names every clause once", () => {
  const text = matrixText(matrix);
  for (const { clause } of matrix.rows)
    expect(text.split("\n").filter((line) => line.startsWith(`${clause} `))).toHaveLength(1);
});

test.each([
  ["4203(b)(2)(ii)", ["§ 4203(b)(2)(ii)"]],
  ["4203(a) ¶1 and ¶3", ["§ 4203(a) ¶1", "§ 4203(a) ¶3"]],
  ["4153 ¶4 and (a)", ["§ 4153 ¶4", "§ 4153 ¶4(a)"]],
  ["4153 ¶4 (a) and ¶6", ["§ 4153 ¶4(a)", "§ 4153 ¶6"]],
  ["4153 ¶4 (b) and (c)", ["§ 4153 ¶4(b)", "§ 4153 ¶4(c)"]],
  ["Law 1-1952", []],
])("%s cites %j", (cites, expected) => {
  expect(citationsOf(cites)).toEqual(expected);
});
