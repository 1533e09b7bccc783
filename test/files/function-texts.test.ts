import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Texts {
  description?: string;
  returns?: string;
  parameters?: Record<string, string>;
  errors?: string;
  example?: string;
}
interface FunctionSource {
  metadata: { id: string; description?: string; parameters: { name: string; description?: string }[] };
  functionName: string;
  returns: string;
  remarks: string;
  example: string;
}

const { readFunctions } = jest.requireActual<{ readFunctions: (file: string) => Promise<FunctionSource[]> }>(
  "../../build/read-functions.js",
);
const { missingTexts } = jest.requireActual<{
  missingTexts: (functions: FunctionSource[], spanish: Record<string, Texts>) => string[];
}>("../../build/function-texts.js");

const QUORUM = `
/**
 * Members that make
 * a quorum.
 *
 * @customfunction MUNI_QUORUM
 * @param members Members of the legislature,
 * vacant seats included
 * @returns a whole number
 * @remarks Cite: § 4201. Errors: #VALUE! when the count is no whole number.
 * @example
 * =MUNI_QUORUM(16) gives 9
 */
export function quorum(members: any): any {
  return members;
}
`;

const SPANISH: Texts = {
  description: "Miembros que hacen quórum.",
  returns: "un número entero",
  parameters: { members: "Miembros de la legislatura" },
  errors: "Cita: § 4201. Errores: #VALUE! si el número no es entero.",
};

function read(source: string): Promise<FunctionSource[]> {
  const file = join(mkdtempSync(join(tmpdir(), "muni-")), "functions.ts");
  writeFileSync(file, source);
  return readFunctions(file);
}

test("a function's comment is read with its tags, descriptions on one line", async () => {
  const [quorum] = await read(QUORUM);
  expect(quorum).toMatchObject({
    functionName: "quorum",
    metadata: {
      id: "MUNI_QUORUM",
      description: "Members that make a quorum.",
      parameters: [{ name: "members", description: "Members of the legislature, vacant seats included" }],
    },
    returns: "a whole number",
    remarks: "Cite: § 4201. Errors: #VALUE! when the count is no whole number.",
    example: "=MUNI_QUORUM(16) gives 9",
  });
});

test("a signature that Excel cannot take stops the build with the generator's own words", async () => {
  await expect(read(QUORUM.replace("members: any", "members: Date"))).rejects.toThrow(
    /does not support type/,
  );
});

test("nothing is missing when both languages are complete", async () => {
  expect(missingTexts(await read(QUORUM), { MUNI_QUORUM: SPANISH })).toEqual([]);
});

const without = (field: keyof Texts): Texts => ({ ...SPANISH, [field]: undefined });

test.each<[string, Texts, string]>([
  ["description", without("description"), "MUNI_QUORUM: no Spanish description"],
  ["result", without("returns"), "MUNI_QUORUM: no Spanish returns"],
  ["errors", without("errors"), "MUNI_QUORUM: no Spanish errors"],
  ["parameters", without("parameters"), "MUNI_QUORUM: no Spanish description of members"],
  [
    "one parameter",
    { ...SPANISH, parameters: { members: "" } },
    "MUNI_QUORUM: no Spanish description of members",
  ],
])("a missing Spanish text is listed: %s", async (_what, texts, complaint) => {
  expect(missingTexts(await read(QUORUM), { MUNI_QUORUM: texts })).toEqual([complaint]);
});

test.each([
  [" * Members that make\n * a quorum.\n", "MUNI_QUORUM: no English description"],
  [" * @returns a whole number\n", "MUNI_QUORUM: no English returns"],
  [
    " * @remarks Cite: § 4201. Errors: #VALUE! when the count is no whole number.\n",
    "MUNI_QUORUM: no English errors",
  ],
  [
    " * @param members Members of the legislature,\n * vacant seats included\n",
    "MUNI_QUORUM: no English description of members",
  ],
  [" * @example\n * =MUNI_QUORUM(16) gives 9\n", "MUNI_QUORUM: no @example that begins with a formula"],
])("a missing English text is listed: %j", async (lines, complaint) => {
  const source = QUORUM.replace(lines, "");
  expect(source).not.toBe(QUORUM);
  expect(missingTexts(await read(source), { MUNI_QUORUM: SPANISH })).toEqual([complaint]);
});

test("an example that gives more than a plain value needs Spanish words, beside a formula or alone", async () => {
  const functions = await read(QUORUM.replace("gives 9", "gives 9: more than half"));
  const complaints = (example: string) => missingTexts(functions, { MUNI_QUORUM: { ...SPANISH, example } });
  const missing = ["MUNI_QUORUM: no Spanish words for its example"];
  expect(complaints("")).toEqual(missing);
  expect(complaints("=MUNI_QUORUM(16)")).toEqual(missing);
  expect(complaints("da 9: más de la mitad")).toEqual([]);
  expect(complaints("=MUNI_QUORUM(16) da 9: más de la mitad")).toEqual([]);
});

test("a Spanish text of no function and one of no parameter are listed", async () => {
  const spanish = {
    MUNI_QUORUM: { ...SPANISH, parameters: { members: "Miembros", miembros: "Miembros" } },
    MUNI_CUORUM: SPANISH,
  };
  expect(missingTexts(await read(QUORUM), spanish)).toEqual([
    "MUNI_CUORUM: described in Spanish, but there is no such function",
    "MUNI_QUORUM: Spanish describes miembros, which is no parameter",
  ]);
});

test("a function without Spanish lacks every text", async () => {
  expect(missingTexts(await read(QUORUM), {})).toHaveLength(4);
});
