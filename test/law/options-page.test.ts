import { readFileSync } from "node:fs";
import path from "node:path";
import { OPTIONS } from "../../src/law/options";
import { PARAMETER_FACTS, PARAMETER_NAMES } from "../../src/law/parameters";

/* The pages on which a user looks up the names of options and parameters name them all. */

const page = (file: string) => readFileSync(path.resolve(__dirname, "../../docs", file), "utf8");
const NAMES = [...OPTIONS, ...PARAMETER_NAMES.map((name) => PARAMETER_FACTS[name].name)];

test.each([
  ["es/opciones.md", "es"],
  ["en/options.md", "en"],
] as const)("%s names every option and parameter in both languages, and every value", (file, language) => {
  const text = page(file);
  const values = OPTIONS.flatMap((option) => (option.kind === "choice" ? option.choices : []));
  const wanted = [...NAMES.flatMap(({ es, en }) => [es, en]), ...values.map((value) => value[language])];
  expect(wanted.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
