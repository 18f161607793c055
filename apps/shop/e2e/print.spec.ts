import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

// One of the pictures is missing on purpose.
test.use({ allowedInConsole: /status of 404/ });

/** Labels of visible controls, which are useless on paper. */
const pressable = (page: Page) =>
  page
    .getByRole("main")
    .locator("button, a[data-variant], a[data-standalone]")
    .filter({ visible: true })
    .allTextContents();

/** The number of sheets of A4. */
async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: "A4" });
  return file.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Of the frame around the content, paper has the seller's name, CNPJ and city, and nothing else. */
async function expectOnlyLegalLineAround(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(/^CNPJ/)).toBeVisible();
  await expect(footer.locator("a, button, h2, img, svg, select").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Pular para o conteúdo" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
}

/** A4 without its margins, in CSS pixels. */
const paper = { width: 718, height: 1000 };

test("a printed boleto and a printed plan have their content and no controls", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "planos-de-todo-jeito" });
  await page.emulateMedia({ media: "print" });
  await page.goto(`${shop.origin}/assinatura/resolver/SERIGUELA1`);
  await expect(page.getByRole("main").locator("code")).toHaveText(/^[\d. ]{47,}$/);
  await expect(page.getByRole("main").locator("code")).toBeVisible();
  await expect(page.getByText("Aguarde...", { exact: true })).toBeHidden();
  expect(await pressable(page)).toEqual([]);

  await page.goto(`${shop.origin}/plano/SERIGUELA1`);
  await expect(page.getByRole("region", { name: "Faturas" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Suas caixas" }).getByRole("heading", { level: 3 }).first(),
  ).toBeVisible();
  expect(await pressable(page)).toEqual([]);
});

test("a printed rating has its averages and no controls", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "uma-caixa" });
  await page.emulateMedia({ media: "print" });
  await page.goto(`${shop.origin}/avalie/185ff7db5c776c26df8441ef18a0def5`);
  await expect(page.getByRole("heading", { level: 1, name: "Você já avaliou este BOX" })).toBeVisible();
  await expect(page.getByText("O BOX como um todo")).toBeVisible();
  expect(await pressable(page)).toEqual([]);
});

test("a printed policy has no table of contents, and a printed PIX its code and the steps for another device", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "pix-por-link" });
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
  await expect(page.getByText(/^O código vale até \d\dh\d\d \(horário de Brasília\)$/)).toBeVisible();
  await expect(page.getByRole("timer")).toBeHidden();
  for (const words of await page.getByText(/[Ee]sta página (avisa|aberta)|Volte a esta página/).all())
    await expect(words).toBeHidden();
  expect(await pressable(page)).toEqual([]);
});

test("a subscriber's pages are printed in light colours with every level, and an open dialog is printed alone", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "assinante" });
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto(`${shop.origin}/area-cliente/fidelidade`);
  const levels = page.getByRole("region", { name: "Níveis do programa de fidelidade" });
  await expect(levels.getByRole("heading", { level: 3 }).last()).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(page.locator("html")).toHaveCSS("--petbox-color-surface", "#ffffff");
  for (const level of await levels.getByRole("heading", { level: 3 }).all()) {
    const { x = 0, width = 0 } = (await level.boundingBox()) ?? {};
    expect([x >= 0, x + width <= paper.width]).toEqual([true, true]);
  }
  expect(await pressable(page)).toEqual([]);
  await expectOnlyLegalLineAround(page);

  await page.goto(`${shop.origin}/dados-cliente?q=entrega`);
  await expect(page.getByRole("tabpanel", { name: "Entrega" })).toBeVisible();
  expect(await pressable(page)).toEqual([]);

  await page.emulateMedia({ media: "screen" });
  await page
    .getByRole("button", { name: /^Editar endereço/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS("position", "absolute");
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  expect(await sheets(page)).toBe(1);
});

test("a printed step has its content and the open summary, no picture of the card and no empty sheet", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "no-pagamento" });
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print" });
  await page.goto(`${shop.origin}/assine`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectOnlyLegalLineAround(page);
  await expect(page.getByRole("link", { name: "Voltar" })).toBeHidden();
  expect(await sheets(page)).toBe(1);

  await page.goto(`${shop.origin}/payment_b`);
  await expect(page.getByLabel("Número do cartão")).toBeVisible();
  await expect(page.getByRole("main").getByText("Validade", { exact: true }).first()).toBeVisible();
  await expect(page.locator("[data-side]")).toBeHidden();
  await expect(page.locator("main details summary > svg").filter({ visible: true })).toHaveCount(0);
  for (const folded of await page.locator("main details > :not(summary)").all()) await expect(folded).toBeVisible();
  await expectOnlyLegalLineAround(page);
  expect(await pressable(page)).toEqual([]);
});
