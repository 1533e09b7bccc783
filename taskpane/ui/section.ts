import type { PaneActions } from "../controller";
import type { PaneState } from "../state";

/** A part of the pane that draws itself, and nothing around it. One file each; view.ts puts them below one another. */
export interface Section {
  readonly root: HTMLElement;
  readonly show: (state: PaneState) => void;
}

/** Made once, before there is a state; actions are asked for when something is pressed, for they are made later. */
export type MakeSection = (actions: () => PaneActions) => Section;

/**
 * Draws only when something changed of what is drawn from.
 *
 * @param parts picks what is drawn from: the same objects, the same drawing
 */
export function whenChanged(
  parts: (state: PaneState) => readonly unknown[],
  draw: (state: PaneState) => void,
): (state: PaneState) => void {
  let drawn: readonly unknown[] | undefined;
  return (state) => {
    const now = parts(state);
    if (drawn && now.every((part, index) => part === drawn![index])) return;
    drawn = now;
    draw(state);
  };
}
