import { builtFile, loadFunctions } from "./built-functions";
import { petitionCore } from "./petition-core";
import { petitionFunction } from "./petition-function";
import { report, type Section } from "./report";
import { seats } from "./seats";

export async function bench(root: string): Promise<string> {
  const script = builtFile(root, "functions.js")!;
  const functions = loadFunctions(script);
  const s: Section[] = [];
  s.push(petitionCore());
  s.push(petitionFunction(functions.get("MUNI_PETITION_DEADLINE")!));
  s.push(await seats(root, functions.get("MUNI_SEATS_ALL")));
  return report(s);
}
