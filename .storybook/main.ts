import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions } from "vite";

const libraries = [
  "@brazilian-utils/brazilian-utils/get-area-code-info",
  "@brazilian-utils/brazilian-utils/is-valid-cpf",
  "@zootools/email-spell-checker",
  "card-validator",
  "dompurify",
  "hono",
  "imask/esm/masked/dynamic",
  "imask/esm/masked/pattern",
  "laravel-echo",
  "lucide-react",
  "msw",
  "pusher-js",
  "react-dom/client",
  "react-dom/server",
  "react-imask/esm/hook",
  "react-router-dom",
  "socket.io-client",
  "styled-components",
  "swr",
  "zod/mini",
];

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./pages/*.mdx", "../packages/design-system/src/**/*.stories.tsx", "../apps/shop/src/**/*.stories.tsx"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
    "msw-storybook-addon",
  ],
  // The worker script of MSW is served from its package: no copy of it lives in the repository.
  staticDirs: [{ from: "../node_modules/msw/lib", to: "/" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    // Found midway on a cold cache, each of these would reload the page under the story that is playing.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...libraries] },
    resolve: { ...vite.resolve, conditions: ["@petbox/source", ...defaultClientConditions] },
  }),
};

export default config;
