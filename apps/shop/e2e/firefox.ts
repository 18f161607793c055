import { existsSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { firefox } from "playwright-firefox";

/** Debian's Firefox. */
export const firefoxPath = "/usr/bin/firefox-esr";

/** Starts the installed Firefox. Playwright drives it over WebDriver BiDi, so no build of Playwright's own is needed. */
export function launchFirefox(): Promise<Browser> {
  if (!existsSync(firefoxPath))
    throw new Error(`There is no Firefox at ${firefoxPath}: npm run test:engines installs it.`);
  return firefox.launch({ channel: "moz-firefox", executablePath: firefoxPath });
}
