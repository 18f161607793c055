import { join } from "node:path";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

/** The units of the two packages alone, found in the copy that is mutated; what they import of others is the repository's own. */
export default defineConfig({
  resolve: { conditions: ["@petbox/source", ...defaultServerConditions] },
  ssr: { resolve: { conditions: ["@petbox/source", ...defaultServerConditions] } },
  test: {
    environment: "node",
    unstubGlobals: true,
    setupFiles: [join(import.meta.dirname, "../testing/seedProperties.ts")],
    // Stryker has a limit of its own, by what each test took before anything was mutated.
    testTimeout: 120_000,
    include: ["packages/{domain,api-client}/src/**/*.test.ts"],
    exclude: ["**/*.browser.test.{ts,tsx}"],
  },
});
