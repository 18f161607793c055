import type { Page } from "@playwright/test";
import { cards, fillCard, leaveContact, newEmail, pay, register } from "./journey.ts";
import { linkMailedTo } from "./panel.ts";
import { expect, test } from "./shop.ts";

test.describe("without a password", () => {
  // A new password renews the session, so the next call gets a 419 first.
  test.use({ allowedInConsole: /419/ });

  test("FUN-002 FUN-144 MAN-034 SUB-280 a visitor buys pads, sets a first password, and finds them in the account", async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto("/compra-programada/tapetes-higienicos");
    // The buttons are disabled while the cart is being saved (FUN-183).
    const kept = page.waitForResponse(/\/compra-programada\/item\//);
    await page.getByRole("checkbox", { name: "Tapete branco" }).check();
    await kept;
    await page.getByRole("button", { name: "Aumentar: Tapete branco" }).click();
    await expect(page.getByText("2 pacotes × R$62,90 = R$125,80")).toBeVisible();
    await page.getByRole("button", { name: "Continuar" }).click();
    await leaveContact(page, email);
    await register(page);
    await pay(page, cards.approved);
    await expect(page).toHaveURL(/\/aguardando$/);
    await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
    await expect(page.getByText(/todo mês chegam mais/)).toBeVisible();
    await expect(page.getByRole("region", { name: "O que você comprou" })).toContainText(
      "2 pacotes × R$62,90 = R$125,80",
    );
    // No password has been requested so far.
    await page.getByRole("link", { name: "Criar minha senha" }).click();
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    // With the keyboard: a new page ignores a second press at the place of the one that opened it, as of a double tap.
    await page.getByRole("button", { name: "Enviar link" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Confira o seu e-mail" })).toBeVisible();
    await page.goto(await linkMailedTo(page, email));
    await page.getByLabel("Nova senha", { exact: true }).fill("tapetes-todo-mes");
    await page.getByLabel("Repita a nova senha").fill("tapetes-todo-mes");
    await page.getByRole("button", { name: "Salvar senha" }).click();
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Senha", { exact: true }).fill("tapetes-todo-mes");
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page).toHaveURL(/\/area-cliente$/);
    await page.goto("/assinaturas/higiene");
    await expect(page.getByRole("link", { name: /^Ver detalhes de / })).toBeVisible();
  });
});

test("a cart changed after going back from the payment is charged at its new price, and no old price shows", async ({
  page,
}) => {
  const total = page.getByText("Total por mês").locator("xpath=following-sibling::dd");
  await page.goto("/compra-programada/alimentos-umidos");
  await page.getByRole("checkbox", { name: "Peixe e arroz" }).check();
  await page.getByRole("button", { name: "Continuar" }).click();
  await leaveContact(page, newEmail());
  await register(page);
  await expect(page.getByText("Hoje e todo mês: R$118,70, com frete")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/assinatura\/checkout$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/alimentos-umidos$/);
  await expect(page.getByText("12 sachês × R$8,90 = R$106,80")).toBeVisible();
  await page.getByRole("button", { name: "Aumentar: Peixe e arroz" }).click();
  await expect(total).toHaveText("R$164,90");
  // Records every text from here on.
  await page.evaluate(() => {
    const said: string[] = [];
    new MutationObserver(() => said.push(document.body.textContent)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { said });
  });
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page).toHaveURL(/\/assinatura\/checkout$/);
  await expect(page.getByText("R$153,00").first()).toBeVisible();
  await page.getByRole("button", { name: /pagamento/i }).click();
  await expect(page.getByText("Hoje e todo mês: R$164,90, com frete")).toBeVisible();
  const said: string = await page.evaluate(() => Reflect.get(window, "said").join("\n"));
  expect(said).toContain("R$164,90");
  // The options keep their own prices: the old price is that of a chosen quantity.
  expect(said).not.toMatch(/R\$118,70|= R\$106,80|sachês, R\$106,80/);
});

async function otherCard(page: Page): Promise<void> {
  await page.getByText("Mudar o cartão").click();
  await page.getByRole("radio", { name: /^Outro cartão/ }).check();
}

test("SUB-103 MAN-035 a subscriber adds wet food to the dog's box without retyping the address, and finds it in the list", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "caixa-e-tapetes" });
  await page.goto(`${shop.origin}/compra-programada/alimentos-umidos`);
  await page.getByRole("checkbox", { name: "Peixe e arroz" }).check();
  await page.getByText("Mudar o envio").click();
  await expect(page.getByRole("radio", { name: /Com o BOX da Dalila/ })).toBeChecked();
  await otherCard(page);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Para onde vão os seus alimentos/ })).toBeVisible();
  await expect(page.getByLabel("CEP", { exact: true })).not.toHaveValue("");
  const summary = page.getByRole("region", { name: "Resumo da assinatura" });
  await expect(summary.getByRole("list", { name: "Produtos" })).toContainText("12 sachês × R$8,90 = R$106,80");
  await expect(summary).toContainText("Com o BOX da Dalila");
  await page.getByRole("button", { name: /pagamento/i }).click();
  await fillCard(page, cards.refusedByBank);
  await expect(page.getByText("12 × Peixe e arroz. Com o BOX da Dalila.")).toBeVisible();
  await page.getByRole("button", { name: "Pagar e assinar" }).click();
  await page.getByRole("link", { name: "Usar outro cartão" }).click();
  // After the refusal the products are back in the cart and can be changed.
  await summary.getByRole("link", { name: "Alterar produtos ou envio" }).click();
  await expect(page.getByRole("checkbox", { name: "Peixe e arroz" })).toBeChecked();
  await page.getByRole("button", { name: "Aumentar: Peixe e arroz" }).click();
  await otherCard(page);
  await page.getByRole("button", { name: "Continuar" }).click();
  // The page has opened, and takes no focus from the button any more.
  await expect(page.getByRole("heading", { level: 1, name: /^Para onde vão os seus alimentos/ })).toBeFocused();
  await page.getByRole("button", { name: /pagamento/i }).press("Enter");
  await fillCard(page, cards.approved);
  await expect(page.getByText("18 × Peixe e arroz. Com o BOX da Dalila.")).toBeVisible();
  await page.getByRole("button", { name: "Pagar e assinar" }).click();
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  await page.getByRole("link", { name: "Continuar" }).click();
  await expect(page).toHaveURL(/\/assinaturas\/alimentos-umidos$/);
  await expect(page.getByText("Com o BOX da Dalila").first()).toBeVisible();
});
