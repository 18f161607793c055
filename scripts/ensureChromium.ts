import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, headlessShell } from "./chromium.ts";

/** Shown when Chromium could not be installed. */
export const chromiumAdvice =
  "The tests need Chromium: install it (Debian: sudo apt-get install chromium; elsewhere: npx playwright install chromium), or name one with CHROMIUM_PATH.";

/**
 * Installs what is missing: on Debian the headless shell also where a whole Chromium is present, because the tests need less time in it.
 * @returns whether a Chromium is available.
 */
export function ensureChromium(): boolean {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get") && !existsSync(headlessShell)) {
    console.log("Installing Chromium's headless shell…");
    run("apt-get", ["update"]);
    // The tests also measure the fallback typeface, so it must be one that devices have.
    run("apt-get", ["install", "--yes", "--no-install-recommends", "chromium-headless-shell", "fonts-liberation"]);
  }
  if (findChromium() !== undefined) return true;
  console.log("No Chromium on this machine: installing one…");
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"]);
  } else {
    run("npx", ["playwright", "install", "chromium"]);
  }
  return findChromium() !== undefined;
}

function run(command: string, options: readonly string[]): void {
  spawnSync(command, options, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
