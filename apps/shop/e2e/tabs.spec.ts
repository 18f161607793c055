import type { BrowserContext, Page } from "@playwright/test";
import { answerAboutPet, arrive, bob, choosePlan, leaveContact, newEmail } from "./journey.ts";
import { expect, expectAccessible, test } from "./shop.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Leaves this tab at Bob's breed while a second tab changes Bob into a cat. */
async function becomeCatElsewhere(page: Page, context: BrowserContext): Promise<void> {
  await page.goto("/pet/raca/");
  await expect(heading(page, "Qual é a raça do Bob?")).toBeVisible();
  await page.getByLabel("Raça", { exact: true }).fill("Beagle");
  const other = await context.newPage();
  await other.goto("/pet/especie/");
  await other.getByRole("button", { name: "Gato" }).click();
  await expect(heading(other, "Como o seu pet se chama?")).toBeVisible();
  await other.close();
}

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "mudaram em outra aba" });

/** Continues from the breed and checks that the saved pet is a complete cat. */
async function goOnAsCat(page: Page): Promise<void> {
  await page.getByLabel("Raça", { exact: true }).fill("Siamês");
  await page.getByRole("button", { name: "Continuar" }).click();
  await arrive(page, /^Quando .* nasceu\?$/, /\/pet\/nascimento\/\?pet=gato$/);
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  const handedOver = await page.locator("#page-data").textContent();
  expect(JSON.parse(handedOver ?? "").answers).toMatchObject({
    species: "cat",
    pet_name: "Bob",
    pet_size: "gato",
    pet_breed: "Siamês",
  });
}

test.describe("with a dog's answers", () => {
  test.use({ scenario: "no-contato" });

  test("a tab is notified when another tab changes the pet, and continues with the new one", async ({
    page,
    context,
  }) => {
    await becomeCatElsewhere(page, context);
    await expect(notice(page)).toContainText("a caixa é para o Bob (gato)");
    await expectAccessible(page);
    // A dog's breed is dropped for a cat, even when already typed.
    await expect(page.getByLabel("Raça", { exact: true })).toHaveValue("");
    await goOnAsCat(page);
  });
});

test.describe("without BroadcastChannel", () => {
  test.use({ allowedInConsole: /422/, scenario: "no-contato" });

  test("the tab is notified when the server rejects its answer", async ({ page, context }) => {
    await context.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
    await becomeCatElsewhere(page, context);
    await expect(page.getByLabel("Raça", { exact: true })).toHaveValue("Beagle");
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(notice(page)).toContainText("a caixa é para o Bob (gato)");
    await goOnAsCat(page);
  });
});

test.describe("with a known contact", () => {
  // The contact step's automatic login changes the anti-forgery token.
  test.use({ allowedInConsole: /419/, scenario: "no-contato" });

  test("logging out in one tab logs out the other, which does not start a new session", async ({ page, context }) => {
    await page.goto("/pessoal/contato/");
    await leaveContact(page, newEmail());
    await arrive(page, "Escolha a trilha do Bob", /\/pessoal\/trilha-experiencia/);
    // The contact is known, so the step logs it in.
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

test("logging out with the middle button opens no other tab, and leaves no customer in this one", async ({
  page,
  context,
  openShop,
}) => {
  const shop = await openShop({ scenario: "contrato" });
  await page.goto(`${shop.origin}/login`);
  await page.getByLabel("E-mail").fill("carla.lima@gmail.com");
  await page.getByLabel("Senha", { exact: true }).fill("bob-adora-petbox");
  // The last call of the area: sent after the logout, it would be refused in the console.
  const offersAreRead = page.waitForResponse((response) => response.url().endsWith("/client/offers"));
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(heading(page, "Área do Assinante")).toBeVisible();
  await offersAreRead;
  await page.getByRole("main").getByRole("link", { name: "Sair" }).click({ button: "middle" });
  await expect(page.getByRole("link", { name: "LOGIN" })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test("a coupon applied in another tab is applied in this one too", async ({ page, context, openShop }) => {
  const shop = await openShop({ scenario: "no-checkout" });
  await page.goto(`${shop.origin}/assinatura/checkout`);
  await expect(page.getByLabel("Tem um cupom?")).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${shop.origin}/cupom/PRIMEIRACAIXA`);
  await other.waitForURL((address) => !address.pathname.startsWith("/cupom/"));
  await expect(page.getByText(/PRIMEIRACAIXA/).first()).toBeVisible();
  await expect(page.getByLabel("Tem um cupom?")).toHaveCount(0);
});

test("starting a box in another tab keeps the pads in the cart, and no tab mixes up the two purchases", async ({
  page,
  context,
}) => {
  await page.goto("/compra-programada/tapetes-higienicos");
  await page.getByRole("checkbox", { name: "Tapete branco" }).check();
  await page.getByRole("button", { name: "Continuar" }).click();
  await leaveContact(page, newEmail());
  await arrive(page, "Para onde vão os seus tapetes?", /\/assinatura\/checkout$/);
  const other = await context.newPage();
  await answerAboutPet(other, bob);
  await arrive(other, "Como a gente fala com você?", /\/pessoal\/contato\//);
  await other.getByRole("button", { name: "Continuar" }).click();
  await choosePlan(other, bob);
  await arrive(other, "Para onde vai a caixa do Bob?", /\/assinatura\/checkout$/);
  // A session has one purchase at a time: this tab leaves the pads' checkout, and the pads stay in the cart.
  await expect(page.getByRole("heading", { level: 1, name: "Para onde vão os seus tapetes?" })).toHaveCount(0);
  await page.goto("/compra-programada/tapetes-higienicos");
  await expect(page.getByText("1 pacote por R$64,90")).toBeVisible();
});
