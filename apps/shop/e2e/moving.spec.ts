import { stepPaths } from "../../../packages/domain/src/funnel/steps.ts";
import { answerAboutPet, bob, leaveContact, newEmail } from "./journey.ts";
import { expect, openShop, test } from "./shop.ts";

test("FUN-011 back, forward and reload show the saved answers at every step", async ({ page }) => {
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

test("a step that lacks an earlier one leads there, from every address", async ({ page }) => {
  for (const [step, path] of Object.entries(stepPaths)) {
    if (step === "species" || step === "waiting") continue;
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/pet\/especie\/$/);
  }
});

test("FUN-016 /assine leads to the first question, and steps work with and without the slash", async ({ page }) => {
  await page.goto("/assine");
  await expect(page).toHaveURL(/\/pet\/especie\/$/);
  await page.goto("/pet/especie");
  await expect(page.getByRole("heading", { level: 1, name: "Quem vai receber a caixa?" })).toBeVisible();
});

test("focus goes to the new screen's heading, and the title names it", async ({ page }) => {
  await page.goto("/pet/especie/");
  await page.getByRole("button", { name: "Cachorro" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Como o seu pet se chama?" })).toBeFocused();
  await expect(page).toHaveTitle(/PetBox$/);
});

test("FUN-032 FUN-299 the contact step leaves no way back into itself, and the bot-check token in the page", async ({
  page,
}) => {
  await answerAboutPet(page, bob);
  await leaveContact(page, newEmail());
  await expect(page).toHaveURL(/\/pessoal\/trilha-experiencia/);
  await expect(page.locator('meta[name="recaptcha-token"]')).toHaveAttribute("content", "local-contact");
  await page.goBack();
  await expect(page).toHaveURL(/\/pet\/nascimento\//);
});

test("a shop that is killed in the middle and opened again has lost nothing", async ({ browser }) => {
  const first = await openShop();
  const context = await browser.newContext({ baseURL: first.origin });
  const page = await context.newPage();
  await answerAboutPet(page, bob);
  // The last answer is confirmed: only what was can be asked back.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Como a gente fala com você?");
  await first.kill();
  const second = await openShop({ dataFolder: first.dataFolder, port: Number(new URL(first.origin).port) });
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

  test("the form says so, keeps what was typed, and the same press works when it is back", async ({
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

test("a new page is seen from its top, Back is where one was, and a reload too", async ({ page }) => {
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

test("who answers before the page has read what it handed over is not asked again", async ({ page }) => {
  await page.goto("/pet/especie/", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Gato" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Como o seu pet se chama?" })).toBeVisible();
  // From now on the browser has no idle moment until it is told to.
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

test("an address that names a part of its page opens there", async ({ page }) => {
  await page.goto("/#oquevem", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 2, name: "Como funciona" })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test("a press on the page that is open adds nothing to the way back", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const before = await page.evaluate(() => window.history.length);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.getByRole("banner").getByRole("link", { name: "PetBox" }).first().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});
