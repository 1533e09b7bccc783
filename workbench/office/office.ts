import { supports, type RequirementSets } from "../host/sets";

/** `Office.VisibilityMode`, in the words of Office.js. */
export type VisibilityMode = "Taskpane" | "Hidden";

/** What the small Office object asks of the page around the pane. */
export interface OfficeEnvironment {
  readonly displayLanguage: string;
  readonly contentLanguage: string;
  readonly sets: RequirementSets;
  /** The document's settings as stored; `save` replaces them all. */
  readonly settings: { load(): Record<string, unknown>; save(settings: Record<string, unknown>): void };
  /** Excel on the web gives no theme; a host that has one gives its colours, which change while the pane is open. */
  readonly theme?: OfficeTheme | undefined;
  readonly visibility: {
    show(): void;
    hide(): void;
    onChange(listener: (mode: VisibilityMode) => void): () => void;
  };
  /** Resolves when Microsoft's client file has been read. */
  readonly clientLoaded: Promise<void>;
}

/** Colours as `#RRGGBB`. */
export interface OfficeTheme {
  bodyBackgroundColor: string;
  bodyForegroundColor: string;
  controlBackgroundColor: string;
  controlForegroundColor: string;
}

interface HostInfo {
  host: "Excel";
  platform: "OfficeOnline";
}
type SaveResult = { status: "succeeded" | "failed"; value: unknown; error?: unknown };

const HOST: HostInfo = { host: "Excel", platform: "OfficeOnline" };

/**
 * A small Office object of our own: only what the add-in uses, with the names and results of Office.js.
 *
 * The client puts its own object under `window.Office` while it loads; whoever loads it puts this one back.
 */
export function createOffice(environment: OfficeEnvironment) {
  const office = {
    HostType: { Excel: "Excel" },
    PlatformType: { OfficeOnline: "OfficeOnline", PC: "PC", Mac: "Mac" },
    VisibilityMode: { taskpane: "Taskpane", hidden: "Hidden" },
    StartupBehavior: { none: "None", load: "Load" },
    AsyncResultStatus: { Succeeded: "succeeded", Failed: "failed" },
    async onReady(callback?: (info: HostInfo) => unknown): Promise<HostInfo> {
      const info = await ready;
      await callback?.(info);
      return info;
    },
    context: createContext(environment),
  };
  // As in Excel: there is no `addin` before the client is there.
  const ready = environment.clientLoaded.then(() => {
    Object.assign(office, { addin: createAddin(environment) });
    return HOST;
  });
  return office;
}

function createContext(environment: OfficeEnvironment) {
  const { sets } = environment;
  return {
    ...HOST,
    get displayLanguage() {
      return environment.displayLanguage;
    },
    get contentLanguage() {
      return environment.contentLanguage;
    },
    get officeTheme() {
      return environment.theme;
    },
    diagnostics: { ...HOST, version: "16.0.15407" },
    requirements: { isSetSupported: (name: string, version?: string) => supports(sets, name, version) },
    document: { settings: createSettings(environment.settings) },
  };
}

/** Kept in memory until `saveAsync`, as in Office. */
function createSettings(stored: OfficeEnvironment["settings"]) {
  const current = stored.load();
  return {
    get: (name: string): unknown => current[name] ?? null,
    set: (name: string, value: unknown): void => void (current[name] = structuredClone(value)),
    remove: (name: string): void => void delete current[name],
    saveAsync(callback?: (result: SaveResult) => void): void {
      let result: SaveResult = { status: "succeeded", value: undefined };
      try {
        stored.save(structuredClone(current));
      } catch (error) {
        result = { status: "failed", value: undefined, error };
      }
      queueMicrotask(() => callback?.(result));
    },
  };
}

function createAddin({ visibility }: OfficeEnvironment) {
  return {
    hide(): Promise<void> {
      visibility.hide();
      return Promise.resolve();
    },
    showAsTaskpane(): Promise<void> {
      visibility.show();
      return Promise.resolve();
    },
    onVisibilityModeChanged(
      handler: (message: { visibilityMode: VisibilityMode }) => void,
    ): Promise<() => Promise<void>> {
      const stop = visibility.onChange((visibilityMode) => handler({ visibilityMode }));
      return Promise.resolve(() => Promise.resolve(stop()));
    },
  };
}

/** An environment without a page around it: nothing is stored, the pane is always shown. */
export function standaloneEnvironment(sets: RequirementSets, displayLanguage = "es-ES"): OfficeEnvironment {
  return {
    displayLanguage,
    contentLanguage: "es-PR",
    sets,
    settings: { load: () => ({}), save: () => undefined },
    visibility: { show: () => undefined, hide: () => undefined, onChange: () => () => undefined },
    clientLoaded: Promise.resolve(),
  };
}
