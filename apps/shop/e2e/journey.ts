import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./shop.ts";

/** The documented test cards (see README). */
export const cards = {
  approved: "4111111111111111",
  refusedByBank: "4000000000000002",
  neverConfirmed: "4000000000000119",
  refusedAtOnce: "4000000000009995",
} as const;

export interface Pet {
  readonly species: "Cachorro" | "Gato";
  readonly name: string;
  readonly sex: "Macho" | "Fêmea";
  readonly breed: string;
}

export const bob: Pet = { species: "Cachorro", name: "Bob", sex: "Macho", breed: "Beagle" };
export const mia: Pet = { species: "Gato", name: "Mia", sex: "Fêmea", breed: "Siamês" };

let visits = 0;

/** An e-mail address unique to this call. */
export function newEmail(): string {
  visits += 1;
  return `visita.${process.pid}.${Date.now()}.${visits}@gmail.com`;
}

/** Whether no test of this run, in any worker, has checked this screen. The first to ask has to check it. */
function isUnchecked(page: Page): boolean {
  const { pathname, search } = new URL(page.url());
  const screen = encodeURIComponent(`${page.viewportSize()?.width} ${pathname}${search}`);
  // Playwright empties its output folder when a run starts.
  const checkedScreens = join(test.info().project.outputDir, "checked-screens");
  mkdirSync(checkedScreens, { recursive: true });
  const file = join(checkedScreens, screen);
  try {
    writeFileSync(file, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (!existsSync(file)) throw error;
    return false;
  }
}

/** Waits for a step's heading and URL, and checks the screen with axe once for each width. */
export async function arrive(page: Page, heading: RegExp | string, address: RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveURL(address);
  if (isUnchecked(page)) await expectAccessible(page);
}

const go = (page: Page) => page.getByRole("button", { name: "Continuar" }).click();

export async function answerAboutPet(page: Page, pet: Pet): Promise<void> {
  await page.goto("/assine");
  await arrive(page, "Quem vai receber a caixa?", /\/pet\/especie\/$/);
  await page.getByRole("button", { name: pet.species }).click();

  await arrive(
    page,
    "Como o seu pet se chama?",
    pet.species === "Gato" ? /\/pet\/nome\/\?pet=gato$/ : /\?pet=cachorro$/,
  );
  await page.getByLabel("Nome do pet").fill(pet.name);
  await page.getByText(pet.sex, { exact: true }).click();
  await go(page);

  const article = pet.sex === "Macho" ? "do" : "da";
  if (pet.species === "Cachorro") {
    await arrive(page, `Qual é o porte do ${pet.name}?`, /\/pet\/porte\/\?pet=cachorro$/);
    // With the keyboard: a new page ignores a second press at the place of the one that opened it, as of a double tap.
    await page.getByRole("button", { name: /Médio/ }).press("Enter");
  }

  await arrive(page, `Qual é a raça ${article} ${pet.name}?`, /\/pet\/raca\//);
  await page.getByLabel("Raça", { exact: true }).fill(pet.breed.slice(0, 4).toLowerCase());
  await page.getByRole("option", { name: pet.breed, exact: true }).click();
  await go(page);

  await arrive(page, /^Quando .* nasceu\?$/, /\/pet\/nascimento\//);
  await page.getByLabel("Data de nascimento", { exact: true }).fill("07/04/2023");
  await go(page);
}

export async function leaveContact(page: Page, email: string): Promise<void> {
  await arrive(page, "Como a gente fala com você?", /\/pessoal\/contato\//);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Telefone com DDD").fill("+55 (11) 91234-5678");
  await expect(page.getByLabel("Telefone com DDD")).toHaveValue(/\(11\) 91234-5678$/);
  await go(page);
}

export async function choosePlan(page: Page, pet: Pet): Promise<void> {
  const article = pet.sex === "Macho" ? "do" : "da";
  await arrive(page, `Escolha a trilha ${article} ${pet.name}`, /\/pessoal\/trilha-experiencia/);
  await page.getByRole("button", { name: "Quero esta trilha Essencial", exact: true }).press("Enter");
  await arrive(page, `Escolha o plano ${article} ${pet.name}`, /\/assinatura\/plano\//);
  await page.getByRole("button", { name: /Quero este plano .*Anual/ }).press("Enter");
  await arrive(page, /Um mimo a mais/, /\/assinatura\/item-extra$/);
  await page
    .getByRole("button", { name: /^Adicionar/ })
    .first()
    .press("Enter");
}

export async function register(page: Page): Promise<void> {
  await arrive(page, /^Para onde v(ai|ão)/, /\/assinatura\/checkout$/);
  await page.getByLabel("Nome completo").fill("Ana Maria Souza");
  await page.getByLabel("CPF", { exact: true }).fill("529.982.247-25");
  await page.getByLabel("Data de nascimento", { exact: true }).fill("07/04/1990");
  await page.getByLabel("CEP", { exact: true }).fill("01310100");
  await expect(page.getByLabel("Rua ou avenida")).toHaveValue("Avenida Paulista");
  await page.getByLabel("Número (opcional)", { exact: true }).fill("1578");
  await page.getByRole("button", { name: /pagamento/i }).click();
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await arrive(page, /^Pagamento da assinatura/, /\/(payment_b|assinatura\/payment)$/);
  await page.getByLabel("Nome impresso no cartão").fill("ANA M SOUZA");
  await page.getByLabel("Número do cartão").fill(number);
  await page.getByLabel("Mês de validade").selectOption("12");
  await page.getByLabel("Ano de validade").selectOption({ index: 6 });
  await page.getByLabel("Código de segurança").fill("123");
  await page.getByLabel("CPF do titular").fill("529.982.247-25");
  await page.getByLabel(/Li e aceito os/).check();
}

export async function pay(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await page.getByRole("button", { name: "Pagar e assinar" }).click();
}

/** Runs the funnel from the first question to the submitted card. */
export async function subscribe(page: Page, pet: Pet, card: string): Promise<void> {
  await answerAboutPet(page, pet);
  await leaveContact(page, newEmail());
  await choosePlan(page, pet);
  await register(page);
  await pay(page, card);
}

/** Waits until the tab's storage no longer changes: drafts are encrypted one after another, and a reload would lose the last. */
export async function draftsAtRest(page: Page): Promise<void> {
  let before = "";
  await expect(async () => {
    const now = await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }));
    const isAtRest = now === before;
    before = now;
    expect(isAtRest).toBe(true);
  }).toPass({ intervals: [300] });
}
