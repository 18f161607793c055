import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedPackage } from "../packages/publishedPackages.ts";
import { run } from "../packages/run.ts";
import { subpathsOf } from "../packages/subpaths.ts";

/**
 * The manifests say that no module does anything by being imported. Node imports every one of them: no global comes, nothing
 * is printed, nothing stays open. What libraries of others do by being imported is done before.
 */
export async function checkNoSideEffects(packages: readonly PublishedPackage[], consumer: string): Promise<void> {
  for (const { manifest } of packages) {
    if (manifest.sideEffects !== false) throw new Error(`${manifest.name} does not say "sideEffects": false.`);
  }
  const addresses = packages.flatMap(({ manifest }) =>
    [...subpathsOf(join(consumer, "node_modules", manifest.name), manifest, "default")]
      .filter(([, file]) => file.endsWith(".js"))
      .map(([subpath]) => `${manifest.name}/${subpath}`),
  );
  const libraries = packages
    .flatMap(({ manifest }) => Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
    .filter((library) => !library.startsWith("@petbox/"));
  writeFileSync(join(consumer, "everyImport.mjs"), script(libraries, addresses));
  const said = await run(process.execPath, ["everyImport.mjs"], { cwd: consumer });
  if (said.trim() !== "") throw new Error(`Importing the packages does more than importing:\n${said}`);
}

const script = (libraries: readonly string[], addresses: readonly string[]) => `
for (const library of ${JSON.stringify(libraries)}) await import(library).catch(() => undefined);
const globals = new Set(Reflect.ownKeys(globalThis));
const open = process.getActiveResourcesInfo().length;
const found = [];
for (const address of ${JSON.stringify(addresses)}) {
  await import(address);
  const come = Reflect.ownKeys(globalThis).filter((key) => !globals.has(key));
  if (come.length > 0) found.push(address + " makes globals: " + come.map(String).join(", "));
  for (const key of come) globals.add(key);
  if (process.getActiveResourcesInfo().length > open) found.push(address + " leaves something open");
}
if (found.length > 0) console.log(found.join("\\n"));
`;
