import { tabTo } from "./byKeyboard.ts";
import { expect, test } from "./shop.ts";

const path = "/plano/ATRASO0001";

test("MAN-198 MAN-343 an overdue subscription is paid with a stored card and the keyboard only, and two open pages update without a reload", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "assinante-de-um-ano" });
  const area = await page.context().newPage();
  await area.goto(`${shop.origin}/area-cliente`);
  await expect(area.getByText("Ops, Falha na cobrança").first()).toBeVisible();

  await page.bringToFront();
  await page.goto(shop.origin + path);
  await page.evaluate(() => {
    document.body.dataset.loaded = "once";
  });
  const opener = page.getByRole("button", { name: "Quero regularizar" });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Regularizar pagamento da Mika" });
  const first = dialog.getByRole("radio", { name: /^Visa final 1111/ });
  await tabTo(page, first);
  await page.keyboard.press("Space");
  await expect(first).toBeChecked();
  await expect(dialog.getByText("Cobramos R$69,90 hoje no Visa final 1111.").first()).toBeVisible();
  await tabTo(page, dialog.getByRole("button", { name: "Pagar R$69,90" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Pagamento enviado" })).toBeFocused();
  await expect(dialog.getByRole("heading", { name: "Pagamento aprovado!" })).toBeFocused();
  await tabTo(page, dialog.getByRole("button", { name: "Entendi" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("body")).toHaveAttribute("data-loaded", "once");
  await expect(area.getByText("Ops, Falha na cobrança")).toHaveCount(0);
});

test.describe("when the cards cannot be revalidated", () => {
  test.use({ allowedInConsole: /status of 500/ });

  test("MAN-374 the page reloads after a card was removed", async ({ page, openShop }) => {
    const shop = await openShop({ scenario: "em-atraso-com-tres-cartoes" });
    await page.goto(`${shop.origin}/plano/AMENDOIM01`);
    await page.evaluate(() => {
      document.body.dataset.loaded = "once";
    });
    await page.getByRole("button", { name: "Quero regularizar" }).click();
    await page.getByRole("button", { name: "Remover Elo final 5904" }).click();
    await page.route("**/assinatura/credit-cards", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: "Remover cartão" }).click();
    await expect(page.locator("body")).not.toHaveAttribute("data-loaded", "once");
    await expect(page.getByRole("button", { name: "Quero regularizar" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
