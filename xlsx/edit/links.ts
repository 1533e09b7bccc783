import { partFolder } from "../package/part-name";
import { addRelationship, relationshipsOf, relationshipsPart } from "../package/relationships";
import { removed } from "./insert-child";
import type { Parts } from "./parts";
import { spliced } from "./splice";
import { childrenNamed, xmlTree } from "./xml-tree";

const TRANSITIONAL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const STRICT = "http://purl.oclc.org/ooxml/officeDocument/relationships";

/** Namespace of the attributes (`r:id`) and types of relationships. */
export function relationshipsNamespace(strict: boolean): string {
  return strict ? STRICT : TRANSITIONAL;
}

/** A relationship of a part to another part of the file. */
export interface PartLink {
  readonly id: string;
  /** Last step of its type: "worksheet", "comments". */
  readonly kind: string;
  /** Name of the part that it leads to. */
  readonly part: string;
}

/** Relationships of a part to parts that are there. */
export function partLinks(parts: Parts, from: string): PartLink[] {
  return relationshipsOf(parts, from).flatMap(({ id, type, part }) =>
    part !== undefined && parts.has(part) ? [{ id, kind: type, part }] : [],
  );
}

/** Where a new relationship leads. */
export interface NewLink {
  readonly from: string;
  readonly to: string;
  /** Last step of its type. */
  readonly kind: string;
  readonly strict: boolean;
}

/**
 * Adds a relationship.
 *
 * @returns its id
 */
export function addLink(parts: Parts, { from, to, kind, strict }: NewLink): string {
  const name = relationshipsPart(from);
  const before = parts.has(name) ? parts.text(name) : undefined;
  const type = `${relationshipsNamespace(strict)}/${kind}`;
  const { text, id } = addRelationship(before, type, relativeTarget(from, to));
  parts.put(name, text);
  return id;
}

/** Path from a part's folder to another part. */
function relativeTarget(from: string, to: string): string {
  const folders = partFolder(from).split("/").slice(0, -1);
  const steps = to.split("/");
  let common = 0;
  while (common < folders.length && folders[common] === steps[common] && common < steps.length - 1) common++;
  return [...folders.slice(common).map(() => ".."), ...steps.slice(common)].join("/");
}

/** Takes a relationship away, and the list of them when it was the last. */
export function removeLink(parts: Parts, from: string, id: string): void {
  const name = relationshipsPart(from);
  const text = parts.text(name);
  const all = childrenNamed(xmlTree(text, name), "Relationship");
  const gone = all.filter(({ attributes }) => attributes.Id === id);
  if (gone.length === all.length) parts.remove(name);
  else parts.put(name, spliced(text, gone.map(removed)));
}
