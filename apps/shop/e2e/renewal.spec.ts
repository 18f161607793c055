import type { Page } from "@playwright/test";
import { civilDate, formatLongDate } from "../../../packages/domain/src/calendar/civilDate.ts";
import { tabTo } from "./byKeyboard.ts";
import { expect, expectAccessible, openShop, test } from "./shop.ts";

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

/** Pingo's subscriptions in the list, which shows a renewed one only as its successor. */
const plansOfPingo = (page: Page) => page.getByRole("link", { name: /^Ver assinatura \(Pingo, / });

const validUntil = (page: Page) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(/^(Renova-se|Termina|Terminou) em$/) })
    .getByRole("definition")
    .first();

/** Collects the renewal requests of a page. */
function watchRenewals(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/renovar/")) asked.push(request.url());
  });
  return asked;
}

test("MAN-195 MAN-320 MAN-354 MAN-022 an ended subscription is renewed with the keyboard only, at the price and with the end date shown", async ({
  page,
}) => {
  const shop = await openShop({ scenario: "tres-pets" });
  try {
    await page.goto(shop.origin + ended);
    await tabTo(page, opener(page));
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page, "Renovar a assinatura de Pingo");
    await expect(brought(page, "Cobrado hoje")).toHaveText("R$74,90");
    await expect(brought(page, "Próxima cobrança")).toHaveText(/^R\$74,90 em \d\d\/\d\d\/\d{4}$/);
    const [day, month, year] = ((await brought(page, "Fim do período").textContent()) ?? "").split("/").map(Number);
    const end = formatLongDate(civilDate(Number(year), Number(month), Number(day)));
    await expectAccessible(page);
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
  } finally {
    await shop.kill();
  }
});

test("MAN-320 a double press sends one renewal", async ({ page }) => {
  const shop = await openShop({ scenario: "tres-pets" });
  try {
    const asked = watchRenewals(page);
    await page.goto(shop.origin + ended);
    await opener(page).click();
    await page.getByRole("button", { name: "Renovar e pagar R$74,90" }).dblclick();
    await expect(renewed(page)).toBeVisible();
    expect(asked).toHaveLength(1);
    await page.goto(`${shop.origin}/assinaturas/box`);
    await expect(plansOfPingo(page)).toHaveCount(1);
    await expect(plansOfPingo(page)).not.toHaveAttribute("href", ended);
  } finally {
    await shop.kill();
  }
});

test("MAN-353 after one tab renews, the dialog in the other links to the new subscription", async ({
  page,
  context,
}) => {
  const shop = await openShop({ scenario: "tres-pets" });
  try {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(shop.origin + ended);
      await opener(tab).click();
      await expect(brought(tab, "Cobrado hoje")).toHaveText("R$74,90");
    }
    const asked = watchRenewals(other);
    await page.getByRole("button", { name: "Renovar e pagar R$74,90" }).click();
    await expect(renewed(page)).toBeVisible();
    const dialog = dialogOf(other, "Renovar a assinatura de Pingo");
    await expect(dialog.getByRole("note")).toContainText("Esta assinatura já foi renovada");
    await expect(dialog.getByRole("button", { name: /^Renovar/ })).toHaveCount(0);
    await dialog.getByRole("link", { name: "Ver a nova assinatura" }).click();
    await expect(other).not.toHaveURL(shop.origin + ended);
    await expect(other.getByRole("heading", { level: 1, name: "Assinatura de Pingo" })).toBeVisible();
    expect(asked).toEqual([]);
  } finally {
    await shop.kill();
  }
});

test("MAN-353 a tab without realtime gets a readable refusal, and the customer is not charged twice", async ({
  page,
  context,
}) => {
  const shop = await openShop({ scenario: "tres-pets" });
  try {
    const deaf = await context.newPage();
    await deaf.route(`${shop.realtime}/**`, (route) => route.abort());
    await deaf.routeWebSocket(/.*/, (socket) => void socket.close());
    // Its polls do not tell it of the renewal either.
    const read = shop.origin + ended;
    await deaf.route(read, (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
    for (const tab of [page, deaf]) {
      await tab.goto(shop.origin + ended);
      await opener(tab).click();
      await expect(brought(tab, "Cobrado hoje")).toHaveText("R$74,90");
    }
    await page.getByRole("button", { name: "Renovar e pagar R$74,90" }).click();
    await expect(renewed(page)).toBeVisible();
    await deaf.getByRole("button", { name: "Renovar e pagar R$74,90" }).click();
    const dialog = dialogOf(deaf, "Renovar a assinatura de Pingo");
    await expect(dialog.getByRole("alert")).toContainText("já foi renovada");
    // Not earlier: a read before the press would tell the tab of the renewal.
    await deaf.unroute(read);
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await expect(deaf.getByText("Esta assinatura foi renovada")).toBeVisible();
    await deaf.goto(`${shop.origin}/assinaturas/box`);
    await expect(plansOfPingo(deaf)).toHaveCount(1);
    await expect(plansOfPingo(deaf)).not.toHaveAttribute("href", ended);
  } finally {
    await shop.kill();
  }
});

test("MAN-195 an open dialog updates when the term ends: the renewal is then charged today", async ({ page }) => {
  const shop = await openShop({ scenario: "planos-de-todo-jeito" });
  try {
    await page.goto(shop.origin + lastMonth);
    await opener(page).click();
    const dialog = dialogOf(page, "Renovar a assinatura do Caju");
    await expect(brought(page, "Cobrado hoje")).toHaveText("Nada");
    await expect(dialog.getByRole("button", { name: "Confirmar a renovação" })).toBeVisible();
    // Events before the page listens are lost, so the clock advances until one arrives.
    await expect(async () => {
      await page.request.post(`${shop.origin}/__scenarios`, {
        form: { action: "move", minutes: String(12 * 24 * 60) },
        maxRedirects: 0,
      });
      await expect(brought(page, "Cobrado hoje")).toHaveText(/^R\$\d+,\d\d$/, { timeout: 1_000 });
    }).toPass();
    await dialog.getByRole("button", { name: /^Renovar e pagar R\$/ }).click();
    await expect(renewed(page).getByRole("status")).toContainText("A primeira caixa já está sendo preparada.");
  } finally {
    await shop.kill();
  }
});
