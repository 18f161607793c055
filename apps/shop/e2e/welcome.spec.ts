import { tabTo } from "./byKeyboard.ts";
import { cards, pay } from "./journey.ts";
import { linkMailedTo } from "./panel.ts";
import { expect, expectAccessible, expectNothingMoved, test } from "./shop.ts";

// Bodies of requests.
test("MAN-038 MAN-075 MAN-079 MAN-080 MAN-081 MAN-082 MAN-083 MAN-084 MAN-236 a new subscriber answers the questions, reads the slides and reaches the coupon with the keyboard", {
  tag: "@chromium",
}, async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "boas-vindas" });
  await page.goto(`${shop.origin}/bem-vindo`);
  await expect(page.getByRole("heading", { level: 1, name: "Boas-vindas, Bob!" })).toBeVisible();
  await expect(page).toHaveTitle("Boas-vindas · PetBox");
  await expect(page.getByRole("list", { name: "O primeiro mês" })).toContainText("A caixa chega");
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

  // Back and reload keep the answers.
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Qual ração?" })).toHaveValue("Ração de frango");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Qual ração?" })).toHaveValue("Ração de frango");
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Uma foto do Bob" })).toBeVisible();

  // An unsent photo is lost on reload, and the page says so.
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

  // After Back, the welcome page links to the account.
  await page.goBack();
  await expect(page.getByRole("link", { name: "Ir para a área do assinante" })).toBeVisible();
});

test.describe("without a password", () => {
  // A new password renews the session, so the next call gets a 419 first.
  test.use({ allowedInConsole: /419/, scenario: "no-pagamento" });

  test("MAN-038 a new subscriber sets a first password and enters the account", async ({ page }) => {
    await page.goto("/payment_b");
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
    // The login page offers the same.
    await page.getByRole("link", { name: "Ir para a área do assinante" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(/^Ainda não tem senha\?/)).toBeVisible();
    await page.getByRole("link", { name: "Crie a sua agora" }).click();
    await expect(page.getByLabel("E-mail")).not.toHaveValue("");
    const email = await page.getByLabel("E-mail").inputValue();
    await page.getByRole("button", { name: "Enviar link" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Confira o seu e-mail" })).toBeVisible();
    await page.goto(await linkMailedTo(page, email));
    await page.getByLabel("Nova senha", { exact: true }).fill("caixa-todo-mes");
    await page.getByLabel("Repita a nova senha").fill("caixa-todo-mes");
    await page.getByRole("button", { name: "Salvar senha" }).click();
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Senha", { exact: true }).fill("caixa-todo-mes");
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page).toHaveURL(/\/area-cliente$/);
  });
});
