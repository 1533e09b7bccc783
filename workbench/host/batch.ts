/* The language of Microsoft's client: batches of actions on object paths (workbench/README.md). */
import type { HostContext } from "./context";
import { apiNotFound, HostError, invalidArgument } from "./errors";
import { isNode, type HostNode } from "./node";
import { query } from "./query";
import { memberOf, type TypeTable } from "./type-definition";

export interface Arguments {
  Arguments?: unknown[];
  /** Not zero: the argument of that place is the object of that path. */
  ReferencedObjectPathIds?: number[];
}

export interface ObjectPath {
  Id: number;
  ObjectPathType: number;
  Name: string;
  ParentObjectPathId?: number;
  ArgumentInfo?: Arguments;
}

export interface Action {
  Id: number;
  ActionType: number;
  Name: string;
  ObjectPathId: number;
  ArgumentInfo?: Arguments;
  QueryInfo?: { Select?: string[]; Top?: number; Skip?: number };
  ObjectState?: Record<string, unknown>;
}

export interface Batch {
  Actions: Action[];
  ObjectPaths: Record<string, ObjectPath>;
}

export interface Answer {
  Results: { ActionId: number; Value: unknown }[];
  TraceIds?: number[];
  Error?: { Code: string; Message: string; Location?: string; ActionIndex: number; HttpStatusCode: number };
}

const PATH = {
  workbook: 1,
  service: 2,
  method: 3,
  property: 4,
  indexer: 5,
  reference: 6,
  nothing: 7,
} as const;
const ACTION = { instantiate: 1, query: 2, method: 3, set: 4, trace: 5, update: 9 } as const;

/**
 * Runs a batch: actions in order, each path evaluated once, when first used. On an error the earlier actions
 * stay done, as in Excel, and the answer names the place.
 */
export function runBatch(batch: Batch, types: TypeTable, context: HostContext): Answer {
  const paths = createPaths(batch, types, context);
  const answer: Answer & { TraceIds: number[] } = { Results: [], TraceIds: [] };
  for (const [index, action] of batch.Actions.entries()) {
    try {
      if (action.ActionType === ACTION.trace) answer.TraceIds.push(action.Id);
      answer.Results.push({ ActionId: action.Id, Value: perform(action, paths, types, context) });
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      context.pendingMarks.flush();
      return { ...answer, Error: describe(error, index, location(action, batch, paths)) };
    }
  }
  context.pendingMarks.flush();
  return answer;
}

function describe(error: HostError, index: number, place: string): NonNullable<Answer["Error"]> {
  return {
    Code: error.code,
    Message: error.message,
    Location: place,
    ActionIndex: index,
    HttpStatusCode: error.status,
  };
}

/** As in `debugInfo.errorLocation`: "Range.values"; only the path's name where there is no object. */
function location(action: Action, batch: Batch, paths: Paths): string {
  const kind = paths.kindOf(action.ObjectPathId);
  if (kind === null) return batch.ObjectPaths[action.ObjectPathId]?.Name ?? "";
  const member = action.Name || "load";
  return `${kind}.${member.charAt(0).toLowerCase()}${member.slice(1)}`;
}

function perform(action: Action, paths: Paths, types: TypeTable, context: HostContext): unknown {
  if (action.ActionType === ACTION.trace) return null;
  const node = paths.resolve(action.ObjectPathId);
  if (node === null) return null;
  const type = types[node.kind] ?? {};
  switch (action.ActionType) {
    case ACTION.instantiate:
      return {
        ...type.identity?.(node, context),
        ...(node.reference === undefined ? {} : { _ReferenceId: node.reference }),
      };
    case ACTION.query:
      context.pendingMarks.flush();
      return query(node, action.QueryInfo ?? {}, types, context);
    case ACTION.method:
      return callMethod(node, action, paths, types, context);
    case ACTION.set:
      memberOf(type.setters, node.kind, action.Name)(node, context, paths.arguments(action.ArgumentInfo)[0]);
      return null;
    case ACTION.update:
      for (const [name, value] of Object.entries(action.ObjectState ?? {}))
        memberOf(type.setters, node.kind, pascal(name))(node, context, value);
      return null;
    default:
      throw apiNotFound(`action type ${action.ActionType}`);
  }
}

function callMethod(
  node: HostNode,
  action: Action,
  paths: Paths,
  types: TypeTable,
  context: HostContext,
): unknown {
  if (action.Name === "_KeepReference") {
    context.references.keep(node);
    return null;
  }
  const method = memberOf(types[node.kind]?.methods, node.kind, action.Name);
  const result = method(node, context, ...paths.arguments(action.ArgumentInfo)) ?? null;
  return isNode(result) ? null : result;
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

interface Paths {
  /** The object of a path; null for a null object and for all that hangs from one. */
  resolve(id: number): HostNode | null;
  arguments(info: Arguments | undefined): unknown[];
  /** The type of a path already resolved; null where there is none. */
  kindOf(id: number): string | null;
}

function createPaths(batch: Batch, types: TypeTable, context: HostContext): Paths {
  const known = new Map<number, HostNode | null>();
  const paths: Paths = {
    resolve(id) {
      if (!known.has(id)) {
        const path = batch.ObjectPaths[id];
        if (!path) throw invalidArgument();
        known.set(id, evaluate(path, paths, types, context));
      }
      return known.get(id) ?? null;
    },
    arguments: (info) =>
      (info?.Arguments ?? []).map((argument, index) => {
        const path = info?.ReferencedObjectPathIds?.[index];
        return path ? paths.resolve(path) : argument;
      }),
    kindOf: (id) => known.get(id)?.kind ?? null,
  };
  return paths;
}

function evaluate(path: ObjectPath, paths: Paths, types: TypeTable, context: HostContext): HostNode | null {
  if (path.ObjectPathType === PATH.workbook) return { kind: "Workbook" };
  if (path.ObjectPathType === PATH.service) return { kind: path.Name };
  if (path.ObjectPathType === PATH.reference) return context.references.get(path.Name);
  // The parent of a null object is stale: it must be looked at first.
  if (path.ObjectPathType === PATH.nothing) return null;
  const parent = path.ParentObjectPathId ? paths.resolve(path.ParentObjectPathId) : null;
  if (parent === null) return null;
  const type = types[parent.kind];
  if (path.ObjectPathType === PATH.property)
    return memberOf(type?.navigation, parent.kind, path.Name)(parent, context);
  const name = path.ObjectPathType === PATH.indexer ? "GetItem" : path.Name;
  const made = memberOf(type?.methods, parent.kind, name)(
    parent,
    context,
    ...paths.arguments(path.ArgumentInfo),
  );
  return isNode(made) ? made : null;
}
