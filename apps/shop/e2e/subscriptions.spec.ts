import { tabTo } from "./byKeyboard.ts";
import { expect, expectAccessible, expectNothingMoved, test } from "./shop.ts";

test("the keyboard leads from the account to a box, and Back returns", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "casa-cheia" });
  const arrive = async (heading: RegExp | string, path: string) => {
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
    await expect(page).toHaveURL(`${shop.origin}${path}`);
  };
  await page.goto(`${shop.origin}/area-cliente`);
  await tabTo(page, page.getByRole("link", { name: "Minhas assinaturas" }));
  await page.keyboard.press("Enter");
  await arrive("Minhas assinaturas", "/assinaturas");
  await expectAccessible(page);
  await tabTo(page, page.getByRole("link", { name: "Gerenciar BOX do pet" }));
  await page.keyboard.press("Enter");
  await arrive("Assinaturas de BOX", "/assinaturas/box");
  const cards = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(cards).toHaveCount(7);
  await expect(cards.first()).toHaveText("Ameixa");
  await expectAccessible(page);
  await tabTo(page, page.getByRole("link", { name: "Ver assinatura (Ameixa, AMEIX00060)" }));
  await page.keyboard.press("Enter");
  await arrive(/^Assinatura /, "/plano/AMEIX00060");
  await page.goBack();
  await expect(page).toHaveURL(`${shop.origin}/assinaturas/box`);
  await expect(cards).toHaveCount(7);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.origin}/assinaturas`);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.origin}/area-cliente`);
  await page.goForward();
  await page.goForward();
  await page.reload();
  await expect(cards.first()).toHaveText("Ameixa");
  await expectNothingMoved(page);
});
