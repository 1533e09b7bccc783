import { Problem } from "../../src/messages/problem";
import {
  directSeats,
  legislatureSize,
  minoritySeats,
  nominationLimit,
  seatsTotal,
  type SizeInput,
} from "../../src/seats/size";

describe("sizes of § 4153 ¶3 and ¶4", () => {
  it.each([
    [16, 16, 13, 3, 13],
    [14, 14, 11, 3, 11],
    [12, 12, 9, 3, 9],
    [17, 17, 14, 3, 14],
    [5, 5, 4, 1, 4],
    ["San Juan", 17, 14, 3, 14],
    ["  SAN  juán ", 17, 14, 3, 14],
    ["culebra", 5, 4, 1, 4],
    ["16", 16, 13, 3, 13],
  ] as const)("%s has %d members, %d direct, %d minority, %d nominations", (size, ...numbers) => {
    const found = [seatsTotal, directSeats, minoritySeats, nominationLimit].map((of) => of(size));
    expect(found).toEqual(numbers);
  });

  it.each<SizeInput>([13, 0, -16, 16.5, NaN, "", "Ponce", "dieciséis"])("%s is no size", (size) => {
    expect(() => seatsTotal(size)).toThrow(Problem);
    expect(() => seatsTotal(size)).toThrow(/no size/);
  });
});

describe("members by population", () => {
  it.each([
    [40_000, 16],
    [39_999, 14],
    [20_000, 14],
    [19_999, 12],
    [0, 12],
  ])("%d inhabitants have %d members", (population, members) => {
    expect(legislatureSize(population)).toBe(members);
    expect(legislatureSize(population, "Ponce")).toBe(members);
  });

  it("gives San Juan and Culebra their own size whatever their population", () => {
    expect(legislatureSize(342_259, "SAN JUAN")).toBe(17);
    expect(legislatureSize(1_792, "culebra")).toBe(5);
  });

  it.each([-1, 1.5, NaN])("%d is no population", (population) => {
    expect(() => legislatureSize(population)).toThrow(Problem);
  });
});
