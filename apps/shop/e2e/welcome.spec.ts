import { tabTo } from "./byKeyboard.ts";
import { bob, cards, pay, subscribe } from "./journey.ts";
import { linkMailedTo } from "./panel.ts";
import { expect, expectAccessible, expectNothingMoved, openShop, test } from "./shop.ts";

test("MAN-038 MAN-075 MAN-079 MAN-080 MAN-081 MAN-082 MAN-083 MAN-084 MAN-236 who has just paid is welcomed, and answers, reads and comes to the coupon by keyboard", async ({
  page,
}) => {
  await subscribe(page, bob, cards.approved);
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  await page.getByRole("link", { name: "Continuar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Boas-vindas, Bob!" })).toBeVisible();
  await expect(page).toHaveTitle("Boas-vindas · PetBox");
  await expect(page.getByRole("list", { name: "O primeiro mês" })).toContainText("A caixa chega");
  await expectAccessible(page);
  await expectNothingMoved(page);

  const neutered = page.getByRole("radiogroup", { name: "O Bob é castrado?" });
  await tabTo(page, neutered.getByRole("radio", { name: "Sim" }));
  await page.keyboard.press("Space");
  const next = page.getByRole("button", { name: "Próximo" });
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "O que o Bob come e usa" })).toBeFocused();
  await tabTo(page, page.getByRole("textbox", { name: "Qual ração?" }));
  await page.keyboard.type("Ração de frango");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Uma foto do Bob" })).toBeFocused();
  await expectAccessible(page);

  // Back and a reload lose nothing.
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Qual ração?" })).toHaveValue("Ração de frango");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Qual ração?" })).toHaveValue("Ração de frango");
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Uma foto do Bob" })).toBeVisible();

  // A photo that was not sent goes with the page: whoever chose it is told.
  const unsent = page.getByText(/A foto que você tinha escolhido ainda não foi enviada/);
  await expect(unsent).toHaveCount(0);
  await page
    .getByLabel("Foto do Bob", { exact: true })
    .setInputFiles({ name: "bob.png", mimeType: "image/png", buffer: await page.screenshot() });
  await expect(page.getByRole("button", { name: "Usar esta foto e continuar" })).toBeVisible();
  await page.reload();
  await expect(unsent).toBeVisible();

  const saved = page.waitForRequest(/\/save\/pet-data$/);
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  expect((await saved).postDataJSON()).toEqual({
    data: { castrado: 1, qual_racao: "Ração de frango", select_imagem: 0 },
  });
  await expect(page.getByRole("progressbar", { name: "Slide 1 de 5" })).toBeVisible();
  await tabTo(page, next);
  for (const slide of [2, 3, 4, 5]) {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("progressbar", { name: `Slide ${slide} de 5` })).toBeVisible();
  }
  await expectAccessible(page);
  await tabTo(page, page.getByRole("button", { name: "Criar meu Cupom" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/pos-checkout\/convite$/);
  await expect(page.getByRole("button", { name: "Criar meu cupom" })).toBeVisible();

  // Back from it, the welcome is the way into the area.
  await page.goBack();
  await expect(page.getByRole("link", { name: "Ir para a área do assinante" })).toBeVisible();
});

test.describe("without a password", () => {
  // The first call after a new password finds its session renewed.
  test.use({ allowedInConsole: /419/ });

  test("MAN-038 who has just paid for a first box makes a first password, and is in the area", async ({ page }) => {
    const shop = await openShop({ scenario: "no-pagamento" });
    try {
      await page.goto(`${shop.origin}/payment_b`);
      await pay(page, cards.approved);
      await expect(page.getByRole("link", { name: "Criar minha senha" })).toBeVisible();
      await page.getByRole("link", { name: "Continuar" }).click();
      const next = page.getByRole("button", { name: "Próximo" });
      for (const step of ["Passo 1 de 3", "Passo 2 de 3", "Passo 3 de 3"]) {
        await expect(page.getByText(step)).toBeVisible();
        await next.click();
      }
      await page.getByRole("button", { name: "Pular" }).click();
      await expect(page.getByRole("link", { name: "Criar minha senha" })).toBeVisible();
      await expectAccessible(page);
      // Who takes the other way is told too.
      await page.getByRole("link", { name: "Ir para a área do assinante" }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText(/^Ainda não tem senha\?/)).toBeVisible();
      await page.getByRole("link", { name: "Crie a sua agora" }).click();
      await expect(page.getByLabel("E-mail")).not.toHaveValue("");
      const email = await page.getByLabel("E-mail").inputValue();
      await page.getByRole("button", { name: "Enviar link" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Confira o seu e-mail" })).toBeVisible();
      await page.goto(shop.origin + (await linkMailedTo(page, email)));
      await page.getByLabel("Nova senha", { exact: true }).fill("caixa-todo-mes");
      await page.getByLabel("Repita a nova senha").fill("caixa-todo-mes");
      await page.getByRole("button", { name: "Salvar senha" }).click();
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Senha", { exact: true }).fill("caixa-todo-mes");
      await page.getByRole("button", { name: "Entrar" }).click();
      await expect(page).toHaveURL(/\/area-cliente$/);
    } finally {
      await shop.kill();
    }
  });
});

test("MAN-038 who has subscribed to nothing is led to where a box begins", async ({ page }) => {
  const shop = await openShop({ scenario: "no-pagamento" });
  try {
    await page.goto(`${shop.origin}/bem-vindo`);
    await expect(page).toHaveURL(/\/payment_b$/);
  } finally {
    await shop.kill();
  }
});
