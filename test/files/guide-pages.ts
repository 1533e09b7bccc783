/** What a page in Markdown holds, taken apart for tests. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "../../src/messages/text";

export const ROOT = path.resolve(__dirname, "../..");

export interface Block {
  readonly kind: string;
  /** What stands behind the kind: a file that the block is about. */
  readonly file: string;
  readonly lines: readonly string[];
}

export interface Page {
  readonly name: string;
  readonly language: Language;
  readonly text: string;
  readonly headings: readonly string[];
  /** Addresses of links, those of pictures aside. */
  readonly links: readonly string[];
  readonly pictures: readonly { readonly file: string; readonly says: string }[];
  readonly blocks: readonly Block[];
  readonly bold: readonly string[];
  readonly code: readonly string[];
}

export function readPage(name: string): Page {
  const text = readFileSync(path.join(ROOT, name), "utf8");
  const prose = text.replace(/^```[^]*?^```$/gm, "");
  const withoutCode = prose.replace(/`[^`\n]+`/g, "");
  const pictures = [...prose.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
  return {
    name,
    language: name.includes("/en/") ? "en" : "es",
    text,
    headings: [...prose.matchAll(/^#{1,3} (.*)$/gm)].map(([, heading]) => heading!),
    links: [...prose.matchAll(/(?<!!)\[[^\]]*\]\(([^)]+)\)/g)].map(([, address]) => address!),
    pictures: pictures.map(([, says, file]) => ({ file: file!, says: says! })),
    blocks: blocksOf(text),
    bold: [...withoutCode.matchAll(/\*\*(.+?)\*\*/g)].map(([, words]) => words!),
    code: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words!),
  };
}

function blocksOf(text: string): Block[] {
  return [...text.matchAll(/^```(\w*) ?(.*)\n([^]*?)^```$/gm)].map(([, kind, file, body]) => ({
    kind: kind!,
    file: file!,
    lines: body!.trimEnd().split("\n"),
  }));
}

/** The file that a relative address leads to, or why it leads nowhere. */
export function brokenLink({ name }: Page, address: string): string | undefined {
  if (/^https?:/.test(address)) return undefined;
  const [file = "", anchor] = address.split("#");
  const full = path.resolve(ROOT, path.dirname(name), file || path.basename(name));
  if (!existsSync(full)) return `${name}: ${address} is not there`;
  if (anchor === undefined) return undefined;
  const anchors = readPage(path.relative(ROOT, full)).headings.map(anchorOf);
  return anchors.includes(anchor) ? undefined : `${name}: ${address} has no such heading`;
}

/** As GitHub makes the anchor of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}
