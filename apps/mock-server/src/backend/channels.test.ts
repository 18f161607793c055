import { describe, expect, it } from "vitest";
import { account, accountPassword, activeSubscription, lead, paymentUnderWay } from "../scenarios/people.ts";
import { inProcess } from "../testing/inProcess.ts";
import { testMoment } from "../testing/testMoment.ts";

const day = 24 * 60 * 60 * 1000;

const own = activeSubscription(testMoment);
const others = paymentUnderWay(testMoment);
const world = { customers: [lead, account], subscriptions: [own, others] };

const channels = {
  "a retried payment": { of: "private-channel-payment-retry.", own: own.code, others: others.code },
  "the events of a subscription": {
    of: "private-channel-subscription-moved.",
    own: account.code,
    others: lead.code,
  },
};

describe("the private channel of", () => {
  it.each(Object.entries(channels))("SUB-189 %s is open to its owner and to nobody else", async (_title, codes) => {
    const shop = inProcess({ world });
    const subscriber = await shop.visit();
    expect((await subscriber.authorize(codes.of + codes.own)).status).toBe(403);
    await subscriber.post("/login", { email: account.email, password: accountPassword });
    expect((await subscriber.authorize(codes.of + codes.own)).status).toBe(200);

    const replies = await Promise.all(
      [codes.others, "NADA000001", "", `${codes.own}.1`, "constructor"].map((code) =>
        subscriber.authorize(codes.of + code),
      ),
    );
    for (const reply of replies) expect(reply).toEqual({ status: 403, body: { message: "Forbidden." } });
  });

  it.each(Object.values(channels))("$of is closed to a visitor who only knows the e-mail", async (codes) => {
    const shop = inProcess({ world });
    const visitor = await shop.visit();
    await visitor.post("/login", { email: lead.email, password: lead.email, checkout: true });
    expect((await visitor.authorize(codes.of + codes.others)).status).toBe(403);
  });
});

it("subscription events reach the customer once, however many there were", () => {
  const hers = { ...activeSubscription(testMoment), code: "DELA000001", customerCode: lead.code };
  const { pass, broadcasts } = inProcess({ world: { ...world, subscriptions: [own, hers] } });
  pass(40 * day);
  const broadcastFor = (customer: string, code: string) => ({
    channel: `private-channel-subscription-moved.${customer}`,
    event: "App\\Events\\NotifySubscriptionMovedEvent",
    message: { subscription_code: code },
  });
  expect(broadcasts).toEqual([broadcastFor(account.code, own.code), broadcastFor(lead.code, hers.code)]);
  pass(1_000);
  expect(broadcasts).toHaveLength(2);
});
