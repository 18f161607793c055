import { defineConfig } from "@playwright/test";
import chromium from "./playwright.config.ts";

const webkit = { testMatch: /\.webkit\.ts$/, workers: 1 } as const;

/** The funnels, payments, account and gallery on other engines. A test tagged `@chromium` needs Chromium's own protocol; its comment says for what. */
export default defineConfig<{ windowWidth: number }, { engine: "chromium" | "firefox" }>({
  ...chromium,
  grepInvert: /@chromium/,
  projects: [
    {
      name: "firefox",
      testMatch:
        /(accountData|cancellation|cards|gallery|journeys|pix|recovery|renewal|resolution|resolutionDialog|scheduled|scheduledStart|subscriberArea|tracker|upsell|welcome)\.spec\.ts/,
      use: { engine: "firefox", viewport: { width: 1280, height: 800 } },
    },
    {
      name: "firefox-phone",
      // The others look for what a phone's layout folds.
      testMatch: /(cancellation|cards|gallery|journeys|scheduled)\.spec\.ts/,
      use: { engine: "firefox", viewport: { width: 390, height: 844 } },
    },
    { name: "webkit", ...webkit, use: { windowWidth: 1280 } },
    // MiniBrowser, the window of Debian's WebKit, cannot be narrower.
    { name: "webkit-phone", ...webkit, use: { windowWidth: 447 } },
  ],
});
