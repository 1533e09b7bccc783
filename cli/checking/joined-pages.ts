import { fill, type Language, type Text } from "../../src/messages/text";

const TEXTS = {
  title: { es: "Informe de {number} calendarios de sesiones", en: "Report on {number} session calendars" },
  contents: { es: "Calendarios", en: "Calendars" },
} satisfies Record<string, Text>;

/** The report in a page, and the language of the page. */
interface PageReport {
  readonly language: Language;
  /** Escaped, as the page has it. */
  readonly label: string;
  readonly section: string;
}

/**
 * Pages of several calendars as one: a list that leads to each, then their reports, each printed from a new leaf and in
 * its own language.
 */
export function joinedPages(first: string, others: readonly string[]): string {
  const reports = [first, ...others].map(reportIn);
  const { language } = reports[0]!;
  const links = reports.map(({ label }, at) => `<li><a href="#${idOf(at)}">${label}</a></li>`).join("");
  const title = fill(TEXTS.title, { number: reports.length })[language];
  const contents = `<nav aria-label="${TEXTS.contents[language]}"><p>${title}</p><ol>${links}</ol></nav>`;
  const sections = reports.map(({ section, language: own }, at) =>
    section.replace("<section", `<section id="${idOf(at)}" lang="${own}"`),
  );
  const [start, end] = [first.indexOf("<main>"), first.indexOf("</main>")];
  const head = first.slice(0, start).replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
  return `${head}${contents}<main>${sections.join("\n")}${first.slice(end)}`;
}

function idOf(at: number): string {
  return `calendario-${at + 1}`;
}

/** Texts of a page are escaped: its own tags alone are found. */
function reportIn(page: string): PageReport {
  const start = page.indexOf("<main>") + "<main>".length;
  const section = page.slice(start, page.indexOf("</main>"));
  return {
    language: page.includes('<html lang="en">') ? "en" : "es",
    label: /aria-label="([^"]*)"/.exec(section)![1]!,
    section,
  };
}
