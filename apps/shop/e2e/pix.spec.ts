import { tabTo } from "./byKeyboard.ts";
import { pressInPanel, withPanel } from "./panel.ts";
import { expect, expectAccessible, expectNothingMoved, test } from "./shop.ts";

// Permission for the clipboard.
test("MAN-119 MAN-122 a PIX link works without a login: its code is copied, and its page shows the payment live", {
  tag: "@chromium",
}, async ({ page, context, openShop }) => {
  const shop = await openShop({ scenario: "pix-por-link" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: shop.origin });
  await page.goto(`${shop.origin}/pix/a1b2c3d4e5f60718293a4b5c6d7e8f90`);
  await expect(page.getByRole("img", { name: "QR code do PIX" })).toBeVisible();
  await expectAccessible(page);
  await expectNothingMoved(page);

  await tabTo(page, page.getByRole("button", { name: "Copiar PIX" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("PIX copiado com sucesso!")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^000201.*6304[0-9A-F]{4}$/);
  await expect(page.getByText(copied)).toBeVisible();

  await withPanel(page, (panel) => pressInPanel(panel, "O cliente pagou o PIX no banco"));
  await expect(page.getByRole("heading", { level: 1, name: "Pagamento aprovado!" })).toBeFocused();
  await expect(page).toHaveTitle("Pagamento aprovado! · PetBox");
  await expect(page.getByRole("button", { name: "Copiar PIX" })).toHaveCount(0);
  await expectAccessible(page);
});
