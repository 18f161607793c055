import { civilDate } from "@petbox/domain/calendar/civilDate";
import { describe, expect, it } from "vitest";
import { lead, paymentUnderWay } from "../../scenarios/people.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { inProcess } from "../../testing/inProcess.ts";
import type { Subscription } from "../checkout/collections.ts";
import { inviterOf } from "../referral/inviter.ts";

const now = noonOf(civilDate(2026, 3, 10));
const payment = paymentUnderWay(now, { result: "PAID", after: 0 });

/** A visitor without a password after the payment. */
function afterThePayment(difference: Partial<Subscription>) {
  const subscription = { ...payment, announced: true, ...difference };
  const server = inProcess({
    world: { customers: [lead], subscriptions: [subscription] },
    newcomer: { session: { customerCode: lead.code, reach: "checkout" }, answers: { subscription: subscription.code } },
  });
  return server;
}

describe("creating a coupon to invite friends with", () => {
  it("MAN-349 is open to a visitor who has just paid, with or without a password, for one coupon", async () => {
    const { store, visit } = afterThePayment({});
    const visitor = await visit();
    expect(await visitor.post("/dados-cupom/get-by-name-cupom", { name: "mika2026" })).toMatchObject({
      status: 200,
      body: { found: false },
    });
    expect(await visitor.post("/dados-cupom/save", { cupom: "mika2026" })).toMatchObject({ body: { success: true } });
    expect(store.invitationCoupons.all()).toEqual([{ customerCode: lead.code, name: "mika2026" }]);
    expect((await visitor.post("/dados-cupom/save", { cupom: "outronome" })).status).toBe(400);
  });

  it.each<[string, Partial<Subscription>]>([
    ["was refused", { outcome: { result: "NOT_PAID", at: now } }],
    ["is still with the bank", { announced: false, outcome: { result: "PAID", at: now + 60_000 } }],
  ])("is refused to a visitor whose payment %s", async (_, difference) => {
    const { store, visit } = afterThePayment(difference);
    expect((await (await visit()).post("/dados-cupom/save", { cupom: "mika2026" })).status).toBe(401);
    expect(store.invitationCoupons.all()).toEqual([]);
  });

  it("is refused to a visitor who only typed a subscriber's e-mail", async () => {
    const { store, visit } = inProcess({
      world: { customers: [lead], subscriptions: [{ ...payment, announced: true }] },
      newcomer: { session: { customerCode: lead.code, reach: "checkout" } },
    });
    expect(inviterOf(store, (await visit()).visitor())).toBeUndefined();
  });
});
