import { SaxesParser } from "saxes";
import { SEVERITIES } from "../../src/calendar/finding";
import { htmlOf } from "../../src/exports/html";
import { ENGLISH, reportOfRows, SAMPLE_REPORT, SPANISH } from "../law/exports-report";

interface Page {
  readonly elements: readonly {
    readonly name: string;
    readonly attributes: Readonly<Record<string, string>>;
  }[];
  /** Text of the page, its style left out. */
  readonly text: string;
}

/** Reads the page as XML, which a page without unclosed elements also is; a fault in it is thrown. */
function pageOf(html: string): Page {
  const parser = new SaxesParser();
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const open: string[] = [];
  let text = "";
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    elements.push({ name, attributes: attributes });
    open.push(name);
  });
  parser.on("closetag", () => open.pop());
  parser.on("text", (piece) => {
    if (open.at(-1) !== "style") text += piece;
  });
  parser.write(html).close();
  return { elements, text };
}

describe.each([SPANISH, ENGLISH])("the printed report: %j", (context) => {
  const html = htmlOf(SAMPLE_REPORT, context);
  const { elements, text } = pageOf(html);

  test("is one well-formed page in its language, with no script and nothing to fetch", () => {
    expect(html.startsWith("<!DOCTYPE html>")).toBe(true);
    expect(elements[0]).toEqual({ name: "html", attributes: { lang: context.language } });
    expect(
      elements.filter(({ name }) => ["script", "link", "img", "iframe", "a", "object"].includes(name)),
    ).toEqual([]);
    expect(
      elements
        .flatMap(({ attributes }) => Object.keys(attributes))
        .filter((name) => /^(on|src|href)/.test(name)),
    ).toEqual([]);
    expect(html).not.toMatch(/url\(|@import/);
  });

  test("holds every finding with its message, its cell, its steps and its other readings", () => {
    expect(elements.filter(({ name }) => name === "article")).toHaveLength(SAMPLE_REPORT.findings.length);
    for (const { finding } of SAMPLE_REPORT.findings) {
      expect(text).toContain(finding.message[context.language]);
      for (const step of finding.trace) expect(text).toContain(step.text[context.language]);
    }
    expect(text).toContain("Calendario!D16");
  });

  test("says the source, the law, the dates, the numbers and the readings", () => {
    for (const part of ["calendarios/año 2027.xlsx", "A3:AF40", "2027-12-31", "05-31", "R19", "MUNI 1.2.3"])
      expect(text).toContain(part);
    expect(text).toContain(SAMPLE_REPORT.law.title[context.language]);
  });

  test("groups the findings by severity, in its order", () => {
    const groups = elements
      .filter(({ name }) => name === "section")
      .map(({ attributes }) => attributes.class);
    expect(groups).toEqual(["report", ...SEVERITIES]);
  });
});

test("what cells hold is text in it, never markup", () => {
  const hostile = `</style><script>alert("x")</script>&amp;'"<b>\u0000\u0007`;
  const report = reportOfRows(
    [{ Sesión: hostile, Tipo: hostile, Comienza: "2027-03-01" }],
    [["municipio", hostile]],
  );
  const html = htmlOf(report, { language: "es", file: hostile });
  const { elements, text } = pageOf(html);
  expect(elements.some(({ name }) => name === "script" || name === "b")).toBe(false);
  expect(text).toContain(`</style><script>alert("x")</script>&amp;'"<b>`);
});

test("a calendar without findings says so", () => {
  const html = htmlOf({ ...SAMPLE_REPORT, findings: [] }, SPANISH);
  expect(pageOf(html).text).toContain("Sin hallazgos.");
});
