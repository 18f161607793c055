import type { Browser } from "@playwright/test";
import { read, timeOf } from "./nextScreen.ts";

/** From a press on each tab of the account's data to the first heading behind it, in milliseconds: each is opened for the first time. */
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
    await read(page);
    times.push(await timeOf(page, { press, of: "[role=tab]", heading }));
  }
  await context.close();
  return times;
}
