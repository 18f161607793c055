import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/chromium.ts";

const chromium = findChromium();

export default defineConfig({
  testDir: "apps/shop/e2e",
  // Each worker has a shop of its own, and the machine may be small.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On a busy machine the longest journey is many times its length; what hangs is told by the limits of each action.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    locale: "pt-BR",
    // What hangs is told where it hangs, well before the whole test is out of time.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    timezoneId: "America/Sao_Paulo",
    // What is kept for a page without a network has tests of its own; elsewhere each request is seen as it is made.
    serviceWorkers: "block",
    launchOptions: { args: chromiumFlags, ...(chromium ? { executablePath: chromium } : {}) },
    // A trace of every test costs a third of the time; to look into a failure: npx playwright test <file> --trace on.
    screenshot: "only-on-failure",
  },
  projects: [
    // What depends on the size of the screen runs on both; what does not, once, where most customers are.
    {
      name: "phone",
      testMatch: /(journeys|firstLoad|slow)\.spec\.ts/,
      use: { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: /slow\.spec\.ts/,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
