import type { Plain } from "../../../src/days/read-day";
import { readOwnDays } from "../../../src/days/read-own-days";
import { serial } from "./sheet";

const may = serial("2027-05-21");
const june = serial("2027-06-05");
const july = serial("2027-07-05");

function read(rows: readonly (readonly Plain[])[]) {
  const problems: string[] = [];
  const days = readOwnDays(rows, ({ kind }, row, column) => problems.push(`${kind} ${row}:${column}`));
  return { days: days.map(({ day, sign }) => `${sign}${day}`), problems, own: days };
}

test("date, name, source and sign in this order, without headers", () => {
  const { own, problems } = read([
    [may, "Aniversario", "Ordenanza 5", "+"],
    [june, "Otro", "", "-"],
  ]);
  expect(problems).toEqual([]);
  expect(own).toEqual([
    { day: may, sign: "+", name: "Aniversario", source: "Ordenanza 5" },
    { day: june, sign: "-", name: "Otro" },
  ]);
});

test("columns under their headers, in any order, after blank rows", () => {
  const { own } = read([
    ["", ""],
    ["Signo", "Fecha"],
    ["−", may],
    ["", "2027-06-05"],
  ]);
  expect(own).toEqual([
    { day: may, sign: "-" },
    { day: june, sign: "+" },
  ]);
});

test("a sign is seen in a short table and under a header that is not known", () => {
  expect(read([[may, "-"]]).days).toEqual([`-${may}`]);
  expect(
    read([
      ["Fecha", "Nombre", "¿Se quita?"],
      [may, "Fiesta", "-"],
    ]).days,
  ).toEqual([`-${may}`]);
});

test("a range of nothing but dates, in any number of columns, is added whole", () => {
  const { days, problems } = read([
    [may, june],
    [july, null],
    ["", "2027-06-05"],
  ]);
  expect(days).toEqual([`+${may}`, `+${june}`, `+${july}`]);
  expect(problems).toEqual([]);
});

test("the same day twice counts once, and added and taken out contradicts", () => {
  expect(read([[may], [may, "Otra vez"]])).toMatchObject({ days: [`+${may}`], problems: [] });
  expect(
    read([
      [may, "", "", "+"],
      [may, "", "", "-"],
    ]),
  ).toMatchObject({
    days: [`+${may}`],
    problems: ["value 1:0"],
  });
});

test("what cannot be read is told with its place and left out", () => {
  expect(
    read([
      ["5 de junio", "Fiesta"],
      [true, "x"],
      [june, "Fiesta", "", "tal vez"],
      ["", "Fiesta"],
    ]),
  ).toMatchObject({
    days: [],
    problems: ["value 0:0", "value 1:0", "value 2:3", "missing 3:0"],
  });
  expect(
    read([
      [may, "Fiesta"],
      [june, july],
    ]).problems,
  ).toEqual(["value 1:1"]);
  expect(read([[10]]).problems).toEqual(["number 0:0"]);
});

test("nothing gives nothing", () => {
  expect(read([])).toMatchObject({ days: [], problems: [] });
  expect(read([["", null]])).toMatchObject({ days: [], problems: [] });
});
