import { bob, cards, subscribe } from "./journey.ts";
import { expect, openShop, test } from "./shop.ts";

test.use({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const shop = await openShop({ environment: { LARAVEL: "1" } });
      await use(shop);
      await shop.kill();
    },
    { scope: "worker" },
  ],
});

test("a dog is subscribed on a server that replies like Laravel", async ({ page }) => {
  await subscribe(page, bob, cards.approved);
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  await page.getByRole("link", { name: "Continuar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Boas-vindas, Bob!" })).toBeVisible();
});
