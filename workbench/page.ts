/* The workbench: a spreadsheet, and the built add-in beside it behind Microsoft's client. */
import type { Language } from "../src/messages/text";
import { showSpilledFormats } from "./grid/spilled-formats";
import { createUniverGrid } from "./grid/univer-grid";
import { showCellMessages } from "./cell-message";
import { createErrorMessages } from "./functions/error-messages";
import { describeFunctions, registerFunctions } from "./functions/register";
import { loadMetadata } from "./functions/metadata";
import { repairDateFunctions } from "./functions/date-functions";
import { createHeader } from "./header";
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
  const state = { language: askedLanguage(), dark: prefersDark(), paneShown: true, sample: askedSample() };
  const place = document.getElementById("pane")!;
  const show = createHeader({
    chooseSample: openSample,
    chooseLanguage: (language) => void speak(language),
    chooseTheme(dark) {
      rememberTheme(dark);
      darken(dark);
    },
    togglePane: () => (pane.isShown() ? pane.hide() : pane.show()),
  });
  show(state);

  const [metadata, univer] = await Promise.all([
    loadMetadata(state.language),
    startUniver({ container: "grid", language: state.language, dark: state.dark }),
  ]);
  const chosen = CAST.find(({ id }) => id === state.sample);
  const workbook = chosen ? castWorkbook(chosen, state.language) : sampleWorkbook();
  const parts = univer.open(workbook);
  const grid = createUniverGrid(parts);
  if (!chosen) declareTables(grid.sheets());
  const host = createHost(grid, { name: workbook.name, readOnly: false });
  const pane = createPane({ place, host });
  const messages = createErrorMessages();
  registerFunctions(parts.injector, metadata, { source: pane.functions, messages });
  showCellMessages(grid, messages);
  repairDateFunctions(parts.injector);
  showSpilledFormats(parts.injector);
  moments.workbook = performance.now();

  const loadPane = async (): Promise<void> => {
    await pane.load(state.language, state.dark);
    pane.onVisibility((mode) => show(Object.assign(state, { paneShown: mode === "Taskpane" })));
    await grid.recalculate();
  };
  // As Office does, which starts add-ins anew when its language changes.
  const speak = async (language: Language): Promise<void> => {
    if (language === state.language) return;
    state.language = language;
    rememberLanguage(language);
    show(state);
    await univer.speak(language);
    describeFunctions(parts.injector, await loadMetadata(language));
    await loadPane();
  };
  const darken = (dark: boolean): void => {
    state.dark = dark;
    show(state);
    univer.darken(dark);
    pane.darken(dark);
  };
  onSystemTheme(darken);

  const ready = firstCanvas().then(async () => {
    moments.canvas = performance.now();
    document.getElementById("loading")?.remove();
    await loadPane();
    moments.ready = performance.now();
  });
  const handle: WorkbenchHandle = { ...createTestHandle(parts, grid, host, pane), ready, moments };
  Object.assign(window, { muniWorkbench: handle });
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
