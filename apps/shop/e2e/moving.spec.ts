import { answerAboutPet, bob } from "./journey.ts";
import { expect, test } from "./shop.ts";

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
