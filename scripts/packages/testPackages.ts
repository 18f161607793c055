import { globSync, openAsBlob, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { build } from "vite";
import { isMarkedClient } from "./clientModules.ts";
import { type Consumer, type InstalledPackage, run, withConsumer } from "./installPackages.ts";
import { namesRequirement } from "./plainComments.ts";

/* Tests the packages as another team installs them: `npm run test:packages`. */

/** Files that must not be published. */
const unpublished = /\.(?:test|stories|docs)\.tsx?$|\/(?:conformance|scripts)\/|tsconfig/;

function checkFiles({ manifest, installed }: InstalledPackage): void {
  const files = globSync("**/*.*", { cwd: installed });
  const unwanted = files.filter((file) => unpublished.test(file));
  if (unwanted.length > 0) throw new Error(`${manifest.name} publishes ${unwanted.join(", ")}.`);
  const citing = files
    .filter((file) => /\.d\.ts$|^openapi\.json$/.test(file))
    .filter((file) => namesRequirement.test(readFileSync(join(installed, file), "utf8")));
  if (citing.length > 0) throw new Error(`${manifest.name} cites requirements of the shop: ${citing.join(", ")}.`);
  // Class names must be the same on a server and in the browser: the build gives each styled component an id.
  const unnamed = files
    .filter((file) => /^dist\/.*\.js$/.test(file))
    .filter((file) =>
      readFileSync(join(installed, file), "utf8")
        .match(/\bstyled[.(][^`]*`/g)
        ?.some((template) => !template.includes("componentId")),
    );
  if (unnamed.length > 0)
    throw new Error(`${manifest.name} has styled components without an id: ${unnamed.join(", ")}.`);
}

/** The manifest, the export map and the types, as bundlers and Node resolve them (ESM only). */
async function checkManifest({ manifest, tarball, entries }: InstalledPackage): Promise<void> {
  const packed = (await openAsBlob(tarball)).stream();
  const { messages, pkg } = await publint({ pack: { tarball: packed }, level: "warning", strict: true });
  // This condition is for the repository only: its files need not be packed.
  const problems = messages.filter(({ path }) => !path.includes("@petbox/source"));
  if (problems.length > 0) throw new Error(problems.map((problem) => formatMessage(problem, pkg)).join("\n"));
  const entrypoints = entries.map(({ subpath }) => subpath.slice(manifest.name.length + 1));
  run("attw", [tarball, "--profile", "esm-only", "--format", "ascii", "--entrypoints", ...entrypoints]);
}

/** Imports Next, an optional peer: `npm run test:frameworks` builds a page with it. */
const needsNext = "@petbox/design-system/next";

/** Type-checks and imports every subpath, and builds a page with a screen in it. */
async function checkConsumer({ folder, packages }: Consumer): Promise<void> {
  const all = packages
    .flatMap(({ entries }) => entries.map(({ subpath }) => subpath))
    .filter((subpath) => subpath !== needsNext);
  const source = all.map((subpath, index) => `export * as module${index} from "${subpath}";\n`);
  writeFileSync(join(folder, "everySubpath.ts"), source.join(""));
  run("tsc", ["--project", folder]);
  const printed = run(process.execPath, ["everySubpath.ts"], folder);
  if (printed.trim() !== "") throw new Error(`Importing the packages prints:\n${printed}`);
  await build({ root: folder, configFile: false, logLevel: "error" });
  console.log(`${all.length} subpaths of ${packages.length} packages can be imported.`);
}

/** A server component can import every subpath: a client module's is marked, and React's server build has all that the others import. */
function checkServerComponents({ folder, packages }: Consumer): void {
  const onServer = packages.flatMap(({ entries, installed }) =>
    entries.filter(({ file }) => !isMarkedClient(readFileSync(join(installed, file), "utf8"))),
  );
  const source = onServer.map(({ subpath }) => `import "${subpath}";\n`);
  writeFileSync(join(folder, "serverSubpaths.ts"), source.join(""));
  run(process.execPath, ["--conditions=react-server", "serverSubpaths.ts"], folder);
  console.log(`${onServer.length} subpaths are server modules, the others are marked "use client".`);
}

await withConsumer(async (consumer) => {
  for (const each of consumer.packages) {
    checkFiles(each);
    await checkManifest(each);
  }
  await checkConsumer(consumer);
  checkServerComponents(consumer);
});
