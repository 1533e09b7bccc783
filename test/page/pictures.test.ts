import { MONTHS } from "../../src/messages/pictures";
import { petitionWayOf } from "../../taskpane/pictures/petition-data";
import { seatDataOf } from "../../taskpane/pictures/seat-data";
import { picturedYears, yearDataOf } from "../../taskpane/pictures/year-data";
import { day } from "../law/product";
import { startPictures, type OpenPictures, type Pictures } from "./open-pictures";
import { reportOn } from "./pictures-data";

jest.setTimeout(120_000);

const LANGUAGES = ["es", "en"] as const;
const LOOKS = [
  { width: 320, language: "es" },
  { width: 480, dark: true, language: "en" },
  { width: 480, forcedColours: true, language: "es" },
  { width: 900, language: "en" },
] as const;

const PETITIONS = reportOn("07-peticiones");
const BOOK = PETITIONS.basis!.book;
const YEAR = yearDataOf(PETITIONS, 2014, day("2014-06-10"))!;
const WAYS = BOOK.sessions.flatMap((session) => petitionWayOf(session, BOOK) ?? []);
const TRACES = PETITIONS.findings.map(({ finding }) => finding.trace);
const COUNTS = TRACES.filter((trace) => trace.some((step) => "counted" in step));
const SEATS = seatDataOf(
  [
    ["partido", "directos", "minoría", "total", "nota"],
    ["PNP", 9, 0, 9, ""],
    ["PPD", 4, 1, 5, ""],
    ["MVC", 0, 1, 2, ""],
    ["Proyecto Dignidad", 0, 0, 0, ""],
    ["Sin decidir", "", "", "", "Escaños de minoría: 1, entre PPD y MVC."],
  ],
  17,
)!;

let pictures: Pictures;
beforeAll(async () => {
  pictures = await startPictures();
});
afterAll(() => pictures.close());

/** Each test has its own page. */
async function withPage(
  look: Parameters<Pictures["open"]>[0],
  use: (open: OpenPictures) => Promise<void>,
): Promise<void> {
  const open = await pictures.open(look);
  try {
    await use(open);
    expect(open.errors).toEqual([]);
  } finally {
    await open.close();
  }
}

const EVERY = [
  ["yearPicture", YEAR],
  ["petitionTimeline", WAYS[0]],
  ["stripCalendar", COUNTS[0]],
  ["hemicycle", SEATS],
] as const;

describe.each(LOOKS)("with the look %j", (look) => {
  test.each(EVERY)("%s has no fault of accessibility and nothing sticks out", async (name, data) => {
    await withPage(look, async (open) => {
      await open.draw(name, data, look.language);
      expect(await open.violations()).toEqual([]);
      expect(await open.overflow()).toEqual([]);
    });
  });
});

describe("the year", () => {
  test("has twelve months, each day where its weekday is", () =>
    withPage({}, async (open) => {
      await open.draw("yearPicture", YEAR);
      expect(await open.page.locator(".year-month h4").allInnerTexts()).toEqual(
        MONTHS.map(({ es }) => es.charAt(0).toUpperCase() + es.slice(1)),
      );
      const june = open.page.locator(".year-grid").nth(5).locator("tbody tr");
      expect(await june.first().locator("td").first().innerText()).toBe("1"); // Sunday, 1 June 2014
      expect(await june.locator("td:has(*)").count()).toBe(30);
      expect(await open.page.locator("[aria-current=date]").innerText()).toBe("10");
    }));

  test("tells all that a day has, in its name and below its month", () =>
    withPage({}, async (open) => {
      await open.draw("yearPicture", {
        ...YEAR,
        sessions: [
          {
            row: 6,
            title: { es: "Sesión 6", en: "Session 6" },
            type: "budget",
            first: day("2014-06-03"),
            last: day("2014-06-05"),
            days: [day("2014-06-03"), day("2014-06-05")],
            status: "planned",
          },
        ],
        holidays: [{ day: day("2014-06-03"), name: { es: "Fiesta", en: "Feast" } }],
        deadlines: [{ day: day("2014-06-03"), title: { es: "el fin", en: "the end" } }],
        findings: [{ severity: "violation", days: [day("2014-06-03")], row: 8 }],
      });
      const names = await open.page
        .locator(".year-day")
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
      expect(names).toEqual([
        "Martes, 3 de junio de 2014. Sesión 6, presupuesto, programada, 3 de junio al 5 de junio. Feriado: Fiesta. Límite: el fin. Incumplimiento: 1",
        "Miércoles, 4 de junio de 2014. Sesión 6, presupuesto, programada, 3 de junio al 5 de junio, sin reunión este día",
        "Jueves, 5 de junio de 2014. Sesión 6, presupuesto, programada, 3 de junio al 5 de junio",
      ]);
      const list = await open.page.locator(".year-list").first().locator("li").allTextContents();
      expect(list).toEqual([
        "3–5 PSesión 6, presupuesto, programada",
        "3 feriado: Fiesta",
        "3 límite: El fin",
        "3 IIncumplimiento: 1",
      ]);
    }));

  test("is one stop of the tabulator, and every key leads where it says", () =>
    withPage({}, async (open) => {
      await open.draw("yearPicture", YEAR);
      const stops = await open.page
        .locator(".year-day")
        .evaluateAll((all) =>
          all.map((one) => [(one as HTMLElement).tabIndex, one.getAttribute("aria-label")!] as const),
        );
      expect(stops.filter(([index]) => index === 0)).toHaveLength(1);
      const names = stops.map(([, name]) => name);
      const at = async (): Promise<string> =>
        (await open.page.evaluate(() => document.activeElement!.getAttribute("aria-label")))!;
      const press = async (key: string): Promise<string> => {
        await open.page.keyboard.press(key);
        return at();
      };
      await open.page.locator(".year-day").first().focus();
      expect(await at()).toMatch(/1 de enero/);
      expect(await press("ArrowLeft")).toBe(names[0]);
      expect(await press("ArrowRight")).toBe(names[1]);
      expect(await press("ArrowDown")).toMatch(/13 de enero/);
      expect(await press("ArrowUp")).toBe(names[1]);
      expect(await press("End")).toMatch(/31 de enero/);
      expect(await press("ArrowRight")).toMatch(/8 de febrero/);
      expect(await press("PageDown")).toMatch(/1 de marzo/);
      expect(await press("End")).toMatch(/22 de marzo/);
      expect(await press("Home")).toMatch(/1 de marzo/);
      expect(await press("PageUp")).toMatch(/8 de febrero/);
      expect(await open.page.locator(".year-day[tabindex='0']").count()).toBe(1);
    }));

  test("goes to the row of a day, and to each row of a day that has several", () =>
    withPage({}, async (open) => {
      await open.draw("yearPicture", YEAR);
      const button = open.page.getByRole("button", { name: /^Lunes, 2 de junio/ });
      await button.focus();
      await open.page.keyboard.press("Enter");
      const budget = YEAR.sessions.find(({ type }) => type === "budget")!;
      expect(await open.page.evaluate(() => window.selected)).toEqual([budget.row]);
      const go = open.page.locator(".day-box").getByRole("button");
      await go.first().click();
      expect(await open.page.evaluate(() => window.selected)).toEqual([budget.row, budget.row]);
      expect(await go.first().innerText()).toBe(`Ir a la fila ${budget.row + 1}`);
    }));

  test.each(["01-ano-legal", "07-peticiones", "08-sesiones-urgentes", "12-trece-ordinarias"])(
    "%s prints on one page",
    (sample) =>
      withPage({ width: 480 }, async (open) => {
        const report = reportOn(sample);
        await open.page.evaluate(() =>
          document.querySelectorAll("h1, h2").forEach((title) => title.remove()),
        );
        for (const year of picturedYears(report))
          for (const language of LANGUAGES) {
            await open.draw("yearPicture", yearDataOf(report, year), language);
            const file = await open.page.pdf({ preferCSSPageSize: true });
            expect(file.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
          }
      }),
  );

  test("has one or two months abreast where the pane is narrow, four where it is wide", async () => {
    const abreast = async (width: number): Promise<number> => {
      let columns = 0;
      await withPage({ width }, async (open) => {
        await open.draw("yearPicture", YEAR);
        const tops = await open.page
          .locator(".year-month")
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        columns = tops.filter((top) => top === tops[0]).length;
      });
      return columns;
    };
    expect([await abreast(320), await abreast(480), await abreast(1000)]).toEqual([1, 2, 4]);
  });
});

describe("the data of a year", () => {
  test("are the sessions with their rows, the holidays, the limits and the findings on their days", () => {
    expect(picturedYears(PETITIONS)).toEqual([2014]);
    expect(YEAR.sessions).toHaveLength(BOOK.sessions.filter(({ first }) => first.state === "read").length);
    const budget = YEAR.sessions.find(({ type }) => type === "budget")!;
    expect(budget).toMatchObject({ first: day("2014-06-02"), last: day("2014-06-06"), status: "held" });
    expect(YEAR.holidays.map((holiday) => holiday.day)).toContain(day("2014-12-25"));
    expect(YEAR.deadlines).toContainEqual({
      day: day("2014-06-13"),
      title: { es: "fin de la sesión de presupuesto, ya aprobado", en: expect.any(String) as string },
    });
    expect(YEAR.findings).toHaveLength(PETITIONS.findings.length);
    for (const { finding, places } of PETITIONS.findings) {
      const told = YEAR.findings.find(({ message }) => message === finding.message);
      expect(told).toMatchObject({ severity: finding.severity, row: places[0]!.row });
    }
  });

  test("are none where the check told no sessions", () => {
    const { basis, ...bare } = PETITIONS;
    expect(basis).toBeDefined();
    expect(picturedYears(bare)).toEqual([]);
    expect(yearDataOf(bare, 2014)).toBeUndefined();
  });
});

describe("a petition", () => {
  const WAY = {
    received: day("2025-07-22"),
    delivery: "personal",
    terms: [
      { reading: { es: "a la letra", en: "as written" }, first: day("2025-07-23"), last: day("2025-07-27") },
      { reading: { es: "art. 388", en: "art. 388" }, first: day("2025-07-23"), last: day("2025-07-29") },
    ],
    callFrom: day("2025-07-28"),
    callFromSafe: day("2025-07-30"),
    called: { day: day("2025-07-30"), by: "president" },
  } as const;

  test.each([320, 1000])("tells its days in order, %i pixels wide", (width) =>
    withPage({ width }, async (open) => {
      await open.draw("petitionTimeline", WAY);
      expect(await open.page.locator(".timeline-label").allTextContents()).toEqual([
        "Petición entregada en persona mar 22 jul",
        "Término del alcalde: a la letra mié 23 jul al dom 27 jul",
        "Término del alcalde: art. 388 mié 23 jul al mar 29 jul",
        "El Presidente puede convocar desde el lun 28 jul",
        "El Presidente puede convocar, en toda lectura desde el mié 30 jul",
        "Convoca el Presidente mié 30 jul",
      ]);
      expect(await open.page.locator(".timeline-bar").first().isVisible()).toBe(width === 1000);
    }),
  );

  test("lies along its days: a bar begins and ends under them", () =>
    withPage({ width: 1000 }, async (open) => {
      await open.draw("petitionTimeline", WAY);
      const bar = (await open.page.locator(".timeline-bar").nth(1).boundingBox())!;
      const ticks = await open.page
        .locator(".timeline-tick")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      expect(bar.x).toBeCloseTo(ticks[1]!, 0);
      expect(bar.x + bar.width).toBeCloseTo(ticks[6]!, 0);
    }));

  test("of a session has the term under every reading; no call where the mayor acted in time", () => {
    const [way] = WAYS;
    expect(way!.terms.map(({ reading }) => reading.es)).toEqual([
      "a la letra",
      "art.\u00a0388",
      "Regla\u00a068.1",
    ]);
    expect(way).toMatchObject({ answer: { kind: "accepted" } });
    expect(way).not.toHaveProperty("callFrom");
    const silent = WAYS.find(({ answer, called }) => !answer && called?.by === "president");
    expect(silent!.callFrom).toBe(silent!.terms[0]!.last + 1);
  });
});

describe("a count of days", () => {
  const STEPS = [
    { day: day("2025-07-24"), counted: false, text: { es: "acuse de correo; empieza después", en: "" } },
    {
      day: day("2025-07-25"),
      counted: false,
      text: { es: "no es laborable (feriado: Constitución)", en: "" },
      apart: {
        what: { es: "no es laborable", en: "no working day" },
        reason: { es: "feriado: Constitución", en: "holiday: Constitution" },
      },
    },
    { day: day("2025-07-28"), counted: true, text: { es: "día 1", en: "day 1" } },
    { day: day("2025-07-28"), text: { es: "el alcalde contesta", en: "" } },
    { text: { es: "sin fecha", en: "" } },
  ];

  test("numbers what counts, gives the initial of why a day does not, and tells each day whole", () =>
    withPage({ width: 320 }, async (open) => {
      await open.draw("stripCalendar", STEPS);
      const days = open.page.locator(".strip-day");
      expect(await days.locator(".strip-mark").allTextContents()).toEqual(["•", "F", "1"]);
      expect(await days.locator("time").allTextContents()).toEqual([
        "jueves, 24 de julio de 2025: acuse de correo; empieza después",
        "viernes, 25 de julio de 2025: no es laborable (feriado: Constitución)",
        "lunes, 28 de julio de 2025: día 1; el alcalde contesta",
      ]);
      expect(await open.page.locator(".strip-gap").allTextContents()).toEqual(["2 días"]);
      expect(await open.page.locator(".strip-key li").allTextContents()).toEqual([
        "24 jul acuse de correo; empieza después",
        "F feriado: Constitución",
      ]);
    }));

  test("is not drawn where nothing is counted", () =>
    withPage({}, async (open) => {
      await open.draw("stripCalendar", [{ day: day("2025-07-24"), text: { es: "límite", en: "limit" } }]);
      expect(await open.page.locator(".strip").count()).toBe(0);
    }));

  test("of every finding that counts can be drawn", () =>
    withPage({}, async (open) => {
      expect(COUNTS.length).toBeGreaterThan(5);
      for (const trace of COUNTS) {
        await open.draw("stripCalendar", trace);
        expect(await open.page.locator(".strip-day[data-mark=counted]").count()).toBeGreaterThan(0);
      }
    }));
});

describe("the seats", () => {
  test("are drawn by party and kind, and told in words and in a table", () =>
    withPage({}, async (open) => {
      await open.draw("hemicycle", SEATS);
      const seats = await open.page
        .locator(".hemicycle-seats .seat")
        .evaluateAll((all) => all.map((one) => `${one.textContent} ${one.getAttribute("data-kind")}`));
      const many = (number: number, what: string): string[] => Array.from({ length: number }, () => what);
      expect(seats).toEqual([
        ...many(9, "PNP direct"),
        ...many(4, "PPD direct"),
        "PPD minority",
        "MVC minority",
        "MVC open",
        "? undecided",
      ]);
      expect(await open.page.locator(".hemicycle-seats").getAttribute("aria-label")).toBe(
        "17 escaños: PNP 9 (directos 9); PPD 5 (directos 4, de minoría 1); MVC 2 (de minoría 1, de clase abierta 1); sin decidir 1.",
      );
      const rows = await open.page
        .locator(".picture-table tr")
        .evaluateAll((all) =>
          all.map((row) => [...row.children].map((cell) => cell.lastChild!.textContent).join("|")),
        );
      expect(rows).toEqual([
        "Partido|Directos|Minoría|Abiertos|Total|Parte",
        "PNP|9|0|0|9|52.9\u00a0%",
        "PPD|4|1|0|5|29.4\u00a0%",
        "MVC|0|1|1|2|11.8\u00a0%",
        "Proyecto Dignidad|0|0|0|0|0.0\u00a0%",
        "Sin decidir|–|–|–|1|5.9\u00a0%",
        "Total|13|2|1|17|100.0\u00a0%",
      ]);
    }));

  test.each([5, 12, 14, 16, 17])("of a legislature of %i do not touch", (total) =>
    withPage({ width: 320 }, async (open) => {
      await open.draw("hemicycle", {
        parties: [{ name: "PNP", direct: total, minority: 0, open: 0 }],
        total,
      });
      const circles = await open.page
        .locator(".hemicycle-seats circle")
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => ({ x, y, width })),
        );
      expect(circles).toHaveLength(total);
      for (const [at, one] of circles.entries())
        for (const other of circles.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.width);
    }),
  );

  test("that no law knows, or whose number is not known, have the table alone", () =>
    withPage({}, async (open) => {
      for (const total of [9, undefined]) {
        await open.draw("hemicycle", { ...SEATS, total });
        expect(await open.page.locator(".hemicycle-seats").count()).toBe(0);
        expect(await open.page.locator(".picture-table").count()).toBe(1);
      }
    }));

  test("are read from the table that MUNI_SEATS spills", () => {
    const english = [
      ["party", "direct", "minority", "total", "note"],
      ["PPD", 4, 0, 4, ""],
      ["PNP", 0, 1, 1, ""],
      ["Note", "", "", "", "…"],
    ];
    expect(seatDataOf(english)).toEqual({
      parties: [
        { name: "PPD", direct: 4, minority: 0, open: 0 },
        { name: "PNP", direct: 0, minority: 1, open: 0 },
      ],
      total: 5,
    });
    expect(SEATS.undecided).toBe("Escaños de minoría: 1, entre PPD y MVC.");
    expect(seatDataOf([...english, ["Undecided", "", "", "", "?"]])!.total).toBeUndefined();
    expect(seatDataOf(english.slice(1))).toBeUndefined();
  });
});
