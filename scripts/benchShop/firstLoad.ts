import type { Browser } from "@playwright/test";

/** How a page came, in milliseconds. */
export interface FirstLoad {
  readonly largestPaint: number;
  /** What was over 50 ms of each long task between the first paint and the end of the load. */
  readonly blocking: number;
}

declare global {
  interface Window {
    paints: { first: number; largest: number };
    longTasks: { start: number; length: number }[];
  }
}

/** A phone on a slow mobile network: 562 ms a request, 1.44 Mbit/s down, a processor four times slower. */
const network = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
};

function observe(): void {
  window.paints = { first: 0, largest: 0 };
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.paints.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === "first-contentful-paint") window.paints.first = startTime;
    }
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.longTasks.push({ start: startTime, length: duration });
  }).observe({ type: "longtask", buffered: true });
}

/** Opens a page cold, as a browser that has never been there. */
export async function measureFirstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    locale: "pt-BR",
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address, { waitUntil: "networkidle" });
  const { paints, longTasks } = await page.evaluate(() => ({ paints: window.paints, longTasks: window.longTasks }));
  await context.close();
  const after = longTasks.filter(({ start }) => start >= paints.first);
  return {
    largestPaint: paints.largest,
    blocking: after.reduce((sum, { length }) => sum + Math.max(0, length - 50), 0),
  };
}
