import { parseCell } from "../read/cell-reference";
import { mainNamespace, linkAttribute, worksheetPart, type Book } from "./book";
import { cellAddress } from "./cell-markup";
import { addContentType, addDrawingType, removeContentType, removeUnusedDrawingType } from "./content-types";
import { editProblem } from "./edit-problem";
import type { EditSession } from "./edit-session";
import { appendedChild, insertedInOrder, removed } from "./insert-child";
import { addLink, partLinks, removeLink } from "./links";
import { element, textElement, XML_DECLARATION, type Dialect } from "./markup";
import { hasShapes, newDrawing, withNoteShapes, withoutNoteShapes } from "./note-shapes";
import { freePartName } from "./parts";
import { richText } from "./shared-strings";
import { checkPlace } from "./place-cells";
import { sheetOutline, upTo } from "./sheet-outline";
import { spliced } from "./splice";
import type { NotesEdit } from "./workbook-edit";
import { child, childrenNamed, xmlTree, type XmlElement } from "./xml-tree";

/** Author of the product's notes; no person. */
const AUTHOR = "MUNI";

/** First line of its notes, as Excel begins a note with its author: LibreOffice drops authors. */
const FIRST_LINE = `${AUTHOR}:\n`;

/** Takes MUNI's notes off a sheet, then puts the others there. Notes and comments of others stay. */
export function editNotes({ book }: EditSession, { sheet, add }: NotesEdit): void {
  const part = worksheetPart(book, sheet);
  removeNotes(book, part);
  if (add.length > 0) addNotes(book, part, sheet, add);
}

interface Comments {
  readonly part: string;
  readonly link: string;
  readonly text: string;
  readonly root: XmlElement;
  readonly authors: readonly XmlElement[];
  readonly all: readonly XmlElement[];
  /** Number of our author; -1 where there is none. */
  readonly author: number;
}

/** Notes of a sheet, and the first lines of threaded comments, which older programs show as notes. */
function commentsOf({ parts }: Book, sheetPart: string): Comments | undefined {
  const found = partLinks(parts, sheetPart).find(({ kind }) => kind === "comments");
  if (!found) return undefined;
  const text = parts.text(found.part);
  const root = xmlTree(text, found.part);
  const authors = childrenNamed(child(root, "authors"), "author");
  return {
    part: found.part,
    link: found.id,
    text,
    root,
    authors,
    all: childrenNamed(child(root, "commentList"), "comment"),
    author: authors.findIndex((one) => one.text === AUTHOR),
  };
}

function removeNotes(book: Book, sheetPart: string): void {
  const comments = commentsOf(book, sheetPart);
  const ours = comments?.all.filter((comment) => isOurs(comments, comment)) ?? [];
  if (!comments || ours.length === 0) return;
  if (ours.length === comments.all.length && comments.authors.length === 1)
    dropComments(book, sheetPart, comments);
  else book.parts.put(comments.part, withoutOurs(comments, ours));
  removeShapes(book, sheetPart, ours);
}

function isOurs({ author }: Comments, comment: XmlElement): boolean {
  const text = child(comment, "text");
  const isByUs = author >= 0 && Number(comment.attributes.authorId) === author;
  return isByUs || (text !== undefined && richText(text).startsWith(FIRST_LINE));
}

function dropComments({ parts }: Book, sheetPart: string, { part, link }: Comments): void {
  removeLink(parts, sheetPart, link);
  removeContentType(parts, part);
  parts.remove(part);
}

/** Comments name their author by its place: ours goes with its notes only where it is the last. */
function withoutOurs({ text, authors, author }: Comments, ours: readonly XmlElement[]): string {
  const last = author >= 0 && author === authors.length - 1 ? [authors[author]!] : [];
  return spliced(text, [...ours, ...last].map(removed));
}

function removeShapes(book: Book, sheetPart: string, comments: readonly XmlElement[]): void {
  const { parts } = book;
  const drawing = drawingOf(book, sheetPart);
  if (!drawing) return;
  const cells = comments.flatMap(({ attributes }) => parseCell(attributes.ref ?? "") ?? []);
  const text = withoutNoteShapes(parts.text(drawing.part), cells);
  if (hasShapes(text)) {
    parts.put(drawing.part, text);
    return;
  }
  const sheet = parts.text(sheetPart);
  const pointer = child(sheetOutline(sheet, sheetPart).root, "legacyDrawing");
  if (pointer) parts.put(sheetPart, spliced(sheet, [removed(pointer)]));
  removeLink(parts, sheetPart, drawing.id);
  parts.remove(drawing.part);
  removeUnusedDrawingType(parts);
}

/** The drawing that the sheet shows its notes by; it may have another for pictures in its header. */
function drawingOf(
  { parts }: Book,
  sheetPart: string,
): { readonly id: string; readonly part: string } | undefined {
  const drawings = partLinks(parts, sheetPart).filter(({ kind }) => kind === "vmlDrawing");
  if (drawings.length === 0) return undefined;
  const pointer = child(sheetOutline(parts.text(sheetPart), sheetPart).root, "legacyDrawing");
  return drawings.find(({ id }) => id === pointer?.attributes["r:id"]);
}

function addNotes(book: Book, sheetPart: string, sheet: string, add: NotesEdit["add"]): void {
  add.forEach(checkPlace);
  const taken = new Set(commentsOf(book, sheetPart)?.all.map(({ attributes }) => attributes.ref));
  for (const note of add) {
    const cell = cellAddress(note);
    if (taken.has(cell)) throw editProblem("noteTaken", { sheet, cell });
    taken.add(cell);
  }
  const comments = commentsOf(book, sheetPart) ?? newComments(book, sheetPart);
  book.parts.put(comments.part, withNotes(comments, add));
  addShapes(book, sheetPart, sheet, add);
}

function newComments(book: Book, sheetPart: string): Comments {
  const { parts, strict, folder } = book;
  const part = freePartName(parts, `${folder}comments`, ".xml");
  const lists = "<authors></authors><commentList></commentList>";
  parts.put(part, `${XML_DECLARATION}<comments xmlns="${mainNamespace(book)}">${lists}</comments>`);
  addLink(parts, { from: sheetPart, to: part, kind: "comments", strict });
  addContentType(parts, part, "comments");
  return commentsOf(book, sheetPart)!;
}

function withNotes({ part, text, root, authors, author }: Comments, add: NotesEdit["add"]): string {
  const [authorList, list] = [child(root, "authors"), child(root, "commentList")];
  if (!authorList || !list) throw editProblem("damaged", { part });
  const authorId = author < 0 ? authors.length : author;
  const notes = add.map((note) =>
    element(
      root,
      "comment",
      { ref: cellAddress(note), authorId },
      element(
        root,
        "text",
        {},
        noteRun(root, FIRST_LINE, element(root, "b", {})),
        noteRun(root, note.text, ""),
      ),
    ),
  );
  return spliced(text, [
    ...(author < 0 ? [appendedChild(text, authorList, element(root, "author", {}, AUTHOR))] : []),
    appendedChild(text, list, notes.join("")),
  ]);
}

/** A piece of a note in the letters that Excel gives to notes; some readers take no text but in such pieces. */
function noteRun(dialect: Dialect, text: string, weight: string): string {
  const letters = [
    weight,
    element(dialect, "sz", { val: 9 }),
    element(dialect, "color", { indexed: 81 }),
    element(dialect, "rFont", { val: "Tahoma" }),
    element(dialect, "family", { val: 2 }),
  ];
  return element(dialect, "r", {}, element(dialect, "rPr", {}, ...letters), textElement(dialect, "t", text));
}

function addShapes(book: Book, sheetPart: string, sheet: string, add: NotesEdit["add"]): void {
  const { parts } = book;
  const part = drawingOf(book, sheetPart)?.part ?? addDrawing(book, sheetPart);
  const text = withNoteShapes(parts.text(part), add);
  if (text === undefined) throw editProblem("noteDrawing", { sheet });
  parts.put(part, text);
}

function addDrawing(book: Book, sheetPart: string): string {
  const { parts, strict, folder } = book;
  const part = freePartName(parts, `${folder}drawings/vmlDrawing`, ".vml");
  parts.put(part, newDrawing(Number(/(\d+)\.vml$/.exec(part)![1])));
  addDrawingType(parts);
  const id = addLink(parts, { from: sheetPart, to: part, kind: "vmlDrawing", strict });
  const text = parts.text(sheetPart);
  const { root } = sheetOutline(text, sheetPart);
  const pointer = element(root, "legacyDrawing", linkAttribute(book, text, root, id));
  parts.put(sheetPart, spliced(text, [insertedInOrder(text, root, upTo("legacyDrawing"), pointer)]));
  return part;
}
