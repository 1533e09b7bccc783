import { SaxesParser, type SaxesTagPlain } from "saxes";
import { fileProblem } from "../package/file-problem";
import { spaceOf, type Space } from "./namespaces";

/** Places in the text of a part, in UTF-16 units; the end is not in it. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** An element as its opening tag, `<x:c r="A1">`, or an empty one, `<c/>`, gives it. */
export interface OpenTag extends TextSpan {
  /** Without prefix: "c". */
  readonly name: string;
  /** As written, with its colon ("x:"), or "": what siblings must be written with. */
  readonly prefix: string;
  readonly space: Space;
  /**
   * Values with entities resolved. Names without prefix stay as they are ("r"); others begin with the short name of
   * their namespace, whatever their prefix ("r:id").
   */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** True for `<c/>`; `close` is called for it too, with the same span. */
  readonly isEmpty: boolean;
}

export interface CloseTag extends TextSpan {
  readonly name: string;
  readonly space: Space;
}

/** What is called as a part is read. A handler that throws ends the reading. */
export interface XmlHandler {
  open?(tag: OpenTag): void;
  /** Text between two tags, entities resolved; a CDATA section or comment may split it in several. */
  text?(text: string): void;
  close?(tag: CloseTag): void;
}

/** Far beyond what Excel writes. */
const DEEPEST = 256;
const MOST_ATTRIBUTES = 1000;

/** Declared prefixes in force at one place, and names whose meaning is kept; Excel writes some twenty prefixes. */
const MOST_PREFIXES = 64;
const MOST_KEPT_NAMES = 1000;

/** Letters without a `>` after which a text is no part of a workbook any more: cells hold 32,767 at most. */
const LONGEST_WITHOUT_TAG = 4 * 1024 * 1024;

/**
 * Reads an XML part tag by tag, in one text or in pieces of it. Prefixes do not matter: elements and attributes are
 * told by their local name and namespace. Nothing is fetched or expanded: a document type is refused.
 *
 * @param source the text of the part without its byte order mark, or pieces of it in order
 * @param part name of the part, for messages
 * @throws Problem for XML that is malformed, nested too deeply, or declares a document type or entities
 * @example
 * scan('<x:c xmlns:x="…/main" r="A1"/>', "sheet1.xml", { open: (tag) => … })
 * //=> { name: "c", prefix: "x:", space: "main", attributes: { r: "A1" }, start: 0, end: 31, isEmpty: true }
 */
export function scan(source: string | Iterable<string>, part: string, handler: XmlHandler): void {
  const reader = startReader(part, handler);
  if (typeof source === "string") reader.write(source);
  else for (const piece of piecesAtTags(source, part)) reader.write(piece);
  reader.close();
}

/** Pieces that end behind a `>` each, so that no tag's start is apart from its end. */
function* piecesAtTags(source: Iterable<string>, part: string): Generator<string, void, undefined> {
  let held = "";
  for (const piece of source) {
    const cut = piece.lastIndexOf(">") + 1;
    if (cut > 0) yield held + piece.slice(0, cut);
    held = cut > 0 ? piece.slice(cut) : held + piece;
    if (held.length > LONGEST_WITHOUT_TAG) throw fileProblem("excessiveXml", { part });
  }
  yield held;
}

interface Reader {
  write(text: string): void;
  close(): void;
}

interface Name {
  readonly name: string;
  readonly prefix: string;
  readonly space: Space;
}

/** Namespaces in force for an element and what is in it, and the names resolved under them so far. */
interface Scope {
  readonly prefixes: ReadonlyMap<string, Space>;
  readonly names: Map<string, Name>;
}

function startReader(part: string, handler: XmlHandler): Reader {
  const parser = new SaxesParser();
  const scopes: Scope[] = [{ prefixes: new Map([["xml:", "xml"]]), names: new Map() }];
  let piece = "";
  let pieceStart = 0;
  let start = 0;
  let attributes = 0;
  let hasPrefixes = false;

  const scope = (): Scope => scopes[scopes.length - 1]!;
  /** Place of a tag's "<" or "</": right before its name, unless a line end of two letters or spaces follow it. */
  const startOf = (mark: "<" | "</", name: string): number => {
    const end = parser.position - pieceStart - 1;
    const usual = end - name.length - mark.length;
    const at = piece.startsWith(mark, usual) ? usual : piece.lastIndexOf(mark, end);
    return pieceStart + at;
  };
  const refuse = (text: "excessiveXml" | "doctype"): never => {
    throw fileProblem(text, { part });
  };

  parser.on("error", () => {
    throw fileProblem("badXml", { part, position: parser.position });
  });
  parser.on("doctype", () => refuse("doctype"));
  parser.on("opentagstart", ({ name }) => {
    start = startOf("<", name);
    attributes = 0;
    hasPrefixes = false;
  });
  parser.on("attribute", ({ name }) => {
    if (++attributes > MOST_ATTRIBUTES) refuse("excessiveXml");
    if (name === "xmlns" || name.includes(":")) hasPrefixes = true;
  });
  parser.on("opentag", (tag) => {
    if (scopes.length > DEEPEST) refuse("excessiveXml");
    scopes.push(hasPrefixes ? innerScope(scope(), tag.attributes) : scope());
    if (scope().prefixes.size > MOST_PREFIXES) refuse("excessiveXml");
    const { name, prefix, space } = nameIn(scope(), tag.name);
    handler.open?.({
      name,
      prefix,
      space,
      attributes: hasPrefixes ? resolvedAttributes(scope(), tag.attributes) : tag.attributes,
      start,
      end: parser.position,
      isEmpty: tag.isSelfClosing,
    });
  });
  parser.on("closetag", (tag) => {
    const { name, space } = nameIn(scope(), tag.name);
    scopes.pop();
    handler.close?.({
      name,
      space,
      start: tag.isSelfClosing ? start : startOf("</", tag.name),
      end: parser.position,
    });
  });
  if (handler.text) {
    parser.on("text", (text) => handler.text!(text));
    parser.on("cdata", (text) => handler.text!(text));
  }
  return {
    write: (text) => {
      pieceStart += piece.length;
      piece = text;
      parser.write(text);
    },
    close: () => void parser.close(),
  };
}

function nameIn(scope: Scope, qualified: string): Name {
  const known = scope.names.get(qualified);
  if (known) return known;
  const prefix = qualified.slice(0, qualified.indexOf(":") + 1);
  const resolved = {
    name: qualified.slice(prefix.length),
    prefix,
    space: scope.prefixes.get(prefix) ?? "other",
  };
  if (scope.names.size < MOST_KEPT_NAMES) scope.names.set(qualified, resolved);
  return resolved;
}

type Attributes = SaxesTagPlain["attributes"];

function innerScope(outer: Scope, attributes: Attributes): Scope {
  const declared = Object.entries(attributes).flatMap(([name, address]): [string, Space][] => {
    if (name === "xmlns") return [["", spaceOf(address)]];
    return name.startsWith("xmlns:") ? [[`${name.slice(6)}:`, spaceOf(address)]] : [];
  });
  if (declared.length === 0) return outer;
  return { prefixes: new Map([...outer.prefixes, ...declared]), names: new Map() };
}

/** Attributes under the short names of their namespaces; the declarations of namespaces are left out. */
function resolvedAttributes(scope: Scope, attributes: Attributes): OpenTag["attributes"] {
  const resolved: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [qualified, value] of Object.entries(attributes)) {
    if (qualified === "xmlns" || qualified.startsWith("xmlns:")) continue;
    const { name, prefix, space } = nameIn(scope, qualified);
    resolved[prefix === "" ? name : `${space === "other" ? prefix : `${space}:`}${name}`] = value;
  }
  return resolved;
}
