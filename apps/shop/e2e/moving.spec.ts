import { answerAboutPet, bob, leaveContact, newEmail } from "./journey.ts";
import { expect, startShop, test } from "./shop.ts";

test("FUN-011 Back, Forward and reload show the saved answers at every step", async ({ page }) => {
  await answerAboutPet(page, bob);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Como a gente fala com você?");
  await page.goBack();
  await expect(page.getByLabel("Data de nascimento", { exact: true })).toHaveValue("07/04/2023");
  await page.goBack();
  await expect(page.getByLabel("Raça", { exact: true })).toHaveValue("Beagle");
  await page.reload();
  await expect(page.getByLabel("Raça", { exact: true })).toHaveValue("Beagle");
  await page.goBack();
  await expect(page.getByRole("button", { name: /Médio/ })).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(page.getByLabel("Nome do pet")).toHaveValue("Bob");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Cachorro" })).toHaveAttribute("aria-pressed", "true");
  await page.goForward();
  await expect(page.getByLabel("Nome do pet")).toHaveValue("Bob");
});

test("FUN-016 /assine redirects to the first question, and steps work with and without the trailing slash", async ({
  page,
}) => {
  await page.goto("/assine");
  await expect(page).toHaveURL(/\/pet\/especie\/$/);
  for (const path of ["/pet/especie", "/pet/especie/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Quem vai receber a caixa?" })).toBeVisible();
  }
});

test("FUN-032 FUN-299 the contact step is replaced in the history and leaves the bot-check token in the page", async ({
  page,
}) => {
  await answerAboutPet(page, bob);
  await leaveContact(page, newEmail());
  await expect(page).toHaveURL(/\/pessoal\/trilha-experiencia/);
  await expect(page.locator('meta[name="recaptcha-token"]')).toHaveAttribute("content", "local-contact");
  await page.goBack();
  await expect(page).toHaveURL(/\/pet\/nascimento\//);
});

test("a server that is killed and restarted loses no data", async ({ browser }) => {
  const first = await startShop();
  const context = await browser.newContext({ baseURL: first.origin });
  const page = await context.newPage();
  await answerAboutPet(page, bob);
  // Waits for the last answer to be confirmed; only confirmed answers must survive.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Como a gente fala com você?");
  await first.kill();
  const second = await startShop({ dataFolder: first.dataFolder, port: Number(new URL(first.origin).port) });
  await page.goto("/pet/raca/");
  await expect(page.getByLabel("Raça", { exact: true })).toHaveValue("Beagle");
  await page.goto("/pessoal/contato/");
  await leaveContact(page, newEmail());
  await expect(page).toHaveURL(/\/pessoal\/trilha-experiencia/);
  await context.close();
  await second.kill();
});

test.describe("without a network", () => {
  test.use({ allowedInConsole: /ERR_INTERNET_DISCONNECTED/ });

  test("the form says so, keeps the input, and the same press works once the network is back", async ({
    page,
    context,
  }) => {
    await page.goto("/pet/especie/", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Gato" }).click();
    await page.getByLabel("Nome do pet").fill("Mia");
    await page.getByText("Fêmea", { exact: true }).click();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "sem internet" })).toBeVisible();
    await expect(page.getByLabel("Nome do pet")).toHaveValue("Mia");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Qual é a raça da Mia?" })).toBeVisible();
  });
});

test("a new page starts at the top; Back and reload restore the scroll position", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const lastCall = page.locator("section[aria-labelledby=ultima-chamada]").getByRole("link").first();
  await lastCall.scrollIntoViewIfNeeded();
  await lastCall.click();
  await expect(page).toHaveURL(/\/pet\/especie\/$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(lastCall).toBeInViewport();
  await page.reload({ waitUntil: "networkidle" });
  await expect(lastCall).toBeInViewport();
  await page.goto("/gato", { waitUntil: "networkidle" });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("an answer given before the embedded data was read is not requested again", async ({ page }) => {
  await page.goto("/pet/especie/", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Gato" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Como o seu pet se chama?" })).toBeVisible();
  // Holds back idle callbacks until "be-idle".
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (task) => waiting.push(() => task({ didTimeout: false, timeRemaining: () => 50 }));
    window.addEventListener("be-idle", () => {
      for (const task of waiting.splice(0)) task();
    });
  });
  await page.goto("/pet/especie/");
  await page.getByRole("button", { name: "Cachorro" }).click();
  await expect(page).toHaveURL(/\/pet\/nome\/\?pet=cachorro$/);
  await page.evaluate(() => window.dispatchEvent(new Event("be-idle")));
  await expect(page.getByRole("heading", { level: 1, name: "Como o seu pet se chama?" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Cachorro" })).toHaveAttribute("aria-pressed", "true");
});

test("a URL with a fragment opens at that section", async ({ page }) => {
  await page.goto("/#oquevem", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 2, name: "Como funciona" })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test("a link to the current page adds no history entry", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const before = await page.evaluate(() => window.history.length);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.getByRole("banner").getByRole("link", { name: "PetBox" }).first().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});
