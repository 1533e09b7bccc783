import * as fc from "fast-check";
import { isoText } from "../../../src/days/iso";
import { committeeTerms, countableDays } from "../../oracle/days";
import { findingsOf, serial, type NamedRow } from "./sheet";

const iso = (after: number): string => isoText(serial("2027-03-01") + after);
const listed = (days: readonly number[]): string => days.map(iso).join("; ");
const span = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const days = fc
  .uniqueArray(fc.nat({ max: 20 }), { minLength: 1, maxLength: 12 })
  .map((found) => found.sort((a, b) => a - b));

/** A special session that can interrupt, from one day to another. */
const special = fc
  .tuple(fc.nat({ max: 20 }), fc.nat({ max: 7 }))
  .map(([first, length]) => ({ first, last: first + length }));

function specialRow({ first, last }: { first: number; last: number }, interrupts: string | number): NamedRow {
  return {
    Sesión: 1,
    Tipo: "extraordinaria (alcalde)",
    Comienza: iso(first),
    Termina: iso(last),
    "Convocada por": "alcalde",
    "Interrumpe a": interrupts,
    Emergencia: "sí",
    "Votos a favor": 12,
  };
}

const severities = (rule: string, rows: readonly NamedRow[], settings: NamedRow = {}): string[] =>
  findingsOf(rule, { rows, settings: { miembros: 16, ...settings } }).map(({ severity }) => severity);

test("a special session is asked about exactly where it shares a day with the regular one", () => {
  fc.assert(
    fc.property(days, special, fc.boolean(), (met, one, lists) => {
      const regular = lists
        ? { "Días de reunión": listed(met) }
        : { Comienza: iso(met[0]!), Termina: iso(met[met.length - 1]!) };
      const taken = lists ? met : span(met[0]!, met[met.length - 1]!);
      const shares = span(one.first, one.last).some((day) => taken.includes(day));
      const rows = [{ Sesión: 3, Tipo: "ordinaria", ...regular }, specialRow(one, "")];
      expect(severities("4203a-interrupt", rows)).toEqual(shares ? ["missing"] : []);
    }),
    { numRuns: 400 },
  );
});

test("an interruption has five days, whatever the votes and the extension", () => {
  fc.assert(
    fc.property(
      special,
      fc.integer({ min: 0, max: 16 }),
      fc.integer({ min: 5, max: 17 }),
      (one, votes, members) => {
        fc.pre(votes <= members);
        const row = { ...specialRow(one, 3), "Votos a favor": votes, "Prórroga hasta": iso(one.last) };
        const rows = [{ Sesión: 3, Tipo: "ordinaria", "Días de reunión": iso(0) }, row];
        const faults = [votes * 3 < members * 2, span(one.first, one.last).length > 5].filter(Boolean).length;
        // From the second day after its only meeting the regular session was over: the dates are asked about.
        const isOver = one.first > 1;
        expect(severities("4203a-interrupt", rows, { miembros: members })).toEqual([
          ...Array.from({ length: faults }, () => "violation"),
          ...(isOver ? ["warning"] : []),
        ]);
      },
    ),
    { numRuns: 400 },
  );
});

/** What the two rules on length say together of a regular session whose days are listed. */
function expectedOfListed(met: readonly number[], away: ReadonlySet<number>): string | undefined {
  if (met.length > 5) return "violation";
  const own = span(met[0]!, met[met.length - 1]!).filter((day) => met.includes(day) || !away.has(day));
  return own.length > 5 ? "judgement" : undefined;
}

test("of a session's days before and after an interruption one rule tells, by a walk over the days", () => {
  fc.assert(
    fc.property(days, special, (met, one) => {
      const rows = [{ Sesión: 3, Tipo: "ordinaria", "Días de reunión": listed(met) }, specialRow(one, 3)];
      const away = span(one.first, Math.min(one.last, one.first + 4));
      const resumed = one.first >= met[0]! && met[met.length - 1]! > away[away.length - 1]!;
      const severity = expectedOfListed(met, new Set(away));
      const by = severity === "violation" && resumed ? "4203a-resume" : "4203a-length";
      const told = ["4203a-length", "4203a-resume"].flatMap((rule) =>
        severities(rule, rows).map((found) => `${rule} ${found}`),
      );
      expect(told).toEqual(severity ? [`${by} ${severity}`] : []);
    }),
    { numRuns: 400 },
  );
});

test("where no days are listed those of the interruption are left out, and more than five are missing", () => {
  fc.assert(
    fc.property(fc.nat({ max: 6 }), fc.nat({ max: 14 }), special, (first, length, one) => {
      const rows = [
        { Sesión: 3, Tipo: "ordinaria", Comienza: iso(first), Termina: iso(first + length) },
        specialRow(one, 3),
      ];
      const away = span(one.first, Math.min(one.last, one.first + 4));
      const own = span(first, first + length).filter((day) => !away.includes(day));
      expect(severities("4203a-length", rows)).toEqual(own.length > 5 ? ["missing"] : []);
      expect(severities("4203a-resume", rows)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test("of a budget session's countable days one rule tells", () => {
  const budgetDays = fc.uniqueArray(fc.nat({ max: 20 }), { minLength: 9, maxLength: 15 });
  fc.assert(
    fc.property(budgetDays, special, (found, one) => {
      const met = [...found].sort((a, b) => a - b);
      const rows = [{ Sesión: 6, Tipo: "presupuesto", "Días de reunión": listed(met) }, specialRow(one, 6)];
      const countable = met.filter((day) => countableDays(iso(day), iso(day)) === 1).length;
      const until = Math.min(one.last, one.first + 4);
      const resumed = one.first >= met[0]! && met[met.length - 1]! > until;
      const told = ["4203a-budget-days", "4203a-resume"].filter((rule) =>
        severities(rule, rows).includes("violation"),
      );
      expect(told).toEqual(countable <= 10 ? [] : [resumed ? "4203a-resume" : "4203a-budget-days"]);
    }),
    { numRuns: 600 },
  );
});

test("a resumed session's finding tells its days one by one, with the interruption between them", () => {
  const rows = [
    { Sesión: 3, Tipo: "ordinaria", "Días de reunión": listed([0, 1, 4, 5, 6, 7, 8]) },
    specialRow({ first: 2, last: 3 }, 3),
  ];
  const [finding] = findingsOf("4203a-resume", { rows });
  expect(finding?.citation).toBe("§ 4203(a) ¶1");
  expect(finding?.trace.map(({ day, text }) => `${isoText(day!)} ${text.es}`)).toEqual([
    "2027-03-01 día 1",
    "2027-03-02 día 2",
    "2027-03-03 la interrumpe la sesión 1",
    "2027-03-04 último día de esa interrupción",
    "2027-03-05 día 3",
    "2027-03-06 día 4",
    "2027-03-07 día 5",
    "2027-03-08 día 6",
    "2027-03-09 día 7",
  ]);
});

test("the President's answer to a committee agrees with a walk over the days, for any filing", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1500 }), fc.nat({ max: 12 }), (after, wait) => {
      const [filed, answered] = [iso(after), iso(after + wait)];
      const lasts = (["next-day", "same-day"] as const).flatMap((filing) => {
        const terms = committeeTerms(filed, filing);
        return [terms.letra, terms["388"], terms["68.1"]];
      });
      const late = lasts.filter((last) => answered > last).length;
      const row = { Sesión: "C-1", Tipo: "comisión", "Solicitud radicada": filed, Contestada: answered };
      expect(severities("4203a-committee-answer", [row])).toEqual(
        late === 0 ? [] : [late === lasts.length ? "violation" : "judgement"],
      );
    }),
    { numRuns: 400 },
  );
});

test("a late answer's finding tells the term day by day", () => {
  const row = { Sesión: "C-1", Tipo: "comisión", "Solicitud radicada": iso(0), Contestada: iso(5) };
  const [finding] = findingsOf("4203a-committee-answer", { rows: [row] });
  expect(finding?.trace.map(({ day, text }) => `${isoText(day!)} ${text.es}`)).toEqual([
    "2027-03-01 solicitud radicada; el término empieza al día siguiente",
    "2027-03-02 día 1",
    "2027-03-03 día 2",
    "2027-03-04 día 3",
    "2027-03-05 día 4",
    "2027-03-06 día 5",
    "2027-03-06 el Presidente contesta",
  ]);
  expect(finding?.otherReadings).toHaveLength(5);
});

test("a meeting is unlawful before its authorisation, and whenever it was denied", () => {
  fc.assert(
    fc.property(fc.nat({ max: 9 }), fc.nat({ max: 9 }), fc.boolean(), (meets, answered, isDenied) => {
      const row = {
        Sesión: "C-1",
        Tipo: "comisión",
        Comienza: iso(meets),
        "Solicitud radicada": iso(0),
        Contestada: iso(answered),
        Decisión: isDenied ? "denegada" : "autorizada",
      };
      const isUnlawful = isDenied || meets < answered;
      expect(severities("4203a-committee-request", [row])).toEqual(isUnlawful ? ["violation"] : []);
    }),
    { numRuns: 400 },
  );
});

/** Sessions of one kind, each with its days listed or only its ends. */
const sessions = fc.array(fc.tuple(days, fc.boolean()), { minLength: 2, maxLength: 5 });

test("sessions overlap exactly where two of them share a day", () => {
  fc.assert(
    fc.property(sessions, fc.constantFrom("ordinaria", "extraordinaria"), (found, type) => {
      const rows = found.map(([met, lists], at) => ({
        Sesión: at + 1,
        Tipo: type,
        Comienza: iso(met[0]!),
        Termina: iso(met[met.length - 1]!),
        "Días de reunión": lists ? listed(met) : "",
      }));
      const taken = found.map(([met, lists]) => (lists ? met : span(met[0]!, met[met.length - 1]!)));
      const shares = taken.some((one, at) =>
        taken.slice(at + 1).some((other) => one.some((day) => other.includes(day))),
      );
      expect(severities("data-overlap", rows).length > 0).toBe(shares);
    }),
    { numRuns: 600 },
  );
});

test("a thousand sessions of one day are told one by one, and a special among them asks of five", () => {
  const rows = Array.from({ length: 1000 }, (_, at) => ({ Sesión: at, Tipo: "ordinaria", Comienza: iso(0) }));
  expect(severities("data-overlap", rows)).toHaveLength(999);
  expect(severities("4203a-interrupt", [...rows, specialRow({ first: 0, last: 0 }, "")])).toHaveLength(5);
});

const interrupted = fc
  .record({
    met: days,
    special,
    votes: fc.integer({ min: 6, max: 16 }),
    emergency: fc.constantFrom("sí", "no"),
  })
  .map(({ met, special: one, votes, emergency }): NamedRow[] => [
    {
      Sesión: 3,
      Tipo: "ordinaria",
      Comienza: iso(met[0]!),
      "Días de reunión": listed(met),
      Estado: "celebrada",
    },
    { ...specialRow(one, 3), "Votos a favor": votes, Emergencia: emergency },
    {
      Sesión: "C-1",
      Tipo: "comisión",
      Comienza: iso(met[0]!),
      "Solicitud radicada": iso(0),
      Contestada: iso(one.first),
      Decisión: emergency === "sí" ? "autorizada" : "denegada",
    },
  ]);

const counting = fc.constantFrom<NamedRow>(
  {},
  { "días ordinaria": "corridos" },
  { "días ordinaria": "reunión" },
);

test("a cell made blank never brings a violation of the rules on interruptions and committees", () => {
  const rules = ["4203a-interrupt", "4203a-committee-request", "4203a-committee-answer"];
  const lengths = ["4203a-length", "4203a-resume"];
  const violations = (rows: readonly NamedRow[], settings: NamedRow): string[] =>
    [...rules, ...lengths].flatMap((rule) =>
      severities(rule, rows, settings)
        .filter((severity) => severity === "violation")
        .map(() => rule),
    );
  fc.assert(
    fc.property(interrupted, fc.nat({ max: 2 }), fc.nat(), counting, (rows, which, column, settings) => {
      const headers = Object.keys(rows[which]!);
      const header = headers[column % headers.length]!;
      const fewer = rows.map((one, at) => (at === which ? { ...one, [header]: "" } : one));
      expect(violations(fewer, settings).length).toBeLessThanOrEqual(violations(rows, settings).length);
    }),
    { numRuns: 600 },
  );
});
