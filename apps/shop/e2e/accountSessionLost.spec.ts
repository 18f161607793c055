import type { Page } from "@playwright/test";
import { expect, openShop, test } from "./shop.ts";

// The browser logs the 419 and 401 replies to a session the server no longer knows.
test.use({ allowedInConsole: /419|401/ });

const password = "bob-adora-petbox";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const instagram = (page: Page) => page.getByRole("dialog", { name: "Seu Instagram" });

async function logIn(page: Page, email = "carla.lima@gmail.com"): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
}

/** Ends the session, as if its lifetime had passed. */
async function loseSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}

/** Opens a page of Carla's account and logs her in. */
async function openAccount(page: Page, path: string, title: string) {
  const shop = await openShop({ scenario: "vizinhanca" });
  await page.goto(shop.origin + path);
  await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
  await expect(ended(page)).toHaveCount(0);
  await logIn(page);
  await expect(heading(page, title)).toBeVisible();
  return shop;
}

const ended = (page: Page) => page.getByRole("main").getByRole("note").filter({ hasText: "Sua sessão terminou" });

async function typeInstagram(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /Instagram/ }).click();
  await instagram(page).getByRole("textbox").fill(name);
}

test("opening an account page after the session has ended redirects to the login and then back to that page", async ({
  page,
}) => {
  const shop = await openAccount(page, "/dados-cliente", "Dados cadastrais");
  try {
    await expect(page.getByText("carla.lima@gmail.com")).toBeVisible();
    await loseSession(page);
    // A real pointer would prefetch the page.
    await page.getByRole("main").getByRole("link", { name: "Minha conta" }).dispatchEvent("click");
    await expect(page).toHaveURL(/\/login$/);
    await expect(ended(page)).toHaveText("Sua sessão terminou. Entre de novo para continuar.");
    await logIn(page);
    await expect(heading(page, "Área do assinante")).toBeVisible();
    await expect(page.getByRole("region", { name: "Suas caixas" })).toContainText("nenhuma assinatura ativa");
    await expect(page.getByRole("banner")).toContainText("Carla");
    await expect(page).toHaveURL(/\/area-cliente$/);
  } finally {
    await shop.kill();
  }
});

for (const path of ["/dados-cliente", "/app/dados-cliente"])
  test(`saving on ${path} after the session has ended says so, returns after a login and restores the draft`, async ({
    page,
  }) => {
    const shop = await openAccount(page, path, "Dados cadastrais");
    try {
      await expect(page).toHaveURL(shop.origin + path);
      await typeInstagram(page, "bob.e.carla");
      await loseSession(page);
      await instagram(page).getByRole("button", { name: "Salvar" }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole("banner")).not.toContainText("Carla");
      await expect(ended(page)).toContainText("o que você enviou em “Dados cadastrais” não foi salvo");
      await page.reload();
      await expect(ended(page)).toContainText("Dados cadastrais");
      await logIn(page);
      await expect(heading(page, "Dados cadastrais")).toBeVisible();
      await expect(page).toHaveURL(shop.origin + path);
      await page.getByRole("button", { name: /Instagram/ }).click();
      await expect(instagram(page).getByRole("textbox")).toHaveValue("bob.e.carla");
      await instagram(page).getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByText("@bob.e.carla")).toBeVisible();
    } finally {
      await shop.kill();
    }
  });

for (const [when, between] of [
  ["on the same page", async () => undefined],
  ["after a reload", (page: Page) => page.reload()],
] as const) {
  test(`logging in as another customer ${when} shows no text of the first one`, async ({ page }) => {
    const shop = await openAccount(page, "/dados-cliente", "Dados cadastrais");
    try {
      await typeInstagram(page, "bob.e.carla");
      await loseSession(page);
      await instagram(page).getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
      await between(page);
      await logIn(page, "luisa.moraes@gmail.com");
      await expect(page.getByText("luisa.moraes@gmail.com")).toBeVisible();
      await page.getByRole("button", { name: /Instagram/ }).click();
      await expect(instagram(page).getByRole("textbox")).not.toHaveValue("bob.e.carla");
    } finally {
      await shop.kill();
    }
  });
}
