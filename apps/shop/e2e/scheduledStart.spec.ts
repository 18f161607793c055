import { cards, fillCard, leaveContact, newEmail, pay, register } from "./journey.ts";
import { expect, expectAccessible, openShop, test } from "./shop.ts";

test("FUN-002 FUN-144 MAN-034 a visitor chooses pads, says where they go, and pays for them", async ({ page }) => {
  await page.goto("/compra-programada/tapetes-higienicos");
  await page.getByRole("checkbox", { name: "Tapete branco" }).check();
  await page.getByRole("button", { name: "Aumentar: Tapete branco" }).click();
  await expect(page.getByText("2 pacotes × R$62,90 = R$125,80")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continuar" }).click();
  await leaveContact(page, newEmail());
  await register(page);
  await pay(page, cards.approved);
  await expect(page).toHaveURL(/\/aguardando$/);
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  await expect(page.getByText(/todo mês chegam mais/)).toBeVisible();
});

test("SUB-103 MAN-035 a subscriber begins wet food with the dog's box, fills in no address again, and finds it in the list", async ({
  page,
}) => {
  const shop = await openShop({ scenario: "caixa-e-tapetes" });
  try {
    await page.goto(`${shop.origin}/compra-programada/alimentos-umidos`);
    await page.getByRole("checkbox", { name: "Peixe e arroz" }).check();
    await expect(page.getByRole("radio", { name: /Com o BOX da Dalila/ })).toBeChecked();
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Para onde vão os seus alimentos/ })).toBeVisible();
    await expect(page.getByLabel("CEP", { exact: true })).not.toHaveValue("");
    await page.getByRole("button", { name: /pagamento/i }).click();
    await fillCard(page, cards.approved);
    await page.getByRole("button", { name: "Pagar e assinar" }).click();
    await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
    await page.getByRole("link", { name: "Continuar" }).click();
    await expect(page).toHaveURL(/\/assinaturas\/alimentos-umidos$/);
    await expect(page.getByText("Com o BOX da Dalila").first()).toBeVisible();
  } finally {
    await shop.kill();
  }
});
