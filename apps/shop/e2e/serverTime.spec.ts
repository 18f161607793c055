import { moveClock } from "./panel.ts";
import { expect, test } from "./shop.ts";

test.use({ scenario: "cartao-vencendo" });

test("overdue states follow the server's date, on loads and on client-side navigation", async ({ page }) => {
  // A device whose date moves by the years in `data-years-ahead`.
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + Number(document.documentElement?.dataset.yearsAhead ?? 0) * 365 * 86_400_000;
  });
  await page.goto("/assinaturas");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await moveClock(page, 40);
  // The browser's clock is still 40 days behind.
  await page.getByRole("link", { name: "Minha conta" }).click();
  const overdue = page.getByText("Pagamento em atraso").first();
  await expect(overdue).toBeVisible();
  await page.reload();
  await expect(overdue).toBeVisible();
  await page.goto("/dados-cliente?q=cartao");
  const card = page.getByRole("group", { name: "Visa final 1111" });
  await expect(card).toContainText("Vencido");
  await expect(card).not.toContainText("Vence em breve");
  // The device's date is corrected during the visit: the card form still begins with the server's year.
  await page.evaluate(() => document.documentElement.setAttribute("data-years-ahead", "10"));
  await page.getByRole("button", { name: "Editar Visa final 1111" }).click();
  const serverTime = Number(await page.locator('meta[name="server-time"]').getAttribute("content"));
  await expect(page.getByLabel("Ano").locator("option:not([value=''])").first()).toHaveText(
    String(new Date(serverTime).getFullYear() % 100),
  );
});
