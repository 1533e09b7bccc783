import type { OtherReading } from "../calendar/finding";
import { isoText } from "../days/iso";
import { EXPORT_TEXTS } from "../messages/exports";
import { fill, type Text } from "../messages/text";

/** What each other reading gives, in a line; those that only repeat another are left out. */
export function otherReadingTexts(readings: readonly OtherReading[]): Text[] {
  return readings.filter(({ repeats }) => repeats !== true).map(readingText);
}

function readingText({ reading, holds, day }: OtherReading): Text {
  const result = holds === undefined ? EXPORT_TEXTS.unknown : holds ? EXPORT_TEXTS.holds : EXPORT_TEXTS.fails;
  if (day === undefined) return fill(EXPORT_TEXTS.readingHolds, { reading, result });
  if (holds === undefined) return fill(EXPORT_TEXTS.readingOnlyDay, { reading, day: isoText(day) });
  return fill(EXPORT_TEXTS.readingDay, { reading, day: isoText(day), result });
}
