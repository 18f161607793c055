import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "./chromium.ts";

/** Starts the Chromium that the tests drive. @param more further flags. */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: [...chromiumFlags, ...more], ...(executablePath ? { executablePath } : {}) });
}
