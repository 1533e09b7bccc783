/** The law layer alone, for mutation testing: the other layers need a build or a browser. */
const path = require("node:path");
const { projects } = require("../jest.config");

module.exports = {
  ...projects.find(({ displayName }) => displayName === "law"),
  rootDir: path.resolve(__dirname, ".."),
  // Hundreds of random calendars for each mutant take hours; the limits and the cases are what tells mutants apart.
  testPathIgnorePatterns: ["/calendar/(properties|properties-lawful|fuzz)\\.test\\.ts$"],
  setupFiles: ["<rootDir>/build/mutation-setup.js"],
};
