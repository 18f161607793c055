import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/chromium.ts";

const chromium = findChromium();

/**
 * Half of the files run on a shop that replies like a Laravel application without casts. Two tabs that write one session need Laravel's
 * session blocking (docs/deploying.md): their tests are in other files.
 */
const onLaravel =
  /\/(accountSessionLost|cancellation|changedDocument|drafts|firstLoad|halfDocument|journeys|login|oddPages|oldBrowsers|panel|print|recovery|renewal|scheduled|scheduledStart|seo|sessionLost|subscriberArea|survey|taps|tracker|upsell|withoutOptionalApis)\.spec\.ts/;
/** Animations take a sixth of the processor time: the phone's tests and the stories show them. */
const onDesktop = {
  grepInvert: /@phone/,
  use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" as const } },
};

export default defineConfig<{ allowedInConsole: RegExp | undefined }>({
  testDir: "apps/shop/e2e",
  // Each worker starts its own shop. A third one uses the time in which slow networks and timers leave two cores idle.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On a busy machine the longest journey takes a multiple of its usual time; hanging actions have their own timeouts.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    locale: "pt-BR",
    // A hanging action fails at its own line, well before the test times out.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    timezoneId: "America/Sao_Paulo",
    // The service worker has its own tests; the others must see every request.
    serviceWorkers: "block",
    launchOptions: { args: chromiumFlags, ...(chromium ? { executablePath: chromium } : {}) },
    // Traces take a third of the time. To debug a failure: npx playwright test <file> --trace on.
    screenshot: "only-on-failure",
  },
  projects: [
    // Tests that depend on the screen size run in both projects, all others in one.
    {
      name: "phone",
      testMatch: /(journeys|firstLoad|slow)\.spec\.ts/,
      grepInvert: /@desktop/,
      use: { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", testIgnore: [/slow\.spec\.ts/, onLaravel], ...onDesktop },
    {
      name: "laravel",
      testMatch: onLaravel,
      ...onDesktop,
      // Laravel does not send the token that a login changes, so the next call gets a 419 first.
      use: { ...onDesktop.use, allowedInConsole: /419/ },
    },
  ],
});
