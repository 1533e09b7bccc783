import { invalidReference } from "./errors";
import type { HostNode } from "./node";

/** Objects that the client keeps over several batches (ranges, mostly), by the id it was told. */
export interface References {
  keep(node: HostNode): void;
  get(id: string): HostNode;
  drop(id: string): void;
  clear(): void;
  count(): number;
}

export function createReferences(): References {
  const kept = new Map<string, HostNode>();
  let last = 0;
  return {
    keep(node) {
      node.reference ??= `reference-${++last}`;
      kept.set(node.reference, node);
    },
    get(id) {
      const node = kept.get(id);
      if (!node) throw invalidReference();
      return node;
    },
    drop: (id) => void kept.delete(id),
    clear: () => kept.clear(),
    count: () => kept.size,
  };
}
