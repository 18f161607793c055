import { spawnSync } from "node:child_process";
import { chromiumAdvice, ensureChromium } from "./ensureChromium.ts";

interface Step {
  readonly name: string;
  readonly command: string;
  readonly arguments: readonly string[];
}

const steps: readonly Step[] = [
  { name: "lint and allowed imports", command: "biome", arguments: ["check", "--error-on-warnings"] },
  { name: "nothing unused", command: "knip", arguments: ["--no-progress", "--no-config-hints"] },
  { name: "types", command: "tsc", arguments: ["--noEmit"] },
  { name: "unit tests", command: "vitest", arguments: ["run", "--project", "unit"] },
  { name: "components in Chromium", command: "vitest", arguments: ["run", "--project", "components"] },
  { name: "the shop builds", command: "node", arguments: ["--conditions=@petbox/source", "scripts/build.ts"] },
  { name: "size budgets", command: "node", arguments: ["scripts/budgets.ts"] },
  { name: "stories in Chromium", command: "vitest", arguments: ["run", "--project", "stories"] },
  { name: "journeys on the built shop", command: "playwright", arguments: ["test"] },
];

if (!ensureChromium()) {
  console.error(chromiumAdvice);
  process.exit(1);
}

const failed: string[] = [];
for (const step of steps) {
  const start = Date.now();
  console.log(`\n▶ ${step.name}`);
  const { status } = spawnSync(step.command, step.arguments, { stdio: "inherit" });
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${status === 0 ? "✓" : "✗"} ${step.name} (${seconds} s)`);
  if (status !== 0) failed.push(step.name);
}

if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
