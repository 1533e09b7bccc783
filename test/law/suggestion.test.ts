import { applySettings } from "../../src/law/read-settings";
import { DEFAULT_SETTINGS } from "../../src/law/settings";
import { likely, suggestion } from "../../src/messages/suggestion";

const WORDS = ["letra", "388", "68.1", "ordinaria", "extraordinaria", "comienza"];

test.each([
  ["ordinarya", "ordinaria"],
  ["letras", "letra"],
  ["comiensa", "comienza"],
  ["sesion ordinaria", "ordinaria"],
  ["389", "388"],
])("“%s” was probably meant to be “%s”", (typed, word) => {
  expect(likely(typed, WORDS)).toBe(word);
});

test.each(["se corre", "asamblea", "foo", "color", "ordinariamente no", ""])(
  "nothing is offered for “%s”: a far guess would mislead",
  (typed) => {
    expect(likely(typed, WORDS)).toBeUndefined();
    expect(suggestion(typed, new Map(WORDS.map((word) => [word, word])))).toEqual({ es: "", en: "" });
  },
);

test("the longer of two words inside is the one meant", () => {
  expect(likely("sesion extraordinaria del alcalde", [...WORDS, "sesion"])).toBe("extraordinaria");
});

test("a reading whose word is unknown is told with the words that there are, and no opposite is offered", () => {
  const said: string[] = [];
  applySettings([{ name: "lectura", value: "se corre" }], ({ text }) => said.push(text.es, text.en));
  expect(said).toEqual([
    "lectura: «se corre» no es un valor conocido. Use: letra, 388, 68.1.",
    "reading: “se corre” is not a known value. Use: as written, 388, 68.1.",
  ]);
});

test.each(["388", "Art. 388", "artículo 388", "68,1", "regla 68.1", "Rule 68.1"])(
  "“%s” names a reading of the term",
  (value) => {
    const settings = applySettings([{ name: "lectura", value }], (problem) => {
      throw problem;
    });
    expect(settings.readings.term).toBe(value.includes("388") ? "388" : "68.1");
    expect(DEFAULT_SETTINGS.readings.term).toBe("letra");
  },
);
