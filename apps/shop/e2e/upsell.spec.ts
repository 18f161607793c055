import { tabTo } from "./byKeyboard.ts";
import { moveClock } from "./panel.ts";
import { expect, test } from "./shop.ts";

test.use({ scenario: "assinante" });

test("MAN-322 MAN-361 MAN-362 an extra item is added with the keyboard only, and the list of subscriptions opens", async ({
  page,
}) => {
  // The box is packed on any day of the year: an item for an unpacked one is paid at once, and stays.
  await moveClock(page, 10);
  await page.goto("/subscription-trail/ATIVA00001");
  await expect(page.getByRole("heading", { level: 1, name: "Turbine sua assinatura" })).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: /^Brinquedo extra/ }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("table", { name: "O que muda com Brinquedo extra" })).toContainText("R$89,80");
  // The arrow key selects the next item.
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("table", { name: "O que muda com Petisco extra" })).toContainText("R$77,80");
  await tabTo(page, page.getByRole("button", { name: "Incluir Item Extra!" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sucesso!" })).toBeFocused();
  await expect(page).toHaveURL(/\/assinaturas\/box$/);
  // The item is kept, and can be removed because it has not been charged.
  await page.goto("/subscription-trail/ATIVA00001");
  await expect(page.getByRole("heading", { name: "A caixa do Bob já tem Petisco extra" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Retirar o item extra" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog", { name: "Retirar Petisco extra?" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Sim, retirar" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio")).toHaveCount(3);
});
