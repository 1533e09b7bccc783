import { fold } from "../../src/messages/fold";
import type { Text } from "../../src/messages/text";

/** An option of a command, under its Spanish and English names. */
export interface Option {
  readonly key: string;
  readonly es: string;
  readonly en: string;
  /** One letter, after one dash. */
  readonly short?: string;
  /** What its value is called in the help; an option without one is a switch. */
  readonly value?: Text;
  readonly help: Text;
}

/** A name as it is compared: no dashes before it, no accents, no case. */
export function optionName(written: string): string {
  return fold(written.replace(/^-+/, ""));
}

/** Every name of an option, folded. */
export function namesOf({ es, en }: Option): readonly string[] {
  return [...new Set([optionName(es), optionName(en)])];
}
