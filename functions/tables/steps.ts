import { OPTIONS } from "../../src/law/options";
import type { ReadingName } from "../../src/law/readings";
import type { Settings } from "../../src/law/settings";
import type { Step } from "../../src/law/trace";
import { TABLE_TEXTS } from "../../src/messages/tables";
import type { Text } from "../../src/messages/text";
import { isDay, spill, type SpilledCell, type TableValue } from "../write/table";

const HEADERS = [TABLE_TEXTS.date, TABLE_TEXTS.step, TABLE_TEXTS.reason];

/**
 * The steps that decide an answer, one a row, and the answer last: a day under its column with the readings that
 * bear on it, anything else as the reason.
 */
export function stepsTable(
  steps: readonly Step[],
  result: TableValue,
  readings: readonly ReadingName[],
  settings: Settings,
): SpilledCell[][] {
  const last = isDay(result)
    ? [result, TABLE_TEXTS.result, readingWords(readings, settings)]
    : ["", TABLE_TEXTS.result, result];
  return spill(HEADERS, [...steps.map(stepRow), last], settings);
}

function stepRow({ day, text, apart }: Step): TableValue[] {
  return [day === undefined ? "" : { day }, apart?.what ?? text, apart?.reason ?? ""];
}

/** The readings in force as the options write them. */
function readingWords(names: readonly ReadingName[], { readings }: Settings): Text {
  const words = OPTIONS.flatMap((option): Text[] => {
    const name = names.find((one) => one === option.key);
    if (!name || option.kind !== "choice") return [];
    const chosen = option.choices.find(({ es }) => es === readings[name])!;
    return [{ es: `${option.es}=${chosen.es}`, en: `${option.en}=${chosen.en}` }];
  });
  return { es: words.map(({ es }) => es).join("; "), en: words.map(({ en }) => en).join("; ") };
}
