import type { Severity } from "../calendar/finding";
import { RULES } from "../calendar/rules";
import type { Rule } from "../calendar/rule";
import { rulePage } from "../calendar/rule-page";
import { isoText } from "../days/iso";
import { CLAUSES } from "../law/clauses";
import { EXPORT_TEXTS, SHEET_RULE_HELP } from "../messages/exports";
import { SEVERITY_LETTERS } from "../messages/pane";
import { RULE_TITLES } from "../messages/rule-titles";
import type { Language, Text } from "../messages/text";
import type { Place, Report, ReportedFinding } from "../workbook/report";
import { cellOf, fullAddress, type ExportContext } from "./context";
import { otherReadingTexts } from "./other-readings";

type Level = "error" | "warning" | "note" | "none";

/** What a judgement or a blank asks of a person is a warning or a note: viewers hide what is no failure. */
const LEVELS: Readonly<Record<Severity, Level>> = {
  violation: "error",
  warning: "warning",
  judgement: "warning",
  missing: "note",
  note: "note",
  excused: "note",
};

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

const NAMELESS_FILE: Text = { es: "libro.xlsx", en: "workbook.xlsx" };

/**
 * A report as SARIF 2.1.0 text: a rule with its help for every rule of the check, a result for every finding. A cell is
 * told as line and column of its region and, by its address, as a logical location. Excused findings carry a
 * suppression with its reason and the level that they would have. Texts are in the language asked for; messages in
 * both are among the properties.
 */
export function sarifOf(report: Report, context: ExportContext): string {
  const { language, version } = context;
  const uri = fileUri(context.file ?? NAMELESS_FILE[language]);
  const run = {
    tool: {
      driver: {
        name: "MUNI",
        ...(version === undefined ? {} : { version }),
        language,
        rules: RULES.map((rule) => ruleData(rule, context)),
      },
    },
    artifacts: [{ location: { uri }, roles: ["analysisTarget"] }],
    results: report.findings.map((finding) => resultData(finding, report, uri, language)),
    columnKind: "utf16CodeUnits",
    properties: { law: report.law.title[language], counts: report.counts, sessions: report.sessions },
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: "2.1.0", runs: [run] }, null, 2)}\n`;
}

/** A relative path as a URI reference, each part of it encoded. */
function fileUri(file: string): string {
  return file.replace(/\\/g, "/").split("/").map(encodeURIComponent).join("/");
}

/**
 * What a rule asks, in both languages: its clauses in one line each, or what it looks at in the sheet.
 *
 * @example
 * ruleHelp(budgetStart).es //=> "La sesión de presupuesto comienza a más tardar el 3 de junio."
 */
export function ruleHelp({ id, clauses }: Rule): Text {
  const own = SHEET_RULE_HELP[id];
  if (own) return own;
  const says = clauses.map((clause) => CLAUSES[clause]!.says);
  return { es: says.map(({ es }) => es).join(" "), en: says.map(({ en }) => en).join(" ") };
}

function ruleData(rule: Rule, { language, pages }: ExportContext): object {
  const { id, citation, clauses } = rule;
  const help = ruleHelp(rule);
  const cited = citation === "" ? help : { es: `${help.es} (${citation})`, en: `${help.en} (${citation})` };
  return {
    id,
    shortDescription: { text: RULE_TITLES[id]![language] },
    fullDescription: { text: cited[language] },
    ...(pages === undefined ? {} : { helpUri: pages + rulePage(id, language, "html") }),
    help: { text: cited[language], markdown: `**${id}** ${cited[language]}` },
    properties: { citation, clauses, help, tags: [id.split("-")[0]!] },
  };
}

function resultData(
  { finding, places }: ReportedFinding,
  report: Report,
  uri: string,
  language: Language,
): object {
  const { rule, severity, session, column, message, citation, trace, otherReadings, excuse } = finding;
  const index = RULES.findIndex(({ id }) => id === rule);
  return {
    ruleId: rule,
    ...(index < 0 ? {} : { ruleIndex: index }),
    level: LEVELS[excuse?.severity ?? severity],
    message: { text: message[language] },
    locations: [places[0] ? cellLocation(places[0], uri) : sheetLocation(report, uri)],
    ...related(places, uri),
    partialFingerprints: { "muniFinding/v1": [rule, session, column].join("|") },
    ...(severity === "excused" ? { suppressions: [suppression(excuse?.reason)] } : {}),
    properties: {
      severity,
      letter: SEVERITY_LETTERS[severity],
      session,
      column,
      citation,
      message,
      trace: trace.map(({ day, text }) => ({
        ...(day === undefined ? {} : { day: isoText(day) }),
        text: text[language],
      })),
      otherReadings: otherReadingTexts(otherReadings).map((text) => text[language]),
    },
  };
}

/** An exception of the workbook: accepted by whoever granted it, outside the file's cells of the finding. */
function suppression(reason: string | undefined): object {
  return { kind: "external", status: "accepted", ...(reason === undefined ? {} : { justification: reason }) };
}

/** The other cells of a finding, each once. */
function related(places: readonly Place[], uri: string): { readonly relatedLocations?: readonly object[] } {
  const [first, ...rest] = places.map(fullAddress);
  const others = places.slice(1).filter((_, at) => rest[at] !== first && rest.indexOf(rest[at]!) === at);
  return others.length === 0 ? {} : { relatedLocations: others.map((place) => cellLocation(place, uri)) };
}

function cellLocation(place: Place, uri: string): object {
  const { row, column, sheet } = place;
  return {
    physicalLocation: {
      artifactLocation: { uri, index: 0 },
      region: { startLine: row + 1, startColumn: column + 1, endColumn: column + 2 },
    },
    logicalLocations: [
      { name: cellOf(place), fullyQualifiedName: fullAddress(place), kind: "cell" },
      { name: sheet.name, kind: "sheet" },
    ],
  };
}

/** A finding about no cell, such as a session that is missing, stands at the calendar itself. */
function sheetLocation({ calendar: { sheet, range } }: Report, uri: string): object {
  return {
    physicalLocation: { artifactLocation: { uri, index: 0 }, region: { startLine: 1 } },
    logicalLocations: [{ name: sheet.name, fullyQualifiedName: sheet.name, kind: "sheet" }],
    message: { text: `${EXPORT_TEXTS.source.es} / ${EXPORT_TEXTS.source.en}: ${range}` },
  };
}
