import type { Page } from "@playwright/test";
import {
  accountPaths,
  boxPaths,
  couponPaths,
  loyaltyPaths,
  npsPaths,
  offerPaths,
  pixPaths,
  planPaths,
  referralPaths,
  resolutionPaths,
  scheduledPaths,
  subscriptionPaths,
  upsellPaths,
} from "../../../packages/domain/src/site/paths.ts";
import { pathTo } from "../../../packages/domain/src/site/pathTo.ts";
import { expect, test } from "./shop.ts";

declare global {
  interface Window {
    /** The heading and the first text as they were served, before any script of the shop ran. */
    served: readonly Element[];
  }
}

/** Keeps the served elements. Module scripts run after this event. */
function keepServed(): void {
  document.addEventListener(
    "readystatechange",
    () => {
      const elements = ["main h1", "main p"].map((selector) => document.querySelector(selector));
      window.served = elements.filter((element) => element !== null);
    },
    { once: true },
  );
}

/** Expects that the page, once it shows its data, still has the elements that its document had. */
async function expectServedElements(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A hidden tab may still be loading.
  const busy = page.getByRole("main").locator("[aria-busy=true]").filter({ visible: true });
  // The skeleton is in the document, so the scripts have run and the data is there once it is gone.
  await expect(busy, address).toHaveCount(0);
  const gone = await page.evaluate(() =>
    window.served.flatMap(({ isConnected, outerHTML }) => (isConnected ? [] : [outerHTML])),
  );
  expect(gone, address).toEqual([]);
  expect(await page.evaluate(() => document.querySelector("main h1") === window.served[0]), address).toBe(true);
}

const pads = { code: "CTR-TAPETES001" };
const bob = { code: "ATIVA00001" };

const publicPaths = [
  loyaltyPaths.programme,
  scheduledPaths.buyMats,
  pathTo(npsPaths.survey, { hash: "3dd7535571778bc0ce578ffb48eb5771" }),
  pathTo(pixPaths.pix, { hash: "a1b2c3d4e5f60718293a4b5c6d7e8f90" }),
];

/** Not the rating, whose title is a question about the pet. */
const accountAddresses = [
  loyaltyPaths.programme,
  accountPaths.area,
  accountPaths.data,
  accountPaths.cards,
  boxPaths.received,
  couponPaths.own,
  loyaltyPaths.own,
  offerPaths.recommended,
  pathTo(planPaths.plan, bob),
  referralPaths.invite,
  pathTo(resolutionPaths.resolution, { subscription: bob.code }),
  scheduledPaths.mats,
  pathTo(scheduledPaths.mat, pads),
  pathTo(scheduledPaths.changeMat, pads),
  pathTo(scheduledPaths.cancelMat, pads),
  subscriptionPaths.hub,
  subscriptionPaths.boxes,
  pathTo(upsellPaths.upsell, bob),
];

test("the heading and the first text of a document stay the same elements until the page shows its data", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "contrato" });
  await page.addInitScript(keepServed);
  for (const path of publicPaths) await expectServedElements(page, `${shop.origin}${path}`);
  await page.goto(`${shop.origin}/login`);
  await page.getByLabel("E-mail").fill("carla.lima@gmail.com");
  await page.getByLabel("Senha", { exact: true }).fill("bob-adora-petbox");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Área do Assinante" })).toBeVisible();
  for (const path of accountAddresses) await expectServedElements(page, `${shop.origin}${path}`);
});
