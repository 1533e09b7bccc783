import { DEFAULT_READINGS } from "../../src/law/readings";
import { Problem } from "../../src/messages/problem";
import { allocate } from "../../src/seats/allocate";
import type { Candidate } from "../../src/seats/candidate";
import { choicesOf } from "../../src/seats/choices";
import { legislatureSize, seatsTotal } from "../../src/seats/size";
import { nameOf, slateOf } from "../../src/seats/slate";

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (problem) {
    if (problem instanceof Problem) return `${problem.kind}: ${problem.text.es}`;
    throw problem;
  }
  return "nothing was refused";
}

const slate = (...candidates: Candidate[]) => slateOf(candidates, DEFAULT_READINGS);

test.each<[Candidate, string]>([
  [
    { party: "A", row: 1, votes: 1.5 },
    "value: candidates: los votos de A fila 1 (1.5) no son un número entero desde 0. Corríjalos.",
  ],
  [
    { party: "A", row: 0, votes: 1 },
    "value: candidates: la fila en la papeleta 0 de A no es un número entero desde 1. Corríjala.",
  ],
  [
    { party: " ", row: 3, votes: 7 },
    "value: candidates: el candidato de la fila 3 con 7 votos no tiene partido. Escríbalo, o «independiente» en Estado.",
  ],
])("%j is refused with its figures", (candidate, expected) => {
  expect(refusal(() => slate(candidate))).toBe(expected);
});

test("a ballot row twice in a party is refused by the party's name", () => {
  const twice = (party: string, readings = DEFAULT_READINGS): string =>
    refusal(() =>
      slateOf(
        [
          { party, row: 2, votes: 5, ...(party.trim() ? {} : { status: "independent" as const }) },
          { party, row: 2, votes: 4, ...(party.trim() ? {} : { status: "independent" as const }) },
        ],
        readings,
      ),
    );
  expect(twice(" PNP ")).toBe(
    "value: candidates: la fila 2 de la papeleta aparece dos veces en PNP. Cada candidato del partido lleva su propia fila.",
  );
  expect(twice(" ", { ...DEFAULT_READINGS, independents: "partido" })).toContain(
    "dos veces en Independientes.",
  );
});

test("rows of different parties are no rows twice, however many candidates there are", () => {
  const candidates = ["A", "B", "C"].flatMap((party) =>
    [1, 2, 3, 4].map((row): Candidate => ({ party, row, votes: 1 })),
  );
  expect(slate(...candidates).parties.map(({ name, candidates: count }) => `${name} ${count}`)).toEqual([
    "A 4",
    "B 4",
    "C 4",
  ]);
});

test("an independent needs no party, and a party is told as first written", () => {
  const { parties, strangers, emblems, anyDisqualified } = slate(
    { party: "", row: 1, votes: 3, status: "independent" },
    { party: " Pnp ", row: 1, votes: 2 },
    { party: "PNP", row: 2, votes: 4 },
  );
  expect(parties.map(nameOf)).toEqual([{ es: "Independientes", en: "Independents" }, "Pnp"]);
  expect(parties[1]).toMatchObject({ candidates: 2, sum: 6, best: 4, emblem: -1, ranked: true });
  expect({ strangers, emblems, anyDisqualified }).toEqual({
    strangers: [],
    emblems: false,
    anyDisqualified: false,
  });
});

test("votes under the emblems are wanted of every ranked party", () => {
  const candidates = [
    { party: "A", row: 1, votes: 3 },
    { party: "B", row: 1, votes: 2 },
  ];
  expect(refusal(() => slateOf(candidates, DEFAULT_READINGS, new Map([["a", 9]])))).toBe(
    "value: party_votes: faltan los votos de B. Indique los de todos los partidos o quite el argumento.",
  );
});

test("a size and a population that are none are refused with their figure", () => {
  expect(refusal(() => seatsTotal(13))).toBe(
    "value: size: «13» no es un tamaño de legislatura. Use 16, 14, 12, 17, 5, San Juan o Culebra.",
  );
  expect(refusal(() => legislatureSize(-1))).toBe(
    "number: population: -1 no sirve. Escriba un número entero de habitantes.",
  );
});

test("parties are listed by votes, equals by name, independents last", () => {
  const candidates = ["C", "IND", "A", "D", "B"].map((party): Candidate => ({
    party,
    row: 1,
    votes: party === "D" ? 9 : 5,
  }));
  const { parties, slate: of } = allocate(candidates, 12, DEFAULT_READINGS);
  expect(parties.map(({ party }) => of.parties[party]!.name)).toEqual(["D", "A", "B", "C", "IND"]);
});

describe("the ways to share out seats among equals", () => {
  const tied = (count: number, disqualified = 0): Candidate[] =>
    Array.from({ length: count }, (_, at): Candidate => ({
      party: `P${at % 5}`,
      row: at + 1,
      votes: 1,
      ...(at < disqualified ? { status: "disqualified" as const } : {}),
    }));
  const choices = (count: number, seats: number, disqualified = 0) =>
    choicesOf(slate(...tied(count, disqualified)), [...Array(count).keys()], seats);

  test("are all of them, in order", () => {
    expect(choices(4, 2)).toEqual({
      ways: [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
        [2, 3],
      ],
      complete: true,
    });
  });

  test("are listed to the last one up to 512", () => {
    expect(choices(512, 1)).toMatchObject({ complete: true });
    expect(choices(512, 1).ways).toHaveLength(512);
    expect(choices(513, 1).complete).toBe(false);
    expect(choices(11, 5)).toMatchObject({ complete: true });
  });

  test.each([
    [14, 7, 0],
    [14, 7, 3],
    [14, 9, 9],
    [20, 4, 18],
    [24, 18, 4],
  ])(
    "of %i with %i seats and %i disqualified are enough to show what each can get",
    (count, seats, disqualified) => {
      const { ways, complete } = choices(count, seats, disqualified);
      expect(complete).toBe(false);
      const vacated = (way: readonly number[]): number => way.filter((at) => at < disqualified).length;
      for (const way of ways) {
        expect(new Set(way).size).toBe(seats);
        expect(way.every((at) => at >= 0 && at < count)).toBe(true);
      }
      const least = Math.max(0, seats - (count - disqualified));
      const most = Math.min(seats, disqualified);
      const numbers = [...new Set(ways.map(vacated))].sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: most - least + 1 }, (_, at) => least + at));
      for (const number of numbers) {
        const those = ways.filter((way) => vacated(way) === number);
        for (let at = 0; at < count; at++) {
          const [some, all] =
            at < disqualified ? [number, disqualified] : [seats - number, count - disqualified];
          if (some > 0) expect(those.some((way) => way.includes(at))).toBe(true);
          if (some < all) expect(those.some((way) => !way.includes(at))).toBe(true);
        }
      }
    },
  );
});
