/** Finds the LibreOffice that reopens the workbooks of the tests; on Debian as root it installs one. */
const { execFileSync, spawnSync } = require("node:child_process");
const { existsSync, readFileSync } = require("node:fs");
const path = require("node:path");

const ON_LINUX = ["soffice", "libreoffice", "localc"];
const ON_MAC = [
  "/Applications/LibreOffice.app/Contents/MacOS/soffice",
  path.join(process.env.HOME ?? "", "Applications/LibreOffice.app/Contents/MacOS/soffice"),
];
// The .com one waits until the work is done; the .exe does not.
const ON_WINDOWS = ["ProgramFiles", "ProgramFiles(x86)"].map((folder) =>
  path.join(process.env[folder] ?? "", "LibreOffice\\program\\soffice.com"),
);

function found() {
  if (process.env.MUNI_SOFFICE) return process.env.MUNI_SOFFICE;
  const names = process.platform === "win32" ? ["soffice.com"] : ON_LINUX;
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  const usual = { darwin: ON_MAC, win32: ON_WINDOWS }[process.platform] ?? [
    "/opt/libreoffice/program/soffice",
  ];
  return [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...usual].find(
    existsSync,
  );
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

/** @returns {string} path of LibreOffice's program; throws with the one command to run where there is none */
function office() {
  const there = found();
  if (there) return there;
  if (isDebianRoot()) {
    spawnSync("apt-get", ["update", "-q"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "libreoffice-calc-nogui"], {
      stdio: "inherit",
    });
    const installed = found();
    if (installed) return installed;
  }
  throw new Error(
    `The tests of workbook files need LibreOffice Calc and found none. Run: ${commandFor(process.platform)}` +
      "\nIf it is somewhere else, name its program in MUNI_SOFFICE.",
  );
}

function commandFor(platform) {
  if (platform === "darwin") return "brew install --cask libreoffice";
  if (platform === "win32") return "winget install TheDocumentFoundation.LibreOffice";
  if (existsSync("/etc/os-release") && /fedora|rhel/.test(readFileSync("/etc/os-release", "utf8")))
    return "sudo dnf install libreoffice-calc";
  return "sudo apt-get install libreoffice-calc-nogui";
}

module.exports = { office };
