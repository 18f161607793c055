import { describe, expect, it } from "vitest";
import { paymentUnderWay, registeredLead } from "../../scenarios/people.ts";
import { scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { testMoment } from "../../testing/testMoment.ts";

describe("the customer's open pages are notified", () => {
  it("when the first payment of a subscription is refused", () => {
    const refused = paymentUnderWay(testMoment, { result: "NOT_PAID", after: 3_000 });
    const { broadcasts, pass } = inProcess({ world: { customers: [registeredLead], subscriptions: [refused] } });
    pass(3_000);
    expect(broadcasts).toContainEqual({
      channel: `private-channel-subscription-moved.${registeredLead.code}`,
      event: "App\\Events\\NotifySubscriptionMovedEvent",
      message: { subscription_code: refused.code },
    });
  });

  it("when the payment of a debt begins, is cancelled, and is refused", async () => {
    const { world, newcomer } = scenarios["cartao-recusado"];
    const { broadcasts, pass, store, visit } = inProcess({ world: world(testMoment), newcomer });
    const carla = await visit();
    const code = "THOR000002";
    const moved = () => broadcasts.filter(({ event }) => event.endsWith("NotifySubscriptionMovedEvent")).length;
    const start = () => carla.post(`/assinatura/finish-resolution/${code}`, { type: "PIX" });
    const counts = [moved()];
    await start();
    counts.push(moved());
    await carla.post(`/assinatura/cancel-resolution/${code}`, { accept_cancel: 1 });
    counts.push(moved());
    await start();
    counts.push(moved());
    const request = store.paymentRequests.all().at(-1);
    if (request === undefined) throw new Error("There is no payment.");
    store.paymentRequests.put({ ...request, outcome: { result: "NOT_PAID", at: testMoment } });
    pass(0);
    counts.push(moved());
    expect(counts.map((count, index) => count > (counts[index - 1] ?? -1))).toEqual(counts.map(() => true));
  });
});
