import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** How many times slower than this machine's the phone's processor is. */
export const slowerCpu = 4;

/** Opens the bench's phone, with an empty cache and no cookies. */
export function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    locale: "pt-BR",
  });
}

/** Slows the main thread of an open page down, but not its workers. @returns the session, for further conditions. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowerCpu });
  return session;
}
