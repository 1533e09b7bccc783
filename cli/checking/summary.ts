import { SEVERITIES } from "../../src/calendar/finding";
import { SEVERITY_GROUPS } from "../../src/messages/pane";
import { fill, type Text } from "../../src/messages/text";
import { paintFor } from "../terminal/colours";
import { tableText } from "../terminal/table";
import { shown, shownText } from "../terminal/wrap";
import { hasViolation, type FileOutcome } from "./check-file";
import { findingsCounted, sumOf } from "./counts";
import type { TextStyle } from "./report-text";

const TEXTS = {
  line: { es: "{file}: {found}", en: "{file}: {found}" },
  inSheet: { es: "{found} (hoja «{sheet}»)", en: "{found} (sheet “{sheet}”)" },
  notRun: { es: "no se pudo revisar: {problem}", en: "could not be checked: {problem}" },
  summary: { es: "Resumen", en: "Summary" },
  number: { es: "Cantidad", en: "Number" },
  clean: { es: "archivos sin incumplimientos", en: "files without violations" },
  violating: { es: "archivos con incumplimientos", en: "files with violations" },
  failed: { es: "archivos que no se pudieron revisar", en: "files that could not be checked" },
  calendars: { es: "calendarios revisados", en: "calendars checked" },
} satisfies Record<string, Text>;

/** What came of a file, in one line, in the language of its calendar. */
export function outcomeLine(outcome: FileOutcome, style: TextStyle): string {
  const paint = paintFor(style.colour);
  const { file, calendars, problem } = outcome;
  if (problem) {
    const text = fill(TEXTS.line, { file: shown(file), found: fill(TEXTS.notRun, { problem }) });
    return `${paint.severity("violation", shownText(text[style.language]))}\n`;
  }
  const language = calendars[0]?.language ?? style.language;
  const several = calendars.length > 1;
  const found = calendars.map(({ counts, sheet }) => {
    const words = findingsCounted(counts);
    return several ? fill(TEXTS.inSheet, { found: words, sheet: shown(sheet) }) : words;
  });
  const all = found.map((text) => text[language]).join("; ");
  const line = fill(TEXTS.line, { file: shown(file), found: all })[language];
  return `${calendars.some(hasViolation) ? paint.severity("violation", line) : line}\n`;
}

/** Files by what came of them, and findings by severity. */
export interface Tally {
  readonly add: (outcome: FileOutcome) => void;
  readonly text: (style: TextStyle) => string;
}

/** Counts outcomes without keeping them. */
export function startTally(): Tally {
  let [clean, violating, failed, calendars] = [0, 0, 0, 0];
  let counts = sumOf([]);
  return {
    add(outcome) {
      if (outcome.problem) failed++;
      else if (outcome.calendars.some(hasViolation)) violating++;
      else clean++;
      calendars += outcome.calendars.length;
      counts = sumOf([counts, ...outcome.calendars.map((calendar) => calendar.counts)]);
    },
    text({ language, width }) {
      const files = { clean, violating, failed, calendars };
      const found = SEVERITIES.map((severity) => [
        SEVERITY_GROUPS[severity].title[language].toLowerCase(),
        counts[severity],
      ]);
      const rows = [
        [TEXTS.summary[language], TEXTS.number[language]],
        ...(Object.keys(files) as (keyof typeof files)[]).map((name) => [TEXTS[name][language], files[name]]),
        ...found,
      ];
      return `\n${tableText(rows, width)}`;
    },
  };
}
