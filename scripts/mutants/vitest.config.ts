import { join } from "node:path";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

/** The unit tests of the two packages, in the mutated copy; other packages come from the repository. */
export default defineConfig({
  resolve: { conditions: ["@petbox/source", ...defaultServerConditions] },
  ssr: { resolve: { conditions: ["@petbox/source", ...defaultServerConditions] } },
  test: {
    environment: "node",
    unstubGlobals: true,
    setupFiles: [join(import.meta.dirname, "../testing/seedProperties.ts")],
    // Stryker sets its own timeout from the duration of each test before any mutation.
    testTimeout: 120_000,
    include: ["packages/{domain,api-client}/src/**/*.test.ts"],
    exclude: ["**/*.browser.test.{ts,tsx}"],
  },
});
