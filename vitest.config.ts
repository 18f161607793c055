import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import mdx from "@mdx-js/rollup";
import { libraries } from "@petbox/storybook/libraries";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions, type Plugin } from "vite";
import { defineConfig, type TestProjectConfiguration, type TestProjectInlineConfiguration } from "vitest/config";
import { chromiumFlags, findChromium } from "./scripts/chromium.ts";
import { openedPages } from "./scripts/openedPages.ts";

const source = "@petbox/source";
const chromium = findChromium();

/** Module resolution in Node: for unit tests, and for the module graph of `vitest --changed`. */
const asServer = { resolve: { conditions: [source, ...defaultServerConditions] } };

/** `npm run test:pictures` compares the picture of each story with its last one, which is on this machine only. */
const pictures = process.env.STORY_PICTURES ? ["scripts/testing/compareStoryPictures.ts"] : [];
const picturesFolder = join(import.meta.dirname, ".pictures");

/**
 * Chromium lays out a transparent frame as usual, but does not paint it: painting takes an eighth of the processor time, and nobody looks.
 * With `--browser.headless=false` the frame is visible.
 */
const unpainted = {
  content: `if (navigator.userAgent.includes("Headless")) {
    document.head.append(Object.assign(document.createElement("style"), { textContent: "iframe { opacity: 0 }" }));
  }`,
};

const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  orchestratorScripts: pictures.length > 0 ? [] : [unpainted],
  provider: playwright({
    launchOptions: { args: chromiumFlags, ...(chromium ? { executablePath: chromium } : {}) },
  }),
  instances: [{ browser: "chromium" as const }],
});

/** Stories that count renders need React's profiling build, which is otherwise the production build. */
const counting = process.env.NODE_ENV === "production" ? ["react-dom/profiling"] : [];

/** Storybook's test addon replaces every .mdx file by an empty module, unless a plugin before it loads the file. */
const mdxFiles: Plugin = {
  name: "mdx-files",
  enforce: "pre",
  resolveId: (id, importer) => (id.endsWith(".mdx") && importer ? join(dirname(importer), id) : undefined),
  load: (id) => (id.endsWith(".mdx") ? readFileSync(id, "utf8") : undefined),
};

/**
 * Storybook's recorder of assertions and queries, which nobody replays here, takes a tenth of the time. Storybook creates it only once:
 * this one records nothing. `recorder.browser.test.ts` notices when that stops working.
 */
const withoutRecorder: Plugin = {
  name: "without-recorder",
  transformIndexHtml: () => [
    {
      tag: "script",
      children: "window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (value) => value };",
      injectTo: "head-prepend",
    },
  ],
};

/** Milliseconds, long enough for a busy machine: only a hanging test times out. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Tests that render whole shops. `npm test` runs them on React's production build, in half the time, which has no `act` for `useLate`. */
const pages = [
  "apps/shop/src/pages/**/!(useLate).browser.test.{ts,tsx}",
  "apps/shop/src/testing/pageData.browser.test.ts",
];

/** A project whose tests run in Chromium. */
const browserProject = (name: string, test: TestProjectInlineConfiguration["test"]) => ({
  plugins: [openedPages(), withoutRecorder, { enforce: "pre" as const, ...mdx() }, react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: asServer,
  optimizeDeps: { include: libraries },
  test: {
    name,
    ...timeouts,
    setupFiles: [
      "scripts/requirements/countAssertions.ts",
      "scripts/testing/briefWhileWaiting.ts",
      "scripts/testing/emptyTab.ts",
    ],
    isolate: false,
    maxWorkers: 2,
    // As patient as the library's own waits (`briefWhileWaiting.ts`).
    expect: { poll: { timeout: 15_000 } },
    browser: inChromium(),
    ...test,
  },
});

/** The unit tests, in Node. */
const unit = (): TestProjectConfiguration => ({
  plugins: [{ enforce: "pre", ...mdx() }, react()],
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: asServer,
  test: {
    name: "unit",
    ...timeouts,
    setupFiles: ["scripts/requirements/countAssertions.ts", "scripts/testing/seedProperties.ts"],
    environment: "node",
    expect: { poll: { timeout: 15_000 } },
    // Unit tests leave no state behind, and one module graph for each worker takes less than half the time.
    isolate: false,
    // The default leaves a core to Vite, which has little to do here.
    maxWorkers: 2,
    unstubGlobals: true,
    include: ["{packages,apps}/*/src/**/*.test.{ts,tsx}", "{scripts,.storybook}/**/*.test.ts"],
    exclude: ["**/*.browser.test.{ts,tsx}"],
  },
});

/** Every story, in Chromium. */
const stories = (): TestProjectConfiguration => ({
  plugins: [
    mdxFiles,
    { enforce: "pre", ...mdx() },
    openedPages(),
    withoutRecorder,
    storybookTest({ configDir: ".storybook" }),
  ],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    alias: counting.map((replacement) => ({ find: /^react-dom\/client$/, replacement })),
  },
  optimizeDeps: { include: counting },
  ssr: asServer,
  test: {
    name: "stories",
    ...timeouts,
    setupFiles: ["scripts/requirements/countStoryAssertions.ts", "scripts/testing/briefWhileWaiting.ts", ...pictures],
    // One frame for all files: each story has its own backend, router and cache.
    isolate: false,
    // One page would leave the second core idle.
    maxWorkers: 2,
    // After the unit tests: the browser needs both cores.
    sequence: { groupOrder: 1 },
    browser: {
      ...inChromium(),
      // As Storybook opens most stories: another size would be changed, and changed back, in each file.
      viewport: { width: 1200, height: 900 },
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }) => join(picturesFolder, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(picturesFolder, "differences", `${arg}${ext}`),
        },
      },
    },
  },
});

const projects: Readonly<Record<string, () => TestProjectConfiguration>> = {
  unit,
  stories,
  components: () =>
    browserProject("components", {
      include: ["{packages,apps}/*/src/**/*.browser.test.{ts,tsx}"],
      exclude: pages,
      sequence: { groupOrder: 2 },
    }),
  pages: () => browserProject("pages", { include: pages, sequence: { groupOrder: 3 } }),
};

/**
 * The projects named by `--project`; all without it, or with a pattern. Vitest prepares every project before it chooses, and preparing the
 * stories loads all of Storybook.
 */
function askedProjects(): TestProjectConfiguration[] {
  const { values } = parseArgs({ options: { project: { type: "string", multiple: true } }, strict: false });
  const asked = values.project?.map((name) => projects[String(name)]) ?? [];
  const found = asked.filter((project) => project !== undefined);
  return (found.length > 0 && found.length === asked.length ? found : Object.values(projects)).map((project) =>
    project(),
  );
}

/** The files whose change makes `vitest --changed` run every test, as absolute paths. Vitest's default has every workspace's package.json. */
const forceRerunTriggers = ["package.json", "vitest.config.ts"].map((file) => join(import.meta.dirname, file));

export default defineConfig({ test: { projects: askedProjects(), forceRerunTriggers } });
