import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { createContext, Script } from "node:vm";
import { rulePage } from "../../src/calendar/rule-page";
import { RULES } from "../../src/calendar/rules";
import { buildAddin, type BuiltAddin } from "./built-addin";
import { manifestProblems } from "./manifest-rules";
import { pngSize } from "./png-size";

const URL_SERVED = "https://www.example.pr/muni/";

interface Weighed {
  readonly name: string;
  readonly found: readonly string[];
  readonly bytes: number;
  readonly most: number;
}
const { weigh } = jest.requireActual<{ weigh: (files: ReadonlyMap<string, Buffer>) => Weighed[] }>(
  "../../build/sizes/weigh.js",
);
const { BUDGETS } = jest.requireActual<{ BUDGETS: readonly { readonly name: string }[] }>(
  "../../build/sizes/budgets.js",
);

interface Metadata {
  readonly allowErrorForDataTypeAny: boolean;
  readonly allowCustomDataForDataTypeAny: boolean;
  readonly functions: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly helpUrl: string;
    readonly parameters: readonly { readonly name: string; readonly description: string }[];
  }[];
}

let built: BuiltAddin;
beforeAll(() => {
  built = buildAddin(URL_SERVED);
}, 120_000);

const metadata = (file: string) => JSON.parse(built.text(file)) as Metadata;
const filesOf = (ending: RegExp) => [...built.files].filter((file) => ending.test(file));

/** Names that functions.js associates when nothing of Office but CustomFunctions is there. */
function associated(): string[] {
  const names: string[] = [];
  const CustomFunctions = {
    associate: (name: string, answer: unknown) => {
      expect(typeof answer).toBe("function");
      names.push(name);
    },
  };
  new Script(built.text("functions.js")).runInContext(createContext({ CustomFunctions }));
  return names;
}

describe("the scripts", () => {
  test.each(BUDGETS)("within its budget: $name", ({ name }) => {
    const files = new Map([...built.files].map((file) => [file, readFileSync(built.path(file))]));
    const weighed = weigh(files).find((budget) => budget.name === name)!;
    expect(weighed.found.length).toBeGreaterThan(0);
    expect(weighed.bytes).toBeGreaterThan(0);
    expect(weighed.bytes).toBeLessThanOrEqual(weighed.most);
  });

  test.each(["functions", "taskpane"])("no library is in %s", (entry) => {
    const sources = built.sources(entry).filter((name) => !name.startsWith("webpack/runtime/"));
    expect(sources.length).toBeGreaterThan(1);
    expect(sources.filter((name) => !/^\.\/(src|functions|taskpane)\//.test(name))).toEqual([]);
  });

  test("the library that evaluated the holiday rules is named nowhere", () => {
    for (const file of built.files)
      expect(readFileSync(built.path(file), "latin1")).not.toContain("date-holidays");
  });

  test("functions.js is one classic script, and the check of a calendar another that comes when it is asked for", () => {
    expect(built.assets("functions")).toEqual(["functions.js"]);
    const check = expect.stringMatching(/^calendar\.\w+\.js$/) as unknown;
    expect(built.holders("./functions/answers/calendar-check.ts")).toEqual([check]);
    expect(built.holders("./functions/answers/calendar-check-on-demand.ts")).toEqual(["functions.js"]);
  });

  test("the check of a calendar is loaded once for functions and pane, and is in no other script", () => {
    const check = [expect.stringMatching(/^calendar\.\w+\.js$/)];
    expect(built.holders("./src/calendar/check.ts")).toEqual(check);
    expect(built.holders("./src/calendar/under-readings.ts")).toEqual(check);
    const rules = readdirSync(join(__dirname, "../../src/calendar/rules"));
    expect(rules.length).toBeGreaterThan(40);
    for (const rule of rules) expect(built.holders(`./src/calendar/rules/${rule}`)).toEqual(check);
  });

  test("functions.js runs with nothing but CustomFunctions and associates every function once", () => {
    const ids = metadata("functions.json").functions.map(({ id }) => id);
    expect(associated()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("the metadata", () => {
  test.each(["functions.json", "functions.en.json"])(
    "%s lets errors and data types reach the functions",
    (file) => {
      const { allowErrorForDataTypeAny, allowCustomDataForDataTypeAny } = metadata(file);
      expect({ allowErrorForDataTypeAny, allowCustomDataForDataTypeAny }).toEqual({
        allowErrorForDataTypeAny: true,
        allowCustomDataForDataTypeAny: true,
      });
    },
  );

  test("the languages differ in descriptions and help pages only", () => {
    const bare = (file: string) =>
      metadata(file).functions.map((about) => ({
        ...{ ...about, description: "", helpUrl: "" },
        parameters: about.parameters.map((parameter) => ({ ...parameter, description: "" })),
      }));
    expect(bare("functions.en.json")).toEqual(bare("functions.json"));
  });

  test.each([
    ["functions.json", "es"],
    ["functions.en.json", "en"],
  ])("every function of %s has its help page in that language", (file, language) => {
    for (const { id, helpUrl } of metadata(file).functions) {
      expect(helpUrl).toBe(`${URL_SERVED}help/${language}/${id}.html`);
      expect(built.text(helpUrl.slice(URL_SERVED.length))).toContain(`<html lang="${language}">`);
    }
  });

  test.each(["es", "en"] as const)("every rule has its page in %s, to which the pane leads", (language) => {
    for (const { id } of RULES)
      expect(built.text(rulePage(id, language, "html"))).toMatch(
        new RegExp(`<html lang="${language}">[^]*<title>[^<]+ \\(${id}\\)`),
      );
  });

  test("names are ones that Excel takes, and optional parameters come last", () => {
    for (const { id, name, parameters } of metadata("functions.json").functions) {
      expect(id).toMatch(/^MUNI_[A-Z0-9_]{1,123}$/);
      expect(name).toBe(id);
      const optional = parameters.map((parameter) => "optional" in parameter);
      expect(optional).toEqual([...optional].sort((one, other) => Number(one) - Number(other)));
    }
  });
});

describe("the pages", () => {
  test("taskpane.html loads office.js, then the functions, then the pane", () => {
    const scripts = built.text("taskpane.html").match(/<script[^>]*>/g);
    expect(scripts).toHaveLength(3);
    expect(scripts?.[0]).toMatch(/src="https:\/\/appsforoffice\.microsoft\.com\/lib\/1\/hosted\/office\.js"/);
    expect(scripts?.slice(1)).toEqual([
      '<script defer src="functions.js">',
      '<script defer src="taskpane.js">',
    ]);
  });

  test.each([
    ["functions.json", "Sintaxis Parámetros Resultado Ejemplo Ley Lecturas Errores Vea también"],
    ["functions.en.json", "Syntax Parameters Result Example Law Readings Errors See also"],
  ])("the help pages of %s have the signature and the parts %s", (file, parts) => {
    for (const { helpUrl, description, id, parameters } of metadata(file).functions) {
      const page = built.text(helpUrl.slice(URL_SERVED.length));
      expect([...page.matchAll(/<h2 id="\w+">(.*)<\/h2>/g)].map((match) => match[1]).join(" ")).toBe(parts);
      expect(page).toContain(`<code>=${id}(${parameters[0]?.name ?? ""}`);
      for (const told of [description, ...parameters.map((parameter) => parameter.description)])
        expect(page).toContain(told.replace(/&/g, "&amp;").replace(/</g, "&lt;"));
    }
  });

  test.each([
    ["es", "opciones.html", "tablas.html"],
    ["en", "options.html", "tables.html"],
  ])("the help in %s leads from each parameter that takes names to %s or %s", (language, options, tables) => {
    const linked = (page: string, target: string) => expect(built.text(page)).toContain(`href="${target}`);
    for (const { id, parameters } of metadata("functions.json").functions)
      for (const { name } of parameters) {
        const page = `help/${language}/${id}.html`;
        if (/^(options|settings)$/.test(name)) linked(page, `${options}#options"`);
        if (/^(holidays|exceptions|candidates)$/.test(name)) linked(page, `${tables}#${name}"`);
      }
    for (const target of [options, tables]) {
      linked(`help/${language}/index.html`, target);
      linked("support.html", `help/${language}/${target}`);
    }
  });

  test("every link into a page leads to a part of it", () => {
    for (const page of filesOf(/\.html$/))
      for (const [, target, part] of built.text(page).matchAll(/href="([^"#]+)#([^"]+)"/g))
        expect(built.text(normalize(join(dirname(page), target!)))).toContain(`id="${part!}"`);
  });

  test("no page has a script, a style or a handler inside it: the content policy forbids them", () => {
    for (const page of filesOf(/\.html$/))
      expect(built.text(page)).not.toMatch(/<style|<script(?![^>]*\bsrc=)|\s(style|on\w+)=/i);
  });

  test("every page says its language and has a title", () => {
    for (const page of filesOf(/\.html$/))
      expect(built.text(page)).toMatch(/<html lang="(es|en)"[^]*<title>[^<]+</);
  });

  test("every link and script of a page leads to a file of the build, or is office.js", () => {
    for (const page of filesOf(/\.html$/)) {
      const targets = [...built.text(page).matchAll(/\s(?:href|src)="([^"]*)"/g)].map((match) => match[1]!);
      const inside = targets.filter((target) => !target.startsWith("https://appsforoffice.microsoft.com/"));
      const lost = inside.filter((target) => {
        const file = target.replace(/#.*$/, "");
        return file !== "" && !built.files.has(normalize(join(dirname(page), file)));
      });
      expect({ page, lost }).toEqual({ page, lost: [] });
    }
  });
});

describe("what is served", () => {
  test("the manifest of the build has no problem with the files of the build", () => {
    const manifest = built.text("manifest.xml");
    expect(
      manifestProblems(manifest, { files: built.files, pngSize: (file) => pngSize(built.path(file)) }),
    ).toEqual([]);
    expect(manifest).toContain(`"${URL_SERVED}taskpane.html"`);
  });

  test("nothing is left of the development address, and no file names another host", () => {
    const known = [
      URL_SERVED,
      "https://www.example.pr<",
      "https://appsforoffice.microsoft.com",
      "http://www.w3.org/",
      "http://schemas.microsoft.com/",
      // The name of a format, written into SARIF files; the policy of the page lets nothing fetch it.
      "https://json.schemastore.org/sarif-2.1.0.json",
    ];
    // The header files name the hosts of Office that may frame the pane.
    for (const file of filesOf(/(?<!\.config)\.(js|json|html|css|xml)$/)) {
      const text = built.text(file);
      const addresses = [...text.matchAll(/https?:\/\/[^\s"'`)]*/g)].map(([address]) => address);
      const strange = addresses.filter((address) => !known.some((start) => address.startsWith(start)));
      expect({ file, strange }).toEqual({ file, strange: [] });
    }
  });

  test("the header files keep the fixed names from being cached and frame the pane for Office", () => {
    for (const file of ["_headers", ".htaccess", "web.config", "staticwebapp.config.json", "nginx.conf"]) {
      expect(built.text(file)).toMatch(/Cache-Control\W.*no-cache/);
      expect(built.text(file)).toContain("frame-ancestors 'self' https://*.officeapps.live.com");
    }
  });
});

test("a government cloud has its own office.js in the page, in its policy and in the headers, and no other", () => {
  const own = buildAddin(URL_SERVED, "gcch");
  const site = "https://appsforoffice.gcch.cdn.office.net";
  const page = own.text("taskpane.html");
  expect(page).toContain(`<script src="${site}/appsforoffice/lib/1/hosted/office.js">`);
  expect(page).toContain(`script-src 'self' ${site};`);
  for (const file of ["_headers", ".htaccess", "nginx.conf", "web.config", "staticwebapp.config.json"])
    expect(own.text(file)).toContain(`script-src 'self' ${site};`);
  for (const file of own.files)
    if (/\.(html|js|json|xml|conf)$|^[_.]/.test(file))
      expect(own.text(file)).not.toContain("appsforoffice.microsoft.com");
});

test("a cloud that is not known ends the build with one line", () => {
  expect(() => buildAddin(URL_SERVED, "gov")).toThrow(
    "OFFICE_CLOUD must be one of gcc, gcch, dod, or left out for the public cloud",
  );
});
