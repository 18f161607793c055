import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedPackage } from "../packages/publishedPackages.ts";
import { run } from "../packages/run.ts";
import { versionsOf } from "./consumer.ts";
import { firstStepsOf } from "./readmeExamples.ts";

const tools = ["@types/node", "@types/react", "@types/react-dom", "typescript", "vite"];

/**
 * A project for each README, installed by pnpm: there a file finds only the packages that were asked for by their names,
 * where npm lets it find what other packages brought. Its first example is type-checked.
 */
export async function tryWithPnpm(
  folder: string,
  packages: readonly PublishedPackage[],
  root: string,
  npmrc: string,
): Promise<void> {
  for (const each of packages) {
    const { installed, example } = firstStepsOf(each);
    const project = join(folder, each.folder);
    mkdirSync(project, { recursive: true });
    cpSync(join(import.meta.dirname, "consumer/tsconfig.json"), join(project, "tsconfig.json"));
    writeFileSync(join(project, ".npmrc"), npmrc);
    writeFileSync(join(project, "example.tsx"), `${example}export {};\n`);
    const manifest = { name: "first-steps", private: true, type: "module", devDependencies: versionsOf(tools, root) };
    writeFileSync(join(project, "package.json"), JSON.stringify(manifest, null, 2));
    await run("npx", ["--yes", "pnpm@10", "add", "--ignore-scripts", ...installed], { cwd: project });
    await run(process.execPath, [join(project, "node_modules/typescript/bin/tsc")], { cwd: project });
  }
}
