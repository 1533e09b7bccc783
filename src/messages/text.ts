/** A language a person can choose; Spanish is the default. */
export type Language = "es" | "en";

/** One sentence in both languages. Every text a person reads is such a pair, so none can lack a language. */
export type Text = Readonly<Record<Language, string>>;

/**
 * Fills the figures into a sentence: `{name}` is replaced in both languages.
 *
 * @example
 * fill({ es: "Límite: {day}", en: "Limit: {day}" }, { day: "2027-06-13" }).en
 * //=> "Limit: 2027-06-13"
 */
export function fill(text: Text, figures: Readonly<Record<string, string | number | Text>>): Text {
  return { es: filled(text.es, figures, "es"), en: filled(text.en, figures, "en") };
}

/** Sentences taken apart: their plain pieces at even places, the names of figures between them. */
const pieces = new Map<string, readonly string[]>();

/** Room for every sentence of the product; one that holds a user's own words is not worth keeping. */
const MOST_KEPT = 2000;

function takeApart(sentence: string): readonly string[] {
  const parts = sentence.split(/\{(\w+)\}/);
  if (pieces.size < MOST_KEPT) pieces.set(sentence, parts);
  return parts;
}

function filled(
  sentence: string,
  figures: Readonly<Record<string, string | number | Text>>,
  language: Language,
): string {
  const parts = pieces.get(sentence) ?? takeApart(sentence);
  let result = parts[0]!;
  for (let at = 1; at < parts.length; at += 2) {
    const figure = figures[parts[at]!];
    if (figure === undefined) result += `{${parts[at]}}`;
    else result += typeof figure === "object" ? figure[language] : figure;
    result += parts[at + 1]!;
  }
  return result;
}
