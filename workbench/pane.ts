import type { Language } from "../src/messages/text";
import { addinFile } from "./addin-file";
import { bridgeTo } from "./host/bridge";
import type { ExcelHost } from "./host/host";
import { NEWEST, type RequirementSets } from "./host/sets";
import type { FunctionsSource } from "./functions/addin-function";
import type { CustomFunctionsObject } from "./office/custom-functions";
import type { OfficeEnvironment, OfficeTheme, VisibilityMode } from "./office/office";
import type { PaneHost } from "./office/start";

/** Displays of Office that the pane would meet in Puerto Rico. */
const DISPLAY: Readonly<Record<Language, string>> = { es: "es-ES", en: "en-US" };
const SETTINGS_KEY = "muni.workbench.settings";

const THEMES: Readonly<Record<"light" | "dark", OfficeTheme>> = {
  light: {
    bodyBackgroundColor: "#FFFFFF",
    bodyForegroundColor: "#242424",
    controlBackgroundColor: "#FFFFFF",
    controlForegroundColor: "#242424",
  },
  dark: {
    bodyBackgroundColor: "#1F1F1F",
    bodyForegroundColor: "#F0F0F0",
    controlBackgroundColor: "#292929",
    controlForegroundColor: "#F0F0F0",
  },
};

/** The pane's window, with what the client and the add-in put there. */
export interface PaneWindow extends Window {
  readonly Office?: { onReady(): Promise<unknown> };
  readonly CustomFunctions?: CustomFunctionsObject & { Error?: new (code: string) => unknown };
  readonly Excel?: unknown;
}

export interface Pane {
  /** Loads the add-in's page; resolves when Office is ready in it and its functions are there. */
  load(language: Language, dark: boolean): Promise<void>;
  /** Gives Office the other theme; the pane stays as it is. */
  darken(dark: boolean): void;
  /** Gives Office another language; the pane keeps what it shows, in that language. */
  speak(language: Language): void;
  window(): PaneWindow | undefined;
  readonly functions: FunctionsSource;
  show(): void;
  hide(): void;
  isShown(): boolean;
  onVisibility(listener: (mode: VisibilityMode) => void): () => void;
}

interface PaneOptions {
  /** The element beside the grid. */
  place: HTMLElement;
  host: ExcelHost;
  sets?: RequirementSets;
}

/** The built add-in in an iframe, behind Microsoft's client and our host. */
export function createPane({ place, host, sets = NEWEST }: PaneOptions): Pane {
  const listeners = new Set<(mode: VisibilityMode) => void>();
  let frame: HTMLIFrameElement | undefined;
  let ready: PaneWindow | undefined;
  let environment: Omit<OfficeEnvironment, "clientLoaded">;
  let theme = THEMES.light;
  let spoken: Language = "es";

  /** Office tells nobody that its theme or language changed: a pane asks again when it comes into sight. */
  const askAgain = (): void => void frame?.contentDocument?.dispatchEvent(new Event("visibilitychange"));
  const setVisible = (visible: boolean): void => {
    if (place.hidden === !visible) return;
    place.hidden = !visible;
    for (const listener of listeners) listener(visible ? "Taskpane" : "Hidden");
  };
  const pane: Pane = {
    async load(language, dark) {
      spoken = language;
      environment = {
        get displayLanguage() {
          return DISPLAY[spoken];
        },
        get contentLanguage() {
          return DISPLAY[spoken];
        },
        sets,
        settings: storedSettings(),
        get theme() {
          return theme;
        },
        visibility: {
          show: () => pane.show(),
          hide: () => pane.hide(),
          onChange: (listener) => pane.onVisibility(listener),
        },
      };
      ready = undefined;
      listeners.clear();
      const next = paneFrame(language);
      if (frame) frame.replaceWith(next);
      else place.append(next);
      frame = next;
      pane.darken(dark);
      await loaded(next);
      const window = next.contentWindow as unknown as PaneWindow;
      await window.Office?.onReady();
      if (frame === next) ready = window;
    },
    darken(dark) {
      theme = THEMES[dark ? "dark" : "light"];
      if (!frame) return;
      // The page in the frame sees it as the person's preference.
      frame.style.colorScheme = dark ? "dark" : "light";
      askAgain();
    },
    speak(language) {
      spoken = language;
      if (!frame) return;
      frame.lang = language;
      askAgain();
    },
    window: () => ready,
    functions: {
      implementation(id) {
        const mappings = ready?.CustomFunctions?._association.mappings;
        return mappings && (mappings[id.toUpperCase()] ?? "missing");
      },
      makeError(code) {
        const { Error } = ready?.CustomFunctions ?? {};
        return Error ? new Error(code) : { code };
      },
    },
    show: () => setVisible(true),
    hide: () => setVisible(false),
    isShown: () => !place.hidden,
    onVisibility(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const paneHost: PaneHost = { bridge: () => bridgeTo(host), environment: () => environment };
  Object.assign(window, { muniPaneHost: paneHost });
  return pane;
}

function paneFrame(language: Language): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = "MUNI";
  frame.lang = language;
  frame.src = addinFile("taskpane.html");
  return frame;
}

function loaded(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => frame.addEventListener("load", () => resolve(), { once: true }));
}

/** The document's settings, kept by the browser from one visit to the next. */
function storedSettings(): OfficeEnvironment["settings"] {
  return {
    load: () => JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}") as Record<string, unknown>,
    save: (settings) => localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings)),
  };
}
