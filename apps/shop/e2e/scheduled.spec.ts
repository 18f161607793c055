import { tabTo } from "./byKeyboard.ts";
import { expect, test } from "./shop.ts";

test("MAN-060 MAN-062 MAN-064 MAN-066 pads are changed with the keyboard only and cancelled; Back and reload show the saved state", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "compras-programadas" });
  const details = /\/assinaturas\/higiene\/CTR-TAPETE0098$/;
  await page.goto(`${shop.origin}/assinaturas/higiene`);
  const first = page.getByRole("link", { name: /^Ver detalhes de .*TAPETE0098/ });
  await tabTo(page, first);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(details);
  await tabTo(page, page.getByRole("link", { name: "Alterar assinatura" }));
  await page.keyboard.press("Enter");
  const lavender = page.getByRole("checkbox", { name: "Tapete super premium de lavanda" });
  await tabTo(page, lavender);
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Salvar alterações" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(details);
  // Back, at once, shows the change as saved.
  await page.goBack();
  await expect(lavender).not.toBeChecked();
  await page.goForward();
  await page.reload();
  await expect(page.getByRole("list", { name: "Produtos" }).getByRole("listitem")).toHaveCount(1);
  // With the keyboard: a new page ignores a second press at the place of the one that opened it, as of a double tap.
  await page.getByRole("link", { name: "Cancelar assinatura" }).press("Enter");
  await page.getByRole("radio", { name: "Achei muito caro" }).check();
  await page.getByRole("textbox", { name: /Conte o que houve/ }).fill("Encontrei mais barato.");
  await page.getByRole("button", { name: "Cancelar assinatura" }).click();
  await expect(page).toHaveURL(/\/assinaturas$/);
  await expect(page.getByText("Sua assinatura foi cancelada com sucesso")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Minhas assinaturas" })).toBeVisible();
  await expect(page.getByText("Sua assinatura foi cancelada com sucesso")).toHaveCount(0);
  await page.goto(`${shop.origin}/assinaturas/higiene`);
  await expect(page.getByRole("link", { name: /^Ver detalhes/ })).toHaveCount(1);
});
