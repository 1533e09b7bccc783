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
  const inLanguage = (language: Language): string =>
    text[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
      const figure = figures[name];
      if (figure === undefined) return whole;
      return typeof figure === "object" ? figure[language] : String(figure);
    });
  return { es: inLanguage("es"), en: inLanguage("en") };
}
