import { tabTo } from "./byKeyboard.ts";
import { expect, test } from "./shop.ts";

test("a coupon is created with the keyboard only, and persists after a reload", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "assinante" });
  await page.goto(`${shop.origin}/convites`);
  await tabTo(page, page.getByRole("button", { name: "Criar meu cupom", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dê um nome ao seu cupom" })).toBeFocused();
  await page.keyboard.press("Tab");
  // The name is taken; the form says so without a press.
  await page.keyboard.type("bobquerido");
  await expect(page.getByLabel("Nome do cupom")).toHaveAccessibleDescription(/Este cupom NÃO está disponível\./);
  await page.keyboard.type("2026");
  await expect(page.getByText("bobquerido2026 está disponível.")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Salvar cupom", exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Sim", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Seu cupom", exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByText(`${shop.origin}/cupom/bobquerido2026`)).toBeVisible();
});

test("MAN-041 FUN-105 a friend's coupon stands above the first question from its first moment", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isAsked = document.querySelector("h1")?.textContent === "Quem vai receber a caixa?";
      const shown = document.getElementById("shop")?.textContent;
      if (isAsked && !shown?.includes("VEMPRACA")) document.documentElement.dataset.askedWithoutCoupon = "";
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/cupom/VEMPRACA");
  await expect(page.getByRole("heading", { level: 1, name: "Quem vai receber a caixa?" })).toBeVisible();
  await expect(page.getByText("Cupom VEMPRACA ativado")).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-asked-without-coupon");
});
