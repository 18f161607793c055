import { openShop, test } from "./shop.ts";

/** A visitor whose registration is saved, on a shop of the test's own: a purchase by the same person would be refused. */
export const testAtPayment = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
  baseURL: async ({}, use) => {
    const shop = await openShop({ scenario: "no-pagamento" });
    await use(shop.origin);
    await shop.kill();
  },
});
