import {
  LocaleType,
  LogLevel,
  mergeLocales,
  Univer,
  type IUniverConfig,
  type IWorkbookData,
} from "@univerjs/core";
import { FUniver } from "@univerjs/core/lib/facade";
import { UniverSheetsConditionalFormattingPreset } from "@univerjs/preset-sheets-conditional-formatting";
import { CalculationMode, UniverSheetsCorePreset } from "@univerjs/preset-sheets-core";
import { UniverSheetsDataValidationPreset } from "@univerjs/preset-sheets-data-validation";
import { UniverSheetsNotePreset } from "@univerjs/preset-sheets-note";
import { defaultTheme } from "@univerjs/themes";
import "@univerjs/preset-sheets-core/lib/index.css";
import "@univerjs/preset-sheets-conditional-formatting/lib/index.css";
import "@univerjs/preset-sheets-data-validation/lib/index.css";
import "@univerjs/preset-sheets-note/lib/index.css";
import type { Language } from "../src/messages/text";
import type { Facade, UniverParts } from "./grid/facade";

const LOCALES = { es: LocaleType.ES_ES, en: LocaleType.EN_US } as const;

/** Univer before its workbook: functions must be known before the first calculation. */
export interface StartedUniver {
  readonly facade: Facade;
  readonly injector: UniverParts["injector"];
  open(workbook: IWorkbookData): UniverParts;
  /** Takes a workbook away, after another was opened. */
  close(parts: UniverParts): void;
  speak(language: Language): Promise<void>;
  darken(dark: boolean): void;
}

interface StartOptions {
  /** Id of the element that takes the grid. */
  container: string;
  language: Language;
  dark: boolean;
}

/** Univer's own `createUniver` would bring packages that are not open; this is the part of it that is needed. */
export async function startUniver({ container, language, dark }: StartOptions): Promise<StartedUniver> {
  const locale = LOCALES[language];
  const univer = new Univer({
    logLevel: LogLevel.WARN,
    locale,
    locales: { [locale]: await loadTexts(language) },
    theme: defaultTheme,
    darkMode: dark,
  });
  registerPlugins(univer, container);
  const facade = FUniver.newAPI(univer);
  const injector = univer.__getInjector();
  return {
    facade,
    injector,
    open: (workbook) => ({ facade, injector, workbook: facade.createWorkbook(workbook) }),
    close: ({ workbook }) => void facade.disposeUnit(workbook.getId()),
    async speak(wanted) {
      facade.loadLocales(LOCALES[wanted], await loadTexts(wanted));
      facade.setLocale(LOCALES[wanted]);
    },
    darken: (wanted) => facade.toggleDarkMode(wanted),
  };
}

function registerPlugins(univer: Univer, container: string): void {
  const presets = [
    UniverSheetsCorePreset({
      container,
      // Cells with a value keep it until the functions are there.
      formula: { initialFormulaComputing: CalculationMode.WHEN_EMPTY },
    }),
    UniverSheetsConditionalFormattingPreset(),
    // A list takes the keys for a search of its own, and offers a change of its rule.
    UniverSheetsDataValidationPreset({ showSearchOnDropdown: false, showEditOnDropdown: false }),
    UniverSheetsNotePreset(),
  ];
  type Plugin = (typeof presets)[number]["plugins"][number];
  const plugins = new Map<string, Plugin>();
  for (const plugin of presets.flatMap((preset) => preset.plugins)) {
    const { pluginName } = Array.isArray(plugin) ? plugin[0] : plugin;
    // A later preset asks for the same plugin with its own options.
    plugins.delete(pluginName);
    plugins.set(pluginName, plugin);
  }
  for (const plugin of plugins.values()) {
    if (Array.isArray(plugin)) univer.registerPlugin(plugin[0], plugin[1]);
    else univer.registerPlugin(plugin);
  }
}

type Texts = NonNullable<IUniverConfig["locales"]>[string];

async function loadTexts(language: Language): Promise<Texts> {
  const parts = await (language === "es" ? import("./univer-texts.es") : import("./univer-texts.en"));
  return mergeLocales(...parts.TEXTS);
}
