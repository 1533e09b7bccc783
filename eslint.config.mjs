import officeAddins from "eslint-plugin-office-addins";
import prettier from "eslint-config-prettier";
import globals from "globals";
import tseslint from "typescript-eslint";

/**
 * Imports go one way: src ← functions ← taskpane, workbench; src ← xlsx ← cli, workbench. Inside src: days ← law ←
 * sessions, seats ← calendar ← workbook.
 */
const forbidden = (folders) => ({
  "no-restricted-imports": [
    "error",
    {
      patterns: [
        {
          group: folders.map((folder) => `**/${folder}/**`),
          message: "Imports go one way: src ← functions ← taskpane, workbench (see docs/decisions).",
        },
      ],
    },
  ],
});

const noInstants = {
  selector: "NewExpression[callee.name='Date'], CallExpression[callee.object.name='Date']",
  message: "Days are integers here; an instant would bring in a time zone.",
};

const onlyInExcelFolder = {
  selector: "MemberExpression[object.name='Excel'], TSQualifiedName[left.name='Excel']",
  message: "Only taskpane/excel speaks to Excel.",
};

export default tseslint.config(
  {
    ignores: [
      "dist",
      "dist-workbench",
      "dist-cli",
      "site",
      "release",
      "coverage",
      "node_modules",
      "src/days/holiday-table.generated.ts",
      "**/*.d.mts",
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    files: ["**/*.ts"],
    languageOptions: {
      parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname },
      globals: { ...globals.browser, Office: "readonly", Excel: "readonly", CustomFunctions: "readonly" },
    },
    plugins: { "office-addins": officeAddins },
    rules: {
      "office-addins/no-office-initialize": "error",
      "office-addins/no-context-sync-in-loop": "error",
      "office-addins/no-empty-load": "error",
      "office-addins/no-navigational-load": "error",
      "office-addins/test-for-null-using-isNullObject": "error",
      "no-console": "error",
      "no-restricted-syntax": ["error", onlyInExcelFolder],
    },
  },
  {
    files: ["src/**/*.ts", "functions/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", noInstants, onlyInExcelFolder] },
  },
  { files: ["taskpane/excel/**/*.ts", "test/**/*.ts"], rules: { "no-restricted-syntax": "off" } },
  {
    files: ["src/**/*.ts"],
    rules: forbidden(["functions", "taskpane", "workbench", "cli", "xlsx", "test"]),
  },
  {
    files: ["src/days/**/*.ts", "src/messages/**/*.ts"],
    rules: forbidden([
      "functions",
      "taskpane",
      "workbench",
      "cli",
      "xlsx",
      "test",
      "law",
      "sessions",
      "seats",
      "calendar",
      "workbook",
    ]),
  },
  {
    files: ["src/law/**/*.ts"],
    rules: forbidden([
      "functions",
      "taskpane",
      "workbench",
      "cli",
      "xlsx",
      "test",
      "sessions",
      "seats",
      "calendar",
      "workbook",
    ]),
  },
  {
    files: ["src/sessions/**/*.ts", "src/seats/**/*.ts"],
    rules: forbidden(["functions", "taskpane", "workbench", "cli", "xlsx", "test", "calendar", "workbook"]),
  },
  { files: ["functions/**/*.ts"], rules: forbidden(["taskpane", "workbench", "cli", "xlsx", "test"]) },
  { files: ["taskpane/**/*.ts"], rules: forbidden(["workbench", "cli", "xlsx", "test"]) },
  { files: ["xlsx/**/*.ts"], rules: forbidden(["functions", "taskpane", "workbench", "cli", "test"]) },
  { files: ["cli/**/*.ts"], rules: forbidden(["taskpane", "test"]) },
  {
    // Excel's list of functions is generated from these signatures; the generator knows no type but any for a cell.
    files: ["functions/functions.ts"],
    rules: { "@typescript-eslint/no-explicit-any": "off", "@typescript-eslint/no-unsafe-return": "off" },
  },
  {
    // Microsoft's client, Univer and the runtimes speak untyped JSON at these seams.
    files: ["workbench/**/*.ts", "test/**/*.ts"],
    rules: {
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["**/*.js", "**/*.mjs"],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: globals.node },
    rules: { ...tseslint.configs.disableTypeChecked.rules, "@typescript-eslint/no-require-imports": "off" },
  },
  prettier,
);
