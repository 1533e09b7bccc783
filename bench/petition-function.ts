import { compare, under } from "./compare";
import type { BuiltFunction } from "./built-functions";
import { receipts } from "./receipts";
import type { Section } from "./report";

const ROUNDS = 9;
const ROWS = 10_000;
const ONE_MICROSECOND = 1e3;

/** The same deadlines through the function, with its reader and writer: a column of receipts in one call. */
export function petitionFunction(deadline: BuiltFunction): Section {
  const received = column(receipts());
  const delivery = received.map((_, row) => [row % 4 ? "correo" : "personal"]);
  const call = (name: string, ...args: unknown[]) => ({
    name,
    items: ROWS,
    run: () => deadline(received, ...args),
    answers: () => undefined,
    target: under(ONE_MICROSECOND),
  });
  return compare(
    `MUNI_PETITION_DEADLINE, one range of ${ROWS.toLocaleString("en-US")} rows, one row`,
    [
      call("delivery in one cell", [["correo"]], null, null),
      call("delivery in a column", delivery, null, null),
      call("the same with own holidays and options", delivery, OWN_HOLIDAYS, OPTIONS),
    ],
    ROUNDS,
  );
}

const OWN_HOLIDAYS = [
  ["Fecha", "Nombre", "Fuente", "+/-"],
  [46192, "Día del municipio", "Ordenanza", "+"],
  [46357, "Fiestas patronales", "Ordenanza", "+"],
  [46380, "", "", "-"],
];

const OPTIONS = [
  ["Nombre", "Valor"],
  ["lectura", "388"],
  ["idioma", "es"],
];

function column(days: Int32Array): number[][] {
  return Array.from({ length: ROWS }, (_, row) => [days[row % days.length]!]);
}
