import { DAYS_TO_1904 } from "../src/calendar/model/session-row";
import type { Day } from "../src/days/civil";
import type { OwnDay } from "../src/days/holiday-calendar";
import { isoText } from "../src/days/iso";
import { applySettings } from "../src/law/read-settings";
import { DEFAULT_SETTINGS } from "../src/law/settings";
import { SETTING_TEXTS } from "../src/messages/pane-settings";
import { fill, type Language, type Text } from "../src/messages/text";
import { exceptionsSheet, holidaysSheet } from "../src/plan/companion-sheets";
import { settingsSheet } from "../src/plan/settings-sheet";
import type { PlannedCell, SheetPlan } from "../src/plan/sheet-plan";
import type { BlockEdit } from "../src/workbook/block-edit";
import { COMPANION_NAMES } from "../src/workbook/companions";
import { cellsOf, exceptionEdits, type WantedException } from "../src/workbook/exception-edits";
import { holidayEdits, holidayRemoval } from "../src/workbook/holiday-edits";
import type { Area, CompanionName } from "../src/workbook/reading";
import type { ReportedFinding } from "../src/workbook/report";
import { settingsEdits, type WantedSetting } from "../src/workbook/settings-edits";
import type { Desk } from "./check-book";
import type { Turn } from "./turns";
import { attempt, checkAgain, sheetOf, tellLateSheets, writeCells } from "./write-cells";

/** What the settings' buttons do. Each writes at once, into a sheet that is made where there is none. */
export interface SettingsActions {
  saveSettings(wanted: readonly WantedSetting[]): Promise<void>;
  addHoliday(day: OwnDay): Promise<void>;
  /** Empties the row of a day of the municipality's own. */
  removeHoliday(day: Day): Promise<void>;
  addException(wanted: WantedException): Promise<void>;
  /** Opens the form of an exception for a finding. */
  except(reported: ReportedFinding): void;
}

export function settingsActions(desk: Desk): SettingsActions {
  const take = (keeping: Keeping): Promise<void> =>
    desk.turns.take("saving", (turn) => keep(desk, turn, keeping));
  return {
    saveSettings: (wanted) => take(settingsKeeping(wanted)),
    addHoliday: (day) => take(holidayKeeping(day)),
    removeHoliday: (day) => desk.turns.take("saving", (turn) => removeHoliday(desk, turn, day)),
    addException: (wanted) => take(exceptionKeeping(wanted)),
    except: (reported) => desk.tell({ type: "excusing", reported }),
  };
}

/** Something to be kept in a sheet beside the calendar. */
interface Keeping {
  readonly kind: CompanionName;
  readonly label: (sheet: string) => Text;
  /** Changes of the sheet that is there, or why there can be none. */
  readonly edits: (area: Area, language: Language) => readonly BlockEdit[] | { readonly refused: Text };
  /** The sheet where there is none. */
  readonly plan: (language: Language) => SheetPlan;
}

async function keep(desk: Desk, turn: Turn, { kind, label, edits, plan }: Keeping): Promise<void> {
  const { outcome, languages } = desk.state();
  const { beside, dates1904 } = await desk.book.read(turn.signal, sheetOf(outcome));
  desk.dates1904 = dates1904;
  const area = beside[kind];
  if (!area) return create(desk, turn, kind, plan(languages.shown), dates1904);
  const changes = edits(area, languages.shown);
  if ("refused" in changes) return turn.tell({ type: "told", tone: "refused", text: changes.refused });
  if (changes.length === 0) return turn.tell({ type: "told", tone: "done", text: SETTING_TEXTS.unchanged });
  await writeCells(desk, turn, changes, label(area.table?.name ?? area.sheet.name));
}

async function create(
  desk: Desk,
  turn: Turn,
  kind: CompanionName,
  plan: SheetPlan,
  dates1904: boolean,
): Promise<void> {
  const sheets = [{ plan, otherNames: COMPANION_NAMES[kind] }];
  const added = await attempt(
    turn,
    () => desk.writer.addSheets(sheets, dates1904),
    (late) => tellLateSheets(desk, late),
  );
  if (!added) return;
  await checkAgain(desk, turn);
  const text = fill(SETTING_TEXTS.created, { sheet: added[0]!.name });
  turn.tell({ type: "told", tone: "done", text });
}

function settingsKeeping(wanted: readonly WantedSetting[]): Keeping {
  return {
    kind: "settings",
    label: (sheet) => fill(SETTING_TEXTS.saved, { sheet }),
    edits: (area, language) => settingsEdits(area, wanted, language),
    plan: (language) => settingsPlan(wanted, language),
  };
}

/** All options of a calendar with what is wanted, and below them the headers that are mapped. */
function settingsPlan(wanted: readonly WantedSetting[], language: Language): SheetPlan {
  const rows = wanted.map(({ name, value }) => [name[language], contentIn(value, language)] as const);
  const left: PlannedCell[][] = [];
  const settings = applySettings(
    rows.map(([name, value]) => ({ name, value: plain(value) })),
    (_, at) => left.push([...rows[at]!, null]),
  );
  const mapped = rows.filter(([name, value]) => isColumnRow(name) && value !== null);
  const own = { ...settings, language: wantsLanguage(wanted) ? settings.language : language };
  const plan = settingsSheet(own);
  return { ...plan, rows: [...plan.rows, ...left, ...mapped.map((row) => [...row, null])] };
}

function isColumnRow(name: string): boolean {
  return /^colum(?:na|n):/.test(name);
}

function wantsLanguage(wanted: readonly WantedSetting[]): boolean {
  return wanted.some(({ name, value }) => name.en === "language" && value !== null);
}

function contentIn(value: WantedSetting["value"], language: Language): PlannedCell {
  return value !== null && typeof value === "object" && "es" in value ? value[language] : value;
}

function plain(cell: PlannedCell): string | number | null {
  if (cell === null || typeof cell !== "object") return cell;
  return "day" in cell ? cell.day : null;
}

function holidayKeeping(day: OwnDay): Keeping {
  return {
    kind: "holidays",
    label: () => fill(SETTING_TEXTS.holidayLabel, { day: isoText(day.day) }),
    edits: (area) => holidayEdits(area, day),
    plan: (language) => holidaysSheet([day], language),
  };
}

async function removeHoliday(desk: Desk, turn: Turn, day: Day): Promise<void> {
  const { beside, dates1904 } = await desk.book.read(turn.signal, sheetOf(desk.state().outcome));
  desk.dates1904 = dates1904;
  const area = beside.holidays;
  const edits = area ? holidayRemoval(area, day, dates1904 ? DAYS_TO_1904 : 0) : [];
  if (edits.length > 0)
    return writeCells(desk, turn, edits, fill(SETTING_TEXTS.holidayRemoved, { day: isoText(day) }));
  const text = fill(SETTING_TEXTS.holidayGone, { day: isoText(day) });
  turn.tell({ type: "told", tone: "refused", text });
}

function exceptionKeeping(wanted: WantedException): Keeping {
  const session = wanted.session === "" ? SETTING_TEXTS.noSession : wanted.session;
  return {
    kind: "exceptions",
    label: () => fill(SETTING_TEXTS.exceptionLabel, { rule: wanted.rule, session }),
    edits: (area, language) =>
      exceptionEdits(area, wanted, language) ?? {
        refused: fill(SETTING_TEXTS.exceptionColumns, { sheet: area.sheet.name }),
      },
    plan: (language) => exceptionsPlan(wanted, language),
  };
}

/** Columns of a written Excepciones sheet, in its order. */
const EXCEPTION_ORDER = [
  "rule",
  "session",
  "type",
  "year",
  "reason",
  "document",
  "by",
  "date",
  "expires",
] as const;

function exceptionsPlan(wanted: WantedException, language: Language): SheetPlan {
  const plan = exceptionsSheet(language);
  const cells = cellsOf(wanted, language);
  const row = EXCEPTION_ORDER.map((name) => cells[name] ?? null);
  return { ...plan, rows: [row, ...plan.rows.slice(1)] };
}

/** The settings of the calendar on the screen; those of the law where nothing was checked. */
export function settingsShown({ state }: Pick<Desk, "state">): typeof DEFAULT_SETTINGS {
  const { outcome } = state();
  return (outcome.kind === "report" ? outcome.report.basis?.book.settings : undefined) ?? DEFAULT_SETTINGS;
}
