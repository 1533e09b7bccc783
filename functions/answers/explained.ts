import type { ReadingName } from "../../src/law/readings";
import type { Settings } from "../../src/law/settings";
import type { Step } from "../../src/law/trace";
import type { Cell } from "../cell";
import { stepsTable } from "../tables/steps";
import { elementwise, singleCell, type Argument, type Elementwise } from "../write/elementwise";
import { spilledCell, type SpilledCell, type TableValue } from "../write/table";

const ONE_AT_A_TIME = {
  es: "Con pasos=sí se explica una fecha a la vez y {name} recibió {found}. Indique una sola celda, o quite pasos de options.",
  en: "With steps=yes one date is explained at a time and {name} got {found}. Give one cell, or take steps out of options.",
};

/** What a function is asked: the answer to its input, and the steps that decide it. */
export interface Question<Input> {
  readonly answer: (input: Input) => TableValue;
  readonly steps: (input: Input) => readonly Step[];
  /** Readings that bear on the answer. */
  readonly readings?: (input: Input) => readonly ReadingName[];
}

/** A question whose input is read of cells. */
export interface CellQuestion<Input> extends Question<Input> {
  readonly read: (...cells: Cell[]) => Input;
}

/** One cell with the answer or, with `pasos=sí`, the table of its steps. */
export type Explained = SpilledCell | SpilledCell[][];

/** The answer to one input; with `pasos=sí` the steps that decide it, and the answer last. */
export function explained<Input>(
  input: Input,
  { answer, steps, readings }: Question<Input>,
  settings: Settings,
): Explained {
  const result = answer(input);
  return settings.steps
    ? stepsTable(steps(input), result, readings?.(input) ?? [], settings)
    : spilledCell(result, settings.language);
}

/**
 * Answers cell by cell, as elementwise does; with `pasos=sí` one cell, with the steps that decide its answer.
 *
 * @throws Problem `value` for a range whose steps are asked for
 */
export function explainedCells<Input>(
  args: readonly [Argument, ...Argument[]],
  isEmpty: (cell: Cell) => boolean,
  settings: Settings,
  question: CellQuestion<Input>,
): Elementwise<Explained> {
  if (settings.steps) singleCell(args[0], ONE_AT_A_TIME);
  return elementwise(args, isEmpty, settings.language, (...cells) =>
    explained(question.read(...cells), question, settings),
  );
}
