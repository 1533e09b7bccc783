import type { BuiltFunction } from "./built-functions";
import { under } from "./compare";
import { medians, type Contestant } from "./measure";
import { receipts } from "./receipts";
import { count, duration, type Section } from "./report";

const ROUNDS = 9;
const ROWS = 10_000;
const ONE_MICROSECOND = 1e3;

/** The same deadlines through the function, with its reader and writer: a column of receipts in one call. */
export function petitionFunction(deadline: BuiltFunction): Section {
  const received = column(receipts());
  const delivery = received.map((_, row) => [row % 4 ? "correo" : "personal"]);
  const call = (name: string, ...args: unknown[]): Contestant => ({
    name,
    items: ROWS,
    run: () => deadline(received, ...args),
  });
  const calls = [
    call("delivery in one cell", [["correo"]], null, null),
    call("delivery in a column", delivery, null, null),
    call("the same with own holidays and options", delivery, OWN_HOLIDAYS, OPTIONS),
  ];
  const times = medians(calls, ROUNDS);
  return {
    title: `MUNI_PETITION_DEADLINE with reader and writer, a row of ${count(ROWS)} in one range`,
    lines: calls.map(({ name }, at) => {
      const time = times[at]!;
      return { what: name, result: duration(time), target: under(ONE_MICROSECOND)(time) };
    }),
  };
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
