import { describe, expect, it } from "vitest";
import { account, activeSubscription, paymentUnderWay } from "../../scenarios/people.ts";
import type { Subscription } from "../checkout/collections.ts";
import { createBackend } from "../createBackend.ts";
import { pageDataPlaceholder } from "../documents.ts";
import { onlyVisitor } from "../sessions.ts";
import { memoryStore } from "../store.ts";

const now = Date.UTC(2026, 2, 10, 15);

/** The welcome data for a customer who logged in on a device without a payment. */
async function welcomeOf(...subscriptions: readonly Subscription[]) {
  const backend = createBackend({
    store: memoryStore({ customers: [account], subscriptions }),
    clock: () => now,
    sessions: onlyVisitor("visita"),
    page: { newcomer: { session: { reach: "account", customerCode: account.code } } },
    documents: { find: () => ({ html: pageDataPlaceholder, status: 200 }), policy: () => "" },
  });
  return JSON.parse(await (await backend.fetch(new Request("http://shop.test/bem-vindo"))).text()).page;
}

const paid = activeSubscription(now);
const newer = { ...paymentUnderWay(now), customerCode: account.code };

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
