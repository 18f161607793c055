import { pressInPanel, withPanel } from "./panel.ts";
import { expect, openShop, test } from "./shop.ts";

test("overdue states follow the server's date, on loads and on client-side navigation", async ({ page }) => {
  const shop = await openShop({ scenario: "cartao-vencendo" });
  try {
    await page.goto(`${shop.origin}/assinaturas`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await withPanel(page, (panel) => pressInPanel(panel, "Avançar 40 dias"));
    // The browser's clock is still 40 days behind.
    await page.getByRole("link", { name: "Minha conta" }).click();
    const overdue = page.getByText("Pagamento em atraso").first();
    await expect(overdue).toBeVisible();
    await page.reload();
    await expect(overdue).toBeVisible();
    await page.goto(`${shop.origin}/dados-cliente?q=cartao`);
    const card = page.getByRole("group", { name: "Visa final 1111" });
    await expect(card).toContainText("Vencido");
    await expect(card).not.toContainText("Vence em breve");
  } finally {
    await shop.kill();
  }
});
