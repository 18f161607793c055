import type { Browser } from "@playwright/test";

/** How a page came, in milliseconds. */
export interface FirstLoad {
  readonly largestPaint: number;
  /** What was over 50 ms of each task of the page's thread after the first paint. */
  readonly blocking: number;
  /** The longest of these tasks. */
  readonly longestTask: number;
  /** How much of the screen moved by itself, by how far of it. */
  readonly shift: number;
}

declare global {
  interface Window {
    largestPaint: number;
    shift: number;
  }
  /** Of the layout-instability API, which TypeScript does not know. */
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
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
  window.largestPaint = 0;
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value = 0, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** What the browser notes of itself, in microseconds; `tdur` is what the thread worked, whatever else the machine was doing. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** How long each task of the page's thread worked after the first paint, in milliseconds. */
function tasksAfterFirstPaint(trace: Buffer): readonly number[] {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const paint = traceEvents.findLast(({ name }) => name === "firstContentfulPaint");
  const thread = traceEvents.find(
    ({ name, pid, args }) => name === "thread_name" && pid === paint?.pid && args?.name === "CrRendererMain",
  );
  if (paint === undefined || thread === undefined) throw new Error("The browser noted no first paint.");
  return traceEvents
    .filter(
      ({ name, pid, tid }) => name === "ThreadControllerImpl::RunTask" && pid === thread.pid && tid === thread.tid,
    )
    .filter(({ ts }) => ts >= paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
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
  await browser.startTracing(page, { categories: ["toplevel", "loading", "devtools.timeline"] });
  await page.goto(address, { waitUntil: "networkidle" });
  const tasks = tasksAfterFirstPaint(await browser.stopTracing());
  const { largestPaint, shift } = await page.evaluate(() => ({
    largestPaint: window.largestPaint,
    shift: window.shift,
  }));
  await context.close();
  return {
    largestPaint,
    blocking: tasks.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
    longestTask: Math.max(0, ...tasks),
    shift,
  };
}
