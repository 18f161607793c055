import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Fills in and submits the login form. */
async function logIn(page: Page): Promise<void> {
  await page.getByLabel("E-mail").fill("carla.lima@gmail.com");
  await page.getByLabel("Senha", { exact: true }).fill("bob-adora-petbox");
  await page.getByRole("button", { name: "Entrar" }).click();
}

test("a login reply that arrives after the user has left the page does not navigate", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/login", async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  await page.goto("/login");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await logIn(page);
  await sent;
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacidade" }).click();
  await expect(heading(page, "Privacidade")).toBeVisible();
  release();
  // The header shows that the reply has arrived.
  await expect(page.getByRole("banner")).toContainText("Carla");
  await expect(page).toHaveURL(/\/privacidade$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});

test("the header stays mounted from page to page and into the account", async ({ page }) => {
  await page.goto("/login");
  // Waits for hydration: before it, a link loads a whole new document.
  await page.getByRole("button", { name: "Mostrar senha" }).click();
  await expect(page.getByRole("button", { name: "Ocultar senha" })).toBeVisible();
  const header = await page.getByRole("banner").elementHandle();
  const isThere = () => header?.evaluate((element) => element.isConnected);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacidade" }).click();
  await expect(heading(page, "Privacidade")).toBeVisible();
  expect(await isThere()).toBe(true);
  await page.goBack();
  await logIn(page);
  await expect(heading(page, "Área do assinante")).toBeVisible();
  expect(await isThere()).toBe(true);
});
