import type { Page } from "@playwright/test";
import { tabTo } from "./byKeyboard.ts";
import { approvePayment } from "./panel.ts";
import { expect, expectAccessible, test } from "./shop.ts";

test.use({ scenario: "assinante-de-um-ano" });

const address = "/assinatura/resolver/ATRASO0001";

const qrCode = (page: Page) => page.getByRole("img", { name: "QR code do PIX" });

test("a pending PIX survives a reload, blocks a second payment in another tab, and is shown as paid", async ({
  page,
}) => {
  await page.goto("/suspensa/resolver/ATRASO0001");
  await expect(page).toHaveURL(address);
  // The second tab has no realtime and is about to pay by another method.
  const second = await page.context().newPage();
  await second.routeWebSocket(/./, (socket) => socket.close());
  await second.goto(address);
  await second.getByRole("tab", { name: "Boleto" }).click();
  // Its polls do not tell it of the first tab's payment before it pays.
  let pays = false;
  await second.route(/\/assinatura\/amount-resolution\//, (route) => (pays ? route.continue() : route.abort()));
  await second.route(/\/assinatura\/finish-resolution\//, (route) => {
    pays = true;
    return route.continue();
  });

  await page.getByRole("tab", { name: "PIX" }).click();
  await page.getByRole("button", { name: "Gerar PIX" }).click();
  await expect(qrCode(page)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(qrCode(page)).toBeVisible();

  await second.getByRole("button", { name: "Gerar boleto" }).click();
  await expect(second.getByText(/^Este pagamento foi começado em outra aba/)).toBeVisible();
  await expect(qrCode(second)).toBeVisible();

  await approvePayment(page);
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  // Told by a poll.
  await expect(second.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible({ timeout: 60_000 });
});

test("a stored card pays with the keyboard only", async ({ page }) => {
  await page.goto(address);
  await tabTo(page, page.getByRole("tab", { name: "PIX" }));
  await page.keyboard.press("ArrowLeft");
  const stored = page.getByRole("radio", { name: /^Visa final 1111/ });
  await tabTo(page, stored);
  await page.keyboard.press("Space");
  await expect(stored).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Pagar R$69,90" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Aguarde..." })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
});
