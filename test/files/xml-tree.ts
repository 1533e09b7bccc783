import { SaxesParser } from "saxes";

export interface XmlElement {
  /** as written, with its prefix */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** The tree of a well-formed document; throws when it is not one. */
export function parseXml(xml: string): XmlElement {
  const top: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, children: [], text: "" };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => (open.at(-1)!.text += text.trim()));
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return top.children[0]!;
}

/** The element and everything below it, in the order of the document. */
export function descendants(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(descendants)];
}

/** Elements below, by name. */
export function named(element: XmlElement, ...names: string[]): XmlElement[] {
  return descendants(element).filter(({ name }) => names.includes(name));
}
