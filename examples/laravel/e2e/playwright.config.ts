import { defineConfig } from "@playwright/test";
import shop from "../../../playwright.config.ts";

export default defineConfig({
  ...shop,
  testDir: ".",
  outputDir: "../../../test-results/laravel",
  workers: 1,
  projects: [{ name: "desktop", use: { viewport: { width: 1280, height: 800 } } }],
  use: { ...shop.use, baseURL: process.env.APP_URL ?? "http://127.0.0.1:8000" },
});
