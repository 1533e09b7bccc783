import * as fc from "fast-check";
import { isoText } from "../../../src/days/iso";
import { readSettings, type NamedValue } from "../../../src/law/read-settings";
import { chainStanding } from "../../../src/sessions/extension-chain";
import { meaningsOf } from "../../../src/calendar/sheet/date-text";
import { readTime } from "../../../src/calendar/sheet/read-cell";
import { underReadings, withReadings } from "../../../src/calendar/under-readings";
import { petitionTerms, type Delivery } from "../../oracle/days";
import { findingsOf, serial } from "./sheet";

const settings = (chosen: Readonly<Record<string, string>> = {}) =>
  readSettings(Object.entries(chosen).map(([name, value]): NamedValue => ({ name, value })));
const MESSAGE = { es: "Mensaje.", en: "Message." };

describe("a rule asked under every reading", () => {
  const startsOnly = ({ hold }: { hold: string }) => ({
    holds: hold === "comenzar",
    day: serial("2027-06-13"),
  });

  test("fails where it fails under all of them", () => {
    const verdict = underReadings(settings(), ["hold"], () => ({ holds: false }));
    expect(verdict).toMatchObject({ standing: "fails", sentence: { es: "" } });
    expect(verdict.otherReadings).toEqual([
      {
        reading: {
          es: "si la sesión también debe terminar dentro del plazo [plazo10=terminar]",
          en: "if the session must also end in time [hold=end]",
        },
        holds: false,
        repeats: true,
      },
    ]);
  });

  test("differs where it fails under some, and says what each gives", () => {
    const verdict = underReadings(settings(), ["hold"], startsOnly);
    expect(verdict.standing).toBe("differs");
    expect(withReadings(MESSAGE, verdict).es).toBe(
      "Mensaje. Depende de la lectura: con la usual, cumple [plazo10=comenzar]; si la sesión también debe terminar dentro del plazo, no cumple [plazo10=terminar].",
    );
    expect(withReadings(MESSAGE, verdict).en).toBe(
      "Message. It depends on the reading: by the usual one, it complies [hold=start]; if the session must also end in time, it does not comply [hold=end].",
    );
  });

  test("holds where it holds under all of them", () => {
    expect(underReadings(settings(), ["hold", "term"], () => ({ holds: true })).standing).toBe("holds");
  });

  test("is unknown where a blank hides one of them", () => {
    const verdict = underReadings(settings(), ["hold"], ({ hold }) => ({
      holds: hold === "comenzar" ? false : undefined,
    }));
    expect(verdict.standing).toBe("unknown");
  });

  test("is decided by the chosen reading alone, which names the others", () => {
    expect(underReadings(settings({ plazo10: "comenzar" }), ["hold"], startsOnly).standing).toBe("holds");
    const verdict = underReadings(settings({ plazo10: "terminar" }), ["hold"], startsOnly);
    expect(verdict).toMatchObject({ standing: "fails", readings: { hold: "terminar" } });
    expect(withReadings(MESSAGE, verdict).es).toBe(
      "Mensaje. Decide la lectura escogida [plazo10=terminar]; con otra: si basta que la sesión comience dentro del plazo, cumple [plazo10=comenzar].",
    );
  });

  test("keeps open the readings that were not chosen", () => {
    const verdict = underReadings(settings({ lectura: "388" }), ["term", "hold"], ({ term, hold }) => ({
      holds: term === "388" && hold === "comenzar",
    }));
    expect(verdict.standing).toBe("differs");
    expect(verdict.otherReadings).toHaveLength(5);
    expect(verdict.otherReadings.filter(({ repeats }) => repeats)).toHaveLength(2);
    expect(verdict.sentence.es).toBe(
      " Depende de la lectura: con la aplicada, cumple [lectura=388; plazo10=comenzar]; si el plazo no se corre o si la sesión también debe terminar dentro del plazo o si no se cuentan sábados, domingos ni feriados (Regla 68.1), no cumple [lectura=letra o plazo10=terminar o lectura=68.1].",
    );
  });
});

const iso = (after: number): string => isoText(serial("2025-01-01") + after);

test("the answer rule agrees with a walk over the days, for any delivery, day and answer", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Delivery>("personal", "mail"),
      fc.nat({ max: 1500 }),
      fc.integer({ min: 0, max: 16 }),
      (delivery, after, wait) => {
        const [received, answered] = [iso(after), iso(after + wait)];
        const lasts = (delivery === "mail" ? [false, true] : [false]).flatMap((saturday) => {
          const terms = petitionTerms(delivery, received, { saturday });
          return [terms.letra, terms["388"], terms["68.1"]];
        });
        const late = lasts.filter((last) => answered > last).length;
        const expected = late === 0 ? [] : [late === lasts.length ? "violation" : "judgement"];
        const row = {
          Sesión: "P",
          Tipo: "petición",
          "Petición recibida": received,
          Entrega: delivery === "mail" ? "correo" : "personal",
          "Respuesta del alcalde": "aceptada",
          Respondida: answered,
          Acuse: "sí",
        };
        const found = findingsOf("4203b2-answer", { rows: [row] });
        expect(found.map(({ severity }) => severity)).toEqual(expected);
      },
    ),
    { numRuns: 400 },
  );
});

test("a finding tells its deciding steps and the other readings", () => {
  const rows = [
    {
      Sesión: "P-1",
      Tipo: "petición",
      "Petición recibida": "2025-07-22",
      Entrega: "personal",
      "Respuesta del alcalde": "aceptada",
      Respondida: "2025-07-28",
      Acuse: "sí",
    },
  ];
  const [finding] = findingsOf("4203b2-answer", { rows });
  expect(finding?.citation).toBe("§ 4203(b)(2)");
  expect(finding?.trace.map(({ day, text }) => `${isoText(day!)} ${text.es}`)).toEqual([
    "2025-07-22 recibida en persona; el término empieza al día siguiente",
    "2025-07-23 día 1",
    "2025-07-24 día 2",
    "2025-07-25 día 3",
    "2025-07-26 día 4",
    "2025-07-27 día 5",
    "2025-07-28 el alcalde contesta",
  ]);
  expect(finding?.otherReadings.map(({ reading, holds, day }) => [reading.es, holds, isoText(day!)])).toEqual(
    [
      ["si el plazo que vence en domingo o feriado se corre (art. 388) [lectura=388]", true, "2025-07-29"],
      ["si no se cuentan sábados, domingos ni feriados (Regla 68.1) [lectura=68.1]", true, "2025-07-31"],
    ],
  );
});

describe("a chain of extensions", () => {
  const days = [1, 2, 3, 4, 5, 8, 10];

  test("each is valid when authorised by the last day so far", () => {
    const chain = [
      { authorised: 8, until: 10 },
      { authorised: 5, until: 8 },
    ];
    expect(chainStanding(days, 5, chain, days)).toEqual({ standing: "extended", lastAllowed: 10, late: [] });
  });

  test("one that adds no day is left out of account", () => {
    const chain = [{ authorised: 9, until: 4 }];
    expect(chainStanding(days, 5, chain, days)).toMatchObject({ standing: "over", lastAllowed: 5, late: [] });
  });

  test("a late one is named and lengthens all the same", () => {
    const chain = [
      { authorised: 7, until: 8 },
      { authorised: 11, until: 10 },
    ];
    const { standing, late } = chainStanding(days, 5, chain, days);
    expect(standing).toBe("extended");
    expect(late.map((one) => [one.standing, one.lastBefore, one.firstExtra])).toEqual([
      ["late", 5, 8],
      ["void", 8, 10],
    ]);
  });
});

test.each([
  ["3 de junio de 2027", ["2027-06-03"]],
  ["1ro de junio de 2027", ["2027-06-01"]],
  ["jueves, 3 de junio del 2027", ["2027-06-03"]],
  ["June 3rd, 2027", ["2027-06-03"]],
  ["3-jun-2027", ["2027-06-03"]],
  ["3 jun. 2027", ["2027-06-03"]],
  ["13.06.2027", ["2027-06-13"]],
  ["06/13/2027", ["2027-06-13"]],
  ["2027-6-3", ["2027-06-03"]],
  ["2027-06-03T09:00", ["2027-06-03"]],
  ["03/06/2027", ["2027-03-06", "2027-06-03"]],
  ["03/06/27", ["2003-06-27", "2027-03-06", "2027-06-03"]],
  ["13/06/99", ["1999-06-13"]],
  ["30 de febrero de 2027", []],
  ["3 de junio", []],
  ["3 de junior de 2027x", []],
  ["mañana", []],
  ["1850-01-01", []],
])("%s can mean %j", (text, expected) => {
  expect(meaningsOf(text).map(isoText)).toEqual(expected);
});

test.each([
  ["9:00 a.m.", 540],
  ["12:30 a. m.", 30],
  ["12:30 PM", 750],
  ["1:15 p.m.", 795],
  ["13:30", 810],
  [0.375, 540],
  [46541.375, 540],
])("%s is minute %i of the day", (cell, minutes) => {
  expect(readTime(cell)).toEqual({ value: minutes });
});

test.each(["25:00", "13:00 p.m.", "temprano", true, -1])("%s is no hour", (cell) => {
  expect(readTime(cell)).toHaveProperty("trouble");
});
