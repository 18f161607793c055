import { defineConfig } from "@playwright/test";
import chromium from "./playwright.config.ts";

/** The funnels, payments, account and gallery on other engines. A test tagged `@chromium` needs Chromium's own protocol; its comment says for what. */
export default defineConfig<object, { engine: "chromium" | "firefox" }>({
  ...chromium,
  grepInvert: /@chromium/,
  projects: [
    {
      name: "firefox",
      testMatch:
        /(accountData|cancellation|cards|gallery|journeys|pix|recovery|regularisation|renewal|resolution|scheduled|scheduledStart|subscriberArea|tracker|upsell|welcome)\.spec\.ts/,
      use: { engine: "firefox", viewport: { width: 1280, height: 800 } },
    },
    { name: "webkit", testMatch: /\.webkit\.ts$/, workers: 1 },
  ],
});
