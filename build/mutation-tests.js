const { format } = require("node:util");

/**
 * Hundreds of random calendars for each mutant take hours; the limits and the cases are what tells mutants apart. The
 * rule pages are watched through Jest itself, which is not there.
 */
const LEFT_OUT = /(calendar\/(properties|properties-lawful|fuzz)|plan-properties|rule-pages)\.test\.ts$/;

/** Whether a file of the law's tests is run for mutants; it may then use nothing of Jest but what is declared here. */
function isTried(file) {
  return file.endsWith(".test.ts") && !LEFT_OUT.test(file);
}

/**
 * The tests of a file, gathered and not yet run: what Jest's `describe`, `test`, `it` and their `each` declare.
 *
 * @param {() => void} declare loads the file
 * @returns {{ name: string, run: () => unknown }[]} in order, each named by its groups and itself
 */
function testsDeclaredBy(declare) {
  const tests = [];
  const groups = [];
  const describe = (name, body) => {
    groups.push(name);
    body();
    groups.pop();
  };
  const test = (name, run) => tests.push({ name: [...groups, name].join(" "), run });
  describe.each = eachOf(describe);
  test.each = eachOf(test);
  const before = { describe: globalThis.describe, test: globalThis.test, it: globalThis.it };
  Object.assign(globalThis, { describe, test, it: test });
  try {
    declare();
  } finally {
    Object.assign(globalThis, before);
  }
  return tests;
}

/** Jest's `each`: the name takes the row's values, as `%s` or, of a row that is an object, as `$key.of.it`. */
function eachOf(declare) {
  return (rows) => (name, body) =>
    rows.forEach((row) => {
      const values = Array.isArray(row) ? row : [row];
      declare(titleOf(name, values), () => body(...values));
    });
}

function titleOf(name, values) {
  const valueAt = (keys) => keys.split(".").reduce((value, key) => value?.[key], values[0]);
  const named = name.replace(/\$([\w.]+)/g, (whole, keys) => String(valueAt(keys) ?? whole));
  const places = named.match(/%[a-z]/g)?.length ?? 0;
  return format(named.replace(/%p/g, "%j"), ...values.slice(0, places));
}

module.exports = { isTried, testsDeclaredBy };
