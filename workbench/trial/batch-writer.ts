import type { Action, Answer, Arguments, Batch, ObjectPath } from "../host/batch";

/** Numbers of the host's language (host/batch.ts). */
export const PATH = { workbook: 1, method: 3, property: 4, indexer: 5 } as const;
const ACTION = { instantiate: 1, query: 2, method: 3, set: 4 } as const;

/** A path that an object of the stand-in was made by; its number is its own for the whole context. */
export type Path = ObjectPath;

/** Collects what is asked for between two syncs. */
export interface BatchWriter {
  /** A new path below another. */
  path(type: number, name: string, parent?: Path, args?: readonly unknown[]): Path;
  instantiate(path: Path, onAnswer: Receive): void;
  query(path: Path, select: string[], onAnswer: Receive): void;
  call(path: Path, method: string, args: readonly unknown[], onAnswer?: Receive): void;
  set(path: Path, property: string, value: unknown): void;
  /** What was collected, and who gets which answer; undefined when nothing was. */
  take(): { batch: Batch; receive: (answer: Answer) => void } | undefined;
}

type Receive = (value: unknown) => void;

/**
 * @param pathOf the path of an argument that is an object of the stand-in; undefined for a plain value
 */
export function createBatchWriter(pathOf: (argument: unknown) => Path | undefined): BatchWriter {
  const paths = new Map<number, Path>();
  let actions: Action[] = [];
  let receivers = new Map<number, Receive>();
  let last = 0;

  const argumentsOf = (args: readonly unknown[]): Arguments => {
    const given = args.map(pathOf);
    return {
      Arguments: args.map((argument, at) => (given[at] ? null : argument)),
      ReferencedObjectPathIds: given.map((path) => path?.Id ?? 0),
    };
  };
  const act = (type: number, path: Path, more: Partial<Action>, onAnswer?: Receive): void => {
    const action = { Id: ++last, ActionType: type, Name: "", ObjectPathId: path.Id, ...more };
    actions.push(action);
    if (onAnswer) receivers.set(action.Id, onAnswer);
  };
  return {
    path(type, name, parent, args = []) {
      const path: Path = {
        Id: ++last,
        ObjectPathType: type,
        Name: pascal(name),
        ...(parent ? { ParentObjectPathId: parent.Id } : {}),
        ArgumentInfo: argumentsOf(args),
      };
      paths.set(path.Id, path);
      return path;
    },
    instantiate: (path, onAnswer) => act(ACTION.instantiate, path, {}, onAnswer),
    query: (path, select, onAnswer) => act(ACTION.query, path, { QueryInfo: { Select: select } }, onAnswer),
    call: (path, method, args, onAnswer) =>
      act(ACTION.method, path, { Name: pascal(method), ArgumentInfo: argumentsOf(args) }, onAnswer),
    set: (path, property, value) =>
      act(ACTION.set, path, { Name: pascal(property), ArgumentInfo: argumentsOf([value]) }),
    take() {
      if (actions.length === 0) return undefined;
      const batch: Batch = { Actions: actions, ObjectPaths: usedPaths(actions, paths) };
      const waiting = receivers;
      [actions, receivers] = [[], new Map()];
      return {
        batch,
        receive({ Results }) {
          for (const { ActionId, Value } of Results) waiting.get(ActionId)?.(Value);
        },
      };
    },
  };
}

/** The paths of the actions, those that they hang from and those among their arguments. */
function usedPaths(actions: readonly Action[], paths: ReadonlyMap<number, Path>): Record<string, ObjectPath> {
  const used: Record<string, ObjectPath> = {};
  const use = (id: number): void => {
    if (id === 0 || used[id]) return;
    const path = paths.get(id)!;
    used[id] = path;
    use(path.ParentObjectPathId ?? 0);
    path.ArgumentInfo?.ReferencedObjectPathIds?.forEach(use);
  };
  for (const { ObjectPathId, ArgumentInfo } of actions) {
    use(ObjectPathId);
    ArgumentInfo?.ReferencedObjectPathIds?.forEach(use);
  }
  return used;
}

/** Names on the wire begin with a capital; those that begin with a line stay. */
function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
