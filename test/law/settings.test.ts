import { isoText } from "../../src/days/iso";
import { monthDayText, parseMonthDay } from "../../src/law/month-day";
import { applySettings, readSettings } from "../../src/law/read-settings";
import { versionOn } from "../../src/law/versions";
import type { Problem } from "../../src/messages/problem";
import { day } from "./product";

const read = (...pairs: [string, string | number | boolean | null][]) =>
  readSettings(pairs.map(([name, value]) => ({ name, value })));

test("the law of 2016 moves the message, and an override wins over the version wherever it stands", () => {
  expect(read(["ley", "49-2016"]).parameters.budgetMessageLatest).toEqual({ month: 5, day: 27 });
  const own = read(["límite mensaje", "20 mayo"], ["ley", "49-2016"]);
  expect(own.parameters.budgetMessageLatest).toEqual({ month: 5, day: 20 });
  expect([...own.overridden]).toEqual(["budgetMessageLatest"]);
});

test("a reading that was chosen is known as chosen, also when it is the default", () => {
  const { readings, chosen } = read(["Lectura", "letra"], ["SABADO", "working day"]);
  expect(readings).toMatchObject({ term: "letra", saturday: "laborable" });
  expect([...chosen].sort()).toEqual(["saturday", "term"]);
});

test("English names and words mean the same", () => {
  expect(read(["full vote", "majority"], ["opposition", "yes"], ["rank", "top"]).readings).toMatchObject({
    fullVote: "mayoría",
    opposition: "sí",
    rank: "mejor",
  });
  expect(read(["from", "2027-07-01"], ["to", day("2028-06-30")])).toMatchObject({
    from: day("2027-07-01"),
    to: day("2028-06-30"),
  });
});

test("a parameter is known by its Spanish, English and technical name", () => {
  for (const name of ["duración ordinaria", "regular length", "regularSessionDays"])
    expect(read([name, 6]).parameters.regularSessionDays).toBe(6);
  expect(read(["fracción petición", "3/4"]).parameters.petitionFraction).toEqual({
    numerator: 3,
    denominator: 4,
  });
});

test.each([
  ["06-03", 6, 3],
  ["3 junio", 6, 3],
  ["3 de junio", 6, 3],
  ["June 3", 6, 3],
  ["31 mayo", 5, 31],
])("%s is a day of the year", (text, month, dayOfMonth) => {
  expect(parseMonthDay(text)).toEqual({ month, day: dayOfMonth });
});

test("a day of the year in words is read as itself, in either language", () => {
  expect(monthDayText({ month: 9, day: 3 })).toEqual({ es: "3 septiembre", en: "3 September" });
  for (let month = 1; month <= 12; month++) {
    const { es, en } = monthDayText({ month, day: 28 });
    expect([parseMonthDay(es), parseMonthDay(en)]).toEqual([
      { month, day: 28 },
      { month, day: 28 },
    ]);
  }
});

test.each([
  ["lecutra", "lectura", "reading"],
  ["readng", "lectura", "reading"],
  ["limite mensage", "límite mensaje", "message limit"],
])("“%s” is near the name of one thing, told by its name in each language", (typed, es, en) => {
  const problems: Problem[] = [];
  applySettings([{ name: typed, value: "x" }], (problem) => problems.push(problem));
  expect(problems.map(({ text }) => text)).toEqual([
    {
      es: `No hay opción ni parámetro «${typed}». ¿Quiso decir «${es}»?`,
      en: `There is no option or parameter “${typed}”. Did you mean “${en}”?`,
    },
  ]);
});

test.each(["13-06", "31 junio", "29 febrero", "junio", "3 xunio", "3/6", ""])("“%s” is none", (text) => {
  expect(parseMonthDay(text)).toBeUndefined();
});

test.each([
  ["miembros", 0],
  ["miembros", 12.5],
  ["miembros", "doce"],
  ["fracción petición", "3/2"],
  ["fracción petición", "0/3"],
  ["fin presupuesto", "mañana"],
  ["fin presupuesto", 46551],
  ["desde", "01/07/2027"],
  ["lectura", "otra"],
  ["nada", 1],
])("%s = %s is refused", (name, value) => {
  expect(() => read([name, value])).toThrow();
});

test("versions follow each other day by day, without a gap, from 30 August 1991 to 2100", () => {
  expect(versionOn(day("1991-08-29"))).toBeUndefined();
  const changes: string[] = [];
  for (let at = day("1991-08-30"); at <= day("2100-12-31"); at++)
    if (versionOn(at) !== versionOn(at - 1)) changes.push(`${isoText(at)} ${versionOn(at)}`);
  expect(changes).toEqual(["1991-08-30 81-1991", "2016-05-17 49-2016", "2020-08-14 107-2020"]);
});
