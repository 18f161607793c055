import type { Browser, BrowserContext, Page } from "@playwright/test";
import { read, timeOf } from "./nextScreen.ts";

/** How long the page that puts a late payment right takes to say its heading, in milliseconds, by the way to it. */
export interface ToResolution {
  /** The link of the list, which opens a tab of its own (SUB-035): how much longer that takes than an empty page in one. */
  readonly ofList: number;
  /** The one of the tracker, which opens it in place. */
  readonly ofTracker: number;
}

const heading = /^Regularizar pagamento/;

/**
 * Whoever comes from the area has its code by then; the server is beside the browser.
 * @param empty where an empty page is.
 */
export async function measureToResolution(browser: Browser, origin: string, empty: string): Promise<ToResolution> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: "pt-BR" });
  const area = await context.newPage();
  await area.goto(`${origin}/area-cliente`, { waitUntil: "networkidle" });
  const address = await area
    .getByRole("link", { name: /^Resolver/ })
    .first()
    .getAttribute("href");
  const { at: ofEmpty } = await newTab(context, empty);
  const { at, said } = await newTab(context, origin + address);
  if (!heading.test(said)) throw new Error("The page came without its heading.");
  await slowDown(area);
  await read(area);
  const ofTracker = await timeOf(area, { press: "Regularizar pagamento", of: "a", heading });
  await context.close();
  return { ofList: at - ofEmpty, ofTracker };
}

interface FirstPaint {
  /** In milliseconds from the navigation. */
  readonly at: number;
  /** What its heading says then. */
  readonly said: string;
}

/** A tab cannot be slowed down before it is there, so it is opened without an address. */
async function newTab(context: BrowserContext, address: string): Promise<FirstPaint> {
  const tab = await context.newPage();
  await slowDown(tab);
  await tab.goto(address);
  // The document brings the heading: its first paint shows it.
  const first = await tab.evaluate(
    () =>
      new Promise<FirstPaint>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName("first-contentful-paint");
          if (paint) resolve({ at: paint.startTime, said: document.querySelector("main h1")?.textContent ?? "" });
        }).observe({ type: "paint", buffered: true });
      }),
  );
  // Both tabs may share a processor: what this one still has to do is not the other one's.
  await tab.close();
  return first;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}
