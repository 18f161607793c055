import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, headlessShell } from "./chromium.ts";
import { canInstallWithApt, installWithApt } from "./installWithApt.ts";

/** The tests also measure the fallback typeface, so it must be one that devices have. */
const typeface = "fonts-liberation";

/** Shown when Chromium could not be installed. */
export const chromiumAdvice =
  "The tests need Chromium: install it (Debian: sudo apt-get install chromium; elsewhere: npx playwright install chromium), or name one with CHROMIUM_PATH.";

/**
 * Installs what is missing: on Debian the headless shell also where a whole Chromium is present, because the tests need less time in it.
 * @returns whether a Chromium is available.
 */
export function ensureChromium(): boolean {
  if (!existsSync(headlessShell)) installWithApt(["chromium-headless-shell", typeface]);
  if (findChromium() !== undefined) return true;
  if (canInstallWithApt) {
    installWithApt(["chromium", typeface]);
  } else {
    console.log("No Chromium on this machine: installing one…");
    spawnSync("npx", ["playwright", "install", "chromium"], { stdio: ["ignore", "ignore", "inherit"] });
  }
  return findChromium() !== undefined;
}
