import type { BrowserContext, Page } from "@playwright/test";
import { answerAboutPet, arrive, bob, leaveContact, newEmail } from "./journey.ts";
import { expect, expectAccessible, test } from "./shop.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Bob's breed is asked in this tab, while another one makes a cat of Bob. */
async function becomeCatElsewhere(page: Page, context: BrowserContext): Promise<void> {
  await page.goto("/pet/especie/");
  await page.getByRole("button", { name: "Cachorro" }).click();
  await page.getByLabel("Nome do pet").fill(bob.name);
  await page.getByText(bob.sex, { exact: true }).click();
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByRole("button", { name: /Médio/ }).click();
  await expect(heading(page, "Qual é a raça do Bob?")).toBeVisible();
  await page.getByLabel("Raça", { exact: true }).fill("Beagle");
  const other = await context.newPage();
  await other.goto("/pet/especie/");
  await other.getByRole("button", { name: "Gato" }).click();
  await expect(heading(other, "Como o seu pet se chama?")).toBeVisible();
  await other.close();
}

const told = (page: Page) => page.getByRole("status").filter({ hasText: "mudaram em outra aba" });

/** From the breed on, with one whole cat. */
async function goOnAsCat(page: Page): Promise<void> {
  await page.getByLabel("Raça", { exact: true }).fill("Siamês");
  await page.getByRole("button", { name: "Continuar" }).click();
  await arrive(page, /^Quando .* nasceu\?$/, /\/pet\/nascimento\/\?pet=gato$/);
  await expect(told(page)).toHaveCount(0);
  await page.reload();
  const handedOver = await page.locator("#page-data").textContent();
  expect(JSON.parse(handedOver ?? "").answers).toMatchObject({
    species: "cat",
    pet_name: "Bob",
    pet_size: "gato",
    pet_breed: "Siamês",
  });
}

test("a tab whose pet became another one in a second tab is told at once, and goes on with that pet", async ({
  page,
  context,
}) => {
  await becomeCatElsewhere(page, context);
  await expect(told(page)).toContainText("a caixa é para o Bob (gato)");
  await expectAccessible(page);
  // A dog's breed is no answer about a cat, typed or not.
  await expect(page.getByLabel("Raça", { exact: true })).toHaveValue("");
  await goOnAsCat(page);
});

test.describe("where tabs do not hear each other", () => {
  test.use({ allowedInConsole: /422/ });

  test("it is told when the server takes its answer no more, and nothing breaks", async ({ page, context }) => {
    await context.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
    await becomeCatElsewhere(page, context);
    await expect(page.getByLabel("Raça", { exact: true })).toHaveValue("Beagle");
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(told(page)).toContainText("a caixa é para o Bob (gato)");
    await goOnAsCat(page);
  });
});

test.describe("of a contact who is known", () => {
  // The login that the contact step makes by itself gives the browser another token.
  test.use({ allowedInConsole: /419/ });

  test("who goes out in one tab has gone out in the other, whose session is not begun again", async ({
    page,
    context,
  }) => {
    await answerAboutPet(page, bob);
    await leaveContact(page, newEmail());
    await arrive(page, "Escolha a trilha do Bob", /\/pessoal\/trilha-experiencia/);
    // Known by now, the contact is logged in.
    await page.goto("/pessoal/contato/");
    await page.getByRole("button", { name: "Continuar" }).click();
    await arrive(page, "Escolha a trilha do Bob", /\/pessoal\/trilha-experiencia/);
    const other = await context.newPage();
    await other.goto("/");
    const logins: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") logins.push(request.url());
    });
    await other.getByRole("button", { name: /AREA DO ASSINANTE$/ }).click();
    const isLoadedAnew = page.waitForEvent("load");
    await other.getByRole("link", { name: "Sair" }).click();
    await expect(other.getByRole("link", { name: "LOGIN" })).toBeVisible();
    await isLoadedAnew;
    await page.bringToFront();
    await arrive(page, "Quem vai receber a caixa?", /\/pet\/especie\//);
    await page.goto("/");
    await expect(page.getByRole("link", { name: "LOGIN" })).toBeVisible();
    expect(logins).toEqual([]);
  });
});

test("an answer that was only added in a second tab is there, and no news", async ({ page, context }) => {
  await answerAboutPet(page, bob);
  const other = await context.newPage();
  await other.goto("/pet/raca/");
  await expect(other.getByLabel("Raça", { exact: true })).toHaveValue("Beagle");
  await other.getByRole("button", { name: "Continuar" }).click();
  await expect(heading(other, "Quando o Bob nasceu?")).toBeVisible();
  await expect(told(page)).toHaveCount(0);
});
