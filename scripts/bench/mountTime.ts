import type { Browser, CDPSession, Page } from "@playwright/test";
import { median } from "../median.ts";
import type { Bundle } from "./bundle.ts";

/** How many times slower the processor is made: a mid-range phone. */
const throttling = 4;
/** Odd, so that the median is one of the measured values. */
const rounds = 25;
/** Remounts are short: several are measured together. */
const remounts = 8;
const origin = "http://bench.invalid";

/** Milliseconds in which the page's thread had a processor. */
interface MountTime {
  readonly mount: number;
  readonly remount: number;
}

export interface Comparison {
  readonly library: MountTime;
  readonly bare: MountTime;
  /** Medians of the ratios of neighbouring measurements. */
  readonly ratio: MountTime;
}

/** Opens a built screen in its own browser context, without mounting it. The scripts come from memory. */
export async function openScreen(browser: Browser, { files, entry }: Bundle): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "pt-BR" });
  const page = await context.newPage();
  await page.route(`${origin}/**`, (route) => {
    const script = files.get(new URL(route.request().url()).pathname.slice(1));
    if (script !== undefined) return route.fulfill({ contentType: "text/javascript", body: script });
    const body = `<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body><script type="module" src="/${entry}"></script>`;
    return route.fulfill({ contentType: "text/html; charset=utf-8", body });
  });
  await page.goto(origin);
  await page.waitForFunction(() => "bench" in window);
  return page;
}

/** Mounts both screens in turn, so that other work on the machine affects both alike and hardly their ratio. */
export async function compareMounts(browser: Browser, library: Bundle, bare: Bundle): Promise<Comparison> {
  const measured: { library: MountTime; bare: MountTime }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const isEven = round % 2 === 0;
    const first = await measure(browser, isEven ? library : bare);
    const second = await measure(browser, isEven ? bare : library);
    measured.push(isEven ? { library: first, bare: second } : { library: second, bare: first });
  }
  const of = (pick: (times: (typeof measured)[number], what: keyof MountTime) => number): MountTime => ({
    mount: median(measured.map((times) => pick(times, "mount"))),
    remount: median(measured.map((times) => pick(times, "remount"))),
  });
  return {
    library: of((times, what) => times.library[what]),
    bare: of((times, what) => times.bare[what]),
    ratio: of((times, what) => times.library[what] / times.bare[what]),
  };
}

async function measure(browser: Browser, bundle: Bundle): Promise<MountTime> {
  const page = await openScreen(browser, bundle);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
  const evaluate = async (expression: string) => {
    const start = await taskDuration(session);
    await session.send("Runtime.evaluate", { expression });
    return (await taskDuration(session)) - start;
  };
  const mount = await evaluate("bench.mount()");
  const again = await evaluate(`for (let n = 0; n < ${remounts}; n += 1) { bench.unmount(); bench.mount(); }`);
  await page.context().close();
  return { mount, remount: again / remounts };
}

/** The total working time of the page's thread so far, in milliseconds. */
async function taskDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}
