import type { Locator, Page } from "@playwright/test";
import { answerAboutPet, bob, cards, choosePlan, draftsAtRest, newEmail, pay, register } from "./journey.ts";
import { expect, test } from "./shop.ts";

/** Everything that web storage and cookies hold in plain text. */
const storedTexts = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }, document.cookie]));

const numberOfDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(window.sessionStorage).filter((name) => name.includes("draft")).length);

/** Waits for the number of stored drafts; encryption is asynchronous. */
const draftsKept = (page: Page, count: number) => expect.poll(() => numberOfDrafts(page)).toBe(count);

test("the e-mail typed in the login before the code of the drafts has loaded is kept, and leaves no draft behind", async ({
  page,
}) => {
  let load = () => {};
  const typed = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/browserDrafts-/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto("/login");
  await page.getByLabel("E-mail").fill("carla.lima@gmail.com");
  load();
  await draftsKept(page, 1);
  await draftsAtRest(page);
  await page.reload();
  await expect(page.getByLabel("E-mail")).toHaveValue("carla.lima@gmail.com");
  await page.getByLabel("Senha", { exact: true }).fill("bob-adora-petbox");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Área do assinante" })).toBeVisible();
  await draftsKept(page, 0);
});

test("unsaved input survives reloads and Back, except the card; paying deletes every draft", async ({ page }) => {
  await page.goto("/pet/especie/");
  await page.getByRole("button", { name: "Cachorro" }).click();
  await page.getByLabel("Nome do pet").fill("Bobby");
  await page.getByText("Macho", { exact: true }).click();
  await draftsKept(page, 1);
  await draftsAtRest(page);
  await page.reload();
  await expect(page.getByLabel("Nome do pet")).toHaveValue("Bobby");
  await expect(page.getByRole("radio", { name: "Macho" })).toBeChecked();
  await page.goBack();
  await page.goForward();
  await expect(page.getByLabel("Nome do pet")).toHaveValue("Bobby");

  // Saved answers take precedence over drafts.
  await answerAboutPet(page, bob);
  await draftsKept(page, 0);
  const email = newEmail();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Telefone com DDD").fill("11912345678");
  await draftsKept(page, 1);
  await page.reload();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByLabel("Telefone com DDD")).toHaveValue("(11) 91234-5678");
  // A restored e-mail is checked as if it had just been typed.
  await expect(page.getByText("E-mail conferido")).toBeAttached();
  await page.getByRole("button", { name: "Continuar" }).click();

  await choosePlan(page, bob);
  await page.getByLabel("Nome completo").fill("Ana Maria Souza");
  await page.getByLabel("CPF", { exact: true }).fill("529.982.247-25");
  await page.getByLabel("CEP", { exact: true }).fill("01310100");
  await expect(page.getByLabel("Rua ou avenida")).toHaveValue("Avenida Paulista");
  await page.getByLabel("Complemento").fill("apto 42");
  await draftsAtRest(page);
  await page.reload();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Ana Maria Souza");
  await expect(page.getByLabel("CPF", { exact: true })).toHaveValue("529.982.247-25");
  await expect(page.getByLabel("Rua ou avenida")).toHaveValue("Avenida Paulista");
  await expect(page.getByLabel("Complemento")).toHaveValue("apto 42");
  expect(await storedTexts(page)).not.toMatch(/Ana Maria|529|01310|apto|@/);

  await register(page);
  await page.getByLabel("Número do cartão").fill(cards.approved);
  await page.getByLabel("Código de segurança").fill("123");
  await page.getByLabel("Nome impresso no cartão").fill("ANA M SOUZA");
  await draftsKept(page, 1);
  await draftsAtRest(page);
  await page.reload();
  await expect(page.getByLabel("Nome impresso no cartão")).toHaveValue("ANA M SOUZA");
  await expect(page.getByLabel("Número do cartão")).toHaveValue("");
  await expect(page.getByLabel("Código de segurança")).toHaveValue("");
  expect(await storedTexts(page)).not.toMatch(/4111|ANA M/);

  await pay(page, cards.approved);
  await expect(page).toHaveURL(/\/aguardando/);
  await draftsKept(page, 0);
});

test("the description of a cancellation survives a reload, and is deleted by the request", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "assinante" });
  const dialog = page.getByRole("dialog", { name: "Cancelar a assinatura do Bob" });
  const description = dialog.getByRole("textbox");
  const openForm = async () => {
    await page.getByRole("button", { name: "Cancelar assinatura" }).click();
    await dialog.getByRole("button", { name: "Quero solicitar cancelamento" }).click();
  };
  await page.goto(`${shop.origin}/plano/ATIVA00001`);
  await openForm();
  await dialog.getByRole("radio", { name: "Me mudei" }).check();
  await description.fill("Vou morar em Lisboa.");
  await draftsKept(page, 1);
  await draftsAtRest(page);
  await page.reload();
  await openForm();
  await expect(description).toHaveValue("Vou morar em Lisboa.");
  await dialog.getByRole("radio", { name: "Me mudei" }).check();
  await dialog.getByRole("button", { name: "Enviar pedido de cancelamento" }).click();
  await expect(page.getByText("Cancelamento em análise")).toBeVisible();
  await draftsKept(page, 0);
});

test("the CEP of the plan step survives a reload, encrypted, and goes on to the registration", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "no-plano" });
  const cep = page.getByLabel("CEP da entrega");
  await page.goto(`${shop.origin}/assinatura/plano/`);
  await cep.fill("69900000");
  await draftsKept(page, 1);
  await expect(page.getByText(/^Frete para Rio Branco, AC/)).toBeVisible();
  expect(await storedTexts(page)).not.toContain("69900");
  await page.reload();
  await expect(cep).toHaveValue("69900-000");
  await expect(page.getByText(/^Frete para Rio Branco, AC/)).toBeVisible();
  await page.getByRole("button", { name: /Quero este plano .*Anual/ }).click();
  // With the keyboard: a new page ignores a second press at the place of the one that opened it, as of a double tap.
  await page
    .getByRole("button", { name: /^Adicionar/ })
    .first()
    .press("Enter");
  await expect(page.getByLabel("CEP", { exact: true })).toHaveValue("69900-000");
});

test("a draft for one pet's address never appears in another pet's form", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "tres-pets" });
  const dialog = (pet: string) => page.getByRole("dialog", { name: `Entrega ${pet}` });
  const complement = (pet: string) => dialog(pet).getByLabel("Complemento");
  const open = async (pet: string) => {
    await page.getByRole("button", { name: `Editar endereço: Entrega ${pet}` }).click();
    await expect(dialog(pet).getByLabel("Cidade")).toHaveValue(/./);
  };
  await page.goto(`${shop.origin}/dados-cliente?q=entrega`);
  await open("da Frida");
  const known = await complement("da Frida").inputValue();
  await dialog("da Frida").getByRole("button", { name: "Cancelar" }).click();

  // A draft that was not discarded is restored, in its own dialog only.
  await open("do Bento");
  await complement("do Bento").fill("bloco Z");
  await draftsKept(page, 1);
  await page.reload();
  await open("da Frida");
  await expect(complement("da Frida")).toHaveValue(known);
  await dialog("da Frida").getByRole("button", { name: "Cancelar" }).click();
  await open("do Bento");
  await expect(complement("do Bento")).toHaveValue("bloco Z");

  await dialog("do Bento").getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: "Sair sem salvar" }).click();
  await draftsKept(page, 0);
  await page.reload();
  await open("do Bento");
  await expect(complement("do Bento")).not.toHaveValue("bloco Z");

  await complement("do Bento").fill("bloco Y");
  await dialog("do Bento").getByRole("button", { name: "Conferir a mudança" }).click();
  await dialog("do Bento").getByRole("button", { name: "Confirmar e salvar" }).click();
  await expect(page.getByText("Seu endereço foi atualizado com sucesso!")).toBeVisible();
  await draftsKept(page, 0);
  await page.reload();
  await open("da Frida");
  await expect(complement("da Frida")).toHaveValue(known);
});

test("a draft for one card never appears in another card's form", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "cartao-vencendo" });
  const dialog = page.getByRole("dialog");
  const holder = (of: Locator) => of.getByLabel("Nome impresso no cartão");
  const open = (card: RegExp) => page.getByRole("button", { name: card }).click();
  await page.goto(`${shop.origin}/dados-cliente?q=cartao`);
  await open(/^Editar American/);
  const known = await holder(dialog).inputValue();
  await dialog.getByRole("button", { name: "Fechar" }).click();

  await open(/^Editar Visa final 1111/);
  await holder(dialog).fill("OUTRA PESSOA");
  await draftsKept(page, 1);
  await page.reload();
  await open(/^Editar American/);
  await expect(holder(dialog)).toHaveValue(known);
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await open(/^Editar Visa final 1111/);
  await expect(holder(dialog)).toHaveValue("OUTRA PESSOA");

  await dialog.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: "Sair sem salvar" }).click();
  await draftsKept(page, 0);
  await page.reload();
  await open(/^Editar American/);
  await expect(holder(dialog)).toHaveValue(known);
});

test("Back closes a form dialog without a confirmation, and reopening it restores the draft", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "assinante" });
  const dialog = page.getByRole("dialog", { name: "Entrega do Bob" });
  const open = async () => {
    await page.getByRole("tab", { name: "Entrega" }).click();
    await page.getByRole("button", { name: "Editar endereço: Entrega do Bob" }).click();
    await expect(dialog.getByLabel("Cidade")).toHaveValue(/./);
  };
  await page.goto(`${shop.origin}/area-cliente`);
  await expect(page.getByRole("main").locator("[aria-busy]")).toHaveCount(0);
  await page.getByRole("link", { name: /Alterar cartão e outros dados/ }).click();
  await open();
  await dialog.getByLabel("Complemento").fill("bloco Z");
  await draftsKept(page, 1);
  while (!page.url().endsWith("/area-cliente")) await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await open();
  await expect(dialog.getByLabel("Complemento")).toHaveValue("bloco Z");
  // A discarded draft is deleted.
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: "Sair sem salvar" }).click();
  await draftsKept(page, 0);
});
