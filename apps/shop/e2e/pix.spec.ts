import { tabTo } from "./byKeyboard.ts";
import { approvePayment } from "./panel.ts";
import { expect, expectNothingMoved, test } from "./shop.ts";

test.use({ scenario: "pix-por-link" });

// Permission for the clipboard.
test("MAN-119 MAN-122 a PIX link works without a login: its code is copied, and its page shows the payment live", {
  tag: "@chromium",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/pix/a1b2c3d4e5f60718293a4b5c6d7e8f90");
  await expect(page.getByRole("img", { name: "QR code do PIX" })).toBeVisible();
  await expectNothingMoved(page);

  await tabTo(page, page.getByRole("button", { name: "Copiar PIX" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("PIX copiado com sucesso!")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^000201.*6304[0-9A-F]{4}$/);
  await expect(page.getByText(copied)).toBeVisible();

  await approvePayment(page);
  await expect(page.getByRole("heading", { level: 1, name: "Pagamento aprovado!" })).toBeFocused();
  await expect(page).toHaveTitle("Pagamento aprovado! · PetBox");
  await expect(page.getByRole("button", { name: "Copiar PIX" })).toHaveCount(0);
});
