import type { Page } from "@playwright/test";
import { expect, openShop, test } from "./shop.ts";

// One of the pictures is missing on purpose.
test.use({ allowedInConsole: /status of 404/ });

/** Labels of visible controls, which are useless on paper. */
const pressable = (page: Page) =>
  page
    .getByRole("main")
    .locator("button, a[data-variant], a[data-standalone]")
    .filter({ visible: true })
    .allTextContents();

test("a printed boleto and a printed plan have their content and no controls", async ({ page }) => {
  const shop = await openShop({ scenario: "planos-de-todo-jeito" });
  try {
    await page.emulateMedia({ media: "print" });
    await page.goto(`${shop.origin}/assinatura/resolver/SERIGUELA1`);
    await expect(page.getByRole("main").locator("code")).toHaveText(/^[\d. ]{47,}$/);
    await expect(page.getByRole("main").locator("code")).toBeVisible();
    await expect(page.getByText("Aguarde...", { exact: true })).toBeHidden();
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

test("a printed policy has no table of contents, and a printed PIX its code and the steps for another device", async ({
  page,
}) => {
  const shop = await openShop({ scenario: "pix-por-link" });
  try {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.emulateMedia({ media: "print" });
    await page.goto(`${shop.origin}/privacidade`);
    await expect(page.getByRole("heading", { level: 2, name: "Em resumo" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Nesta página" })).toBeHidden();

    await page.goto(`${shop.origin}/pix/a1b2c3d4e5f60718293a4b5c6d7e8f90`);
    await expect(page.getByRole("img", { name: "QR code do PIX" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Como pagar pelo computador" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Como pagar pelo celular" })).toBeHidden();
    // On paper no time passes, and nothing updates itself.
    await expect(page.getByText(/^O código vale até \d\dh\d\d$/)).toBeVisible();
    await expect(page.getByRole("timer")).toBeHidden();
    for (const words of await page.getByText(/[Ee]sta página (avisa|aberta)|Volte a esta página/).all())
      await expect(words).toBeHidden();
    expect(await pressable(page)).toEqual([]);
  } finally {
    await shop.kill();
  }
});
