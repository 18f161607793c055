import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "pode ser de uma versão antiga" });

test.describe("below the supported browsers", () => {
  test.use({ allowedInConsole: /ERR_FAILED|Failed to load/ });

  test("the document says so if the shop's code has not run ten seconds after loading", async ({ page }) => {
    await page.clock.install();
    await page.route("**/assets/shop-*.js", (route) => route.abort());
    await page.goto("/assine");
    await expect(page.getByRole("heading", { level: 1, name: "Quem vai receber a caixa?" })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(notice(page)).toBeVisible();
    // In the look of the shop's warnings, not in the browser's.
    const field = await notice(page).evaluate((element) => {
      const { backgroundColor, fontFamily } = getComputedStyle(element);
      const tint = getComputedStyle(document.documentElement).getPropertyValue("--petbox-color-warningTint");
      element.style.backgroundColor = tint;
      return { backgroundColor, tint: getComputedStyle(element).backgroundColor, fontFamily };
    });
    expect(field.backgroundColor).toBe(field.tint);
    expect(field.fontFamily).toContain("Nunito");
  });

  for (const [name, remove] of [
    ["Array.prototype.findLast", () => Reflect.deleteProperty(Array.prototype, "findLast")],
    ["HTMLDialogElement", () => Reflect.deleteProperty(window, "HTMLDialogElement")],
  ] as const) {
    test(`the document says so at once in a browser without ${name}`, async ({ page }) => {
      await page.addInitScript(remove);
      await page.route("**/assets/shop-*.js", (route) => route.abort());
      // Resolves when the document has loaded: the notice has not waited ten seconds.
      await page.goto("/assine");
      expect(await notice(page).count()).toBe(1);
      await expect(notice(page)).toBeVisible();
    });
  }
});

test("the notice disappears when the shop comes alive after all", async ({ page }) => {
  await page.clock.install();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/SpeciesPage-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/assine", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { message: "SyntaxError: Unexpected token" })));
  await expect(notice(page)).toBeVisible();
  release();
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Cachorro" }).click();
  await expect(page.getByLabel("Nome do pet")).toBeVisible();
});
