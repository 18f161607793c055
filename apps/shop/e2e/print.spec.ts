import type { Page } from "@playwright/test";
import { expect, openShop, test } from "./shop.ts";

// One of the pictures is missing on purpose.
test.use({ allowedInConsole: /status of 404/ });

/** Labels of visible controls, which are useless on paper. */
const pressable = (page: Page) =>
  page.getByRole("main").locator("button, a[data-variant]").filter({ visible: true }).allTextContents();

test("a printed boleto and a printed plan have their content and no controls", async ({ page }) => {
  const shop = await openShop({ scenario: "planos-de-todo-jeito" });
  try {
    await page.emulateMedia({ media: "print" });
    await page.goto(`${shop.origin}/assinatura/resolver/SERIGUELA1`);
    await expect(page.getByRole("main").locator("code")).toHaveText(/^[\d. ]{47,}$/);
    await expect(page.getByRole("main").locator("code")).toBeVisible();
    expect(await pressable(page)).toEqual([]);

    await page.goto(`${shop.origin}/plano/SERIGUELA1`);
    await expect(page.getByRole("region", { name: "Faturas" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Suas caixas" }).getByRole("heading", { level: 3 })).toBeVisible();
    expect(await pressable(page)).toEqual([]);
  } finally {
    await shop.kill();
  }
});

test("a printed rating has its averages and no controls", async ({ page }) => {
  const shop = await openShop({ scenario: "uma-caixa" });
  try {
    await page.emulateMedia({ media: "print" });
    await page.goto(`${shop.origin}/avalie/185ff7db5c776c26df8441ef18a0def5`);
    await expect(page.getByRole("heading", { level: 1, name: "Você já avaliou este BOX" })).toBeVisible();
    await expect(page.getByText("O BOX como um todo")).toBeVisible();
    expect(await pressable(page)).toEqual([]);
  } finally {
    await shop.kill();
  }
});
