import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumAdvice, ensureChromium } from "../ensureChromium.ts";
import { machineRegistry } from "../packages/machineRegistry.ts";
import { publishedPackages as packages } from "../packages/publishedPackages.ts";
import { endAll, run } from "../packages/run.ts";
import { checkPackage } from "./checkPackage.ts";
import { buildConsumer, createConsumer, typeCheckConsumer } from "./consumer.ts";
import { checkNoSideEffects } from "./noSideEffects.ts";
import { checkOneCopy } from "./oneCopy.ts";
import { strangersIn } from "./ownCode.ts";
import { tryWithPnpm } from "./pnpmConsumer.ts";
import { publish } from "./publish.ts";
import { type Registry, startRegistry } from "./registry.ts";
import { checkSubpaths } from "./sameSubpaths.ts";
import { showConsumer } from "./showConsumer.ts";
import { checkNothingIsLeft, measureSubpaths, writeSizes } from "./sizes.ts";
import { stagePackages } from "./stage.ts";

const root = join(import.meta.dirname, "../..");
const temporary = realpathSync(mkdtempSync(join(tmpdir(), "petbox-rehearsal-")));
let registry: Registry | undefined;

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    endAll();
    clean();
    process.exit(1);
  });
}

function clean(): void {
  rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
}

/** One line a step, with what it took; what goes wrong is said under the name of the step. */
async function step<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  const begun = Date.now();
  try {
    const result = await work();
    console.log(`✓ ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    console.error(`✗ ${name}\n${error instanceof Error ? error.message : error}`);
    throw new Error(`The rehearsal stopped at: ${name}`, { cause: error });
  }
}

async function rehearse(): Promise<void> {
  const consumer = join(temporary, "consumer");
  const stage = join(temporary, "stage");
  for (const folder of [consumer, stage]) mkdirSync(folder);

  await step("the packages build", () => run("npm", ["run", "build:packages"], { cwd: root }));
  const own = await step("a registry of our own starts", async () =>
    startRegistry(join(temporary, "registry"), root, await machineRegistry(root)),
  );
  registry = own;
  const staged = stagePackages(packages, stage, root, own.npmrc);
  // Side by side: the one keeps the machine busy, the other waits for the network.
  await Promise.all([
    step("publint and Are The Types Wrong find nothing, and nothing is packed by mistake", () =>
      Promise.all([...staged].map(([each, folder]) => checkPackage(each, folder))),
    ),
    step("Lerna publishes them", () => publish(packages, stage, own)).then(() =>
      step("a new project installs them", () => createConsumer(consumer, packages, root, own.npmrc)),
    ),
  ]);
  await step("it sees every export of the sources, and no other subpath", () => checkSubpaths(packages, consumer));
  await step("it type-checks: a screen, every export by its name, what the READMEs show", () =>
    typeCheckConsumer(consumer, packages),
  );
  await step("pnpm installs what the READMEs say, and their first examples type-check", () =>
    tryWithPnpm(join(temporary, "with-pnpm"), packages, root, own.npmrc),
  );
  await step("it builds", () => buildConsumer(consumer));
  await step("one copy of React and of styled-components", () => checkOneCopy(consumer));
  await step("a screen of it works in Chromium", () => showConsumer(consumer));
  await step("nothing happens by importing", async () => {
    await checkNoSideEffects(packages, consumer);
    await checkNothingIsLeft(packages, consumer);
  });
  await step("an import brings its own code, and docs/sizes.md says how much", async () => {
    for (const each of packages.filter(({ folder }) => folder === "design-system")) {
      const costs = await measureSubpaths(each, consumer);
      writeSizes(costs, join(root, "docs/sizes.md"));
      const wrong = strangersIn(costs, consumer);
      if (wrong.length > 0) throw new Error(wrong.join("\n"));
    }
  });
}

if (!ensureChromium()) {
  console.error(chromiumAdvice);
  process.exit(1);
}
try {
  await rehearse();
  console.log("\nThe packages can be published.");
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await registry?.stop();
  // What ran beside the step that failed.
  endAll();
  clean();
}
