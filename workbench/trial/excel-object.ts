import { PATH, type BatchWriter, type Path } from "./batch-writer";
import { CLASSES, type ExcelClass } from "./classes";

/** What an object of the stand-in knows of itself. */
interface State {
  path: Path;
  isNull: boolean;
  readonly values: Map<string, unknown>;
  readonly children: Map<string, ExcelObject>;
  items?: ExcelObject[];
}

/** An object as the add-in sees it: any member of its class. */
export type ExcelObject = Record<string, unknown>;

/** What all objects of one context share. */
export interface ObjectContext {
  readonly writer: BatchWriter;
  /** Paths of the objects, by which an argument is known for one. */
  readonly paths: WeakMap<object, State>;
  /** Keeps a listener of an event of the host. */
  readonly listen: (event: string, handler: (details: unknown) => unknown) => void;
}

/** Names of `load`, as the host wants them: those of a collection are the names of its items. */
function selected(names: string | readonly string[] | undefined): string[] {
  const list = typeof names === "string" ? names.split(",") : [...(names ?? ["*"])];
  return list.map((name) => name.trim().replace(/^items\//, ""));
}

/**
 * An object of Excel's API: its properties are there once they were loaded and synced, everything else is written down
 * for the next sync. Whether it is a null object is known after it, too.
 */
export function excelObject(name: string, path: Path, context: ObjectContext): ExcelObject {
  const about = CLASSES[name]!;
  const state: State = { path, isNull: false, values: new Map(), children: new Map() };
  const object = new Proxy<ExcelObject>(
    {},
    {
      get: (_, member) => (typeof member === "string" ? read(member) : undefined),
      set(_, member, value) {
        context.writer.set(state.path, String(member), value);
        return true;
      },
    },
  );
  context.paths.set(object, state);

  function read(member: string): unknown {
    if (member === "then") return undefined; // it is no promise, whatever it is handed to
    if (member === "isNullObject") return state.isNull;
    if (member === "load") return load;
    if (member === "items" && about.items) return state.items ?? notLoaded(name, member);
    const child = about.objects?.[member];
    if (child) return childOf(member, child);
    return methodOf(member) ?? valueOf(member);
  }
  function load(names?: string | readonly string[]): ExcelObject {
    context.writer.query(state.path, selected(names), (value) => take(object, about, value, context));
    return object;
  }
  function childOf(member: string, of: string): ExcelObject {
    const known = state.children.get(member);
    if (known) return known;
    const child = excelObject(of, context.writer.path(PATH.property, member, state.path), context);
    state.children.set(member, child);
    return child;
  }
  function methodOf(member: string): unknown {
    const { writer } = context;
    const given = about.gets?.[member];
    if (given) return (...args: unknown[]) => made(given, member, args);
    if (about.calls?.includes(member)) return (...args: unknown[]) => writer.call(state.path, member, args);
    if (about.answers?.includes(member)) return (...args: unknown[]) => answered(member, args);
    const event = about.events?.[member];
    if (!event) return undefined;
    return {
      add(handler: (details: unknown) => unknown) {
        writer.call(state.path, `_Register${event}Event`, []);
        context.listen(event, handler);
      },
    };
  }
  function made(of: string, member: string, args: unknown[]): ExcelObject {
    const { writer } = context;
    const result = excelObject(of, writer.path(PATH.method, member, state.path, args), context);
    const its = context.paths.get(result)!;
    writer.instantiate(its.path, (value) => {
      take(result, CLASSES[of]!, value, context);
      // Made once: from now on it is found by its id, as Excel's own client finds it.
      if (of === "Worksheet" && its.values.has("id")) byId(its, its.values.get("id"));
    });
    return result;
  }
  function answered(member: string, args: unknown[]): { value: unknown } {
    const result: { value: unknown } = { value: undefined };
    context.writer.call(state.path, member, args, (value) => (result.value = value));
    return result;
  }
  function valueOf(member: string): unknown {
    return state.values.has(member) ? state.values.get(member) : notLoaded(name, member);
  }
  return object;
}

function byId(state: State, id: unknown): void {
  Object.assign(state.path, {
    ObjectPathType: PATH.indexer,
    Name: "GetItem",
    ArgumentInfo: { Arguments: [id], ReferencedObjectPathIds: [0] },
  });
}

function notLoaded(name: string, member: string): never {
  const message = `${name}.${member} was not loaded, or this stand-in of Excel's client does not have it.`;
  throw Object.assign(new Error(message), { code: "PropertyNotLoaded" });
}

/** Takes an answer of the host: null for a null object, else properties by their names on the wire. */
function take(object: ExcelObject, about: ExcelClass, answer: unknown, context: ObjectContext): void {
  const state = context.paths.get(object)!;
  if (typeof answer !== "object" || answer === null || "_IsNull" in answer) {
    state.isNull = true;
    return;
  }
  for (const [wire, value] of Object.entries(answer)) {
    const member = wire.charAt(0).toLowerCase() + wire.slice(1);
    const child = about.objects?.[member];
    if (wire === "_Items") state.items = itemsOf(state, about.items!, value as object[], context);
    else if (child) take(object[member] as ExcelObject, CLASSES[child]!, value, context);
    else state.values.set(member, value);
  }
}

/** Items are found by their id; those without one, such as areas, are only read. */
function itemsOf(
  state: State,
  of: string,
  answers: readonly object[],
  context: ObjectContext,
): ExcelObject[] {
  return answers.map((answer) => {
    const { Id } = answer as { Id?: unknown };
    const item = excelObject(of, context.writer.path(PATH.indexer, "getItem", state.path, [Id]), context);
    take(item, CLASSES[of]!, answer, context);
    return item;
  });
}
