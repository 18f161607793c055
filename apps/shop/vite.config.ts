import { globSync } from "node:fs";
import { join } from "node:path";
import mdx from "@mdx-js/rollup";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { accountPathsByArea, pathsByArea } from "../../packages/domain/src/site/paths.ts";
import { buildTarget } from "../../scripts/browserFloor.ts";
import { stableStyles } from "../../scripts/stableStyles.ts";
import { fetchedWhenIdle, firstLoad, loadedWithEntry, sharedBehindLogin, sharedByMany, together } from "./chunks.ts";

const source = "@petbox/source";
const first = firstLoad(
  join(import.meta.dirname, "src/entry/client.tsx"),
  join(import.meta.dirname, "src/pages/funnel/SpeciesPage.tsx"),
  join(import.meta.dirname, "src/pages/funnel/FunnelLayout.tsx"),
);
/** The data fetching library in its own chunk: together with the rest of the first load it would be one long task. */
const reads = { name: "swr", test: /\/node_modules\/(swr|dequal)\// };
const idle = fetchedWhenIdle(
  "calls",
  join(import.meta.dirname, "../../packages/api-client/src/page/readEmbeddedSession.ts"),
  join(import.meta.dirname, "src/entry/pageClient.ts"),
);
const site = together("site", join(import.meta.dirname, "src/pages/site/SiteLayout.tsx"));
/** Areas that share much code with the account: only paying customers, who get an account, open their pages. */
const ofWhoPays: ReadonlySet<string> = new Set<keyof typeof pathsByArea>(["checkout", "welcome"]);
const publicAreas = Object.keys(pathsByArea).filter(
  (area) => !Object.hasOwn(accountPathsByArea, area) && !ofWhoPays.has(area),
);
/** Public pages in the account's areas, and their layout. */
const publicPages = ["account/AccountLayout", "loyalty/LoyaltyProgrammePage", "scheduled/StartScheduledPage"];
const reading = together(
  "reading",
  join(import.meta.dirname, "../../packages/api-client/src/page/usePageData.ts"),
  join(import.meta.dirname, "../../packages/api-client/src/contract/pageDataContract.ts"),
  ...globSync(join(import.meta.dirname, "../../packages/api-client/src/*/channels.ts")),
  join(import.meta.dirname, "../../packages/api-client/src/realtime/useChannel.ts"),
  join(import.meta.dirname, "../../packages/api-client/src/realtime/usePageReturn.ts"),
  join(import.meta.dirname, "src/app/pageData.ts"),
);
const behindLogin = sharedBehindLogin(
  join(import.meta.dirname, "src/pages"),
  [...publicAreas.map((area) => `${area}/`), ...publicPages],
  [...ofWhoPays].map((area) => `${area}/`),
);

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [{ enforce: "pre", ...mdx() }, react(), stableStyles()],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    alias: isSsrBuild
      ? []
      : [
          // React 18 and later include this hook; SWR imports the shim for older versions.
          { find: /^use-sync-external-store\/shim$/, replacement: "react" },
          // The development build of the resolved package contains warnings and their texts.
          {
            find: /^react-router$/,
            replacement: join(import.meta.dirname, "../../node_modules/react-router/dist/production/index.mjs"),
          },
          {
            find: /^react-router\/dom$/,
            replacement: join(import.meta.dirname, "../../node_modules/react-router/dist/production/dom-export.mjs"),
          },
        ],
  },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    // A build bundles all dependencies. In development, Node loads the packages itself: Vite cannot process CommonJS there.
    ...(command === "build" ? { noExternal: true } : {}),
  },
  build: {
    target: [...buildTarget],
    manifest: !isSsrBuild,
    // The whole code is a handful of small chunks: the polyfill would cost more than it saves.
    modulePreload: {
      polyfill: false,
      // Chunks loaded by the document need no preload with each page.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === "js" ? dependencies.filter((file) => !loadedWithEntry.test(file)) : dependencies,
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            // No module of the shop or its libraries reads a property for its side effects.
            treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
            output: {
              // Each first load contains the names of many chunks, so the hash is as short as the bundler allows.
              chunkFileNames: "assets/[name]-[hash:7].js",
              // Each group includes its dependencies; otherwise two chunks may import each other.
              codeSplitting: {
                groups: [reads, first, sharedByMany, idle, site, reading, ...behindLogin],
                includeDependenciesRecursively: true,
              },
            },
          },
        }),
  },
}));
