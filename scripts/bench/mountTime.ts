import type { Browser } from "@playwright/test";
import type { Bundle } from "./bundle.ts";
import { mount, openScreen } from "./openScreen.ts";

/** How many times slower the processor is made: a phone of the middle. */
const throttling = 4;
/** Odd, so that the median is one of them. */
const rounds = 15;

/** The median of several first mounts, milliseconds. Both screens take turns: whatever else the machine does hits both. */
export async function mountTimes<Name extends string>(
  browser: Browser,
  bundles: Readonly<Record<Name, Bundle>>,
  names: readonly Name[],
): Promise<ReadonlyMap<Name, number>> {
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      times.get(name)?.push(await oneMount(browser, bundles[name]));
    }
  }
  return new Map([...times].map(([name, measured]) => [name, median(measured)]));
}

async function oneMount(browser: Browser, bundle: Bundle): Promise<number> {
  const page = await openScreen(browser, bundle);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
    return await mount(page);
  } finally {
    await page.context().close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
