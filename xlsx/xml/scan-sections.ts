import { fileProblem } from "../package/file-problem";
import { scan, type OpenTag, type XmlHandler } from "./scan";

/** Readers of the children of a part's root, by their local names; one is called for its element and all in it. */
export type Sections = Readonly<Record<string, XmlHandler | undefined>>;

/**
 * Reads a part of a workbook child by child of its root. Children that nobody reads are passed over, and so are
 * those of other namespaces.
 *
 * @param root local name that the root must have
 * @returns the root's opening tag
 * @throws Problem for a part that is another document, or damaged
 * @example
 * scanSections(text, "xl/worksheets/sheet1.xml", "worksheet", { mergeCells: { open: (tag) => … } })
 */
export function scanSections(
  source: string | Iterable<string>,
  part: string,
  root: string,
  sections: Sections,
): OpenTag {
  let rootTag: OpenTag | undefined;
  let depth = 0;
  let section: XmlHandler | undefined;
  scan(source, part, {
    open: (tag) => {
      if (depth === 0) rootTag = expectedRoot(tag, root, part);
      if (depth === 1 && tag.space === "main") section = sections[tag.name];
      depth++;
      section?.open?.(tag);
    },
    text: (text) => section?.text?.(text),
    close: (tag) => {
      section?.close?.(tag);
      depth--;
      if (depth === 1) section = undefined;
    },
  });
  return rootTag!;
}

function expectedRoot(tag: OpenTag, root: string, part: string): OpenTag {
  if (tag.name !== root || tag.space !== "main") throw fileProblem("otherPart", { part });
  return tag;
}
