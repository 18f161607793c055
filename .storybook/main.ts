import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions } from "vite";
import { findableByRequirement } from "./findableByRequirement.ts";
import { libraries } from "./libraries.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./pages/*.mdx", "../packages/design-system/src/**/*.stories.tsx", "../apps/shop/src/**/*.stories.tsx"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "@storybook/addon-mcp",
    "storybook-addon-pseudo-states",
    "msw-storybook-addon",
  ],
  // The worker script of MSW is served from its package: no copy of it lives in the repository.
  staticDirs: [{ from: "../node_modules/msw/lib", to: "/" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  experimental_indexers: (indexers) => (indexers ?? []).map(findableByRequirement),
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...libraries] },
    resolve: { ...vite.resolve, conditions: ["@petbox/source", ...defaultClientConditions] },
  }),
};

export default config;
