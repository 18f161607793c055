import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { openServer, type ServerProcess } from "../../mock-server/src/testing/openServer.ts";

const program = join(import.meta.dirname, "../../../scripts/start.ts");

/** Shops that a test has closed, by their origins. A page that still asks one for something says so in the console, rightly. */
const closed = new Set<string>();

/** A running shop of one's own, as `npm start` opens it. */
export async function openShop(
  options: { scenario?: string; dataFolder?: string; port?: number } = {},
): Promise<ServerProcess> {
  const shop = await openServer({ program, ...options });
  closed.delete(shop.origin);
  return {
    ...shop,
    kill() {
      closed.add(shop.origin);
      return shop.kill();
    },
  };
}

interface WorkerFixtures {
  /** The worker's shop; every test comes to it as somebody new. */
  shop: ServerProcess;
}

interface TestFixtures {
  /** What the console may say in this test; nothing, unless a test breaks the network on purpose. */
  allowedInConsole: RegExp | undefined;
}

/** One movement that nobody asked for. */
interface Shift {
  readonly value: number;
  /** Where it happened and what moved, for whoever has to mend it. */
  readonly what: string;
}

declare global {
  interface Window {
    /** The layout shifts so far. */
    layoutShifts: Shift[];
    /** Once a test has looked at the page with it. */
    axe: typeof axe;
  }
  /** Of the layout-instability API, which TypeScript does not know. */
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly sources?: readonly { readonly node: Node | null }[];
  }
}

/** Notes how the page moves by itself; what a press moves within half a second is not counted, by definition. */
function watchLayoutShift(): void {
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value = 0, hadRecentInput, sources = [] } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
      );
      window.layoutShifts.push({ value, what: `${value.toFixed(4)} at ${location.pathname}: ${moved.join(" | ")}` });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * The shop's test: any console error or warning and any policy violation fails it. Policy violations reach the console as
 * errors.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  allowedInConsole: [undefined, { option: true }],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const shop = await openShop();
      await use(shop);
      await shop.kill();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  page: async ({ page, allowedInConsole }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      const text = message.text();
      const counts = message.type() === "error" || message.type() === "warning";
      if ([...closed].some((origin) => message.location().url.startsWith(origin))) return;
      // Playwright says so where a test wants none.
      if (text === "Service Worker registration blocked by Playwright") return;
      if (counts && !allowedInConsole?.test(text)) complaints.push(`${message.type()}: ${text}`);
    });
    page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
    await page.addInitScript(watchLayoutShift);
    await use(page);
    expect(complaints, "the console stays silent").toEqual([]);
  },
});

export { expect };

/**
 * What axe finds wrong with the page. It stays in a page once it is there, and writes down nothing that is right: done by
 * its package for Playwright, which opens a second page for each look, the looks took a quarter of all journeys.
 */
async function violationsOn(page: Page): Promise<AxeResults["violations"]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ["violations"], preload: false };
  return page.evaluate(async (chosen) => (await window.axe.run(chosen)).violations, options);
}

/** No axe violation on what is on the screen now, once what comes into view is there: half faded in, nothing has its colours. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
  const violations = await violationsOn(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

/** The page has not moved by itself, to two decimals. */
export async function expectNothingMoved(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total.toFixed(2), shifts.map(({ what }) => what).join("\n")).toBe("0.00");
}
