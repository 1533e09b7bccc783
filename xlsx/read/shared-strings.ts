import type { Package } from "../package/package";
import { partTextChunks } from "../package/part-text";
import { scanSections } from "../xml/scan-sections";
import type { Budget } from "./budget";
import { richTextReader } from "./rich-text";

/** Texts that cells share, in the order in which cells count them. */
export function readSharedStrings(pkg: Package, part: string, budget: Budget): readonly string[] {
  const texts: string[] = [];
  const reader = richTextReader();
  const closeText = reader.close;
  scanSections(partTextChunks(pkg.chunks(part), part), part, "sst", {
    si: {
      ...reader,
      close: (tag) => {
        closeText(tag);
        if (tag.name !== "si" || tag.space !== "main") return;
        const text = reader.take();
        budget.keep(text.length);
        texts.push(text);
      },
    },
  });
  return texts;
}
