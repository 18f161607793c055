import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { chromiumAdvice, ensureChromium } from "./ensureChromium.ts";
import { failuresIn, type ReportName, readReports, reportFile, reportsFolder } from "./requirements/reports.ts";

interface Step {
  readonly name: string;
  readonly command: string;
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a project of vitest; what it says of each test is kept, to tell what is proven. */
function vitest(project: Exclude<ReportName, "journeys">): readonly string[] {
  const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile(project)}`];
  return ["run", "--project", project, ...report];
}

/** A library is published by a configuration of its own, with less around it than the repository has. */
function typesAsPublished(library: string): Step {
  const sources = ["--noEmit", "--customConditions", "@petbox/source", "--rootDir", "packages"];
  const project = `packages/${library}/tsconfig.build.json`;
  return {
    name: `types of @petbox/${library} as published`,
    command: "tsc",
    arguments: ["--project", project, ...sources],
  };
}

const journeysReporters = "--reporter=list,scripts/requirements/journeysReporter.ts";

const steps: readonly Step[] = [
  { name: "lint and allowed imports", command: "biome", arguments: ["check", "--error-on-warnings"] },
  { name: "nothing unused", command: "knip", arguments: ["--no-progress", "--no-config-hints"] },
  { name: "types", command: "tsc", arguments: ["--noEmit"] },
  ...["domain", "api-client", "design-system"].map(typesAsPublished),
  { name: "unit tests", command: "vitest", arguments: vitest("unit") },
  { name: "components in Chromium", command: "vitest", arguments: vitest("components") },
  { name: "the shop builds", command: "node", arguments: ["--conditions=@petbox/source", "scripts/build.ts"] },
  { name: "size budgets", command: "node", arguments: ["scripts/budgets.ts"] },
  {
    name: "stories in Chromium",
    command: "vitest",
    arguments: vitest("stories"),
    // On the React that customers get: it takes a third less. `npm run test:stories` plays them on the one that warns.
    environment: { NODE_ENV: "production" },
  },
  { name: "journeys on the built shop", command: "playwright", arguments: ["test", journeysReporters] },
  {
    name: "requirements proven",
    command: "node",
    arguments: ["scripts/requirements/requirements.ts", "--check", "--quiet"],
  },
];

if (!ensureChromium()) {
  console.error(chromiumAdvice);
  process.exit(1);
}

// What an earlier run proved is not this one's.
rmSync(reportsFolder, { recursive: true, force: true });

const failed: string[] = [];
for (const step of steps) {
  const start = Date.now();
  console.log(`\n▶ ${step.name}`);
  const { status } = spawnSync(step.command, step.arguments, {
    stdio: "inherit",
    env: { ...process.env, ...step.environment },
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${status === 0 ? "✓" : "✗"} ${step.name} (${seconds} s)`);
  if (status !== 0) failed.push(step.name);
}

for (const failure of failuresIn(readReports().reports)) console.error(`\n${failure}`);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
