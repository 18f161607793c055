import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, PublishedPackage } from "../packages/publishedPackages.ts";
import { run, runTool } from "../packages/run.ts";
import { subpathsOf } from "../packages/subpaths.ts";

/** What is published beside the sources by mistake. */
const strangers = /\.(?:test|stories|docs|spec)\.|(?:^|\/)(?:conformance|node_modules|scripts)\/|tsbuildinfo|tsconfig/;

/**
 * What can be told of a package without installing it: publint, Are The Types Wrong (ESM only) on every subpath, and that
 * nothing but code and its sources is in it.
 */
export async function checkPackage({ manifest }: PublishedPackage, folder: string): Promise<void> {
  const files = await packedFiles(folder);
  checkFiles(manifest.name, files);
  checkStyleNames(manifest.name, folder, files);
  await runTool("publint", ["run", folder, "--strict"], { cwd: folder });
  const code = [...subpathsOf(folder, manifest, "default")].filter(([, file]) => file.endsWith(".js"));
  await runTool(
    "attw",
    ["--pack", folder, "--profile", "esm-only", "--format", "ascii", "--entrypoints", ...code.map(([path]) => path)],
    { cwd: folder },
  );
  if (manifest.type !== "module" || JSON.stringify(manifest.exports).includes('"require"')) {
    throw new Error(`${manifest.name} is not ESM alone.`);
  }
  if (manifest.repository === undefined) throw new Error(`${manifest.name} does not say where its sources are.`);
  checkPeers(manifest);
}

async function packedFiles(folder: string): Promise<string[]> {
  const said = await run("npm", ["pack", "--dry-run", "--json", "--loglevel=silent"], { cwd: folder });
  const packed: [{ files: { path: string }[] }] = JSON.parse(said);
  return packed[0].files.map(({ path }) => path);
}

function checkFiles(name: string, files: readonly string[]): void {
  const unwanted = files.filter((file) => strangers.test(file) || /\.(?:cjs|cts|mts)$/.test(file));
  if (unwanted.length > 0) throw new Error(`${name} would publish ${unwanted.join(", ")}.`);
  const forgotten = ["README.md", "CHANGELOG.md", "LICENSE"].filter((file) => !files.includes(file));
  if (forgotten.length > 0) throw new Error(`${name} has no ${forgotten.join(", ")}.`);
  const sources = new Set(files.filter((file) => /^src\/.*\.tsx?$/.test(file)).map((file) => file.slice(4)));
  const stale = files
    .filter((file) => /^dist\/.*\.js$/.test(file))
    .map((file) => file.slice(5, -3))
    .filter((file) => !sources.has(`${file}.ts`) && !sources.has(`${file}.tsx`));
  if (stale.length > 0) throw new Error(`${name} has built files whose sources are gone: ${stale.join(", ")}.`);
}

/** Styles without a name of their own are counted, and a page of a server brings others than its browser knows. */
function checkStyleNames(name: string, folder: string, files: readonly string[]): void {
  const unnamed = files
    .filter((file) => /^dist\/.*\.js$/.test(file))
    .filter((file) => {
      const styled = readFileSync(join(folder, file), "utf8").match(/\bstyled[.(][^`]*`/g) ?? [];
      return styled.some((beginning) => !beginning.includes("componentId"));
    });
  if (unnamed.length > 0) throw new Error(`${name} has styles without names in ${unnamed.join(", ")}.`);
}

/** A second copy of these breaks hooks and styles, so none of our packages may bring one. */
function checkPeers({ name, dependencies = {} }: Manifest): void {
  const own = ["react", "react-dom", "styled-components"].filter((library) => library in dependencies);
  if (own.length > 0) throw new Error(`${name} must not depend on ${own.join(", ")}: peers they are.`);
}
