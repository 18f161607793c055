import { describe, expect, it } from "vitest";
import { account, activeSubscription, paymentUnderWay } from "../../scenarios/people.ts";
import { servedPage } from "../../testing/servedPage.ts";
import { testMoment } from "../../testing/testMoment.ts";
import type { Subscription } from "../checkout/collections.ts";

/** The welcome data for a customer who logged in on a device without a payment. */
async function welcomeOf(...subscriptions: readonly Subscription[]) {
  const newcomer = { session: { reach: "account", customerCode: account.code } } as const;
  return (await servedPage("/bem-vindo", { world: { customers: [account], subscriptions }, newcomer })).page;
}

const paid = activeSubscription(testMoment);
const newer = { ...paymentUnderWay(testMoment), customerCode: account.code };

describe("MAN-038 the welcome of a logged-in customer", () => {
  it("is for the newest paid box, also while a newer one is pending", async () => {
    const payment = { real_status: "PAID", status: "PAID", subscription_code: paid.code };
    expect(await welcomeOf(paid, newer)).toMatchObject({ payment, pet: { pet_name: "Bob" } });
  });

  it("is empty without one", async () => {
    const nothing = { payment: null, answers: null, first_box: null };
    expect(await welcomeOf()).toMatchObject(nothing);
    expect(await welcomeOf(newer)).toMatchObject(nothing);
  });
});
