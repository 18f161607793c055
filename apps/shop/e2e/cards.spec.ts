import { expect, test } from "./shop.ts";

test("a card that expires before the next charge is replaced with the keyboard only, and pays from then on", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "cartao-vencendo" });
  await page.goto(`${shop.origin}/area-cliente`);
  await expect(page.getByText("O Visa final 1111 vence antes da próxima cobrança")).toBeVisible();
  await page.getByRole("link", { name: "Trocar cartão Visa final 1111" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Editar Visa final 1111" });
  await expect(dialog.getByRole("heading", { name: "Editar Visa final 1111" })).toBeFocused();
  await expect(dialog.getByLabel("Nome impresso no cartão")).toHaveValue(/^DALVA/);
  await dialog.getByLabel("Número do cartão").focus();
  await page.keyboard.type("5555555555554444");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12");
  await page.keyboard.press("Tab");
  await page.keyboard.type("31");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toMatch(/5{4}|4{4}/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Seu cartão foi editado com sucesso!")).toBeVisible();
  await expect(page).toHaveURL(/\/dados-cliente\?q=cartao$/);
  await page.reload();
  await expect(page.getByRole("group", { name: "Mastercard final 4444" })).toContainText("caixa da Pipoca");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Área do Assinante" })).toBeVisible();
  await expect(page.getByText(/vence antes da próxima cobrança/)).toHaveCount(0);
});
