import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { manifestProblems, type Served } from "./manifest-rules";
import { pngSize } from "./png-size";

const ROOT = resolve(__dirname, "../..");
const MANIFEST = readFileSync(resolve(ROOT, "manifest.xml"), "utf8");

/** The files with fixed names; bundle.test.ts asks the same of what the build really wrote. */
const SERVED: Served = {
  files: new Set([
    ...["functions.js", "functions.json", "functions.en.json", "taskpane.html", "support.html"],
    ...readdirSync(resolve(ROOT, "assets")).map((file) => `assets/${file}`),
  ]),
  pngSize: (file) => pngSize(resolve(ROOT, file)),
};

test("the manifest has no problem", () => {
  expect(manifestProblems(MANIFEST, SERVED)).toEqual([]);
});

const LABEL = '<bt:String id="Group.Label" DefaultValue="Legislatura Municipal">';
const long = (characters: number) => "x".repeat(characters);

/** What is done to the manifest, the text replaced, its replacement, and a part of the complaint. */
const MUTATIONS: [what: string, from: string | RegExp, to: string, complaint: string][] = [
  [
    "children in another order",
    /(<Id>.*<\/Id>)\s*(<Version>.*<\/Version>)/,
    "$2$1",
    "OfficeApp has the children",
  ],
  ["an unknown child", "<Hosts>", "<Phone/><Hosts>", "OfficeApp has the children"],
  [
    "metadata before the page",
    /(<Page>[^]*<\/Page>)\s*(<Metadata>[^]*<\/Metadata>)/,
    "$2$1",
    "ExtensionPoint",
  ],
  [
    "no icon on the button",
    /<\/Supertip>\s*<Icon>[^]*?<\/Icon>/,
    "</Supertip>",
    "Control:Button has the children",
  ],
  [
    "a pane id",
    '<Action xsi:type="ShowTaskpane">',
    '<Action xsi:type="ShowTaskpane"><TaskpaneId>a</TaskpaneId>',
    "pane id",
  ],
  ["a namespace", "</Metadata>", '</Metadata><Namespace resid="Group.Label"/>', "names a namespace"],
  ["a namespace string", LABEL, LABEL.replace("Group.Label", "Functions.Namespace"), "names a namespace"],
  ["an id that is no GUID", /<Id>.*<\/Id>/, "<Id>muni</Id>", "no GUID of version"],
  ["an empty GUID", /<Id>.*<\/Id>/, "<Id>00000000-0000-0000-0000-000000000000</Id>", "no GUID of version"],
  ["a version that begins with 0", "1.0.0.0</Version>", "0.1.0.0</Version>", "Version is not"],
  ["a version of three parts", "1.0.0.0</Version>", "1.0.0</Version>", "Version is not"],
  ["a version with a leading zero", "1.0.0.0</Version>", "1.0.01.0</Version>", "Version is not"],
  ["another provider", "<ProviderName>MUNI", "<ProviderName>Contoso", "ProviderName"],
  ["fewer permissions", "ReadWriteDocument", "ReadDocument", "Permissions"],
  ["a short text too long", /Legislatura Municipal(?=">)/, long(126), "1 to 125"],
  ["a short text empty", 'DefaultValue="Legislatura Municipal"', 'DefaultValue=""', "1 to 125"],
  ["an English text too long", "Municipal Legislature", long(126), "1 to 125"],
  ["a description too long", /DefaultValue="Calcula[^"]*"/, `DefaultValue="${long(251)}"`, "1 to 250"],
  ["a tooltip too long", /DefaultValue="Abre el panel[^"]*"/, `DefaultValue="${long(251)}"`, "1 to 250"],
  ["an id too long", /Group\.Label/g, long(33), "longer than 32"],
  [
    "a resource defined twice",
    LABEL,
    `<bt:String id="Taskpane.Url" DefaultValue="x"/>${LABEL}`,
    "defined twice",
  ],
  [
    "a resource that nothing uses",
    LABEL,
    `<bt:String id="Idle" DefaultValue="x"/>${LABEL}`,
    "Idle is not used",
  ],
  ["a resource not defined", 'resid="Group.Label"', 'resid="Group.Name"', "Label asks for Group.Name"],
  [
    "a resource of another list",
    'Label resid="Group.Label"',
    'Label resid="OpenPane.Tooltip"',
    "bt:ShortStrings lacks",
  ],
  ["plain http", /https:\/\/localhost/g, "http://localhost", "is not https"],
  [
    "a file of another host",
    'https://localhost:3443/functions.js"',
    'https://example.org/functions.js"',
    "is not below",
  ],
  ["a file that is not served", "3443/support.html", "3443/help.html", "names no file"],
  ["an English metadata file that is not served", "functions.en.json", "functions.us.json", "names no file"],
  ["a slash behind the domain", "3443</AppDomain>", "3443/</AppDomain>", "AppDomain is"],
  [
    "another page for the functions",
    /<Page>\s*<SourceLocation resid="Taskpane.Url"/,
    '<Page><SourceLocation resid="GetStarted.LearnMoreUrl"',
    "the page is not one",
  ],
  [
    "another page for the runtime",
    'Runtime resid="Taskpane.Url"',
    'Runtime resid="GetStarted.LearnMoreUrl"',
    "the page is not one",
  ],
  [
    "another page for commands",
    'FunctionFile resid="Taskpane.Url"',
    'FunctionFile resid="GetStarted.LearnMoreUrl"',
    "the page is not one",
  ],
  [
    "another page for the button",
    /(ShowTaskpane">\s*<SourceLocation resid=")Taskpane.Url/,
    "$1GetStarted.LearnMoreUrl",
    "the page is not one",
  ],
  [
    "a pane that is not the page",
    /(id="Taskpane.Url" DefaultValue=".*)taskpane.html/,
    "$1support.html",
    "not taskpane.html",
  ],
  ["a short-lived runtime", 'lifetime="long"', 'lifetime="short"', "not long-lived"],
  ["another default language", "<DefaultLocale>es-ES", "<DefaultLocale>en-US", "DefaultLocale"],
  [
    "a language we do not have",
    'Override Locale="en-US" Value="Municipal Legislature"',
    'Override Locale="es-MX" Value="Municipal Legislature"',
    "an override is for es-MX",
  ],
  [
    "a text in one language",
    /<bt:Override Locale="en-US" Value="Municipal Legislature"\/>/,
    "",
    "Group.Label is not in Spanish and English",
  ],
  [
    "metadata in one language",
    /<bt:Override Locale="en-US" Value="[^"]*functions.en.json"\/>/,
    "",
    "Functions.Metadata.Url is not in",
  ],
  [
    "an override without its prefix",
    '<bt:Override Locale="en-US" Value="Municipal',
    '<Override Locale="en-US" Value="Municipal',
    "bt:String has the children",
  ],
  [
    "a newer set required",
    'CustomFunctionsRuntime" MinVersion="1.3"',
    'CustomFunctionsRuntime" MinVersion="1.4"',
    "the requirement sets",
  ],
  ["no shared runtime required", 'Set Name="SharedRuntime"', 'Set Name="ExcelApi"', "the requirement sets"],
  ["an icon of another size", "assets/icon-64.png", "assets/icon-80.png", "80 × 80, not 64 × 64"],
  ["a size missing from an icon", 'size="80"', 'size="64"', "an icon has the sizes"],
];

test.each(MUTATIONS)("the check refuses %s", (_what, from, to, complaint) => {
  const mutant = MANIFEST.replace(from, to);
  expect(mutant).not.toBe(MANIFEST);
  expect(manifestProblems(mutant, SERVED).join("\n")).toContain(complaint);
});

test("the check refuses a document that is not well formed", () => {
  expect(() => manifestProblems(MANIFEST.replace("</Hosts>", ""), SERVED)).toThrow();
});
