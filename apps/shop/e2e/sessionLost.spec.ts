import type { Page } from "@playwright/test";
import { answerAboutPet, arrive, cards, leaveContact, mia, newEmail, pay, register } from "./journey.ts";
import { expect, test } from "./shop.ts";

// The browser logs the 419 and 401 replies to a session the server no longer knows.
test.use({ allowedInConsole: /419|401/ });

/** Ends the session, as if its lifetime had passed. */
const loseSession = (page: Page) => page.context().clearCookies();

/** Resolves once a quantity of the cart is saved: the page shows it before, and a session lost in between is another case. */
const itemSaved = (page: Page, quantity: number) =>
  page.waitForResponse((response) => new RegExp(`/item/[^/]+/${quantity}$`).test(response.url()) && response.ok());

test("FUN-011 FUN-049 repeatedly lost sessions lose no answer, and the box still belongs to the cat", async ({
  page,
}) => {
  await answerAboutPet(page, mia);
  await loseSession(page);
  await leaveContact(page, newEmail());
  await arrive(page, `Escolha a trilha da Mia`, /\/pessoal\/trilha-experiencia\/\?pet=gato/);
  await expect(page.getByRole("button", { name: /^Quero esta trilha Body/ })).toHaveCount(0);
  await loseSession(page);
  await page.getByRole("button", { name: "Quero esta trilha Essencial", exact: true }).press("Enter");
  await arrive(page, `Escolha o plano da Mia`, /\/assinatura\/plano\//);
  await loseSession(page);
  await page.getByRole("button", { name: /Quero este plano .*Anual/ }).press("Enter");
  await arrive(page, /Um mimo a mais/, /\/assinatura\/item-extra$/);
  await loseSession(page);
  await page.getByRole("button", { name: "Não, obrigado" }).click();
  await arrive(page, /^Para onde vai a caixa/, /\/assinatura\/checkout$/);
  await loseSession(page);
  await register(page);
  await arrive(page, /^Pagamento da assinatura/, /\/payment_b$/);
  await page.reload();
  await pay(page, cards.approved);
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  await expect(page.getByText(/assinatura da Mia/)).toBeVisible();
});

test("a registration lost with the session is requested again before the payment", async ({ page }) => {
  await answerAboutPet(page, mia);
  await leaveContact(page, newEmail());
  await page.getByRole("button", { name: "Quero esta trilha Essencial", exact: true }).press("Enter");
  await page.getByRole("button", { name: /Quero este plano .*Anual/ }).press("Enter");
  await page.getByRole("button", { name: "Não, obrigado" }).click();
  await register(page);
  await arrive(page, /^Pagamento da assinatura/, /\/payment_b$/);
  await loseSession(page);
  await pay(page, cards.approved);
  await arrive(page, /^Para onde vai a caixa/, /\/assinatura\/checkout$/);
  const ended = page.getByRole("status").filter({ hasText: "Sua sessão terminou" });
  await expect(ended).toContainText("Nenhum pagamento foi enviado agora.");
  await register(page);
  await arrive(page, /^Pagamento da assinatura/, /\/payment_b$/);
  await expect(ended).toHaveCount(0);
  await pay(page, cards.approved);
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
});

test("a session lost after the payment leads to the login, which offers a first password, and to no question of the funnel", async ({
  page,
}) => {
  const email = newEmail();
  await answerAboutPet(page, mia);
  await leaveContact(page, email);
  await page.getByRole("button", { name: "Quero esta trilha Essencial", exact: true }).press("Enter");
  await page.getByRole("button", { name: /Quero este plano .*Anual/ }).press("Enter");
  await page.getByRole("button", { name: "Não, obrigado" }).click();
  await register(page);
  await pay(page, cards.approved);
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  await page.goto("/bem-vindo");
  await expect(page.getByText("Passo 1 de 3")).toBeVisible();
  await loseSession(page);
  for (const step of ["Passo 2 de 3", "Passo 3 de 3"]) {
    await page.getByRole("button", { name: "Próximo" }).click();
    await expect(page.getByText(step)).toBeVisible();
  }
  await page.getByRole("button", { name: "Próximo" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("main").getByRole("note")).toContainText("Sua sessão terminou");
  await page.getByRole("link", { name: "Crie a sua agora" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
});

test("repeatedly lost sessions lose neither the pads in the cart nor their purchase", async ({ page }) => {
  await page.goto("/compra-programada/tapetes-higienicos");
  const white = itemSaved(page, 1);
  await page.getByRole("checkbox", { name: "Tapete branco" }).check();
  await expect(page.getByText("1 pacote por R$64,90")).toBeVisible();
  await white;
  const charcoal = itemSaved(page, 1);
  await page.getByRole("checkbox", { name: /carvão/ }).check();
  await expect(page.getByText("2 pacotes, R$174,80")).toBeVisible();
  await charcoal;
  await loseSession(page);
  await page.getByRole("button", { name: /^Aumentar: Tapete branco/ }).click();
  await expect(page.getByText("3 pacotes, R$235,70")).toBeVisible();
  await loseSession(page);
  await page.getByRole("button", { name: "Continuar" }).click();
  await arrive(page, "Como a gente fala com você?", /\/pessoal\/contato\//);
  await loseSession(page);
  await leaveContact(page, newEmail());
  await arrive(page, "Para onde vão os seus tapetes?", /\/assinatura\/checkout$/);
  await loseSession(page);
  await register(page);
  await arrive(page, /^Pagamento da assinatura/, /\/payment_b$/);
  await expect(page.getByText("Hoje e todo mês: R$247,60, com frete")).toBeVisible();
});

test("a page of pads that is returned to after its session has ended still shows the cart", async ({ page }) => {
  const path = "/compra-programada/tapetes-higienicos";
  const total = page.getByText("1 pacote por R$64,90");
  await page.goto(path);
  const saved = itemSaved(page, 1);
  await page.getByRole("checkbox", { name: "Tapete branco" }).check();
  await saved;
  await loseSession(page);
  const restored = itemSaved(page, 1);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await restored;
  await page.waitForLoadState("networkidle");
  await expect(total).toBeVisible();
  await page.reload();
  await expect(total).toBeVisible();
});

test("a session that ends as a purchase of pads begins is followed by one with the same purchase", async ({ page }) => {
  await page.goto("/compra-programada/tapetes-higienicos");
  await page.getByRole("checkbox", { name: "Tapete branco" }).check();
  await page.route(
    /\/envio$/,
    async (route) => {
      const response = await route.fetch();
      await loseSession(page);
      const { "set-cookie": _ended, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Continuar" }).click();
  await leaveContact(page, newEmail());
  await arrive(page, "Para onde vão os seus tapetes?", /\/assinatura\/checkout$/);
});

test("a purchase that cannot be restored starts again at its own page, and not as a box", async ({ page }) => {
  await page.goto("/compra-programada/tapetes-higienicos");
  await page.getByRole("checkbox", { name: "Tapete branco" }).check();
  await page.getByRole("button", { name: "Continuar" }).click();
  await leaveContact(page, newEmail());
  await arrive(page, "Para onde vão os seus tapetes?", /\/assinatura\/checkout$/);
  // A new document does not know the products in the cart.
  await page.reload();
  await loseSession(page);
  // The lookup of the CEP finds that the session has ended.
  await page.getByLabel("CEP", { exact: true }).fill("01310100");
  await expect(page).toHaveURL(/\/compra-programada\/tapetes-higienicos$/);
});
