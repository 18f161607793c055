import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exportsOf } from "../exports/exportList.ts";
import type { PublishedPackage } from "../packages/publishedPackages.ts";
import { run } from "../packages/run.ts";
import { writeReadmeExamples } from "./readmeExamples.ts";

/** What a new project of another team installs of its own, in the versions that this workspace is made with. */
const own = {
  dependencies: ["react", "react-dom", "styled-components"],
  devDependencies: ["@types/node", "@types/react", "@types/react-dom", "@vitejs/plugin-react", "typescript", "vite"],
} as const;

/** A new Vite, React and TypeScript project in an empty folder, with our packages installed as anybody would. */
export async function createConsumer(
  folder: string,
  packages: readonly PublishedPackage[],
  root: string,
  npmrc: string,
): Promise<void> {
  cpSync(join(import.meta.dirname, "consumer"), folder, { recursive: true });
  writeFileSync(join(folder, ".npmrc"), npmrc);
  const manifest = { name: "a-shop-of-its-own", private: true, type: "module", ...versions(root) };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
  const ours = packages.map(({ manifest: { name, version } }) => `${name}@${version}`);
  await run("npm", ["install", ...ours], { cwd: folder });
}

/** The versions of other packages that this workspace is made with. */
export function versionsOf(names: readonly string[], root: string): { readonly [name: string]: string } {
  const wanted = { ...dependenciesOf(join(root, "apps/shop")), ...dependenciesOf(root) };
  return Object.fromEntries(names.map((name) => [name, wanted[name] ?? "*"]));
}

function versions(root: string) {
  return {
    dependencies: versionsOf(own.dependencies, root),
    devDependencies: versionsOf(own.devDependencies, root),
  };
}

function dependenciesOf(folder: string): { readonly [name: string]: string } {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return { ...dependencies, ...devDependencies };
}

/**
 * Type-checks the project strictly, types of libraries included, together with a file that names every single export that
 * the sources have (one that did not get through to the package is a type error), and with what the READMEs show.
 */
export async function typeCheckConsumer(folder: string, packages: readonly PublishedPackage[]): Promise<void> {
  const all = packages.flatMap((each) =>
    exportsOf(each).map(({ subpath, values, types }, index) => {
      const names = [...values, ...types.map((name) => `type ${name}`)];
      const renamed = names.map(
        (name) => `${name} as ${name.replace("type ", "")}_${each.folder.replace("-", "_")}_${index}`,
      );
      return names.length === 0 ? "" : `export { ${renamed.join(", ")} } from "${each.manifest.name}/${subpath}";\n`;
    }),
  );
  writeFileSync(join(folder, "everyExport.ts"), all.join(""));
  writeReadmeExamples(folder, packages);
  await run(process.execPath, [join(folder, "node_modules/typescript/bin/tsc")], { cwd: folder });
}

/** Builds the project with its own Vite. */
export async function buildConsumer(folder: string): Promise<void> {
  await run(process.execPath, [join(folder, "node_modules/vite/bin/vite.js"), "build"], { cwd: folder });
}
