import { PANE_START_TEXTS } from "../src/messages/pane-start";
import "./taskpane.css";

/**
 * The page of the shared runtime: cells wait for it, so it does almost nothing. The pane's own module is loaded
 * when the pane is shown, and a failure of it never reaches the functions.
 */
async function start(root: HTMLElement): Promise<void> {
  try {
    await untilShown(await Office.onReady());
    const { startPane } = await import(/* webpackChunkName: "pane" */ "./pane");
    startPane(root);
  } catch (error) {
    // eslint-disable-next-line no-console -- the page shows only the name of the fault
    console.error(error);
    showFailure(root, String(error));
  }
}

/** What Office tells when it is ready; `addin` only in a shared runtime, and not in its types. */
type Ready = Awaited<ReturnType<typeof Office.onReady>> & { addin?: { visibilityMode?: string } | null };

/** A calculation may load the page with the pane closed; then until somebody opens it. */
async function untilShown({ addin }: Ready): Promise<void> {
  if (addin?.visibilityMode !== "Hidden" || !Office.addin) return;
  await new Promise<void>((resolve, reject) => {
    Office.addin
      .onVisibilityModeChanged(({ visibilityMode }) => {
        if (String(visibilityMode) !== "Hidden") resolve();
      })
      .catch(reject);
  });
}

function showFailure(root: HTMLElement, code: string): void {
  const paragraphs = [PANE_START_TEXTS.failed.es, PANE_START_TEXTS.failed.en, code].map((text) => {
    const paragraph = document.createElement("p");
    paragraph.textContent = text;
    return paragraph;
  });
  paragraphs[1]!.lang = "en";
  root.replaceChildren(...paragraphs);
}

void start(document.getElementById("pane")!);
