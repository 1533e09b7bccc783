/** What a person would see or miss in the pane: faults that axe finds, and what sticks out of its width. */
import { readFileSync } from "node:fs";
import type { Frame } from "playwright-core";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

export async function axeFaults(pane: Frame): Promise<string[]> {
  await pane.evaluate(AXE);
  return pane.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const found = await axe.run({ resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`);
  });
}

export function sticksOut(pane: Frame): Promise<string[]> {
  return pane.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("#pane *")]
      .filter((one) => !one.closest(".visually-hidden, svg") && one.getClientRects().length > 0)
      .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
      .map((one) => `${one.tagName} ${one.className}: ${(one.textContent ?? "").slice(0, 40)}`),
  );
}

/** The control that has the focus, in words; empty where none in sight has it. */
export function focusedControl(pane: Frame): Promise<string> {
  return pane.evaluate(() => {
    const one = document.activeElement as HTMLElement | null;
    if (!one || one === document.body || one.getClientRects().length === 0) return "";
    const label = one.getAttribute("aria-label") ?? one.closest("label")?.textContent ?? one.textContent;
    return `${one.tagName.toLowerCase()} ${label.replaceAll("\u00a0", " ").trim().slice(0, 60)}`;
  });
}

/** Opens every part and form of the pane. */
export async function openAll(pane: Frame): Promise<void> {
  await pane.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>("details")) {
      const isHidden = one.parentElement!.closest("[hidden]") !== null || one.hidden;
      // Of the findings one is enough.
      if (!isHidden && (!one.closest(".group") || one === document.querySelector(".group details")))
        one.open = true;
    }
  });
  await pane.locator(".year-day").first().waitFor();
}
