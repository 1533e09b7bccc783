/** The commands in the pages for users work as they are written there. */
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { muni, trialFolder } from "./run-muni";

const ROOT = path.join(__dirname, "../..");
const COMMAND_PAGES = ["docs/es/linea-de-comandos.md", "docs/en/command-line.md"];
const GUIDES = ["docs/es/guia-analista.md", "docs/en/guide-analyst.md"];
const PAGES = ["README.md", "README.es.md", ...COMMAND_PAGES, ...GUIDES];
const WRITES = /^(?:--salida|--output|--marcar|--mark)$/;

const folder = trialFolder();

/** The commands of the blocks marked as shell. */
function commandsIn(page: string): string[] {
  const text = readFileSync(path.join(ROOT, page), "utf8");
  return [...text.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block]) => block!.trim().split("\n"));
}

/** Words of a command as a shell makes them: quotes hold blanks together. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
}

test.each(PAGES.flatMap((page) => commandsIn(page).map((command) => ({ page, command }))))(
  "$page: $command",
  ({ command }) => {
    for (const name of ["data", "docs"]) symlinkSync(path.join(ROOT, name), path.join(folder(), name));
    const [npx, name, ...words] = wordsOf(command);
    expect([npx, name]).toEqual(["npx", "muni"]);
    const { code, err, out } = muni(folder(), words);
    expect([0, 1]).toContain(code);
    expect(err).not.toMatch(/^muni:/m);
    const written = words.filter((_, at) => WRITES.test(words[at - 1] ?? ""));
    for (const file of written) expect(existsSync(path.join(folder(), file))).toBe(true);
    if (written.length === 0) expect(out).not.toBe("");
  },
);

test.each([
  ["the command", COMMAND_PAGES, 10],
  ["the analyst", GUIDES, 2],
] as const)("both pages of %s show the same commands", (_, pages, fewest) => {
  const [spanish, english] = pages.map((page) => commandsIn(page).length);
  expect(spanish).toBeGreaterThan(fewest);
  expect(english).toBe(spanish);
});
