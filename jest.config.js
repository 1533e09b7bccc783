/** Five layers; `npm test` runs law and functions under four time zones, the others once. */
const layer = (name) => ({
  displayName: name,
  testEnvironment: "node",
  testMatch: [`<rootDir>/test/${name}/**/*.test.ts`],
  transform: { "^.+\\.ts$": ["ts-jest", { tsconfig: "<rootDir>/test/tsconfig.json", diagnostics: false }] },
});

module.exports = { projects: ["law", "functions", "contract", "page", "files"].map(layer) };
