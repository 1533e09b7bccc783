import type { HostContext } from "./context";
import type { HostNode } from "./node";
import { memberOf, type TypeTable } from "./type-definition";

export interface QueryInfo {
  /** Names in camelCase, nested ones with a slash: `"protection/protected"`. */
  Select?: string[];
  Top?: number;
  Skip?: number;
}

/** A property that is a null object, as the client reads it inside a loaded object. */
const NULL_OBJECT = { _IsNull: true };

/** What `load` answers: the chosen properties in PascalCase; of a collection, those of each item. */
export function query(node: HostNode, info: QueryInfo, types: TypeTable, context: HostContext): object {
  const select = info.Select ?? ["*"];
  const items = types[node.kind]?.items?.(node, context);
  if (!items) return properties(node, select, types, context);
  const skip = info.Skip ?? 0;
  const page = items.slice(skip, info.Top === undefined ? undefined : skip + info.Top);
  return { _Items: page.map((item) => query(item, { Select: select }, types, context)) };
}

function properties(node: HostNode, select: string[], types: TypeTable, context: HostContext): object {
  const type = types[node.kind] ?? {};
  const answer: Record<string, unknown> = { ...type.identity?.(node, context) };
  for (const [head, nested] of grouped(select)) {
    if (head === "*") {
      for (const [name, read] of Object.entries(type.properties ?? {})) answer[name] = read(node, context);
      continue;
    }
    const name = head.charAt(0).toUpperCase() + head.slice(1);
    if (nested.length > 0 || type.navigation?.[name]) {
      const child = memberOf(type.navigation, node.kind, name)(node, context);
      const inner = nested.length > 0 ? nested : ["*"];
      answer[name] = child ? query(child, { Select: inner }, types, context) : NULL_OBJECT;
    } else answer[name] = memberOf(type.properties, node.kind, name)(node, context);
  }
  return answer;
}

/** The names before the first slash, each with what is asked of it behind the slash. */
function grouped(select: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of select) {
    const slash = path.indexOf("/");
    const head = slash < 0 ? path : path.slice(0, slash);
    const nested = groups.get(head) ?? [];
    groups.set(head, slash < 0 ? nested : [...nested, path.slice(slash + 1)]);
  }
  return groups;
}
