import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 3, name });

test("handing over a box updates an open page, is announced, and persists after a reload", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "primeira-caixa" });
  await page.goto(`${shop.origin}/area-cliente`);
  await expect(heading(page, "Tobias")).toBeVisible();
  const steps = page.getByRole("list", { name: "Andamento do envio" }).getByRole("listitem");
  await expect(steps.nth(3)).toContainText("ainda por vir");
  // Advances day by day until two business days have passed.
  await expect(async () => {
    await page.request.post(`${shop.origin}/__scenarios`, {
      form: { action: "move", minutes: String(24 * 60) },
      maxRedirects: 0,
    });
    await expect(steps.nth(3)).toContainText("concluída", { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText("A caixa do Tobias saiu e está com a transportadora.")).toHaveAttribute("role", "status");
  await page.reload();
  await expect(steps.nth(3)).toContainText("concluída");
  await expect(page.getByText("A caixa do Tobias saiu e está com a transportadora.")).toHaveCount(0);
});
