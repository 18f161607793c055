import { civilDate } from "@petbox/domain/calendar/civilDate";
import { parseCouponName } from "@petbox/domain/referral/couponName";
import { describe, expect, it } from "vitest";
import { account, activeSubscription, registeredLead, unwrap } from "../../scenarios/people.ts";
import { purchaseOf } from "../../scenarios/subscribers/purchase.ts";
import { visitorAt } from "../../scenarios/visitorAt.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { sentCard } from "../../testing/sentCard.ts";
import { testMoment } from "../../testing/testMoment.ts";
import type { SessionRecord } from "../session/collections.ts";
import type { World } from "../store.ts";

const credit_card = sentCard;
const carlasCoupon = { customerCode: account.code, name: unwrap(parseCouponName("caramelo07")) };
const customers = [registeredLead, account];

/** A visitor at the payment step with Carla's coupon. */
async function withCoupon(
  world: World = { customers, invitationCoupons: [carlasCoupon] },
  newcomer: Partial<SessionRecord> = visitorAt("payment"),
) {
  const shop = inProcess({ world, newcomer });
  const visitor = await shop.visit();
  const { body } = await visitor.get("/cupom/campanha/CARAMELO07");
  return { shop, visitor, body, subscribe: () => visitor.post("/save/subscription", { credit_card }) };
}

describe("a friend with an invitation coupon", () => {
  it("SUB-379 pays a tenth of the first month less, on every plan but the monthly one", async () => {
    const { visitor, body, subscribe } = await withCoupon();
    expect(body).toMatchObject({ error: 0, cupom: { name: "caramelo07", value_discount: 6.99 } });
    // The friend reads whose invitation it is (decision 51).
    expect(body).toMatchObject({ cupom: { description: expect.stringMatching(/^Convite de Carla: 10% de desconto/) } });
    await visitor.post("/save/plan", { plan: "SP_semestral" });
    expect((await visitor.get("/cupom/campanha/")).body).toMatchObject({ cupom: { value_discount: 7.49 } });
    await visitor.post("/save/plan", { plan: "SP_anual" });
    expect((await subscribe()).body).toMatchObject({ payload: { amount: 83_880 - 699, cupom_code: "caramelo07" } });
  });

  it("SUB-382 counts once the payment is confirmed, also on a monthly plan", async () => {
    const { shop, visitor, subscribe } = await withCoupon();
    await visitor.post("/save/plan", { plan: "SP_mensal" });
    expect((await subscribe()).body).toMatchObject({ payload: { amount: 7_990 } });
    const [subscription] = shop.store.subscriptions.all();
    const referral = { subscriptionCode: subscription?.code, referrerCode: account.code };
    expect(shop.store.referrals.all()).toEqual([referral]);
    shop.pass(24 * 60 * 60 * 1_000);
    expect(shop.store.referrals.all()).toEqual([{ ...referral, countedOn: "2026-03-10" }]);
    expect(shop.mails).toContainEqual(expect.objectContaining({ to: account.email, path: "/convites" }));
  });

  it("counts once, also after a refused first card", async () => {
    const { shop, visitor } = await withCoupon();
    const pay = (number: string) => visitor.post("/save/subscription", { credit_card: { ...credit_card, number } });
    await pay("4000000000000002");
    shop.pass(5_000);
    expect((await pay("4111111111111111")).body).toMatchObject({ success: true });
    shop.pass(24 * 60 * 60 * 1_000);
    const second = shop.store.subscriptions.all().find(({ startedOn }) => startedOn !== undefined);
    expect(shop.store.referrals.all()).toEqual([
      { subscriptionCode: second?.code, referrerCode: account.code, countedOn: "2026-03-10" },
    ]);
  });

  it("counts only with the first subscription", async () => {
    const before = { ...activeSubscription(testMoment, 60), code: "ANTES00001", customerCode: registeredLead.code };
    const { shop, subscribe } = await withCoupon(
      { customers, subscriptions: [before], invitationCoupons: [carlasCoupon] },
      { ...visitorAt("payment"), session: { customerCode: registeredLead.code, reach: "account" } },
    );
    expect((await subscribe()).body).toMatchObject({ success: true });
    expect(shop.store.referrals.all()).toEqual([]);
  });

  it("counts although they already buy pads", async () => {
    const pads = purchaseOf(registeredLead, civilDate(2026, 1, 9), {
      code: "TAPETES001",
      kind: "hygiene",
      items: [{ sku: "TAP-BRANCO", quantity: 1 }],
    });
    const { shop, subscribe } = await withCoupon(
      { customers, subscriptions: [pads], invitationCoupons: [carlasCoupon] },
      { ...visitorAt("payment"), session: { customerCode: registeredLead.code, reach: "account" } },
    );
    expect((await subscribe()).body).toMatchObject({ success: true });
    const box = shop.store.subscriptions.all().find(({ code }) => code !== pads.code);
    expect(shop.store.referrals.all()).toEqual([{ subscriptionCode: box?.code, referrerCode: account.code }]);
    expect(shop.store.referrals.get(pads.code)).toBeUndefined();
  });

  it("SUB-299 is not a customer who types their own coupon", async () => {
    const own = { customers, invitationCoupons: [{ ...carlasCoupon, customerCode: registeredLead.code }] };
    const { shop, body, subscribe } = await withCoupon(own);
    expect(body).toMatchObject({ error: 1 });
    expect((await subscribe()).body).toMatchObject({ payload: { amount: 83_880, cupom_code: null } });
    expect(shop.store.referrals.all()).toEqual([]);
  });
});
