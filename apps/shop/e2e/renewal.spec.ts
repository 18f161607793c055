import type { Page } from "@playwright/test";
import { civilDate, formatLongDate } from "../../../packages/domain/src/calendar/civilDate.ts";
import { tabTo } from "./byKeyboard.ts";
import { moveClock } from "./panel.ts";
import { expect, expectAccessible, test } from "./shop.ts";

// A pet picture is missing on purpose; the page falls back to the next candidate.
test.use({ allowedInConsole: /status of 404/ });

/** Pingo's semestral subscription, which has ended. */
const ended = "/plano/PINGO00001";
/** Caju's subscription, in its last month. */
const lastMonth = "/plano/CAJU000001";

const opener = (page: Page) => page.getByRole("button", { name: "Quero renovar!!" });
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const renewed = (page: Page) => dialogOf(page, "Assinatura renovada");

/** The "after" cell of a row in the renewal's comparison table. */
const brought = (page: Page, name: string) =>
  page
    .getByRole("table", { name: "O que muda com a renovação" })
    .getByRole("rowgroup")
    .filter({ has: page.getByRole("rowheader", { name }) })
    .getByRole("cell")
    .last();

const validUntil = (page: Page) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(/^(Renova-se|Termina|Terminou) em$/) })
    .getByRole("definition")
    .first();

test("MAN-195 MAN-320 MAN-354 MAN-022 an ended subscription is renewed with the keyboard only, at the price and with the end date shown", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "tres-pets" });
  await page.goto(shop.origin + ended);
  await tabTo(page, opener(page));
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, "Renovar a assinatura de Pingo");
  await expect(brought(page, "Cobrado hoje")).toHaveText("R$74,90");
  await expect(brought(page, "Próxima cobrança")).toHaveText(/^R\$74,90 em \d\d\/\d\d\/\d{4}$/);
  const [day, month, year] = ((await brought(page, "Fim do período").textContent()) ?? "").split("/").map(Number);
  const end = formatLongDate(civilDate(Number(year), Number(month), Number(day)));
  await tabTo(page, dialog.getByRole("button", { name: "Renovar e pagar R$74,90" }));
  await page.keyboard.press("Enter");
  await expect(renewed(page).getByRole("status")).toContainText("Sua assinatura foi renovada!");
  await expectAccessible(page);
  await tabTo(page, renewed(page).getByRole("link", { name: "Ver a nova assinatura" }));
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(shop.origin + ended);
  await expect(page.getByRole("heading", { level: 1, name: "Assinatura de Pingo" })).toBeFocused();
  await expect(validUntil(page)).toHaveText(end);
  await expect(page.getByRole("list", { name: "Andamento do envio" })).toBeVisible();
  const renewal = page.url();
  await page.reload();
  await expect(validUntil(page)).toHaveText(end);
  // The ended subscription links to the new one and cannot be renewed again.
  await page.goto(shop.origin + ended);
  await expect(page.getByText("Esta assinatura foi renovada")).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
  await page
    .getByRole("main")
    .locator(`a[href="${new URL(renewal).pathname}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(renewal);
});

test.describe("in the last month", () => {
  test.use({ scenario: "planos-de-todo-jeito" });

  test("MAN-195 an open dialog updates when the term ends: the renewal is then charged today", async ({ page }) => {
    await page.goto(lastMonth);
    await opener(page).click();
    const dialog = dialogOf(page, "Renovar a assinatura do Caju");
    await expect(brought(page, "Cobrado hoje")).toHaveText("Nada");
    await expect(dialog.getByRole("button", { name: "Confirmar a renovação" })).toBeVisible();
    // Events before the page listens are lost, so the clock advances until one arrives.
    await expect(async () => {
      await moveClock(page, 12);
      await expect(brought(page, "Cobrado hoje")).toHaveText(/^R\$\d+,\d\d$/, { timeout: 1_000 });
    }).toPass();
    await dialog.getByRole("button", { name: /^Renovar e pagar R\$/ }).click();
    await expect(renewed(page).getByRole("status")).toContainText("A primeira caixa já está sendo preparada.");
  });
});
