import type { Block } from "../../src/workbook/address";
import { fileProblem } from "../package/file-problem";
import { parseBlock } from "./cell-reference";

/**
 * The rectangle that an attribute names.
 *
 * @param sheet name, for messages
 * @throws Problem for what is no address
 */
export function readBlock(reference: string | undefined, sheet: string): Block {
  const block = parseBlock(reference ?? "");
  if (!block) throw fileProblem("badReference", { sheet, reference: reference ?? "" });
  return block;
}
