import { funnelPaths, sessionPaths, sitePaths } from "../../../packages/domain/src/site/paths.ts";
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

/** Their pages are still to come. */
const withoutPage: readonly string[] = [sitePaths.firstContest, sitePaths.secondContest, sitePaths.thirdContest];

const publicPaths = [
  ...Object.values(sitePaths).filter((path) => !path.includes(":") && !withoutPage.includes(path)),
  funnelPaths.species,
  sessionPaths.login,
  sessionPaths.recovery,
];

for (const path of publicPaths) {
  test(`${path} does not move by itself on a slow phone`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 562,
      downloadThroughput: 1_440_000 / 8,
      uploadThroughput: 675_000 / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    await expectNothingMoved(page);
  });
}
