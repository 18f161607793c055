import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions } from "vite";
import { componentManifests } from "./componentManifests.ts";
import { componentsOnly, findableByRequirement, findableBySynonym, namedInPortuguese } from "./indexers.ts";
import { libraries } from "./libraries.ts";
import { sourceTypes } from "./sourceTypes.ts";

/** The dev server serves whole folders only; the build copies the one file. */
const workerFolder = { from: "../node_modules/msw/lib", to: "/" };
const workerAlone = { from: "../node_modules/msw/lib/mockServiceWorker.js", to: "/mockServiceWorker.js" };

/** The pictures served by the mock server. */
const pictures = { from: "../apps/mock-server/pictures/imagens", to: "/imagens" };

/** Folders written by other commands. */
const written = ["**/dist/**", "**/.making-*/**", "**/.cache/**", "**/storybook-static/**", "**/test-results/**"];

/** `StorybookConfig` has no type yet for the component manifests. */
type Configuration = StorybookConfig & { readonly experimental_manifests: typeof componentManifests };

const config: Configuration = {
  framework: "@storybook/react-vite",
  stories: [
    "./pages/*.mdx",
    "../packages/design-system/src/**/*.stories.tsx",
    "../apps/{shop,panel}/src/**/*.stories.tsx",
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "@storybook/addon-mcp",
    "storybook-addon-pseudo-states",
    "msw-storybook-addon",
  ],
  // The worker script of MSW is served from its package, so that the repository needs no copy.
  staticDirs: (others = [], { configType }) => [
    ...others,
    pictures,
    configType === "PRODUCTION" ? workerAlone : workerFolder,
  ],
  // The name of docs pages in the search and at the end of their URLs.
  docs: { defaultName: "Documentação" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, backgrounds: false },
  typescript: { reactDocgen: "react-docgen" },
  experimental_indexers: (indexers) =>
    [namedInPortuguese, findableByRequirement, findableBySynonym, componentsOnly].reduce(
      (all, change) => all.map(change),
      indexers ?? [],
    ),
  experimental_manifests: componentManifests,
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), sourceTypes],
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...libraries] },
    resolve: { ...vite.resolve, conditions: ["@petbox/source", ...defaultClientConditions] },
    build: {
      ...vite.build,
      // The largest chunk is Storybook itself.
      chunkSizeWarningLimit: 2_500,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // "use client" is meaningless in a browser bundle, and build timings are not code problems.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
      },
    },
    // The output of other commands must not reload the page.
    server: { ...vite.server, watch: { ...vite.server?.watch, ignored: written } },
  }),
};

export default config;
