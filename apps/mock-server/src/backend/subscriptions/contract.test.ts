import { describe, expect, it } from "vitest";
import { account, activeSubscription, lead, paymentUnderWay } from "../../scenarios/people.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { contractIdOf, ownContract } from "./contract.ts";

const [own, anothers] = [activeSubscription(testMoment), paymentUnderWay(testMoment)];

describe("a subscription by name", () => {
  it("SUB-080 is found by its contract id and by its code, and another customer's by neither", async () => {
    const shop = inProcess({
      world: { customers: [account, lead], subscriptions: [own, anothers] },
      newcomer: { session: { customerCode: account.code, reach: "account" } },
    });
    const { store } = shop;
    const visitor = (await shop.visit()).visitor();
    expect(contractIdOf(own)).not.toBe(own.code);
    for (const name of [own.code, contractIdOf(own)]) {
      expect(ownContract({ store, visitor }, name)?.code).toBe(own.code);
    }
    for (const name of [anothers.code, contractIdOf(anothers), "", undefined, "CTR-", "__proto__"]) {
      expect(ownContract({ store, visitor }, name)).toBeUndefined();
    }
  });
});
