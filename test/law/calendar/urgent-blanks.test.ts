/** § 4203(b)(2), 2nd ¶ after (ii): what a clerk has not filled in of an urgent vote is asked for, and no violation. */
import * as fc from "fast-check";
import { isoText } from "../../../src/days/iso";
import { check, serial, type NamedRow } from "./sheet";

const iso = (after: number): string => isoText(serial("2025-11-01") + after);
const wait = (max: number) => fc.nat({ max });

/** A petition, an urgent session upon it and the special one that rests on its vote, in whatever order. */
const book = fc
  .record({
    received: wait(60),
    delivery: fc.constantFrom("personal", "correo"),
    answer: fc.constantFrom("aceptada", "rechazada", "ninguna"),
    answered: wait(9),
    urgentCalled: wait(12),
    vote: wait(12),
    called: wait(24),
    starts: wait(6),
    length: wait(6),
    caller: fc.constantFrom("alcalde", "presidente"),
    votes: fc.constantFrom(8, 9, 15, 16),
    signatures: fc.constantFrom(10, 11, 16),
    rests: fc.boolean(),
    isToldTwice: fc.boolean(),
    extended: fc.option(wait(8), { nil: undefined }),
  })
  .map((one): NamedRow[] => {
    const { received } = one;
    const petition = {
      "Petición recibida": iso(received),
      Entrega: one.delivery,
      Firmas: one.signatures,
      Certificado: "no",
      "Respuesta del alcalde": one.answer,
      Respondida: one.answer === "ninguna" ? "" : iso(received + one.answered),
      Acuse: "sí",
    };
    const first = received + one.called + one.starts;
    const until = one.extended === undefined ? "" : iso(first + one.extended);
    return [
      {
        Sesión: "U",
        Tipo: "urgente",
        Convocada: iso(received + one.urgentCalled),
        "Convocada por": "presidente",
        Comienza: iso(received + one.urgentCalled + one.vote),
        "Votos a favor": one.votes,
        ...petition,
      },
      {
        Sesión: "E",
        Tipo: "extraordinaria (petición)",
        Convocada: iso(received + one.called),
        "Convocada por": one.caller,
        Comienza: iso(first),
        Termina: iso(first + one.length),
        "Prórroga autorizada": until,
        "Prórroga hasta": until,
        "Autorizada por": one.rests ? "U" : "",
        Agenda: "Alumbrado",
        ...(one.isToldTwice ? petition : {}),
      },
    ];
  });

const violations = (rows: readonly NamedRow[]): string[] =>
  check({ rows, settings: { miembros: 16 } })
    .findings.filter(({ severity }) => severity === "violation")
    .map(({ rule, session }) => `${rule} ${session}`);

test("a cell made blank in a book with an urgent vote brings no violation of any rule", () => {
  fc.assert(
    fc.property(book, (rows) => {
      const before = new Set(violations(rows));
      rows.forEach((row, blanked) => {
        for (const header of Object.keys(row)) {
          const fewer = rows.map((one, at) => (at === blanked ? { ...one, [header]: "" } : one));
          const brought = violations(fewer).filter((violation) => !before.has(violation));
          expect({ without: `${row.Sesión} ${header}`, brought }).toMatchObject({ brought: [] });
        }
      });
    }),
    { numRuns: 100 },
  );
});
