import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./chromium.ts";
import { approvedPictures, visualReport, visualResults } from "./visualFolders.ts";

const chromium = findChromium();

export default defineConfig({
  testDir: ".",
  testMatch: "visual.spec.ts",
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  outputDir: visualResults,
  snapshotPathTemplate: `${approvedPictures}/{arg}{ext}`,
  reporter: [["./visualReporter.ts"], ["html", { outputFolder: visualReport, open: "never" }]],
  expect: {
    timeout: 5_000,
    toHaveScreenshot: { animations: "disabled", caret: "hide", scale: "css", threshold: 0.1, maxDiffPixels: 0 },
  },
  use: {
    baseURL: process.env.STORYBOOK_ADDRESS ?? "",
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    launchOptions: { args: chromiumFlags, ...(chromium ? { executablePath: chromium } : {}) },
  },
});
