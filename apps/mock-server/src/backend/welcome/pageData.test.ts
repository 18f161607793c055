import { describe, expect, it } from "vitest";
import { account, activeSubscription, paymentUnderWay } from "../../scenarios/people.ts";
import type { Subscription } from "../checkout/collections.ts";
import { createBackend } from "../createBackend.ts";
import { pageDataPlaceholder } from "../documents.ts";
import { onlyVisitor } from "../sessions.ts";
import { memoryStore } from "../store.ts";

const now = Date.UTC(2026, 2, 10, 15);

/** What the welcome brings to somebody who has logged in on a device that paid for nothing. */
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

describe("MAN-038 who has logged in is welcomed", () => {
  it("to the newest box that is paid, also while a newer one is waited for", async () => {
    const payment = { real_status: "PAID", status: "PAID", subscription_code: paid.code };
    expect(await welcomeOf(paid, newer)).toMatchObject({ payment, pet: { pet_name: "Bob" } });
  });

  it("to nothing without one", async () => {
    const nothing = { payment: null, answers: null, first_box: null };
    expect(await welcomeOf()).toMatchObject(nothing);
    expect(await welcomeOf(newer)).toMatchObject(nothing);
  });
});
