import type { Page } from "@playwright/test";
import { answerAboutPet, bob, cards, choosePlan, newEmail, pay, register } from "./journey.ts";
import { expect, test } from "./shop.ts";

/** What lies in the browser under the shop's address, readable by anybody who can look into it. */
const storedTexts = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }, document.cookie]));

/** A draft is sealed a moment after the key was pressed. */
const draftsKept = (page: Page, count: number) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(window.sessionStorage).filter((name) => name.includes("draft")).length))
    .toBe(count);

test("what was typed and not saved survives reloads and ways back, but for the card; paying leaves nothing", async ({
  page,
}) => {
  await page.goto("/pet/especie/");
  await page.getByRole("button", { name: "Cachorro" }).click();
  await page.getByLabel("Nome do pet").fill("Bobby");
  await page.getByText("Macho", { exact: true }).click();
  await draftsKept(page, 1);
  await page.reload();
  await expect(page.getByLabel("Nome do pet")).toHaveValue("Bobby");
  await expect(page.getByRole("radio", { name: "Macho" })).toBeChecked();
  await page.goBack();
  await page.goForward();
  await expect(page.getByLabel("Nome do pet")).toHaveValue("Bobby");

  // What was saved since is newer than any draft.
  await answerAboutPet(page, bob);
  await draftsKept(page, 0);
  const email = newEmail();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Telefone com DDD").fill("11912345678");
  await draftsKept(page, 1);
  await page.reload();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByLabel("Telefone com DDD")).toHaveValue("(11) 91234-5678");
  // The e-mail is asked about again, as if it had just been typed.
  await expect(page.getByText("E-mail conferido")).toBeAttached();
  await page.getByRole("button", { name: "Continuar" }).click();

  await choosePlan(page, bob);
  await page.getByLabel("Nome completo").fill("Ana Maria Souza");
  await page.getByLabel("CPF", { exact: true }).fill("529.982.247-25");
  await page.getByLabel("CEP", { exact: true }).fill("01310100");
  await expect(page.getByLabel("Rua ou avenida")).toHaveValue("Avenida Paulista");
  await page.getByLabel("Complemento").fill("apto 42");
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
  await page.reload();
  await expect(page.getByLabel("Nome impresso no cartão")).toHaveValue("ANA M SOUZA");
  await expect(page.getByLabel("Número do cartão")).toHaveValue("");
  await expect(page.getByLabel("Código de segurança")).toHaveValue("");
  expect(await storedTexts(page)).not.toMatch(/4111|ANA M/);

  await pay(page, cards.approved);
  await expect(page).toHaveURL(/\/aguardando/);
  await draftsKept(page, 0);
});
