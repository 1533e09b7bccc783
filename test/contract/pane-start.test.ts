import { readFileSync } from "node:fs";
import path from "node:path";
import { PANE_START_TEXTS } from "../../src/messages/pane-start";

const startPane = jest.fn();
jest.mock("../../taskpane/taskpane.css", () => ({}));
jest.mock("../../taskpane/pane", () => ({ startPane }));

interface Page {
  readonly root: { texts: string[] };
  show(): void;
}

/** Runs the entry of the page with an Office that answers `ready`. */
async function loadPage(ready: () => Promise<unknown>): Promise<Page> {
  const root = {
    texts: [] as string[],
    replaceChildren: (...nodes: { textContent: string }[]) =>
      void (root.texts = nodes.map(({ textContent }) => textContent)),
  };
  let shown: (message: { visibilityMode: string }) => void = () => undefined;
  const addin = {
    onVisibilityModeChanged: (handler: typeof shown) => {
      shown = handler;
      return Promise.resolve();
    },
  };
  Object.assign(globalThis, {
    Office: { onReady: ready, addin },
    document: { getElementById: () => root, createElement: () => ({ textContent: "", lang: "" }) },
  });
  jest.resetModules();
  await import("../../taskpane/taskpane");
  await settled();
  return { root, show: () => shown({ visibilityMode: "Taskpane" }) };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

beforeEach(() => startPane.mockReset());

test("the pane is built at once where it is shown", async () => {
  await loadPage(() => Promise.resolve({ host: "Excel" }));
  expect(startPane).toHaveBeenCalledTimes(1);
});

test("a page that a calculation loads builds its pane only when it is opened", async () => {
  const page = await loadPage(() => Promise.resolve({ host: "Excel", addin: { visibilityMode: "Hidden" } }));
  expect(startPane).not.toHaveBeenCalled();
  page.show();
  await settled();
  expect(startPane).toHaveBeenCalledTimes(1);
});

describe("a failure of the pane is told on the page and thrown nowhere", () => {
  beforeEach(() => void jest.spyOn(console, "error").mockImplementation(() => undefined));
  afterEach(() => void jest.restoreAllMocks());

  test("when Office is not ready", async () => {
    const { root } = await loadPage(() => Promise.reject(new Error("no Office")));
    expect(root.texts).toEqual([PANE_START_TEXTS.failed.es, PANE_START_TEXTS.failed.en, "Error: no Office"]);
  });

  test("when the pane cannot start", async () => {
    startPane.mockImplementation(() => {
      throw new TypeError("broken");
    });
    const { root } = await loadPage(() => Promise.resolve({ host: "Excel" }));
    expect(root.texts).toContain("TypeError: broken");
  });
});

describe("the page", () => {
  const page = readFileSync(path.join(__dirname, "../../taskpane/taskpane.html"), "utf8");

  test("names office.js once, and no other site", () => {
    const addresses = page.match(/https?:[^"' ;]+/g)!;
    const office = "https://appsforoffice.microsoft.com";
    expect(addresses.sort()).toEqual([office, `${office}/lib/1/hosted/office.js`]);
  });

  test("has no script or style of its own in it, and forbids them", () => {
    expect(page).not.toMatch(/<style|style=|<script(?![^>]* src=)| on\w+=/i);
    expect(page).toContain("default-src 'none'; script-src 'self' https://appsforoffice.microsoft.com;");
    expect(page).not.toContain("unsafe");
  });
});
