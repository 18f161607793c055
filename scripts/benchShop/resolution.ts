import type { Browser, BrowserContext } from "@playwright/test";
import { openPhone, slowDown } from "./phone.ts";

const heading = /^Regularizar pagamento/;

/**
 * Starts in the customer's area, so that its code is cached, and opens its link to a late payment, which opens a new tab (SUB-035).
 *
 * @param empty the URL of an empty page.
 * @returns milliseconds to the heading, without the time of the empty page in a new tab.
 */
export async function measureToResolution(browser: Browser, origin: string, empty: string): Promise<number> {
  const context = await openPhone(browser);
  const area = await context.newPage();
  await area.goto(`${origin}/area-cliente`, { waitUntil: "networkidle" });
  const address = await area
    .getByRole("link", { name: /^Resolver/ })
    .first()
    .getAttribute("href");
  const { at: ofEmpty } = await newTab(context, empty);
  const { at, said } = await newTab(context, origin + address);
  if (!heading.test(said)) throw new Error("The first paint of the page has no heading.");
  await context.close();
  return at - ofEmpty;
}

interface FirstPaint {
  /** In milliseconds from the navigation. */
  readonly at: number;
  /** Its heading at that time. */
  readonly said: string;
}

/** Opens a URL in a new tab. The tab starts empty, because only an open tab can be throttled. */
async function newTab(context: BrowserContext, address: string): Promise<FirstPaint> {
  const tab = await context.newPage();
  await slowDown(tab);
  await tab.goto(address);
  // The heading is part of the document, so the first paint shows it.
  const first = await tab.evaluate(
    () =>
      new Promise<FirstPaint>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName("first-contentful-paint");
          if (paint) resolve({ at: paint.startTime, said: document.querySelector("main h1")?.textContent ?? "" });
        }).observe({ type: "paint", buffered: true });
      }),
  );
  // Both tabs may share a process: remaining work of this one must not delay the other.
  await tab.close();
  return first;
}
