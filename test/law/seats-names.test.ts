import { Problem } from "../../src/messages/problem";
import { listed, ordinal } from "../../src/seats/names";
import { assertSizeOf } from "../../src/seats/size";

const names = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ es: `n${at + 1}`, en: `N${at + 1}` }));

test.each([
  [0, "", ""],
  [1, "n1", "N1"],
  [2, "n1 y n2", "N1 and N2"],
  [3, "n1, n2 y n3", "N1, N2 and N3"],
  [7, "n1, n2, n3, n4, n5, n6 y n7", "N1, N2, N3, N4, N5, N6 and N7"],
  [8, "n1, n2, n3, n4, n5, n6 y 2 más", "N1, N2, N3, N4, N5, N6 and 2 more"],
])("a list of %i names", (count, es, en) => {
  expect(listed(names(count))).toEqual({ es, en });
});

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [9, "9th"],
  [10, "10th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [14, "14th"],
  [21, "21st"],
  [33, "33rd"],
  [111, "111th"],
  [113, "113th"],
  [122, "122nd"],
])("place %i is %s", (place, en) => {
  expect(ordinal(place)).toEqual({ es: `${place}.º`, en });
});

describe("the size of a municipality", () => {
  const refusal = (municipality: string, size: number | string): string => {
    try {
      assertSizeOf(municipality, size);
    } catch (problem) {
      if (problem instanceof Problem) return `${problem.kind}: ${problem.text.es}`;
      throw problem;
    }
    return "taken";
  };

  test.each([
    ["San Juan", 17],
    ["SAN JUAN", "san juan"],
    ["Culebra", 5],
    ["Ponce", 16],
    ["Maricao", 12],
  ] as const)("%s can have %s", (municipality, size) => {
    expect(refusal(municipality, size)).toBe("taken");
  });

  test.each([
    [
      "San Juan",
      16,
      "el municipio tiene 17 miembros (§ 4153 ¶3) y la hoja dice 16. Corrija el tamaño o el municipio.",
    ],
    [
      "Culebra",
      17,
      "el municipio tiene 5 miembros (§ 4153 ¶3) y la hoja dice 17. Corrija el tamaño o el municipio.",
    ],
    ["Ponce", 17, "el tamaño 17 es solo de San Juan (§ 4153 ¶3). Corrija el tamaño o el municipio."],
    ["Ponce", 5, "el tamaño 5 es solo de Culebra (§ 4153 ¶3). Corrija el tamaño o el municipio."],
  ] as const)("%s cannot have %s", (municipality, size, expected) => {
    expect(refusal(municipality, size)).toBe(`value: ${expected}`);
  });
});
