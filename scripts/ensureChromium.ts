import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./chromium.ts";

/** What a person does where Chromium could not be installed for them. */
export const chromiumAdvice =
  "The tests need Chromium: install it (Debian: sudo apt-get install chromium; elsewhere: npx playwright install chromium), or name one with CHROMIUM_PATH.";

/** Sees to it that there is a Chromium to test with; installs one where it is missing. Answers whether there is one. */
export function ensureChromium(): boolean {
  if (findChromium() !== undefined) return true;
  console.log("No Chromium on this machine: installing one…");
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update"]);
    // With the letters of a usual device: what is seen before the shop's own have come is measured too.
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
