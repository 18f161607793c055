import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { buildTarget } from "./browserFloor.ts";
import { circleOfChunks } from "./circleOfChunks.ts";
import { documentOf, type Manifest } from "./shopDocument.ts";
import { workerVersion } from "./workerVersion.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const root = join(import.meta.dirname, "..");
const shop = join(root, "apps/shop");
const finished = join(shop, "dist");
const stamp = join(finished, "built-from");

/** Everything that the built shop and its panel are made of. */
const ingredients = [
  "packages/domain/src",
  "packages/api-client/src",
  "packages/design-system/src",
  "apps/panel/src",
  "apps/shop/src",
  "apps/shop/public",
  "apps/mock-server/pictures",
  "apps/shop/index.html",
  "apps/shop/vite.config.ts",
  "apps/shop/chunks.ts",
  "scripts/buildShop.ts",
  "scripts/browserFloor.ts",
  "scripts/circleOfChunks.ts",
  "scripts/firstPictures.ts",
  "scripts/shopDocument.ts",
  "scripts/stableStyles.ts",
  "scripts/workerVersion.ts",
  "package.json",
  "package-lock.json",
];

/**
 * Builds the shop unless the last build is up to date.
 * @returns the output folder: the site is in `site`, the scenario panel in `panel`.
 */
export async function buildShopWhenStale(): Promise<string> {
  const sources = fingerprint();
  const isUpToDate = () => existsSync(stamp) && readFileSync(stamp, "utf8") === sources;
  if (isUpToDate()) return finished;
  console.log("Building the shop…");
  // Built aside and moved into place at the end: a server or another build never sees half a shop.
  const making = join(shop, `.making-${process.pid}`);
  await buildShop(join(making, "site"), join(making, "prerenderer"));
  await buildPanel(join(making, "panel"));
  writeFileSync(join(making, "built-from"), sources);
  const outdated = `${making}-outdated`;
  // Removing the old build takes time, in which another process may put its own in place, so it is moved aside first.
  if (!isUpToDate() && existsSync(finished)) renameSync(finished, outdated);
  try {
    renameSync(making, finished);
  } catch (thrown) {
    // Another process has put the same in place meanwhile.
    if (!isUpToDate()) throw thrown;
  }
  for (const folder of [making, outdated]) rmSync(folder, { recursive: true, force: true });
  return finished;
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const ingredient of ingredients) {
    for (const file of filesOf(join(root, ingredient))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** The shipped files of a folder, or the file itself. */
function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true, encoding: "utf8" });
  return entries
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Builds what renders the scenario panel. Its font is the file that the site has: both builds name it by its content. */
async function buildPanel(folder: string): Promise<void> {
  const { build } = await import("vite");
  await build({
    configFile: join(shop, "vite.config.ts"),
    logLevel: "warn",
    // It runs in the server's process, where NODE_ENV is not production.
    define: { "process.env.NODE_ENV": '"production"' },
    build: { outDir: folder, ssr: join(root, "apps/panel/src/renderPanel.tsx"), copyPublicDir: false },
  });
}

/** Builds the browser's code, then renders every public page with it. */
async function buildShop(site: string, prerenderer: string): Promise<void> {
  const { build } = await import("vite");
  const configFile = join(shop, "vite.config.ts");
  await build({ configFile, logLevel: "warn", build: { outDir: site } });
  await build({
    configFile,
    logLevel: "warn",
    build: { outDir: prerenderer, ssr: "src/entry/prerender.tsx", copyPublicDir: false },
  });
  const manifest: Manifest = JSON.parse(readFileSync(join(site, ".vite/manifest.json"), "utf8"));
  const circle = circleOfChunks(manifest);
  if (circle !== undefined) throw new Error(`Chunks import one another: ${circle.join(" → ")} (apps/shop/chunks.ts).`);
  const template = readFileSync(join(site, "index.html"), "utf8");
  const { prerenderedPages, seoFiles }: typeof import("../apps/shop/src/entry/prerender.tsx") = await import(
    pathToFileURL(join(prerenderer, "prerender.js")).href
  );
  for await (const page of prerenderedPages()) {
    const { path } = page;
    // Some file systems forbid colons in names, so a path parameter is written in brackets.
    const folder = join(site, "pages", path === "/404" ? "" : path.replace(/:(\w+)/g, "[$1]"));
    mkdirSync(folder, { recursive: true });
    const file = join(folder, path === "/404" ? "404.html" : "index.html");
    writeFileSync(file, documentOf(template, page, manifest));
  }
  for (const [name, content] of Object.entries(seoFiles())) writeFileSync(join(site, name), content);
  rmSync(join(site, "index.html"));
  await buildWorker(site, workerVersion(manifest, readFileSync(join(site, "offline.html"), "utf8")));
  await compressFiles(join(site, "assets"));
}

/** The service worker: one file without imports. @param version names the caches of this build. */
async function buildWorker(site: string, version: string): Promise<void> {
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: shop,
    logLevel: "warn",
    define: { __BUILD__: JSON.stringify(version) },
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      target: [...buildTarget],
      rolldownOptions: { input: join(shop, "src/entry/serviceWorker.ts"), output: { entryFileNames: "sw.js" } },
    },
  });
}

/** Writes compressed copies of each script next to it, for servers that serve precompressed files. */
async function compressFiles(folder: string): Promise<void> {
  const files = filesOf(folder).filter((name) => /\.(?:js|css|svg|json)$/.test(name));
  // On all cores: Node compresses in threads.
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(content));
      writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
    }),
  );
}
