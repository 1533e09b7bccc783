/**
 * npm run bench:soak: a million calls of functions.js and ten thousand edits of a calendar; prints the memory in use at ten
 * points of each and ends with 1 where it grows. Run `npm run build:addin` first, or name the build: `-- --addin FOLDER`.
 */
import path from "node:path";
import { compiled } from "./compiled.mjs";
import { option } from "./option.mjs";

const root = path.resolve(import.meta.dirname, "..");
const addin = option("--addin") ?? path.join(root, "dist");

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

await compiled("soak.ts", ({ soak, MOST_GROWTH }) => {
  for (const { work, count, heap, growth } of soak(root, addin)) {
    console.log(`${count.toLocaleString("en-US")} ${work}`);
    console.log(`  after each tenth: ${heap.map(megabytes).join(", ")}`);
    const isFlat = growth <= MOST_GROWTH;
    console.log(`  from the second to the last: ${megabytes(growth)}, ${isFlat ? "flat" : "GROWS"}`);
    if (!isFlat) process.exitCode = 1;
  }
});
