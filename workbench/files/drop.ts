/** Lets a file be dropped anywhere on the page. */
export interface DropPlace {
  /** The pane's page has a window of its own, where files come in too. */
  readonly alsoOver: (window: Window) => void;
}

/** @param open called with the files that were dropped */
export function createDropPlace(open: (files: readonly File[]) => void): DropPlace {
  const shade = document.getElementById("drop")!;
  const show = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    shade.hidden = false;
  };
  // Before the grid, which would take what is dropped for cells.
  window.addEventListener("dragenter", show, true);
  window.addEventListener(
    "dragover",
    (event) => {
      if (shade.hidden || !event.dataTransfer) return;
      event.preventDefault();
      event.stopPropagation();
      event.dataTransfer.dropEffect = "copy";
    },
    true,
  );
  // The shade covers the whole page: who leaves it leaves the page.
  shade.addEventListener("dragleave", () => (shade.hidden = true));
  window.addEventListener(
    "drop",
    (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (shade.hidden && files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      shade.hidden = true;
      if (files.length > 0) open(files);
    },
    true,
  );
  return {
    alsoOver: (other) => {
      other.addEventListener("dragenter", show, true);
      // Dropped before the shade was there, the browser would leave the page for the file.
      for (const type of ["dragover", "drop"] as const)
        other.addEventListener(type, (event) => event.preventDefault(), true);
    },
  };
}
