import { join } from "node:path";
import { openServer } from "@petbox/mock-server/testing/openServer";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../chromium.ts";
import { chromiumAdvice, ensureChromium } from "../ensureChromium.ts";
import { median } from "../median.ts";
import { openBaseline } from "./baseline.ts";
import budgets from "./budgets.json" with { type: "json" };
import { type FirstLoad, measureFirstLoad } from "./firstLoad.ts";
import { measureNextScreens } from "./nextScreen.ts";

/*
 * How fast the built shop is: `npm run bench:shop`. Each round measures an empty page too, so that a slow machine can be
 * told from a slow shop.
 */
const rounds = 7;

/**
 * Watched from outside, the browser notes where each error object was made, and reads all of React again to find out. No
 * customer is watched: with this the browser knows the places from the first reading.
 */
const unwatched = "--js-flags=--no-enable-lazy-source-positions";

const milliseconds = (value: number) => `${Math.round(value)} ms`.padStart(8);

interface Line {
  readonly what: string;
  readonly is: number;
  readonly most: number;
}

async function bench(): Promise<readonly Line[]> {
  const executablePath = findChromium();
  const [shop, baseline] = await Promise.all([
    openServer({ program: join(import.meta.dirname, "../start.ts") }),
    openBaseline(),
  ]);
  const browser = await chromium.launch({
    args: [...chromiumFlags, unwatched],
    ...(executablePath ? { executablePath } : {}),
  });
  const pages = new Map<string, FirstLoad[]>();
  const steps: number[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, address] of [
        ["an empty page", baseline.origin],
        ["/", `${shop.origin}/`],
        ["/pet/especie/", `${shop.origin}/pet/especie/`],
      ] as const) {
        pages.set(name, [...(pages.get(name) ?? []), await measureFirstLoad(browser, address)]);
      }
      steps.push(...(await measureNextScreens(browser, shop.origin)));
      console.log(`Round ${round} of ${rounds}`);
    }
  } finally {
    await browser.close();
    baseline.close();
    await shop.kill();
  }
  const of = (name: string, pick: (load: FirstLoad) => number) => median((pages.get(name) ?? []).map(pick));
  const empty = of("an empty page", ({ largestPaint }) => largestPaint);
  console.log(
    `\nAn empty page's largest paint: ${milliseconds(empty)}; its blocking time: ${milliseconds(of("an empty page", ({ blocking }) => blocking))}`,
  );
  return [
    { what: "from a save to the next heading", is: median(steps), most: budgets.nextScreen },
    ...["/", "/pet/especie/"].flatMap((name) => [
      {
        what: `largest paint of ${name}`,
        is: of(name, ({ largestPaint }) => largestPaint),
        most: budgets.largestPaint,
      },
      { what: `blocking time of ${name}`, is: of(name, ({ blocking }) => blocking), most: budgets.blocking },
    ]),
  ];
}

if (!ensureChromium()) {
  console.error(chromiumAdvice);
  process.exit(1);
}
const lines = await bench();
for (const { what, is, most } of lines) {
  console.log(`${is <= most ? "✓" : "✗"} ${milliseconds(is)} of ${milliseconds(most)}  ${what}`);
}
process.exit(lines.every(({ is, most }) => is <= most) ? 0 : 1);
