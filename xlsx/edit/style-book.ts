import { mainNamespace, type Book } from "./book";
import { addContentType } from "./content-types";
import { filledList } from "./emptied-list";
import { appendedChild, insertedInOrder, withOpenRoot } from "./insert-child";
import { element, XML_DECLARATION, type Dialect } from "./markup";
import type { CellLook, NewConditionalFormat } from "./new-sheet";
import { isDateCode, isDateNumber } from "../read/number-format";
import { builtInFormat, FIRST_OWN_FORMAT } from "./format-number";
import { borderText, differentialText, fillText, fontText } from "./look-markup";
import { singlePartName } from "./parts";
import { addLink, partLinks } from "./links";
import { spliced, type Splice } from "./splice";
import { attributeSplice } from "./tag-attributes";
import { child, xmlTree, type XmlElement } from "./xml-tree";

/** The styles of a book, to which more are appended. Numbers are those that cells and rules name. */
export interface StyleBook {
  /** True for a cell style that shows days or times. */
  showsDates(style: number): boolean;
  /** The style with another number format, everything else the same. */
  withNumberFormat(style: number, code: string): number;
  styleOf(look: CellLook): number;
  /** Style of a conditional format. */
  differential(look: NewConditionalFormat["look"]): number;
  /** Writes what was asked for. Without a new style the part stays as it is. */
  write(): void;
}

/** Children of the part in the schema's order. */
const ORDER = [
  "numFmts",
  "fonts",
  "fills",
  "borders",
  "cellStyleXfs",
  "cellXfs",
  "cellStyles",
  "dxfs",
] as const;
type Collection = (typeof ORDER)[number];

/** Elements that a collection must begin with, because their numbers are given. */
const FIRST: Partial<Readonly<Record<Collection, readonly string[]>>> = {
  fonts: ['<font><sz val="11"/><name val="Calibri"/><family val="2"/></font>'],
  fills: [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  ],
  borders: ["<border><left/><right/><top/><bottom/><diagonal/></border>"],
  cellXfs: ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>'],
};

/** The elements of one collection, as text: the file's own, those it must begin with, those that are added. */
interface Items {
  readonly all: string[];
  readonly own: number;
  /** Length from which on something is to be written. */
  given: number;
}

type Styles = Readonly<Record<Collection, Items>> & { readonly dialect: Dialect };

export function openStyles(book: Book): StyleBook {
  const { parts } = book;
  const part = partLinks(parts, book.main).find(({ kind }) => kind === "styles")?.part;
  const text = withOpenRoot(part === undefined ? emptyStyles(book) : parts.text(part), "styles.xml");
  const root = xmlTree(text, "styles.xml");
  const styles = readStyles(text, root);
  const looked = remembered((_: string, look: CellLook) => styleOf(styles, look));
  const formatted = remembered((_: string, style: number, code: string) =>
    withNumberFormat(styles, style, code),
  );
  return {
    showsDates: remembered((style: number) => showsDates(styles, style)),
    withNumberFormat: (style, code) => formatted(`${style} ${code}`, style, code),
    styleOf: (look) => looked(JSON.stringify(look), look),
    differential: (look) => numberOf(styles.dxfs, differentialText(styles.dialect, look)),
    write: () => {
      if (grown(styles).length === 0) return;
      const result = withStyles(text, root, styles);
      parts.put(part ?? addStylesPart(book), result);
    },
  };
}

/** A function that answers once for each key, its first argument: sheets ask for few styles, but many times. */
function remembered<Key, Rest extends unknown[], Answer>(
  answer: (key: Key, ...rest: Rest) => Answer,
): (key: Key, ...rest: Rest) => Answer {
  const known = new Map<Key, Answer>();
  return (key, ...rest) => {
    if (!known.has(key)) known.set(key, answer(key, ...rest));
    return known.get(key)!;
  };
}

/** As Excel starts a book, so that every reader finds what it expects. */
export function emptyStyles(book: Pick<Book, "strict">): string {
  const start = (name: "fonts" | "fills" | "borders"): string =>
    element({ prefix: "" }, name, { count: FIRST[name]!.length }, ...FIRST[name]!);
  const inner = [
    start("fonts"),
    start("fills"),
    start("borders"),
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs>',
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '<dxfs count="0"/>',
  ].join("");
  return `${XML_DECLARATION}<styleSheet xmlns="${mainNamespace(book)}">${inner}</styleSheet>`;
}

function addStylesPart(book: Book): string {
  const part = singlePartName(book.parts, `${book.folder}styles`, ".xml");
  addLink(book.parts, { from: book.main, to: part, kind: "styles", strict: book.strict });
  addContentType(book.parts, part, "styles");
  return part;
}

function readStyles(text: string, root: XmlElement): Styles {
  const items = (name: Collection): Items => {
    const own = child(root, name)?.children.map(({ start, end }) => text.slice(start, end)) ?? [];
    const all = own.length > 0 ? own : (FIRST[name] ?? []).map((item) => prefixed(root, item));
    return { all: [...all], own: own.length, given: all.length };
  };
  const collections = Object.fromEntries(ORDER.map((name) => [name, items(name)])) as Record<
    Collection,
    Items
  >;
  return { ...collections, dialect: { prefix: root.prefix } };
}

function prefixed({ prefix }: Dialect, text: string): string {
  return text.replace(/<(\/?)(?=\w)/g, `<$1${prefix}`);
}

function numberOf({ all }: Items, text: string): number {
  const known = all.indexOf(text);
  return known >= 0 ? known : all.push(text) - 1;
}

function grown(styles: Styles): Collection[] {
  return ORDER.filter((name) => styles[name].all.length > styles[name].given);
}

/** A style of ours names the first of each collection: they have to be there. */
function writeFirst(styles: Styles): void {
  for (const name of ["fonts", "fills", "borders", "cellXfs"] as const) styles[name].given = styles[name].own;
}

function withStyles(text: string, root: XmlElement, styles: Styles): string {
  const splices = grown(styles).flatMap((name): Splice[] => {
    const { all, own } = styles[name];
    const added = all.slice(own).join("");
    const list = child(root, name);
    if (!list)
      return [insertedInOrder(text, root, orderUpTo(name), element(root, name, countOf(name, all), added))];
    const count =
      list.attributes.count === undefined ? [] : [attributeSplice(text, list, "count", all.length)];
    return [...count, name === "dxfs" ? filledList(text, list, added) : appendedChild(text, list, added)];
  });
  return spliced(text, splices);
}

function orderUpTo(name: Collection): readonly string[] {
  return ORDER.slice(0, ORDER.indexOf(name) + 1);
}

/** A list of rule styles that was not there has no count, so that it is known again when they go. */
function countOf(name: Collection, { length }: readonly string[]): { readonly count?: number } {
  return name === "dxfs" ? {} : { count: length };
}

function showsDates(styles: Styles, style: number): boolean {
  const xf = styles.cellXfs.all[style];
  if (xf === undefined) return false;
  const number = Number(xmlTree(xf, "xf").attributes.numFmtId ?? 0);
  const code = formats(styles).find((one) => one.number === number)?.code;
  return code === undefined ? isDateNumber(number) : isDateCode(code);
}

function formats({ numFmts }: Styles): { readonly number: number; readonly code: string }[] {
  return numFmts.all.map((text) => {
    const { numFmtId, formatCode } = xmlTree(text, "numFmt").attributes;
    return { number: Number(numFmtId), code: formatCode ?? "" };
  });
}

/** Number of a format; one that the book has under the same code is used again. */
function formatNumber(styles: Styles, code: string): number {
  const builtIn = builtInFormat(code);
  if (builtIn !== undefined) return builtIn;
  const known = formats(styles);
  const same = known.find((one) => one.code === code);
  if (same) return same.number;
  const number = Math.max(FIRST_OWN_FORMAT - 1, ...known.map((one) => one.number)) + 1;
  styles.numFmts.all.push(element(styles.dialect, "numFmt", { numFmtId: number, formatCode: code }));
  return number;
}

function withNumberFormat(styles: Styles, style: number, code: string): number {
  if (styles.cellXfs.own === 0) writeFirst(styles);
  const xf = styles.cellXfs.all[style] ?? styles.cellXfs.all[0]!;
  const tag = xmlTree(xf, "xf");
  const number = formatNumber(styles, code);
  if (Number(tag.attributes.numFmtId ?? 0) === number) return style;
  const changed = [
    attributeSplice(xf, tag, "numFmtId", number),
    attributeSplice(xf, tag, "applyNumberFormat", 1),
  ];
  return numberOf(styles.cellXfs, spliced(xf, changed));
}

function styleOf(styles: Styles, look: CellLook): number {
  writeFirst(styles);
  const { dialect } = styles;
  const { align, vertical, wrap, numberFormat, fill, border } = look;
  const format = numberFormat === undefined ? 0 : formatNumber(styles, numberFormat);
  const font = hasFont(look) ? numberOf(styles.fonts, fontText(dialect, styles.fonts.all[0]!, look)) : 0;
  const fillNumber = fill === undefined ? 0 : numberOf(styles.fills, fillText(dialect, fill));
  const lines = border === undefined ? 0 : numberOf(styles.borders, borderText(dialect, border));
  const aligned = align !== undefined || vertical !== undefined || wrap !== undefined;
  const attributes = {
    numFmtId: format,
    fontId: font,
    fillId: fillNumber,
    borderId: lines,
    xfId: styles.cellStyleXfs.own > 0 ? 0 : undefined,
    applyNumberFormat: format > 0 || undefined,
    applyFont: font > 0 || undefined,
    applyFill: fillNumber > 0 || undefined,
    applyBorder: lines > 0 || undefined,
    applyAlignment: aligned || undefined,
  };
  const alignment = aligned
    ? element(dialect, "alignment", { horizontal: align, vertical, wrapText: wrap })
    : "";
  return numberOf(styles.cellXfs, element(dialect, "xf", attributes, alignment));
}

function hasFont({ bold, italic, size, color }: CellLook): boolean {
  return Boolean(bold || italic || color) || size !== undefined;
}
