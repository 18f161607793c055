import type { Browser } from "@playwright/test";
import { openPhone, slowDown } from "./phone.ts";

/** Times in milliseconds. */
export interface FirstLoad {
  readonly largestPaint: number;
  /** The sum of the time over 50 ms of each main-thread task after the first paint. */
  readonly blocking: number;
  /** The longest of these tasks. */
  readonly longestTask: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

declare global {
  interface Window {
    largestPaint: number;
    shift: number;
  }
  /** Layout instability API, missing from TypeScript's DOM types. */
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

/** A slow mobile network: 562 ms a request, 1.44 Mbit/s down. */
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

/** An event of Chromium's trace, in microseconds; `tdur` is thread time, which other work on the machine does not affect. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The thread time of each main-thread task after the first paint, in milliseconds. */
function tasksAfterFirstPaint(trace: Buffer): readonly number[] {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const paint = traceEvents.findLast(({ name }) => name === "firstContentfulPaint");
  const thread = traceEvents.find(
    ({ name, pid, args }) => name === "thread_name" && pid === paint?.pid && args?.name === "CrRendererMain",
  );
  if (paint === undefined || thread === undefined) throw new Error("The trace has no first paint.");
  return traceEvents
    .filter(
      ({ name, pid, tid }) => name === "ThreadControllerImpl::RunTask" && pid === thread.pid && tid === thread.tid,
    )
    .filter(({ ts }) => ts >= paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}

/**
 * Whether the page has shown its data and requests nothing more. Playwright's `networkidle` alone may come while a slow phone still runs
 * the scripts that ask for the data.
 */
function isSettled(): boolean {
  const quietSince = performance.now() - 1_000;
  return (
    // A closed tab reads its data when it is opened.
    [...document.querySelectorAll("main [aria-busy='true']")].every((element) => !element.checkVisibility()) &&
    performance
      .getEntriesByType("resource")
      .every((resource) => resource instanceof PerformanceResourceTiming && resource.responseEnd < quietSince)
  );
}

/** Loads a page with an empty cache, on a slow network and a processor four times slower. */
export async function measureFirstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await slowDown(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await browser.startTracing(page, { categories: ["toplevel", "loading", "devtools.timeline"] });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(isSettled, undefined, { polling: 100 });
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
