import { basename, dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { createVitest, type TestRunResult } from "vitest/node";
import shop from "../../../vitest.config.ts";
import type { Mutant } from "./mutantsOf.ts";
import { pageTests } from "./pageTests.ts";

/** Milliseconds until a mutant counts as killed because its tests do not end. */
const longestRun = 600_000;

const waitBriefly = "scripts/mutants/pages/waitBriefly.ts";

/**
 * Filters for the tests of a module, those that most likely fail first. An area has the same name on every floor. The
 * comparison with the generated OpenAPI document fails after every change, so it proves nothing.
 */
function testsOf(file: string): readonly (readonly string[])[] {
  const folder = dirname(file);
  if (file.startsWith("packages/")) {
    return [
      ["api-client/src/page/areas.test", "api-client/src/page/neededFields.test"],
      [`${folder}/`, `apps/mock-server/src/backend/${basename(folder)}/`],
    ];
  }
  return pageTests(file);
}

function firstFailure({ testModules, unhandledErrors }: TestRunResult): string | undefined {
  for (const module of testModules) {
    for (const test of module.children.allTests("failed")) {
      return `${module.relativeModuleId}: ${test.name}: ${test.result().errors?.[0]?.message.split("\n")[0]}`;
    }
    const [error] = module.errors();
    if (error) return `${module.relativeModuleId}: ${error.message}`;
  }
  return unhandledErrors.length > 0 ? "an error outside of the tests" : undefined;
}

export interface MutantTester {
  /** Runs the tests of a mutant's area. @returns the first test that fails, or undefined if the mutant survives. */
  test(mutant: Mutant): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Opens one Vitest for many mutants, since starting it takes longer than most tests. @param project Vitest's projects; all if empty. */
export async function openMutantTester(project: string[]): Promise<MutantTester> {
  let current: Mutant | undefined;
  /** Serves a module with the mutant in it; the file itself is never changed. */
  const mutating: Plugin = {
    name: "petbox:mutating",
    enforce: "pre",
    transform(code, id) {
      if (!current || !id.split("?")[0]?.endsWith(`/${current.file}`)) return undefined;
      return code.slice(0, current.start) + current.replacement + code.slice(current.end);
    },
  };
  const projects = (shop.test?.projects ?? []).map((each) =>
    typeof each === "object" && "test" in each
      ? {
          ...each,
          plugins: [mutating, ...(each.plugins ?? [])],
          test: {
            ...each.test,
            // Workers of Node and the cache on disk would keep the last mutant. Frames of Chromium are new in each run.
            isolate: !each.test?.browser,
            fsModuleCache: false,
            setupFiles: [...(each.test?.setupFiles ?? []), ...(each.test?.browser ? [waitBriefly] : [])],
          },
        }
      : each,
  );
  const vitest = await createVitest(
    { config: false, watch: false, bail: 1, project, reporters: [{}], passWithNoTests: true },
    { test: { projects } },
  );
  await vitest.standalone();

  function serve(mutant: Mutant | undefined): void {
    for (const each of [current, mutant]) if (each) vitest.invalidateFile(resolve(each.file));
    current = mutant;
  }

  async function run({ file }: Mutant): Promise<string | undefined> {
    let files = 0;
    for (const filters of testsOf(file)) {
      const specifications = await vitest.globTestSpecifications([...filters]);
      files += specifications.length;
      // Failures of the last mutant would count for `bail`.
      vitest.state.filesMap.clear();
      const failure = specifications.length > 0 && firstFailure(await vitest.runTestSpecifications(specifications));
      if (failure) return failure;
    }
    if (files === 0) throw new Error(`${file} has no tests: its mutants would all survive`);
  }

  return {
    async test(mutant) {
      serve(mutant);
      const tooLong = new Promise<string>((done) => setTimeout(done, longestRun, "the tests do not end").unref());
      const failure = await Promise.race([run(mutant), tooLong]);
      serve(undefined);
      return failure;
    },
    close: () => vitest.close(),
  };
}
