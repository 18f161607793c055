import type { Page } from "@playwright/test";
import { moveClock } from "./panel.ts";
import { expect, test } from "./shop.ts";

test.use({ scenario: "primeira-caixa" });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 3, name });

test("handing over a box updates an open page, is announced, and persists after a reload", async ({ page }) => {
  await page.goto("/area-cliente");
  await expect(heading(page, "Tobias")).toBeVisible();
  const steps = page.getByRole("list", { name: "Andamento do envio" }).getByRole("listitem");
  await expect(steps.nth(3)).toContainText("ainda por vir");
  // Advances day by day until two business days have passed.
  await expect(async () => {
    await moveClock(page, 1);
    await expect(steps.nth(3)).toContainText("concluída", { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText("A caixa do Tobias saiu e está com a transportadora.")).toHaveAttribute("role", "status");
  await page.reload();
  await expect(steps.nth(3)).toContainText("concluída");
  await expect(page.getByText("A caixa do Tobias saiu e está com a transportadora.")).toHaveCount(0);
});
