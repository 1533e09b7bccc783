/** The words that guides may name: what the product shows, and what it understands. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Command } from "../../cli/command";
import type { Option } from "../../cli/arguments/option";
import { RULES } from "../../src/calendar/rules";
import { COLUMN_ORDER, headersOf } from "../../src/calendar/sheet/columns";
import {
  ANSWER_WORDS,
  CALLER_WORDS,
  DECISION_WORDS,
  STATUS_WORDS,
  YES_NO_WORDS,
} from "../../src/calendar/sheet/words";
import { CLAUSES } from "../../src/law/clauses";
import { OPTIONS } from "../../src/law/options";
import { PARAMETER_FACTS } from "../../src/law/parameters";
import { readSettings } from "../../src/law/read-settings";
import { fold } from "../../src/messages/fold";
import type { Language } from "../../src/messages/text";
import { MUNICIPALITIES } from "../../src/seats/municipalities";
import { SESSION_TYPES } from "../../src/sessions/session-type";
import { TEXTS } from "../../workbench/texts";
import { metadata } from "../functions/runtime";
import { ROOT } from "./guide-pages";

const MESSAGES = path.join(ROOT, "src/messages");

/** Every text of an object, at any depth, in one language. */
function textsIn(value: unknown, language: Language): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = (value as Partial<Record<Language, unknown>>)[language];
  if (typeof own === "string") return [own];
  return Object.values(value).flatMap((part) => textsIn(part, language));
}

function messages(language: Language): string[] {
  const files = readdirSync(MESSAGES).filter((file) => file.endsWith(".ts"));
  const modules = files.map((file) => jest.requireActual<object>(path.join(MESSAGES, file)));
  return [...modules, TEXTS].flatMap((one) => textsIn(one, language));
}

/** The manifest's own words: Spanish by default, English in its overrides. */
function ribbon(language: Language): string[] {
  const manifest = readFileSync(path.join(ROOT, "manifest.xml"), "utf8");
  const words =
    language === "es"
      ? /<bt:String [^>]*DefaultValue="([^"]*)"/g
      : /<bt:Override Locale="en-US" Value="([^"]*)"/g;
  return [...manifest.matchAll(words)].map(([, text]) => text!);
}

const LITERAL_LETTERS = 5;

/** Whether MUNI shows these words; figures in them may be any. */
export function shownWords(language: Language): (words: string) => boolean {
  const texts = [...messages(language), ...ribbon(language)];
  const plain = new Set(texts);
  const patterns = texts
    .filter((text) => text.includes("{") && text.replace(/\{\w+\}|[^\p{L}]/gu, "").length >= LITERAL_LETTERS)
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\w+\}/)
            .map(escaped)
            .join(".+")}$`,
        ),
    );
  return (words) => plain.has(words) || patterns.some((pattern) => pattern.test(words));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const { sourceLoader } = jest.requireActual<{
  sourceLoader: (root: string) => (file: string) => { STATUSES: ReadonlyMap<string, string> };
}>("../../build/load-source.js");
const { STATUSES } = sourceLoader(ROOT)("functions/read/candidates.ts");

/** Headers, words of cells, options and their values, as their readers compare them. */
function understood(): Set<string> {
  const maps = [ANSWER_WORDS, CALLER_WORDS, DECISION_WORDS, STATUS_WORDS, YES_NO_WORDS];
  const choices = OPTIONS.flatMap((option) => (option.kind === "choice" ? option.choices : []));
  return new Set(
    [
      ...COLUMN_ORDER.flatMap(headersOf),
      ...maps.flatMap((map) => [...map.keys()]),
      ...[...Object.values(SESSION_TYPES), ...OPTIONS, ...choices].flatMap(({ es, en }) => [es, en]),
      ...Object.values(PARAMETER_FACTS).flatMap(({ name }) => [name.es, name.en]),
      ...MUNICIPALITIES.keys(),
      ...STATUSES.keys(),
    ].map(fold),
  );
}

const scripts = Object.keys(
  (JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as { scripts: object }).scripts,
);
const functions = new Set(metadata().map(({ name }) => name));
// The build puts the version in its place.
Object.assign(globalThis, { MUNI_VERSION: "", MUNI_PAGES: "" });
const { COMMANDS } = jest.requireActual<{ COMMANDS: readonly Command[] }>("../../cli/commands");
const { GLOBAL_OPTIONS } = jest.requireActual<{ GLOBAL_OPTIONS: readonly Option[] }>("../../cli/help");
const commands = COMMANDS.flatMap(({ name }) => [name.es, name.en]);
const options = [...COMMANDS.flatMap((command) => command.options), ...GLOBAL_OPTIONS].flatMap(
  ({ es, en }) => [es, en],
);
const { headerFiles } = jest.requireActual<{ headerFiles: (officeJs: string) => Record<string, string> }>(
  "../../build/header-files.js",
);
const HEADER_FILES: ReadonlySet<string> = new Set(
  Object.keys(headerFiles("https://www.example.pr/office.js")),
);

/** Kinds of things that stand as code, and whether one of the kind exists. */
const KINDS: readonly [RegExp, (code: string) => boolean][] = [
  [
    /^=?MUNI_/,
    (code) => [...code.matchAll(/MUNI_\w+/g)].every(([name]) => functions.has(name) || "MUNI_" === name),
  ],
  [/^MUNI_\*$/, () => true],
  [
    /^npm (?:run )?[\w:-]+(?: -- --[\w-]+)?$/,
    (code) =>
      ["npm ci", "npm start", "npm test"].includes(code) || scripts.includes(code.split(" ")[2] ?? ""),
  ],
  [/^ADDIN_URL=\S+ npm run \S+$/, (code) => scripts.includes(code.split(" npm run ")[1]!)],
  // A script of the add-in that has the build's code in its name.
  [
    /^\w+\.…\.js$/u,
    (code) => readdirSync(path.join(ROOT, "dist")).some((file) => file.startsWith(code.split("…")[0]!)),
  ],
  [/^npx muni /, (code) => commands.includes(code.split(" ")[2]!)],
  [/^npx jest /, (code) => existsSync(path.join(ROOT, code.split(" -- ")[1]!))],
  [/^--[\p{L}-]+$/u, (code) => options.includes(code.slice(2))],
  [/^[\p{L}\d ]+=[^=]+$/u, (code) => isSetting(code)],
  [/^#(?:N\/A|VALUE!|NUM!|NAME\?|BUSY!|REF!|SPILL!|¡\p{L}+!|¿\p{L}+\?)$/u, () => true],
];

function isSetting(code: string): boolean {
  try {
    readSettings(
      code.split("; ").map((pair) => {
        const [name = "", value = ""] = pair.split("=");
        return { name, value };
      }),
    );
    return true;
  } catch {
    return false;
  }
}

/** Whether a file of the repository, or one that the build makes, has that name. */
function isFile(code: string): boolean {
  const places = [code, `dist/${code}`];
  return (
    /^[\w.@/-]+$/.test(code) &&
    (places.some((one) => existsSync(path.join(ROOT, one))) || HEADER_FILES.has(code))
  );
}

/** What a guide's own example lets its reader type, and words of other programs and languages that are no files. */
const FOREIGN =
  /^(?:Date|Excel\.|location|Version|version|Namespace|value|changed|readIn|served|RULE|missing|judgement|NOT_APPLICABLE|ApiNotFound|@example|ADDIN_URL|OFFICE_CLOUD|gcch?|dod|office\.js|options|party_votes|dist-workbench|-Report-Only|X-Frame-Options|Content-Security-Policy-Report-Only|Cache-Control: no-cache|\.xlsx|functions|contract|page|files|muni|IND|INDPT|Independiente|Independent)$/;

/**
 * Whether what stands as code in a page is something: a function, a command, a file, an option, a word that MUNI
 * shows or understands, or a cell, a date or a text of the page's own example.
 */
export function codeChecker(language: Language, example: ReadonlySet<string>): (code: string) => boolean {
  const words = understood();
  const shows = shownWords(language);
  const ids = new Set([...RULES.map(({ id }) => id), ...Object.keys(CLAUSES)]);
  return (code) => {
    const kind = KINDS.find(([pattern]) => pattern.test(code));
    if (kind) return kind[1](code);
    if (FOREIGN.test(code) || isFile(code) || ids.has(code) || example.has(code)) return true;
    if (/^https:\/\/|appsforoffice|^[~%$]/.test(code)) return true;
    if (/^\d{4}(?:-\d{2}-\d{2}(?:; \d{4}-\d{2}-\d{2})*)?$/.test(code)) return true;
    return words.has(fold(code)) || shows(code);
  };
}
