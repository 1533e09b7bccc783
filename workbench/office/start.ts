/* Served to the pane as /office/office.js, in the place of Microsoft's: our small Office, then their client. */
import type { NativeBridge } from "../host/bridge";
import { createCustomFunctions } from "./custom-functions";
import { createOffice, type OfficeEnvironment } from "./office";

const CLIENT = "/office/excel-web-16.00.js";

/** What the page around the pane provides under the name `muniPaneHost`. */
export interface PaneHost {
  /** A new bridge for each load of the pane. */
  bridge(): NativeBridge;
  /** A new one for each load of the pane; its theme follows the page. */
  environment(): Omit<OfficeEnvironment, "clientLoaded">;
}

interface PaneWindow {
  Office: unknown;
  CustomFunctions: unknown;
  _richApiNativeBridge: NativeBridge;
}

const pane = window as unknown as PaneWindow;
const { muniPaneHost } = window.parent as unknown as { muniPaneHost: PaneHost };

pane._richApiNativeBridge = muniPaneHost.bridge();
pane.CustomFunctions = createCustomFunctions();
const office = createOffice(Object.assign(muniPaneHost.environment(), { clientLoaded: loadClient() }));
pane.Office = office;

/** Microsoft's file comes later than the page's own scripts, as it does under Office.js. */
async function loadClient(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = CLIENT;
    script.onload = () => {
      pane.Office = office;
      resolve();
    };
    script.onerror = () => reject(new Error(`${CLIENT} did not load`));
    document.head.append(script);
  });
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
}
