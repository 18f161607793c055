import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** Debian's Chromium without a user interface: it takes the journeys a fifth less processor time. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

const usualPlaces = [
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browsers in Playwright's cache, the newest first. */
function playwrightChromiums(): string[] {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
  ].filter((folder) => folder !== undefined && existsSync(folder));
  const binaries = [
    "chrome-linux/chrome",
    "chrome-linux64/chrome",
    "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
    "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  ];
  return caches.flatMap((cache) =>
    readdirSync(String(cache))
      .filter((name) => name.startsWith("chromium-"))
      .sort((one, other) => Number(other.split("-")[1]) - Number(one.split("-")[1]))
      .flatMap((name) => binaries.map((binary) => join(String(cache), name, binary))),
  );
}

/**
 * Finds the Chromium that the tests drive: CHROMIUM_PATH, then the usual places, then Playwright's cache.
 *
 * @throws if CHROMIUM_PATH points at no file.
 */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured !== undefined && configured !== "") {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH points at ${configured}, which does not exist.`);
    return configured;
  }
  return [...usualPlaces, ...playwrightChromiums()].find((path) => existsSync(path));
}

/** Without these flags Chromium sends its own requests and, as root, does not start. */
export const chromiumFlags: string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
