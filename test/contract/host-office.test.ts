import { LTSC_2021, supports } from "../../workbench/host/sets";
import { createOffice, standaloneEnvironment, type OfficeEnvironment } from "../../workbench/office/office";

describe("requirement sets", () => {
  test.each([
    ["ExcelApi", "1.9", true],
    ["ExcelApi", "1.14", true],
    ["ExcelApi", "1.15", false],
    ["excelapi", "1.2", true],
    ["SharedRuntime", "1.1", true],
    ["CustomFunctionsRuntime", "1.4", false],
    ["WordApi", "1.1", false],
  ])("%s %s: %s", (name, version, answer) => {
    expect(supports(LTSC_2021, name, version)).toBe(answer);
  });
});

describe("the small Office object", () => {
  test("is ready once the client is there, and has no addin before", async () => {
    let loaded!: () => void;
    const clientLoaded = new Promise<void>((resolve) => (loaded = resolve));
    const office = createOffice({ ...standaloneEnvironment(LTSC_2021), clientLoaded });
    const seen: string[] = [];
    const ready = office.onReady(({ host }) => seen.push(host));
    await Promise.resolve();
    expect([seen, "addin" in office]).toEqual([[], false]);
    loaded();
    expect(await ready).toEqual({ host: "Excel", platform: "OfficeOnline" });
    expect([seen, "addin" in office]).toEqual([["Excel"], true]);
  });

  test("tells languages and theme as it was given them", () => {
    const { context } = createOffice(standaloneEnvironment(LTSC_2021, "en-US"));
    expect([context.displayLanguage, context.contentLanguage, context.officeTheme]).toEqual([
      "en-US",
      "es-PR",
      undefined,
    ]);
  });

  test("keeps settings in memory until they are saved", async () => {
    const saved: Record<string, unknown>[] = [];
    const settings = {
      load: () => ({ seen: "sí" }),
      save: (all: Record<string, unknown>) => void saved.push(all),
    };
    const { context } = createOffice({ ...standaloneEnvironment(LTSC_2021), settings });
    context.document.settings.set("columns", { A: "id" });
    context.document.settings.remove("seen");
    expect([context.document.settings.get("columns"), context.document.settings.get("seen")]).toEqual([
      { A: "id" },
      null,
    ]);
    expect(saved).toEqual([]);
    const { status } = await new Promise<{ status: string }>((resolve) =>
      context.document.settings.saveAsync(resolve),
    );
    expect([status, saved]).toEqual(["succeeded", [{ columns: { A: "id" } }]]);
  });

  test("tells when the pane is hidden and shown, until asked to stop", async () => {
    const listeners = new Set<(mode: "Taskpane" | "Hidden") => void>();
    const tell = (mode: "Taskpane" | "Hidden") => listeners.forEach((listener) => listener(mode));
    const visibility: OfficeEnvironment["visibility"] = {
      show: () => tell("Taskpane"),
      hide: () => tell("Hidden"),
      onChange(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const office = createOffice({ ...standaloneEnvironment(LTSC_2021), visibility });
    await office.onReady();
    const { addin } = office as unknown as { addin: typeof Office.addin };
    const seen: string[] = [];
    const stop = await addin.onVisibilityModeChanged(({ visibilityMode }) => seen.push(visibilityMode));
    await addin.hide();
    await addin.showAsTaskpane();
    await stop();
    await addin.hide();
    expect(seen).toEqual(["Hidden", "Taskpane"]);
  });
});
