import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { openServer } from "@petbox/mock-server/testing/openServer";
import { type Measure, printMeasures } from "../bench/measure.ts";
import { chromiumAdvice, ensureChromium } from "../ensureChromium.ts";
import { launchChromium } from "../launchChromium.ts";
import { median } from "../median.ts";
import budgets from "./budgets.json" with { type: "json" };
import { type FirstLoad, measureFirstLoad } from "./firstLoad.ts";
import { type MeasuredPage, publicPages, usualPages } from "./measuredPages.ts";
import { measureNextScreens } from "./nextScreen.ts";
import { type HeavyPhoto, measureHeavyPhoto } from "./photo.ts";
import { measureToResolution } from "./resolution.ts";
import { measureTabs } from "./tabs.ts";

/*
 * Measures the built shop: `npm run bench:shop`. Each round also measures an empty page, to tell a slow machine from a slow shop. `npm run
 * bench:shop -- 3` takes three rounds, and `npm run bench:shop -- 3 public` measures every page of the site map and the two that mails link
 * to, instead of the usual ones.
 */
const [given = "7", which] = process.argv.slice(2);

const rounds = Number(given);

/**
 * With a debugger attached, V8 needs the source position of each error object and parses React a second time to find it. A
 * customer has no debugger; this flag collects the positions in the first parse.
 */
const eagerSourcePositions = "--js-flags=--no-enable-lazy-source-positions";

/** A measure in whole milliseconds. */
function duration(what: string, is: number, most: number): Measure {
  return { what, is: Math.round(is), most, unit: "ms" };
}

async function bench(): Promise<readonly Measure[]> {
  const pages = which === "public" ? publicPages() : usualPages;
  const program = join(import.meta.dirname, "../start.ts");
  const worlds = [...new Set([...usualPages, ...pages].map(({ scenario }) => scenario))];
  const servers = new Map(
    await Promise.all(
      worlds.map(
        async (scenario) => [scenario, await openServer({ program, ...(scenario ? { scenario } : {}) })] as const,
      ),
    ),
  );
  const originOf = (scenario: string | undefined) => servers.get(scenario)?.origin ?? "";
  const baseline = await openBaseline();
  const browser = await launchChromium([eagerSourcePositions]);
  const empties: FirstLoad[] = [];
  const loads = pages.map((page) => ({ page, measured: [] as FirstLoad[] }));
  const steps: number[] = [];
  const tabs: number[] = [];
  const resolutions: number[] = [];
  const photos: HeavyPhoto[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      empties.push(await measureFirstLoad(browser, baseline.origin));
      for (const { page, measured } of loads) {
        measured.push(await measureFirstLoad(browser, originOf(page.scenario) + page.path));
      }
      steps.push(...(await measureNextScreens(browser, originOf(undefined))));
      tabs.push(...(await measureTabs(browser, originOf("tres-pets"))));
      resolutions.push(await measureToResolution(browser, originOf("tres-pets"), baseline.origin));
      photos.push(await measureHeavyPhoto(browser, originOf("assinante")));
      console.log(`Round ${round} of ${rounds}`);
    }
  } finally {
    await browser.close();
    baseline.close();
    await Promise.all([...servers.values()].map((server) => server.kill()));
  }
  const empty = median(empties.map(({ largestPaint }) => largestPaint));
  console.log(`\nAn empty page's largest paint: ${Math.round(empty)} ms`);
  return [
    duration("from a save to the next heading", median(steps), budgets.nextScreen),
    duration("from a tab of the account's data to its first heading", median(tabs), budgets.tab),
    duration(
      "from the list to the heading of a late payment, in addition to an empty tab",
      median(resolutions),
      budgets.resolution,
    ),
    duration("a photo of 12 MB compressed", median(photos.map(({ ready }) => ready)), budgets.heavyPhoto),
    duration(
      "the longest gap between two frames meanwhile",
      median(photos.map(({ longestGap }) => longestGap)),
      budgets.photoGap,
    ),
    ...loads.flatMap(({ page, measured }) => measuresOf(page, measured)),
  ];
}

function measuresOf(
  { path, scenario, largestPaint = budgets.largestPaint }: MeasuredPage,
  measured: readonly FirstLoad[],
): readonly Measure[] {
  const of = (pick: (load: FirstLoad) => number) => median(measured.map(pick));
  const name = scenario === undefined ? path : `${path} (${scenario})`;
  return [
    duration(
      `largest paint of ${name}`,
      of((load) => load.largestPaint),
      largestPaint,
    ),
    duration(
      `blocking time of ${name}`,
      of((load) => load.blocking),
      budgets.blocking,
    ),
    duration(
      `longest task of ${name}`,
      of((load) => load.longestTask),
      budgets.longestTask,
    ),
    { what: `layout shift of ${name}`, is: Math.round(1000 * of((load) => load.shift)), most: 0, unit: "thousandths" },
  ];
}

if (!ensureChromium()) {
  console.error(chromiumAdvice);
  process.exit(1);
}

process.exit(printMeasures(await bench()) ? 0 : 1);

/** An empty page: the time that it takes on this machine is the minimum for any page. */
const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Base</title><link rel="icon" href="data:,"><h1>Uma página vazia</h1>`;

async function openBaseline(): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(html);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The baseline page has no port.");
  return { origin: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
