import mdx from "@mdx-js/rollup";
import { libraries } from "@petbox/storybook/libraries";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { chromiumFlags, findChromium } from "./scripts/chromium.ts";
import { openedPages } from "./scripts/openedPages.ts";

const source = "@petbox/source";
const chromium = findChromium();

/** How modules are found in Node: for units, and for what `vitest --changed` makes of a story. */
const asServer = { resolve: { conditions: [source, ...defaultServerConditions] } };

/** Where stories and components are tried. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: chromiumFlags, ...(chromium ? { executablePath: chromium } : {}) },
  }),
  instances: [{ browser: "chromium" as const }],
});

/** On the React that customers get, stories are given the one that besides tells what was rendered, for those that count it. */
const counting = process.env.NODE_ENV === "production" ? ["react-dom/profiling"] : [];

/** In milliseconds. A busy machine takes its time: only what hangs is given up. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [{ enforce: "pre", ...mdx() }, react()],
        resolve: { conditions: [source, ...defaultServerConditions] },
        ssr: asServer,
        test: {
          name: "unit",
          ...patience,
          setupFiles: ["scripts/requirements/countAssertions.ts", "scripts/testing/seedProperties.ts"],
          environment: "node",
          // No unit leaves anything behind: one module graph a worker is less than half the work.
          isolate: false,
          unstubGlobals: true,
          include: ["{packages,apps}/*/src/**/*.test.{ts,tsx}", "{scripts,.storybook}/**/*.test.ts"],
          exclude: ["**/*.browser.test.{ts,tsx}"],
        },
      },
      {
        plugins: [openedPages(), storybookTest({ configDir: ".storybook", disableAddonDocs: false })],
        resolve: {
          conditions: [source, ...defaultClientConditions],
          alias: counting.map((replacement) => ({ find: /^react-dom\/client$/, replacement })),
        },
        optimizeDeps: { include: counting },
        ssr: asServer,
        test: {
          name: "stories",
          ...patience,
          setupFiles: ["scripts/requirements/countStoryAssertions.ts", "scripts/testing/briefWhileWaiting.ts"],
          // One frame for all files: each story brings its own backend, router and cache, so there is nothing to isolate.
          isolate: false,
          // Two pages fill two cores: with one, the second core waits.
          maxWorkers: 2,
          // After the units: projects that run together have to have as many workers.
          sequence: { groupOrder: 1 },
          browser: inChromium(),
        },
      },
      {
        plugins: [openedPages(), { enforce: "pre", ...mdx() }, react()],
        resolve: { conditions: [source, ...defaultClientConditions] },
        ssr: asServer,
        optimizeDeps: { include: libraries },
        test: {
          name: "components",
          ...patience,
          setupFiles: ["scripts/requirements/countAssertions.ts", "scripts/testing/briefWhileWaiting.ts"],
          include: ["{packages,apps}/*/src/**/*.browser.test.{ts,tsx}"],
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          browser: inChromium(),
        },
      },
    ],
  },
});
