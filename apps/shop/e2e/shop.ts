import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { openServer, type ServerProcess } from "../../mock-server/src/testing/openServer.ts";

const program = join(import.meta.dirname, "../../../scripts/start.ts");

/** A running shop of one's own, as `npm start` opens it. */
export function openShop(
  options: { scenario?: string; dataFolder?: string; port?: number } = {},
): Promise<ServerProcess> {
  return openServer({ program, ...options });
}

interface WorkerFixtures {
  /** The worker's shop; every test comes to it as somebody new. */
  shop: ServerProcess;
}

interface TestFixtures {
  /** What the console may say in this test; nothing, unless a test breaks the network on purpose. */
  allowedInConsole: RegExp | undefined;
}

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    layoutShift: number;
  }
}

/** Adds up how far the page has moved by itself; what a press moves within half a second is not counted, by definition. */
function watchLayoutShift(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("hadRecentInput" in entry && !entry.hadRecentInput && "value" in entry)
        window.layoutShift += Number(entry.value);
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
      if (counts && !allowedInConsole?.test(text)) complaints.push(`${message.type()}: ${text}`);
    });
    page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
    await page.addInitScript(watchLayoutShift);
    await use(page);
    expect(complaints, "the console stays silent").toEqual([]);
  },
});

export { expect };

/** No axe violation on what is on the screen now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

/** The page has not moved by itself, to two decimals. */
export async function expectNothingMoved(page: Page): Promise<void> {
  expect((await page.evaluate(() => window.layoutShift)).toFixed(2)).toBe("0.00");
}
