import { yearOf } from "../src/days/civil";
import { isoText } from "../src/days/iso";
import { PANE_PLAN_TEXTS } from "../src/messages/pane-plan";
import { DATE_SYSTEM_TEXTS } from "../src/messages/pane-upkeep";
import { Problem } from "../src/messages/problem";
import { fill, type Text } from "../src/messages/text";
import { calendarTemplate, planSheets, type CalendarSheets } from "../src/plan/calendar-sheets";
import { proposeCalendar } from "../src/plan/propose-calendar";
import type { PlanWishes } from "../src/plan/wishes";
import { COMPANION_NAMES } from "../src/workbook/companions";
import { besideKept } from "../src/workbook/kept-companions";
import type { Beside, Area } from "../src/workbook/reading";
import { checkBook, type Desk } from "./check-book";
import { settingsShown } from "./save-settings";
import type { NewSheet } from "./sheet-writer";
import type { Turn } from "./turns";
import { attempt, quoted, tellLateSheets } from "./write-cells";

/** What the form of a new calendar does. */
export interface PlanActions {
  /** Plans a year with the settings and holidays of the workbook; nothing is written. */
  propose(wishes: PlanWishes): void;
  /** Writes the plan on the screen on new sheets, and checks it. */
  writePlan(): Promise<void>;
  /** Writes an empty calendar on new sheets. */
  writeTemplate(): Promise<void>;
}

export function planActions(desk: Desk): PlanActions {
  const { turns } = desk;
  return {
    propose: (wishes) => propose(desk, wishes),
    writePlan: () => turns.take("writing", (turn) => writePlan(desk, turn)),
    writeTemplate: () =>
      turns.take("writing", async (turn) => {
        const { shown } = desk.state().languages;
        const sheets = calendarTemplate({ ...settingsShown(desk), language: shown });
        await writeSheets(desk, turn, sheets, []);
      }),
  };
}

function propose({ tell, state }: Desk, wishes: PlanWishes): void {
  const { outcome, languages } = state();
  const own = outcome.kind === "report" ? outcome.report.basis?.book.holidays.own : undefined;
  const whole: PlanWishes = {
    settings: settingsShown({ state }),
    ...(own ? { holidays: own } : {}),
    language: languages.shown,
    ...wishes,
  };
  try {
    tell({ type: "planned", wishes: whole, plan: proposeCalendar(whole) });
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    tell({ type: "notPlanned", problem: problem.text });
  }
}

async function writePlan(desk: Desk, turn: Turn): Promise<void> {
  const { planning, languages } = desk.state();
  if (planning.kind !== "plan") return;
  const { plan } = planning;
  const ofYear = fill(PANE_PLAN_TEXTS.calendarOf, { year: plan.year })[languages.shown];
  await writeSheets(desk, turn, planSheets(plan), [ofYear], plan.year);
}

/** Where the Parámetros that is kept says that the workbook covers other years than that of the plan. */
function outsideText({ state }: Desk, year: number | undefined): Text {
  const { outcome } = state();
  const report = outcome.kind === "report" ? outcome.report : undefined;
  const { from, to } = report?.basis?.book.settings ?? {};
  const isOutside =
    year !== undefined &&
    ((from !== undefined && yearOf(from) > year) || (to !== undefined && yearOf(to) < year));
  if (!isOutside || !report) return { es: "", en: "" };
  return fill(PANE_PLAN_TEXTS.yearOutside, {
    sheet: report.beside.settings?.sheet.name ?? "",
    from: from === undefined ? "…" : isoText(from),
    to: to === undefined ? "…" : isoText(to),
    year,
  });
}

async function writeSheets(
  desk: Desk,
  turn: Turn,
  sheets: CalendarSheets,
  otherNames: readonly string[],
  year?: number,
): Promise<void> {
  const { beside, dates1904 } = await desk.book.read(turn.signal);
  const { calendar, companions } = besideKept(sheets, beside);
  const all: NewSheet[] = [
    { plan: calendar, otherNames },
    ...companions.map(({ kind, plan }) => ({ plan, otherNames: COMPANION_NAMES[kind] })),
  ];
  const added = await attempt(
    turn,
    () => desk.writer.addSheets(all, dates1904),
    (late) => tellLateSheets(desk, late),
  );
  if (!added) return;
  const [written] = added;
  desk.chosen = { sheet: written! };
  await desk.book.activateSheet(written!);
  await checkBook(desk, turn, written);
  const outside = outsideText(desk, year);
  const { tone, text } = addedOf(added, beside, dates1904);
  turn.tell({
    type: "told",
    tone: outside.es === "" ? tone : "refused",
    text: { es: text.es + outside.es, en: text.en + outside.en },
  });
}

/** Its formulas get serials alone, and count them from 1900. */
function addedOf(
  added: readonly { readonly name: string }[],
  beside: Beside<Area>,
  dates1904: boolean,
): { tone: "done" | "refused"; text: Text } {
  const text = addedText(added, beside);
  if (!dates1904) return { tone: "done", text };
  const { es, en } = DATE_SYSTEM_TEXTS.plan;
  return { tone: "refused", text: { es: text.es + es, en: text.en + en } };
}

function addedText(added: readonly { readonly name: string }[], beside: Beside<Area>): Text {
  const sentence = added.length === 1 ? PANE_PLAN_TEXTS.writtenOne : PANE_PLAN_TEXTS.written;
  const written = fill(sentence, { sheets: quoted(added) });
  const kept = Object.values(beside).map(({ sheet }) => sheet);
  if (kept.length === 0) return written;
  const rest = fill(PANE_PLAN_TEXTS.kept, { sheets: quoted(kept) });
  return { es: written.es + rest.es, en: written.en + rest.en };
}
