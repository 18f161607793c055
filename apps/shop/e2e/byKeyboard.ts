import type { Locator, Page } from "@playwright/test";
import { expect } from "./shop.ts";

/** Presses Tab until an element has the focus, or something in it, as whoever has no pointer does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  expect(await isThere()).toBe(true);
}
