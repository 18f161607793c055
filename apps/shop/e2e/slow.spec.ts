import type { Page } from "@playwright/test";
import {
  accountPaths,
  boxPaths,
  checkoutPaths,
  couponPaths,
  funnelPaths,
  galleryPaths,
  loyaltyPaths,
  referralPaths,
  scheduledPaths,
  sessionPaths,
  sitePaths,
} from "../../../packages/domain/src/site/paths.ts";
import { pathTo } from "../../../packages/domain/src/site/pathTo.ts";
import { bob, cards, subscribe } from "./journey.ts";
import { expect, expectNothingMoved, test } from "./shop.ts";

test("the whole journey has no layout shift on a slow network", async ({ page }) => {
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

/** One path for each layout: policies share one; contests, both species' homes and both purchases too. */
const publicPaths = [
  sitePaths.dogHome,
  sitePaths.terms,
  sitePaths.firstContest,
  sitePaths.notFound,
  pathTo(sitePaths.track, { species: "gato", track: "diversao" }),
  galleryPaths.boxes,
  `${galleryPaths.boxes}?pet=gato`,
  funnelPaths.species,
  scheduledPaths.buyMats,
  sessionPaths.login,
  sessionPaths.recovery,
];

/**
 * Emulates a slow mobile network: the document is painted long before its scripts and data arrive. A slower processor would only stretch
 * the same order of events, and take the other tests' time.
 */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 562,
    downloadThroughput: 1_440_000 / 8,
    uploadThroughput: 675_000 / 8,
  });
}

/** Holds the requests for a URL back until `send`. */
async function holdBack(page: Page, url: string): Promise<{ readonly send: () => void }> {
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.unroute(url);
  await page.route(url, async (route) => {
    await sent;
    await route.continue();
  });
  return { send: () => send() };
}

for (const path of publicPaths) {
  test.describe(path, () => {
    if (path === sitePaths.notFound) test.use({ allowedInConsole: /status of 404/ });

    test("has no layout shift on a slow mobile network", async ({ page }) => {
      await slowDown(page);
      await page.goto(path, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      await expectNothingMoved(page);
    });
  });
}

test("a step opened by its URL has no layout shift on a slow mobile network", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "no-pagamento" });
  await slowDown(page);
  for (const [path, heading] of [
    [checkoutPaths.checkout, "Para onde vai a caixa do Bob?"],
    [checkoutPaths.payment, "Pagamento da assinatura do Bob"],
  ] as const) {
    await page.goto(`${shop.origin}${path}`, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible({ timeout: 45_000 });
    await page.evaluate(() => document.fonts.ready);
    await expectNothingMoved(page);
  }
});

test.describe("in the account", () => {
  // Some pet pictures are missing on purpose; the page falls back to the next candidate.
  test.use({ allowedInConsole: /status of 404/ });

  test("the pages of a subscriber with three pets have no layout shift on a slow mobile network", async ({
    page,
    openShop,
  }) => {
    const shop = await openShop({ scenario: "tres-pets" });
    await slowDown(page);
    for (const [path, shown] of [
      [accountPaths.area, page.getByRole("heading", { level: 3, name: "Frida" })],
      [accountPaths.data, page.getByRole("heading", { level: 2, name: "Frida" })],
      [boxPaths.received, page.getByRole("heading", { level: 2, name: "BOX da Frida" })],
      [loyaltyPaths.own, page.getByRole("heading", { level: 2, name: "Nível Prata" })],
      [couponPaths.own, page.getByRole("heading", { name: "Cupom Prata" })],
      [referralPaths.invite, page.getByRole("heading", { level: 2, name: "Crie o seu cupom" })],
    ] as const) {
      await page.goto(`${shop.origin}${path}`, { waitUntil: "networkidle" });
      // Generous: this test checks layout shifts, not speed.
      await expect(shown).toBeVisible({ timeout: 45_000 });
      await page.evaluate(() => document.fonts.ready);
      await expectNothingMoved(page);
    }
  });

  test("the account's navigation of a subscriber pushes no public page down on a slow mobile network", async ({
    page,
    openShop,
  }) => {
    const shop = await openShop({ scenario: "assinante" });
    await page.goto(`${shop.origin}${sitePaths.terms}`);
    // The browser remembers who was here, as soon as the page knows it.
    await page.waitForFunction(() => localStorage.getItem("petbox-in-account") !== null);
    await slowDown(page);
    for (const path of [loyaltyPaths.programme, couponPaths.create, scheduledPaths.buyMats]) {
      await page.goto(`${shop.origin}${path}`, { waitUntil: "networkidle" });
      await expect(page.getByRole("navigation", { name: "Minha conta" }), path).toBeVisible({ timeout: 45_000 });
      await page.evaluate(() => document.fonts.ready);
      await expectNothingMoved(page);
    }
  });

  test("boxes that come late move nothing of the area in view", async ({ page, openShop }) => {
    const shop = await openShop({ scenario: "assinante" });
    for (const width of [412, 600, 768, 998]) {
      await page.setViewportSize({ width, height: 1024 });
      const boxes = await holdBack(page, "**/client/shipments-flow*");
      await page.goto(`${shop.origin}${accountPaths.area}`);
      await expect(page.getByRole("heading", { level: 2, name: "Suas caixas" })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      boxes.send();
      await expect(page.getByRole("heading", { level: 3, name: "Bob" })).toBeVisible();
      await expect(page.getByRole("link", { name: /^Você é Bronze/ })).toBeVisible();
      await expectNothingMoved(page);
    }
  });
});
