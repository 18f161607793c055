import { tabTo } from "./byKeyboard.ts";
import { expect, test } from "./shop.ts";

test("MAN-208 MAN-209 MAN-321 a cancellation is requested with the keyboard only, and persists after a reload", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "assinante" });
  await page.goto(`${shop.origin}/plano/ATIVA00001`);
  const opener = page.getByRole("button", { name: "Cancelar assinatura" });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Cancelar a assinatura do Bob" });
  await tabTo(page, dialog.getByRole("button", { name: "Quero solicitar cancelamento" }));
  await page.keyboard.press("Enter");
  const reasons = dialog.getByRole("radio");
  await tabTo(page, reasons.first());
  await page.keyboard.press("Space");
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: "Me mudei" })).toBeChecked();
  await tabTo(page, dialog.getByRole("button", { name: "Enviar pedido de cancelamento" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cancelamento em análise")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Cancelamento em análise")).toBeVisible();
});
