import type { Locator, Page } from "@playwright/test";
import { expect } from "./shop.ts";

/** Presses Tab until the target, or an element inside it, has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  expect(await isThere()).toBe(true);
}
