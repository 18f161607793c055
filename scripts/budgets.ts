import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundleScreen } from "./bench/bundle.ts";
import { type Measure, printMeasures } from "./bench/measure.ts";
import { screenSizes } from "./bench/screenSize.ts";
import budgets from "./budgets.json" with { type: "json" };

const site = join(import.meta.dirname, "../apps/shop/dist/site");

type Manifest = Readonly<
  Record<string, { file: string; name?: string; imports?: readonly string[]; dynamicImports?: readonly string[] }>
>;
const manifest: Manifest = JSON.parse(readFileSync(join(site, ".vite/manifest.json"), "utf8"));

const compressed = new Map<string, number>();
function gzipBytes(file: string): number {
  const known = compressed.get(file) ?? gzipSync(readFileSync(join(site, file)), { level: 9 }).length;
  compressed.set(file, known);
  return known;
}

/** The files that a chunk needs before it runs, itself included. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no ${key}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

function total(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipBytes(file), 0);
}

/** Shared code and libraries have separate chunks: a page's own chunk is the one named after it. */
const pages = Object.keys(manifest).filter((key) => /src\/pages\/.*Page\.tsx$/.test(key));
/** The chunk that the document loads, by the name that the build gives it. */
const entry = Object.keys(manifest).find((key) => manifest[key]?.name === "shop") ?? "shop";
const first = filesOf(entry);
const species = "src/pages/funnel/SpeciesPage.tsx";
/** A customer reaches the card through the track step, so its layout and libraries are already loaded. */
const onTheWay = filesOf("src/pages/funnel/FunnelLayout.tsx", filesOf("src/pages/funnel/TrackPage.tsx"));
const card = "src/pages/checkout/PaymentPage.tsx";

/** The indexed pages: none of them loads code from behind the login. */
const found = readFileSync(join(site, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g);
const behindLogin = Object.values(manifest).find(({ name }) => name === "account")?.file;
if (behindLogin === undefined) throw new Error("The build has no chunk for what is behind the login.");
const askBehindLogin = [...found]
  .map(([, address = ""]) => join(site, "pages", new URL(address).pathname, "index.html"))
  .filter((document) => readFileSync(document, "utf8").includes(behindLogin));

/** The person in the golden rows of the calls, which only tests and the OpenAPI document may hold. */
const withExamples = readdirSync(join(site, "assets"))
  .filter((name) => name.endsWith(".js"))
  .filter((name) => /carla\.lima@|bob-adora-petbox/.test(readFileSync(join(site, "assets", name), "utf8")));

const measures: Measure[] = [
  { what: "scripts that contain examples of calls", is: withExamples.length, most: 0, unit: "scripts" },
  { what: "public pages that ask for code from behind the login", is: askBehindLogin.length, most: 0, unit: "pages" },
  {
    what: "scripts of the first funnel step",
    is: total(filesOf("src/pages/funnel/FunnelLayout.tsx", filesOf(species, new Set(first)))),
    most: budgets.firstStepScripts,
    unit: "bytes",
  },
  ...pages
    .filter((page) => page !== card)
    .map((page) => ({
      what: `own chunk of ${page}`,
      is: gzipBytes(manifest[page]?.file ?? ""),
      most: budgets.pageChunk,
      unit: "bytes",
    })),
  {
    what: "the card page, mask and validator in, on top of what the way there brought",
    is: total([...cardFiles()].filter((file) => !first.has(file) && !onTheWay.has(file))),
    most: budgets.cardPage,
    unit: "bytes",
  },
  {
    what: "fonts",
    is: readdirSync(join(site, "assets"))
      .filter((name) => name.endsWith(".woff2"))
      .reduce((sum, name) => sum + statSync(join(site, "assets", name)).size, 0),
    most: budgets.fonts,
    unit: "bytes",
  },
  ...screenSizes(await bundleScreen()),
];

/** The card page with everything that it loads without interaction. */
function cardFiles(): Set<string> {
  const files = filesOf(card);
  const mask = Object.keys(manifest).find((key) => key.endsWith("components/forms/MaskedField/InputMask.tsx"));
  if (mask === undefined) throw new Error("The build has no mask: the card page would be measured without it.");
  return filesOf(mask, files);
}

process.exitCode = printMeasures(measures) ? 0 : 1;
