/** The browser's storage, where the page may use it: Office in some browsers blocks it. */
export function availableStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined; // reading the property itself throws where storage is blocked
  }
}

/** Remembers a choice; where that is not possible it holds until the pane is closed. */
export function remember(key: string, value: string, storage: Storage | undefined): void {
  try {
    storage?.setItem(key, value);
  } catch {
    return; // full or blocked: the choice holds until the pane is closed
  }
}

/** What was remembered; null where nothing was, or the storage is blocked. */
export function recall(key: string, storage: Storage | undefined): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null; // blocked: nothing was remembered
  }
}
