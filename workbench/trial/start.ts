/* office.js of the published trial: our small Office and our stand-in for Excel's client, nothing of Microsoft's. */
import { createCustomFunctions } from "../office/custom-functions";
import { createOffice } from "../office/office";
import type { PaneHost } from "../office/start";
import { createExcel } from "./excel";

/** As functions throw it; Excel shows its code, and its message where the code allows one. */
class CustomFunctionError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message ?? "");
  }
}

const { muniPaneHost } = window.parent as unknown as { muniPaneHost: PaneHost };
const pageRead = new Promise<void>((resolve) =>
  document.addEventListener("DOMContentLoaded", () => resolve(), { once: true }),
);

Object.assign(window, {
  Excel: createExcel(muniPaneHost.bridge()),
  CustomFunctions: Object.assign(createCustomFunctions(), { Error: CustomFunctionError }),
  Office: createOffice(Object.assign(muniPaneHost.environment(), { clientLoaded: pageRead })),
});
