/** 1.3: a blank cell yields no violation. A cell made blank in any book leaves every session with no fault that it had not. */
import * as fc from "fast-check";
import { book } from "./blanks-book";
import { check, type Calendar, type NamedRow } from "./sheet";

/** Rules that tell one fault between them: which of them tells it can depend on a blank. */
const FAULTS: Readonly<Record<string, string>> = {
  "4203a-resume": "length",
  "4203a-length": "length",
  "4203a-budget-days": "length",
  "4203a-extension-late": "length",
  "4203b-length": "length",
  "4203b2-premature-call": "call",
  "4203b2-silence": "call",
};

/** The faults of a book, each with the row that it is about. */
function faults(calendar: Calendar): string[] {
  return check(calendar)
    .findings.filter(({ severity }) => severity === "violation")
    .map(({ rule, cells: [at] }) => `${FAULTS[rule] ?? rule} ${at?.row ?? ""}`);
}

/**
 * Cells whose blank says something. A special session that names no urgent one rests on none where no row of the sheet can
 * be that one (3.2); a petition that led to no session was answered by no call, of which its row tells in two cells.
 */
function saysByBeingBlank({ rows }: Calendar, row: NamedRow, header: string): boolean {
  if (header === "Autorizada por")
    return !rows.some(({ Tipo, Comienza }) => Tipo === "urgente" && Comienza! <= row.Comienza!);
  return row.Tipo === "petición" && (row.Convocada === "" || row["Convocada por"] === "") && isCall(header);
}

function isCall(header: string): boolean {
  return header === "Convocada" || header === "Convocada por";
}

test("a cell made blank brings no session a violation that it did not have", () => {
  fc.assert(
    fc.property(book, (calendar) => {
      const before = new Set(faults(calendar));
      calendar.rows.forEach((row, blanked) => {
        for (const [header, value] of Object.entries(row)) {
          if (value === "" || saysByBeingBlank(calendar, row, header)) continue;
          const rows = calendar.rows.map((one, at) => (at === blanked ? { ...one, [header]: "" } : one));
          const brought = faults({ ...calendar, rows }).filter((fault) => !before.has(fault));
          expect({ without: `${row.Sesión} ${header}`, brought }).toMatchObject({ brought: [] });
        }
      });
    }),
    { numRuns: 50 },
  );
});
