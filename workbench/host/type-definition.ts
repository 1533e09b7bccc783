import { apiNotFound } from "./errors";
import type { HostContext } from "./context";
import type { HostNode } from "./node";

/* Members are method signatures, so that a definition for a narrower node fits the table of all types. */
interface Members<N extends HostNode> {
  navigate(node: N, context: HostContext): HostNode | null;
  call(node: N, context: HostContext, ...args: unknown[]): unknown;
  read(node: N, context: HostContext): unknown;
  write(node: N, context: HostContext, value: unknown): void;
}

export type Method<N extends HostNode> = Members<N>["call"];

/** How one Excel class answers. Names are those of the wire: PascalCase. */
export interface TypeDefinition<N extends HostNode = HostNode> {
  /** What the client learns when the object is made; it names the object so from then on. */
  identity?(node: N, context: HostContext): Record<string, string>;
  /** Members of a collection. */
  items?(node: N, context: HostContext): HostNode[];
  readonly navigation?: Readonly<Record<string, Members<N>["navigate"]>>;
  readonly methods?: Readonly<Record<string, Method<N>>>;
  readonly properties?: Readonly<Record<string, Members<N>["read"]>>;
  readonly setters?: Readonly<Record<string, Members<N>["write"]>>;
}

export type TypeTable = Readonly<Record<string, TypeDefinition>>;

/** Checks a definition against its own kind of node and fits it into the table. */
export function defineType<N extends HostNode>(definition: TypeDefinition<N>): TypeDefinition {
  return definition;
}

/** The member of that name, or Excel's refusal. */
export function memberOf<T>(members: Readonly<Record<string, T>> | undefined, kind: string, name: string): T {
  const member = members && Object.hasOwn(members, name) ? members[name] : undefined;
  if (member === undefined) throw apiNotFound(`${kind}.${name}`);
  return member;
}
