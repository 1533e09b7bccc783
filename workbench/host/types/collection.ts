import type { HostContext } from "../context";
import { invalidArgument, itemNotFound } from "../errors";
import type { HostNode } from "../node";
import type { Method } from "../type-definition";

/** Excel compares names without regard to case. */
export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * What every collection answers: GetItem, GetItemOrNullObject, GetItemAt, GetCount.
 *
 * @param items members, in order
 * @param keys ids and names by which a member is found
 */
export function collectionMethods<N extends HostNode, Item extends HostNode>(
  items: (node: N, context: HostContext) => Item[],
  keys: (item: Item) => string[],
): Record<string, Method<N>> {
  const find = (node: N, context: HostContext, key: unknown): Item | null =>
    items(node, context).find((item) => keys(item).some((known) => sameName(known, String(key)))) ?? null;
  return {
    GetItem(node, context, key) {
      return find(node, context, key) ?? refuse();
    },
    GetItemOrNullObject: find,
    GetItemAt(node, context, index) {
      if (typeof index !== "number" || !Number.isInteger(index)) throw invalidArgument();
      return items(node, context)[index] ?? refuse();
    },
    GetCount: (node, context) => items(node, context).length,
  };
}

function refuse(): never {
  throw itemNotFound();
}
