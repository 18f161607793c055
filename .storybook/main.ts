import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions } from "vite";
import { componentManifests } from "./componentManifests.ts";
import { componentsOnly } from "./componentsOnly.ts";
import { findableByRequirement } from "./findableByRequirement.ts";
import { libraries } from "./libraries.ts";
import { namedInPortuguese } from "./namedInPortuguese.ts";

/** Only a folder can be served as it stands; what is built has no use for the rest of it. */
const workerFolder = { from: "../node_modules/msw/lib", to: "/" };
const workerAlone = { from: "../node_modules/msw/lib/mockServiceWorker.js", to: "/mockServiceWorker.js" };

/** The pictures that the mock server gives out. */
const pictures = { from: "../apps/mock-server/pictures/imagens", to: "/imagens" };

/** What other commands write. */
const written = ["**/dist/**", "**/.making-*/**", "**/.cache/**", "**/storybook-static/**", "**/test-results/**"];

/** `StorybookConfig` has no type yet for the manifests that assistants read. */
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
  // The worker script of MSW is served from its package: no copy of it lives in the repository.
  staticDirs: (others = [], { configType }) => [
    ...others,
    pictures,
    configType === "PRODUCTION" ? workerAlone : workerFolder,
  ],
  // The search lists a page by this name, and its address ends with it.
  docs: { defaultName: "Documentação" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, backgrounds: false },
  typescript: { reactDocgen: "react-docgen" },
  experimental_indexers: (indexers) =>
    (indexers ?? []).map(namedInPortuguese).map(findableByRequirement).map(componentsOnly),
  experimental_manifests: componentManifests,
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...libraries] },
    resolve: { ...vite.resolve, conditions: ["@petbox/source", ...defaultClientConditions] },
    build: {
      ...vite.build,
      // The largest is Storybook itself.
      chunkSizeWarningLimit: 2_500,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // "use client" means nothing to a browser, and how long a build takes is no fault of the code.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
      },
    },
    // Another command at work is no reason to load the page anew.
    server: { ...vite.server, watch: { ...vite.server?.watch, ignored: written } },
  }),
};

export default config;
