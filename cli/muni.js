#!/usr/bin/env node
const { existsSync } = require("node:fs");
const path = require("node:path");

const BUILT = path.join(__dirname, "../dist-cli/muni.js");

// A clone whose scripts were not run (npm ci --ignore-scripts) has the source and not the command.
if (existsSync(BUILT)) require(BUILT);
else {
  console.error("muni: falta compilar la orden. Ejecute una vez, en la carpeta de MUNI: npm run build:cli");
  console.error("muni: the command is not built. Run once, in MUNI's folder: npm run build:cli");
  process.exitCode = 2;
}
