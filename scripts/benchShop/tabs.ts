import type { Browser } from "@playwright/test";
import { timeOf, whileReading } from "./nextScreen.ts";

/** Milliseconds from the first press on each tab of the account page to the first heading of its panel. */
export async function measureTabs(browser: Browser, origin: string): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: "pt-BR" });
  const page = await context.newPage();
  await page.goto(`${origin}/dados-cliente`, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
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
