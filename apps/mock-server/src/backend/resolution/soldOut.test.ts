import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";
import { describe, expect, it } from "vitest";
import { account, activeSubscription } from "../../scenarios/people.ts";
import { worldSince } from "../../scenarios/worldSince.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { refusedCard } from "../../testing/threeYears.ts";
import { pixPageOf } from "../pix/pageData.ts";

const code = "TAPETES001";
const whole = 2 * 6_290 + 8_990 + 1_190;
const withoutLavender = 2 * 6_290 + 1_190;

/** Carla's card has not paid the second month of her pads. */
async function open() {
  const { pet: _pet, ...bought } = activeSubscription(testMoment, 32);
  const pads = {
    ...bought,
    code,
    planTag: scheduledPurchasePlan,
    amount: whole - 1_190,
    freight: 1_190,
    card: refusedCard,
    purchase: {
      kind: "hygiene" as const,
      items: [
        { sku: "TAP-BRANCO", quantity: 2 },
        { sku: "TAP-LAVANDA", quantity: 1 },
      ],
    },
  };
  const shop = inProcess({
    world: worldSince({ customers: [account], subscriptions: [pads] }, pads.createdAt, testMoment),
    newcomer: { session: { customerCode: account.code, reach: "account" } },
  });
  const carla = await shop.visit();
  const owed = async () => (await carla.get(`/assinatura/amount-resolution/${code}`)).body;
  const create = (type: "PIX" | "BOLETO") => carla.post(`/assinatura/finish-resolution/${code}`, { type });
  const soldOut = (...tags: readonly string[]) => {
    for (const tag of tags) shop.store.soldOutItems.put({ tag });
  };
  return { shop, owed, create, soldOut, requests: () => shop.store.paymentRequests.all() };
}

describe("pads that sell out while their month is owed", () => {
  it("are removed from the debt in every method, and are not sent", async () => {
    const { shop, owed, create, soldOut, requests } = await open();
    expect(await owed()).toMatchObject({ data: { amount: whole } });
    soldOut("TAP-LAVANDA");
    expect(await owed()).toMatchObject({ data: { amount: withoutLavender } });
    await create("PIX");
    const [request] = requests();
    expect(shop.mails.at(-1)?.subject).toMatch(/para seus tapetes higiênicos$/);
    expect(request).toMatchObject({ amount: withoutLavender });
    expect(pixPageOf(request?.id ?? "", shop.store, testMoment)).toMatchObject({ amount: withoutLavender });
    if (request) shop.store.paymentRequests.put({ ...request, outcome: { result: "PAID", at: testMoment } });
    shop.pass(0);
    expect(shop.store.charges.get(`${code}-2`)).toMatchObject({
      paidOn: "2026-03-10",
      amount: withoutLavender,
      items: [{ sku: "TAP-BRANCO", quantity: 2 }],
    });
  });

  it("cancel a pending payment of another amount", async () => {
    const { shop, create, soldOut, requests } = await open();
    await create("PIX");
    soldOut("TAP-LAVANDA");
    shop.pass(1_000);
    expect(requests()).toMatchObject([{ amount: whole, cancelledAt: testMoment + 1_000 }]);
    expect((await create("BOLETO")).body).toMatchObject({ success: true });
    expect(requests().at(-1)).toMatchObject({ amount: withoutLavender });
  });

  it("leave no debt when everything is sold out", async () => {
    const { shop, owed, create, soldOut } = await open();
    soldOut("TAP-LAVANDA", "TAP-BRANCO");
    expect(await owed()).toMatchObject({ data: { amount: 0, gateway_order_status: "PAID", closed_unpaid: true } });
    expect((await create("PIX")).body).toMatchObject({ error: expect.stringMatching(/nada em aberto/) });
    shop.pass(24 * 60 * 60_000);
    expect(shop.store.charges.get(`${code}-2`)).toMatchObject({ calledOffOn: "2026-03-11" });
  });

  it("are not charged with the next month either", async () => {
    const { shop, soldOut } = await open();
    const pads = shop.store.subscriptions.get(code);
    if (pads) shop.store.subscriptions.put({ ...pads, card: { ...pads.card, firstSix: "411111", lastFour: "1111" } });
    soldOut("TAP-LAVANDA");
    shop.pass(40 * 24 * 60 * 60_000);
    expect(shop.store.charges.all().map(({ amount }) => amount)).toEqual([whole, withoutLavender, withoutLavender]);
  });
});
