import type { MarkNode } from "./node";

/**
 * Conditional formats touched in a batch. The client makes one in several actions (add, formula, colour), and
 * the grid gets it once: before the batch ends, or before something is read.
 */
export interface PendingMarks {
  touch(node: MarkNode): void;
  forget(node: MarkNode): void;
  flush(): void;
}

export function createPendingMarks(): PendingMarks {
  const touched = new Map<string, MarkNode>();
  return {
    touch: (node) => void touched.set(node.mark.id, node),
    forget: (node) => void touched.delete(node.mark.id),
    flush() {
      for (const { sheet, mark } of touched.values()) sheet.putMark(mark);
      touched.clear();
    },
  };
}
