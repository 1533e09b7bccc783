/* The workbench: a spreadsheet, and the built add-in beside it behind Microsoft's client. */
import type { IWorkbookData } from "@univerjs/core";
import type { Language } from "../src/messages/text";
import { computable } from "./files/computable";
import { prepareDesk, type Desk } from "./files/desk";
import { createFiles } from "./files/files";
import { snapshotOf } from "./files/snapshot";
import { showSpilledFormats } from "./grid/spilled-formats";
import { createUniverGrid } from "./grid/univer-grid";
import { showCellMessages } from "./cell-message";
import { createErrorMessages } from "./functions/error-messages";
import { createLateAnswers } from "./functions/late-answers";
import { describeFunctions, registerFunctions } from "./functions/register";
import { loadMetadata } from "./functions/metadata";
import { leaveOutComparisonIndex } from "./functions/comparison-index";
import { repairDateFunctions } from "./functions/date-functions";
import type { FunctionsSource } from "./functions/addin-function";
import { createHeader, type HeaderState } from "./header";
import type { Grid } from "./host/grid";
import { countingFrom1904 } from "./host/grid-1904";
import { createHost } from "./host/host";
import { createPane } from "./pane";
import {
  askedLanguage,
  askedSample,
  onSystemTheme,
  openSample,
  prefersDark,
  rememberLanguage,
  rememberTheme,
} from "./preferences";
import { CAST, castWorkbook } from "./sample/cast";
import { declareTables, sampleWorkbook } from "./sample/workbook";
import { createTestHandle, type WorkbenchHandle } from "./test-handle";
import { TEXTS } from "./texts";
import { startUniver } from "./univer";
import "./page.css";

const moments: Record<string, number> = { script: performance.now() };

async function openWorkbench(): Promise<void> {
  const state: HeaderState = {
    language: askedLanguage(),
    dark: prefersDark(),
    paneShown: true,
    sample: askedSample(),
  };
  const place = document.getElementById("pane")!;
  const show = createHeader({
    chooseSample: openSample,
    chooseLanguage: (language) => void speak(language),
    chooseTheme(dark) {
      rememberTheme(dark);
      darken(dark);
    },
    togglePane: () => (desk.pane.isShown() ? desk.pane.hide() : desk.pane.show()),
  });
  show(state);

  const [metadata, univer] = await Promise.all([
    loadMetadata(state.language),
    startUniver({ container: "grid", language: state.language, dark: state.dark }),
  ]);
  const { injector } = univer;
  const messages = createErrorMessages();
  const lay = (workbook: IWorkbookData, asExcelCounts: (grid: Grid) => Grid = (grid) => grid): Desk => {
    const parts = univer.open(workbook);
    const grid = createUniverGrid(parts);
    const name = workbook.name;
    const host = createHost(asExcelCounts(grid), { name, readOnly: false });
    showCellMessages(grid, messages);
    place.replaceChildren();
    const late = createLateAnswers(() => grid.recalculate());
    return { name, parts, grid, host, pane: createPane({ place, host }), late };
  };
  const chosen = CAST.find(({ id }) => id === state.sample);
  let desk = lay(chosen ? castWorkbook(chosen, state.language) : sampleWorkbook());
  if (!chosen) declareTables(desk.grid.sheets());
  const source: FunctionsSource = {
    implementation: (id) => desk.pane.functions.implementation(id),
    makeError: (code) => desk.pane.functions.makeError(code),
    get late() {
      return desk.late;
    },
  };
  registerFunctions(injector, metadata, { source, messages });
  repairDateFunctions(injector);
  leaveOutComparisonIndex();
  showSpilledFormats(injector);
  moments.workbook = performance.now();

  const loadPane = async (): Promise<void> => {
    const { pane, grid, late } = desk;
    await pane.load(state.language, state.dark);
    pane.onVisibility((mode) => show(Object.assign(state, { paneShown: mode === "Taskpane" })));
    const window = pane.window();
    if (window) files.paneLoaded(window);
    await grid.recalculate();
    await late.settled();
  };
  const speak = async (language: Language): Promise<void> => {
    if (language === state.language) return;
    state.language = language;
    rememberLanguage(language);
    show(state);
    files.speak(language);
    await univer.speak(language);
    describeFunctions(injector, await loadMetadata(language));
    desk.pane.speak(language);
    await desk.grid.recalculate();
  };
  const darken = (dark: boolean): void => {
    state.dark = dark;
    show(state);
    univer.darken(dark);
    desk.pane.darken(dark);
  };
  onSystemTheme(darken);
  const files = createFiles({
    language: () => state.language,
    desk: () => desk,
    prepare(file) {
      const { workbook, book } = snapshotOf(file, computable(injector));
      return async () => {
        const before = desk;
        desk = lay(workbook, book.data.dates1904 ? countingFrom1904 : undefined);
        before.open?.changes.stop();
        univer.close(before.parts);
        const finish = await prepareDesk(desk, book);
        show(Object.assign(state, { file: file.name, paneShown: true }));
        desk.pane.show();
        await loadPane();
        desk.open = await finish();
        expose(ready);
      };
    },
  });

  const ready = firstCanvas().then(async () => {
    moments.canvas = performance.now();
    document.getElementById("loading")?.remove();
    await loadPane();
    moments.ready = performance.now();
  });
  const expose = (when: Promise<void>): void => {
    const handle: WorkbenchHandle = { ...createTestHandle(desk), ready: when, moments };
    Object.assign(window, { muniWorkbench: handle });
  };
  expose(ready);
  await ready;
}

/** The pane's page waits for it: the grid comes first on the screen. */
function firstCanvas(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector("[id^=univer-sheet-main-canvas]")) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

openWorkbench().catch((error: unknown) => {
  const place = document.getElementById("loading") ?? document.getElementById("grid")!;
  place.textContent = TEXTS.failed[askedLanguage()] + String(error);
  throw error;
});
