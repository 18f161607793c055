import type { Browser, CDPSession } from "@playwright/test";
import { median } from "../median.ts";
import type { Bundle } from "./bundle.ts";
import { openScreen } from "./openScreen.ts";

/** How many times slower the processor is made: a phone of the middle. */
const throttling = 4;
/** Odd, so that the median is one of them. */
const rounds = 25;

export interface MountTimes {
  /** Medians, milliseconds that the page itself worked. */
  readonly library: number;
  readonly bare: number;
  /** The median of what the one took, in each round, for each millisecond of the other. */
  readonly ratio: number;
}

/**
 * First mounts of both screens, until they are laid out, styles and effects done. Each round mounts both, one right after
 * the other, and only the time is counted in which the page's thread had a processor: so what else the machine does hardly
 * moves their ratio.
 */
export async function mountTimes(browser: Browser, library: Bundle, bare: Bundle): Promise<MountTimes> {
  const bundles = { library, bare };
  const measured: { library: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = { library: 0, bare: 0 };
    const order = ["library", "bare"] as const;
    for (const name of round % 2 === 0 ? order : order.toReversed()) {
      times[name] = await oneMount(browser, bundles[name]);
    }
    measured.push(times);
  }
  return {
    library: median(measured.map((times) => times.library)),
    bare: median(measured.map((times) => times.bare)),
    ratio: median(measured.map((times) => times.library / times.bare)),
  };
}

async function oneMount(browser: Browser, bundle: Bundle): Promise<number> {
  const page = await openScreen(browser, bundle);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
    const begun = await worked(session);
    await session.send("Runtime.evaluate", { expression: "window.bench.mount()" });
    return (await worked(session)) - begun;
  } finally {
    await page.context().close();
  }
}

/** Milliseconds that the page has worked so far. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}
