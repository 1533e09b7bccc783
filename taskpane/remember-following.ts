import { recall, remember } from "./preferences";

const KEY = "muni.follow";

/** Whether the clerk left "Revisar mientras escribo" on; off at first. */
export function rememberedFollowing(storage: Storage | undefined): boolean {
  return recall(KEY, storage) === "on";
}

export function rememberFollowing(on: boolean, storage: Storage | undefined): void {
  remember(KEY, on ? "on" : "off", storage);
}
