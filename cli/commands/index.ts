import type { Command } from "../command";
import { CHECK } from "./check";
import { PLAN } from "./plan";
import { RECALC } from "./recalc";
import { RULES_COMMAND } from "./rules";
import { SEATS } from "./seats";
import { TEMPLATE } from "./template";

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [CHECK, SEATS, PLAN, TEMPLATE, RECALC, RULES_COMMAND];
