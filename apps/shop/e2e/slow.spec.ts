import { bob, cards, subscribe } from "./journey.ts";
import { expect, expectNothingMoved, test } from "./shop.ts";

test("nothing moves by itself over the journey, however slow the network", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 600,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await subscribe(page, bob, cards.approved);
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  await expectNothingMoved(page);
});
