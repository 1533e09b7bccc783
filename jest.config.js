/** Five layers; `npm test` runs law and functions under four time zones, the others once. */
const layer = (name) => ({
  displayName: name,
  testEnvironment: "node",
  testMatch: [`<rootDir>/test/${name}/**/*.test.ts`],
  transform: { "^.+\\.ts$": ["ts-jest", { tsconfig: "<rootDir>/test/tsconfig.json", diagnostics: false }] },
});

module.exports = {
  projects: ["law", "functions", "contract", "page", "files"].map(layer),
  // Many tests build or run a program, which takes many times as long where the machine is busy with others.
  testTimeout: 120_000,
};
