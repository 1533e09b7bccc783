/** The commands in the pages for users work as they are written there. */
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { muni, trialFolder } from "./run-muni";

const ROOT = path.join(__dirname, "../..");
const PAGES = ["README.md", "README.es.md", "docs/es/linea-de-comandos.md", "docs/en/command-line.md"];
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
    symlinkSync(path.join(ROOT, "data"), path.join(folder(), "data"));
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

test("both pages of the command show the same commands", () => {
  const [spanish, english] = PAGES.slice(2).map((page) => commandsIn(page).length);
  expect(spanish).toBeGreaterThan(10);
  expect(english).toBe(spanish);
});
