import type { Locator, Page } from "@playwright/test";
import { cards, draftsAtRest, newEmail } from "./journey.ts";
import { expect, test } from "./shop.ts";

/** Counts the presses on the screen. Typing, with the keyboard's own Enter key, is no press. */
function tapping(page: Page) {
  let count = 0;
  const tap = async (target: Locator) => {
    count += 1;
    await target.click();
  };
  return {
    count: () => count,
    button: (name: string | RegExp) => tap(page.getByRole("button", { name }).first()),
    link: (name: string | RegExp) => tap(page.getByRole("link", { name }).first()),
    text: (text: string) => tap(page.getByText(text, { exact: true })),
    check: (label: RegExp) => tap(page.getByRole("checkbox", { name: label })),
    async type(label: string, text: string) {
      await tap(page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    },
    async choose(label: string, option: Parameters<Locator["selectOption"]>[0]) {
      count += 1;
      await page.getByLabel(label).selectOption(option);
    },
  };
}

test("a cat's box on a track chosen on the home page is paid after 24 taps or fewer", async ({ page }) => {
  const on = tapping(page);
  const enter = () => page.keyboard.press("Enter");
  const arriveAt = (heading: string | RegExp) =>
    expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();

  await page.goto("/gato");
  await on.link("Conhecer a trilha Diversão");
  await arriveAt("Trilha Diversão");
  await on.link("Quero esta caixa");

  await arriveAt("Como o seu pet se chama?");
  await on.type("Nome do pet", "Mia");
  await on.text("Fêmea");
  await draftsAtRest(page);
  // What was chosen before the funnel survives a reload.
  await page.reload();
  await expect(page.getByLabel("Nome do pet")).toHaveValue("Mia");
  await on.button("Continuar");
  await arriveAt("Qual é a raça da Mia?");
  await on.type("Raça", "siam");
  await on.text("Siamês");
  await enter();
  await arriveAt(/^Quando .* nasceu\?$/);
  await on.type("Data de nascimento", "07042023");
  await enter();
  await arriveAt("Como a gente fala com você?");
  await on.type("E-mail", newEmail());
  await on.type("Telefone com DDD", "11912345678");
  await enter();
  await arriveAt("Escolha a trilha da Mia");
  await page.reload();
  await on.button("Continuar com Diversão");
  await arriveAt("Escolha o plano da Mia");
  await on.button(/Quero este plano .*Anual/);
  await arriveAt(/Um mimo a mais/);
  await on.button("Não, obrigado");
  await arriveAt(/^Para onde vai a caixa/);
  await on.type("Nome completo", "Ana Maria Souza");
  await on.type("CPF", "52998224725");
  await on.type("Data de nascimento", "07041990");
  await on.type("CEP", "01310100");
  await expect(page.getByLabel("Rua ou avenida")).toHaveValue("Avenida Paulista");
  await on.type("Número (opcional)", "1578");
  await enter();
  await arriveAt(/^Pagamento da assinatura/);
  await expect(page.getByLabel("Nome impresso no cartão")).toHaveValue("ANA MARIA SOUZA");
  await on.type("Número do cartão", cards.approved);
  await on.choose("Mês de validade", "12");
  await on.choose("Ano de validade", { index: 6 });
  await on.type("Código de segurança", "123");
  await on.check(/Li e aceito os/);
  await on.button("Pagar e assinar");
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  expect(on.count()).toBeLessThanOrEqual(24);
});

test("Back from the name of a known species returns to the page before the funnel", async ({ page }) => {
  await page.goto("/gato");
  await page.getByRole("link", { name: "Montar minha caixa" }).first().click();
  await expect(page).toHaveURL(/\/pet\/nome\/\?pet=gato$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/gato$/);
});
