import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { chromiumAdvice, ensureChromium } from "./ensureChromium.ts";
import { failuresIn, type ReportName, readReports, reportFile, reportsFolder } from "./requirements/reports.ts";

interface Step {
  readonly name: string;
  readonly command: string;
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a Vitest project and writes the report that the requirements are read from. */
function vitest(project: Exclude<ReportName, "journeys">): readonly string[] {
  const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile(project)}`];
  return ["run", "--project", project, ...report];
}

/** A package is published with its own configuration, which has fewer libraries and types than the repository's. */
function typesAsPublished(folder: string): Step {
  const sources = ["--noEmit", "--customConditions", "@petbox/source", "--rootDir", "."];
  const project = `${folder}/tsconfig.build.json`;
  return {
    name: `types of ${folder} as published`,
    command: "tsc",
    arguments: ["--project", project, ...sources],
  };
}

const journeysReporters = "--reporter=list,scripts/requirements/journeysReporter.ts";

/** React's production build takes a third to a half less time; `npm run test:stories` uses the one that warns. */
const production = { NODE_ENV: "production" };

/** The steps of an inner list run at the same time, because none of them keeps two cores busy. */
const steps: readonly (readonly Step[])[] = [
  [
    { name: "lint and allowed imports", command: "biome", arguments: ["check", "--error-on-warnings"] },
    { name: "nothing unused", command: "knip", arguments: ["--no-progress", "--no-config-hints"] },
    { name: "types", command: "tsc", arguments: ["--noEmit"] },
  ],
  [
    ...["packages/domain", "packages/api-client", "packages/design-system", "apps/mock-server"].map(typesAsPublished),
    { name: "the shop builds", command: "node", arguments: ["--conditions=@petbox/source", "scripts/build.ts"] },
  ],
  [{ name: "unit tests", command: "vitest", arguments: vitest("unit") }],
  [{ name: "components in Chromium", command: "vitest", arguments: vitest("components") }],
  [{ name: "pages in Chromium", command: "vitest", arguments: vitest("pages"), environment: production }],
  [{ name: "size budgets", command: "node", arguments: ["scripts/budgets.ts"] }],
  [
    {
      name: "stories in Chromium",
      command: "vitest",
      arguments: vitest("stories"),
      environment: production,
    },
  ],
  [{ name: "journeys on the built shop", command: "playwright", arguments: ["test", journeysReporters] }],
  [
    {
      name: "requirements proven",
      command: "node",
      arguments: ["scripts/requirements/requirements.ts", "--check", "--quiet"],
    },
  ],
];

/** Runs a step. Its output is shown live, or at its end if other steps run at the same time. Returns whether it passed. */
async function run({ name, command, arguments: options, environment }: Step, isAlone: boolean): Promise<boolean> {
  const start = Date.now();
  console.log(`▶ ${name}`);
  const child = spawn(command, options, {
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  });
  const output: unknown[] = [];
  child.stdout?.on("data", (piece) => output.push(piece));
  child.stderr?.on("data", (piece) => output.push(piece));
  const [status] = await once(child, "close");
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${output.join("")}${status === 0 ? "✓" : "✗"} ${name} (${seconds} s)\n`);
  return status === 0;
}

if (!ensureChromium()) {
  console.error(chromiumAdvice);
  process.exit(1);
}

// Reports of an earlier run prove nothing about this one.
rmSync(reportsFolder, { recursive: true, force: true });

const failed: string[] = [];
for (const group of steps) {
  await Promise.all(
    group.map(async (step) => {
      if (!(await run(step, group.length === 1))) failed.push(step.name);
    }),
  );
}

for (const failure of failuresIn(readReports().reports)) console.error(`\n${failure}`);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
console.log(`\n${steps.flat().length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
