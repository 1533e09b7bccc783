/** Finds the browser that the page tests drive; on Debian as root it installs one. */
const { execFileSync, spawnSync } = require("node:child_process");
const { existsSync, readFileSync } = require("node:fs");
const path = require("node:path");

const ON_LINUX = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
const ON_MAC = ["Google Chrome", "Chromium", "Microsoft Edge"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const ON_WINDOWS = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
].flatMap((file) =>
  ["ProgramFiles", "ProgramFiles(x86)", "LocalAppData"].map((folder) =>
    path.join(process.env[folder] ?? "", file),
  ),
);

function found() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (process.platform === "darwin") return ON_MAC.find(existsSync);
  if (process.platform === "win32") return ON_WINDOWS.find(existsSync);
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return ON_LINUX.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

/** @returns {string} path of the browser; throws with the one command to run where there is none */
function browser() {
  const there = found();
  if (there) return there;
  if (isDebianRoot()) {
    spawnSync("apt-get", ["update", "-q"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-q", "chromium"], { stdio: "inherit" });
    const installed = found();
    if (installed) return installed;
  }
  throw new Error(
    `The page tests need Chromium, Chrome or Edge and found none. Run: ${commandFor(process.platform)}`,
  );
}

function commandFor(platform) {
  if (platform === "darwin") return "brew install --cask chromium";
  if (platform === "win32") return "winget install Google.Chrome";
  return existsSync("/etc/os-release") && /fedora|rhel/.test(readFileSync("/etc/os-release", "utf8"))
    ? "sudo dnf install chromium"
    : "sudo apt-get install chromium";
}

module.exports = { browser };
