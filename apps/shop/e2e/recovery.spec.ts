import type { Page } from "@playwright/test";
import { arrive } from "./journey.ts";
import { linkMailedTo } from "./panel.ts";
import { expect, expectNothingMoved, test } from "./shop.ts";

const account = "carla.lima@gmail.com";
const password = "bob-e-mia-2026";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel("Nova senha", { exact: true }).fill(text);
  await page.getByLabel("Repita a nova senha").fill(text);
  await page.getByRole("button", { name: "Salvar senha" }).click();
}

test.describe("a forgotten password", () => {
  // The browser logs the refused link and missing files.
  test.use({ allowedInConsole: /422|404/ });

  test("MAN-009 MAN-111 is replaced through a mailed link, which works once", async ({ page }) => {
    await page.goto("/login");
    // Waits for hydration: before it, the link loads a whole new document without the typed e-mail.
    await page.getByRole("button", { name: "Mostrar senha" }).click();
    await expect(page.getByRole("button", { name: "Ocultar senha" })).toBeVisible();
    await page.getByLabel("E-mail").fill(account);
    await page.getByRole("link", { name: "Esqueceu a senha? Recuperar" }).click();
    await expect(heading(page, "Vamos recuperar a sua senha")).toBeFocused();
    await expect(page).toHaveURL(/\/password\/reset$/);
    await expect(page.getByLabel("E-mail")).toHaveValue(account);
    // By keyboard: a click this soon, where the link was, would count as a double click on it.
    await page.getByRole("button", { name: "Enviar link" }).press("Enter");
    await arrive(page, "Confira o seu e-mail", /\/password\/reset$/);

    const link = await linkMailedTo(page, account);
    const referrers: string[] = [];
    page.on("request", (request) => referrers.push(request.headers().referer ?? ""));
    await page.goto(link);
    await arrive(page, "Crie a sua senha nova", /\/password\/reset\/nova$/);
    expect(referrers.filter((referrer) => referrer.includes(link))).toEqual([]);

    await page.reload();
    await write(page, "curta");
    await expect(page.getByLabel("Nova senha", { exact: true })).toBeFocused();
    await expectNothingMoved(page);
    await write(page, password);
    await expect(page).toHaveURL(/\/login$/);
    await expect(heading(page, "Que bom que você voltou :)")).toBeFocused();
    // The notice survives a reload without a hydration mismatch.
    await page.reload();
    await expect(page.getByText("Senha nova salva. Entre com ela.")).toBeVisible();
    await page.getByLabel("E-mail").fill(account);
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page).toHaveURL(/\/area-cliente$/);

    // A used link is reported on load, before the customer thinks up a password.
    await page.goto(link);
    await expect(heading(page, "Este link não vale mais")).toBeVisible();
    await expect(page.getByLabel("Nova senha", { exact: true })).toHaveCount(0);
    await page.getByRole("link", { name: "Pedir outro link" }).click();
    await expect(page).toHaveURL(/\/password\/reset$/);
  });

  test("keeps text typed before hydration", async ({ page, openShop }) => {
    let come: () => void = () => {};
    const typed = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await typed;
      await route.continue();
    });
    const shop = await openShop({ scenario: "senha-esquecida" });
    await page.goto(`${shop.origin}/password/reset/link-de-teste`, { waitUntil: "commit" });
    await page.getByLabel("Nova senha", { exact: true }).pressSequentially("bob-e");
    come();
    await expect(page).toHaveURL(/\/password\/reset\/nova$/);
    await page.keyboard.type("-mia");
    await expect(page.getByLabel("Nova senha", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Nova senha", { exact: true })).toHaveValue("bob-e-mia");
  });
});
