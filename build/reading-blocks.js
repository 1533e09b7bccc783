const WORDS = {
  es: { usual: "MUNI lee", other: "Otra lectura" },
  en: { usual: "MUNI reads", other: "Another reading" },
};

/**
 * Each open question, how the product reads it, and the other answers, with what chooses them.
 *
 * @param {string[]} readings R numbers
 * @param {"es" | "en"} language
 * @param {(file: string) => Record<string, any>} load as sourceLoader gives it
 * @returns {import("./blocks.js").Block[]}
 */
function readingBlocks(readings, language, load) {
  if (readings.length === 0) return [];
  const { READINGS } = load("src/law/readings.ts");
  const { OPTIONS } = load("src/law/options.ts");
  const words = WORDS[language];
  const items = readings.map((id) => {
    const { question, usual, others, option } = READINGS[id];
    const chosen = OPTIONS.find(({ key }) => key === option);
    const choice = (at) =>
      chosen?.choices[at] ? ` [\`${chosen[language]}=${chosen.choices[at][language]}\`]` : "";
    const answers = others.map(
      (text, at) => ` ${words.other}: ${withChoice(text[language], choice(at + 1))}`,
    );
    return `**${id}** ${question[language]} ${words.usual}: ${withChoice(usual[language], choice(0))}${answers.join("")}`;
  });
  return [{ items }];
}

function withChoice(sentence, choice) {
  return `${sentence.replace(/\.$/, "")}${choice}.`;
}

module.exports = { readingBlocks };
