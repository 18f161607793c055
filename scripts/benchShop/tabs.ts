import type { Browser } from "@playwright/test";
import { timeOf, whileReading } from "./nextScreen.ts";
import { openPhone, slowDown } from "./phone.ts";

/** Milliseconds from the first press on each tab of the account page to the first heading of its panel. */
export async function measureTabs(browser: Browser, origin: string): Promise<readonly number[]> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto(`${origin}/dados-cliente`, { waitUntil: "networkidle" });
  await slowDown(page);
  const times: number[] = [];
  for (const [press, heading] of [
    ["Entrega", /^Entrega d/],
    ["Cobrança", /^Seus cartões/],
  ] as const) {
    await whileReading(page);
    times.push(await timeOf(page, { press, of: "[role=tab]", heading }));
  }
  await context.close();
  return times;
}
