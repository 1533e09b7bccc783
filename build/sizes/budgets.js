/** What the add-in may weigh on the wire: the one place, for the build, `npm run size` and the tests. */

/**
 * @typedef {object} Budget
 * @property {string} name what is weighed, for a person
 * @property {RegExp} files names of the files that it adds up
 * @property {number} most bytes, each file compressed by itself with gzip
 */

/** Excel loads the page of the shared runtime, and all that it names, before its first number. */
const FIRST_LOAD = /^taskpane\.(html|js|css)$/;
const FIRST_NUMBER = /^(functions\.js|taskpane\.(html|js|css))$/;

/** @type {readonly Budget[]} */
const BUDGETS = [
  { name: "functions.js", files: /^functions\.js$/, most: 40_000 },
  { name: "pane, before its first paint", files: FIRST_LOAD, most: 40_000 },
  { name: "all before the first number", files: FIRST_NUMBER, most: 45_000 },
  { name: "check of a calendar, when it is asked for", files: /^calendar\.\w+\.js$/, most: 70_000 },
  { name: "pane, when it is shown", files: /^pane\.\w+\.(js|css)$/, most: 115_000 },
  { name: "pictures, when they are opened", files: /^pictures\.\w+\.(js|css)$/, most: 15_000 },
  { name: "all scripts and styles of the add-in", files: /^(?!help\.css)[^/]+\.(js|css)$/, most: 235_000 },
];

module.exports = { BUDGETS };
