import { openPackage } from "../../../xlsx/package/open-package";
import { parseXml, type XmlElement } from "../xml-tree";

/** Attributes that count or measure what a part holds: they follow what was added. */
const MEASURES: Readonly<Record<string, readonly string[]>> = {
  row: ["spans"],
  dimension: ["ref"],
  table: ["ref"],
  autoFilter: ["ref"],
  cfRule: ["priority"],
  idmap: ["data"],
  vector: ["size"],
};
const EVERYWHERE = ["count", "uniqueCount"];

/** A tag, its end, or the text between: a document is a row of them. */
interface Piece {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * What of an XML part is gone, changed or stands in another order: the first such tag or text; nothing where the
 * change only added. Attributes that count what is there are not looked at, nor are declarations of prefixes.
 */
export function lostFrom(before: string, after: string): string | undefined {
  const rest = piecesOf(parseXml(after));
  let at = 0;
  for (const piece of piecesOf(parseXml(before))) {
    while (at < rest.length && !holds(rest[at]!, piece)) at++;
    if (at++ >= rest.length) return [piece.name, ...Object.values(piece.attributes)].join(" ");
  }
  return undefined;
}

function holds(after: Piece, before: Piece): boolean {
  const passed = [...EVERYWHERE, ...(MEASURES[before.name.replace(/^.*:/, "")] ?? [])];
  const kept = Object.entries(before.attributes).filter(([name]) => !passed.includes(name));
  return after.name === before.name && kept.every(([name, value]) => after.attributes[name] === value);
}

function piecesOf({ name, attributes, children, text }: XmlElement): Piece[] {
  // How many sheets a book has stands in its properties as a text.
  const texts = text === "" || name === "vt:i4" ? [] : [{ name: `"${text}"`, attributes: {} }];
  const given = Object.entries(attributes).filter(([key]) => !key.startsWith("xmlns"));
  return [
    { name, attributes: Object.fromEntries(given) },
    ...children.flatMap(piecesOf),
    ...texts,
    { name: `/${name}`, attributes: {} },
  ];
}

/** Parts of a file that differ from those of another in more than additions; they are told with the first loss. */
export function lossesBetween(before: Uint8Array, after: Uint8Array): string[] {
  const [one, other] = [openPackage(before), openPackage(after)];
  return one.names.flatMap((name) => {
    if (!other.has(name)) return [`${name} is gone`];
    if (Buffer.from(one.bytes(name)).equals(Buffer.from(other.bytes(name)))) return [];
    if (!/\.(xml|rels|vml)$/i.test(name)) return [`${name} is no XML and differs`];
    const lost = lostFrom(one.text(name), other.text(name));
    return lost === undefined ? [] : [`${name}: ${lost}`];
  });
}
