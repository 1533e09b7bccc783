/** Documents and sheets that the command makes: the page of several calendars, the list of rules, print settings. */
import { copyFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { RULES } from "../../src/calendar/rules";
import { openPackage } from "../../xlsx/package/open-package";
import { muni, trialFolder } from "./run-muni";

const SAMPLES = path.join(__dirname, "../../data/samples");

const folder = trialFolder();
const at = (name: string) => path.join(folder(), name);
const partsOf = (name: string) => openPackage(Uint8Array.from(readFileSync(at(name))));

describe("the page of several calendars", () => {
  test("one main part, a list that leads to each report, ids once, each in its language", () => {
    copyFileSync(path.join(SAMPLES, "es/12-trece-ordinarias.xlsx"), at("uno.xlsx"));
    copyFileSync(path.join(SAMPLES, "en/05-interrupciones.xlsx"), at("dos & más.xlsx"));
    const { out } = muni(folder(), ["check", "uno.xlsx", "dos & más.xlsx", "--formato", "html"]);
    for (const name of ["main", "footer", "nav", "title"])
      expect(out.match(new RegExp(`<${name}[ >]`, "g"))).toHaveLength(1);
    expect(out).toContain("<title>Informe de 2 calendarios de sesiones</title>");
    const ids = [...out.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...out.matchAll(/href="#([^"]+)">([^<]+)/g)];
    expect(links.map(([, id]) => id)).toEqual(ids);
    expect(links[1]![2]).toBe("dos &amp; más.xlsx, Calendar, A1:U25");
    expect(out.match(/<section id="calendario-\d" lang="(?:es|en)"/g)).toEqual([
      '<section id="calendario-1" lang="es"',
      '<section id="calendario-2" lang="en"',
    ]);
  });
});

describe("muni rules", () => {
  test("names every rule with what it asks", () => {
    const { out } = muni(folder(), ["reglas"]);
    expect(out).toMatch(/^4203a-count {2}§ 4203\(a\) ¶1\n {4}\S/);
    for (const { id } of RULES) expect(out).toMatch(new RegExp(`^${id}(?: |$)`, "m"));
    for (const { id } of RULES) expect(out).toContain(`docs/reglas/${id}.md`);
  });

  test("as JSON and CSV", () => {
    const list = JSON.parse(
      muni(folder(), ["rules", "--format", "json", "--language", "en"]).out,
    ) as object[];
    expect(list).toHaveLength(RULES.length);
    expect(list[0]).toEqual({
      rule: "4203a-count",
      title: "How many regular sessions a year has",
      citation: "§ 4203(a) ¶1",
      "what it asks": expect.stringMatching(/\.$/) as string,
      page: "docs/rules/4203a-count.md",
    });
    expect(muni(folder(), ["reglas", "--formato", "csv"]).out).toMatch(
      /^regla,título,cita,qué pide,página\r\n/,
    );
    expect(muni(folder(), ["reglas", "x.xlsx"]).code).toBe(2);
  });
});

describe("a planned calendar", () => {
  test("stores each formula as a dynamic array of one cell, and prints with the session on every page", () => {
    expect(muni(folder(), ["plan", "--año", "2027", "--miembros", "16", "-o", "p.xlsx"]).code).toBe(0);
    const parts = partsOf("p.xlsx");
    const sheet = parts.text("xl/worksheets/sheet1.xml");
    const formulas = sheet.match(/<c [^>]*><f[^>]*>/g)!;
    expect(formulas.length).toBeGreaterThan(100);
    for (const formula of formulas) {
      const [, cell, range] = /r="(\w+)"[^>]*cm="1"><f t="array" ref="(\w+)">/.exec(formula) ?? [];
      expect(range).toBe(cell);
      expect(cell).toBeDefined();
    }
    expect(parts.text("xl/workbook.xml")).toContain("'Calendario'!$A:$A,'Calendario'!$1:$1");
    expect(sheet).toMatch(/fitToWidth="[23]" fitToHeight="0"/);
    expect(sheet).toMatch(/<row r="1" ht="\d+">/);
  });
});

test("the Informe is one page wide, its rows as high as their texts", () => {
  copyFileSync(path.join(SAMPLES, "es/07-peticiones.xlsx"), at("cal.xlsx"));
  muni(folder(), ["check", "cal.xlsx", "--marcar", "m.xlsx", "--informe"]);
  const report = partsOf("m.xlsx").text("xl/worksheets/sheet4.xml");
  expect(report).toContain('fitToWidth="1" fitToHeight="0"');
  expect(report.match(/<row r="\d+" ht="\d+">/g)!.length).toBeGreaterThan(10);
});

test("a marked copy has other parts only where marks need them", () => {
  copyFileSync(path.join(SAMPLES, "es/05-interrupciones.xlsx"), at("cal.xlsx"));
  muni(folder(), ["check", "cal.xlsx", "--marcar", "m.xlsx"]);
  const [before, after] = [partsOf("cal.xlsx"), partsOf("m.xlsx")];
  expect(after.names).toEqual(before.names);
  const changed = before.names.filter(
    (name) => !Buffer.from(before.bytes(name)).equals(Buffer.from(after.bytes(name))),
  );
  expect(changed.sort()).toEqual(["xl/styles.xml", "xl/worksheets/sheet1.xml"]);
});
