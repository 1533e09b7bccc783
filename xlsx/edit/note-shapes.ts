import { MOST_COLUMNS, MOST_ROWS, type CellRef } from "../read/cell-reference";

/*
 * The drawing part of notes (VML). It is handled as text: what Excel writes there is not always XML that a strict
 * reader takes.
 */

const SPACES = {
  v: "urn:schemas-microsoft-com:vml",
  o: "urn:schemas-microsoft-com:office:office",
  x: "urn:schemas-microsoft-com:office:excel",
} as const;

/** Shapes of one drawing have numbers in blocks of this size. */
const BLOCK = 1024;

const BOX_TYPE =
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">' +
  '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>';

const SHAPE = /<v:shape\b(?:(?!<\/v:shape>)[^])*<\/v:shape>/g;

/**
 * An empty drawing.
 *
 * @param block of numbers for its shapes, from 1
 */
export function newDrawing(block: number): string {
  const layout = `<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="${block}"/></o:shapelayout>`;
  return `<xml${declarations("")}>${layout}</xml>`;
}

/** Declarations of the namespaces that a text lacks. */
function declarations(text: string): string {
  return Object.entries(SPACES)
    .filter(([prefix, address]) => !text.includes(`xmlns:${prefix}="${address}"`))
    .map(([prefix, address]) => ` xmlns:${prefix}="${address}"`)
    .join("");
}

/** The drawing with a hidden box for each note; undefined for a text that has no end to put them before. */
export function withNoteShapes(text: string, notes: readonly CellRef[]): string | undefined {
  const end = text.lastIndexOf("</xml>");
  if (end < 0) return undefined;
  const missing = declarations(text);
  const type = text.includes('id="_x0000_t202"') ? "" : BOX_TYPE.replace("<v:shapetype", `$&${missing}`);
  const first = lastNumber(text) + 1;
  const shapes = notes.map((note, i) => noteShape(note, first + i, missing));
  return text.slice(0, end) + type + shapes.join("") + text.slice(end);
}

function lastNumber(text: string): number {
  const block = Number(/<o:idmap\b[^>]*\bdata="(\d+)/.exec(text)?.[1] ?? 1);
  let last = block * BLOCK;
  for (const [, number] of text.matchAll(/\bid="_x0000_s(\d+)"/g)) last = Math.max(last, Number(number));
  return last;
}

function noteShape({ row, column }: CellRef, number: number, missing: string): string {
  return (
    `<v:shape id="_x0000_s${number}" type="#_x0000_t202" style="position:absolute;width:180pt;height:80pt;` +
    `z-index:1;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"${missing}><v:fill color2="#ffffe1"/>` +
    '<v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/>' +
    '<v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>' +
    '<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>' +
    `<x:Anchor>${anchor({ row, column })}</x:Anchor><x:AutoFill>False</x:AutoFill>` +
    `<x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
  );
}

/** Where the box stands: column, row and pixels within them, of its first and last corner. */
function anchor({ row, column }: CellRef): string {
  const left = Math.min(column + 1, MOST_COLUMNS - 4);
  const top = Math.min(Math.max(row - 1, 0), MOST_ROWS - 6);
  return [left, 15, top, 4, left + 3, 15, top + 5, 4].join(", ");
}

/** The drawing without the boxes of the notes in some cells. */
export function withoutNoteShapes(text: string, cells: readonly CellRef[]): string {
  const gone = new Set(cells.map(({ row, column }) => `${row} ${column}`));
  const left = text.replace(SHAPE, (shape) => (gone.has(placeOf(shape)) ? "" : shape));
  return left.includes("#_x0000_t202") ? left : left.replace(BOX_TYPE, "");
}

/** Row and column of the note that a shape shows; "" for other shapes. */
function placeOf(shape: string): string {
  if (!shape.includes('ObjectType="Note"')) return "";
  const row = /<x:Row>\s*(\d+)\s*</.exec(shape)?.[1];
  const column = /<x:Column>\s*(\d+)\s*</.exec(shape)?.[1];
  return `${row} ${column}`;
}

export function hasShapes(text: string): boolean {
  return /<v:(?:shape|group|rect|oval|line|roundrect|polyline|image)\b/.test(text);
}
