import { subscriptionMovedChannel } from "@petbox/api-client/subscriptions/channels";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { describe, expect, it } from "vitest";
import { lead } from "../../scenarios/people.ts";
import { scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { storedCardsOf } from "../cards/storedCards.ts";

const scenario = scenarios["assinante-de-um-ano"];
const day = 24 * 60 * 60 * 1000;
const code = "ATRASO0001";
const customer = "conta0001";

/** Mika's box is overdue: Bob's card pays, Mika's is refused. */
async function open() {
  const shop = inProcess({ world: scenario.world(testMoment), newcomer: scenario.newcomer });
  const carla = await shop.visit();
  const idOf = (lastFour: string) => storedCardsOf(shop.store, customer).find((card) => card.lastFour === lastFour)?.id;
  const pay = (wallet_id: string | undefined, who = carla, named: object = { subscription_code: code }) =>
    who.post("/payment/subscription-retry", { recaptcha_response: "local-contact", wallet_id, ...named });
  const charge = () => shop.store.charges.get(`${code}-2`);
  return { shop, carla, idOf, pay, charge };
}

const taken = { status: 200, body: { data: { has_error: false } } };
const refused = (message: RegExp) => ({
  status: 200,
  body: { data: { has_error: true, message: expect.stringMatching(message) } },
});

describe("a stored card", () => {
  it("MAN-343 pays the debt, opens the box, ends the overdue status, and notifies every open page", async () => {
    const { shop, carla, idOf, pay, charge } = await open();
    expect((await carla.get("/assinatura/needs-retry/")).body).toMatchObject({ data: [{ subscription_code: code }] });
    expect(await pay(idOf("1111"))).toEqual(taken);
    shop.pass(3_000);
    expect(charge()).toMatchObject({ paidOn: "2026-03-10" });
    expect(shop.store.shipments.all()).toContainEqual({
      chargeId: `${code}-2`,
      subscriptionCode: code,
      openedOn: "2026-03-10",
    });
    expect(shop.store.subscriptions.get(code)?.card.lastFour).toBe("1111");
    expect(shop.broadcasts.map(({ channel }) => channel)).toContain(`private-${subscriptionMovedChannel(customer)}`);
    expect(shop.broadcasts.map(({ message }) => message)).toContainEqual({
      payment_payload: expect.objectContaining({ status: "PAID", subscription_code: code }),
    });
    expect(JSON.stringify((await carla.get("/assinatura/needs-retry/")).body)).not.toContain(code);
    expect(await pay(idOf("1111"))).toEqual(refused(/nada em aberto/));
  });

  it("MAN-375 refused by the bank fails at once, without a charge", async () => {
    const { shop, idOf, pay, charge } = await open();
    expect(await pay(idOf("0002"))).toEqual(refused(/^O banco não autorizou/));
    expect(shop.store.paymentRequests.all()).toEqual([]);
    expect(charge()).not.toHaveProperty("paidOn");
    expect(await pay(idOf("1111"))).toEqual(taken);
  });

  it("that has expired pays nothing", async () => {
    const { shop, idOf, pay } = await open();
    for (const each of shop.store.subscriptions.all()) {
      shop.store.subscriptions.put({ ...each, card: { ...each.card, expiry: "02/26" } });
    }
    expect(await pay(idOf("1111"))).toEqual(refused(/^O banco não autorizou/));
  });

  it("MAN-346 pays for the subscription of the session when the call names none", async () => {
    const { carla, idOf, pay } = await open();
    expect(await pay(idOf("1111"), carla, {})).toEqual(refused(/Não encontramos/));
    await carla.get("/payment/credit-card-hash/NADA");
    expect(await pay(idOf("1111"), carla, {})).toEqual(refused(/Não encontramos/));
    await carla.get(`/payment/credit-card-hash/${code}`);
    expect(await pay(idOf("1111"), carla, {})).toEqual(taken);
  });

  it("removed in another tab, or another customer's, is refused like an unknown one", async () => {
    const { carla, shop, idOf, pay } = await open();
    const id = idOf("1111");
    expect(await carla.post("/assinatura/credit-cards/delete", { code: id })).toMatchObject({
      body: { success: true },
    });
    const gone = await pay(id);
    expect(gone).toEqual(refused(/não está mais na sua conta/));
    expect(await pay("nada")).toEqual(gone);
    shop.store.wallets.put({
      customerCode: lead.code,
      cards: [{ id: "da-ana", brand: "VISA", firstSix: "555555", lastFour: "4444", holder: "ANA", expiry: "12/31" }],
    });
    expect(await pay("da-ana")).toEqual(gone);
  });

  it("MAN-073 sent twice is charged once", async () => {
    const { shop, idOf, pay } = await open();
    const both = await Promise.all([pay(idOf("1111")), pay(idOf("1111"))]);
    expect(both).toEqual([taken, refused(/andamento/)]);
    shop.pass(3_000);
    expect(shop.store.charges.get(`${code}-2`)?.tries.filter(({ outcome }) => outcome === "paid")).toHaveLength(1);
  });

  it("requires exactly one of card and id", async () => {
    const { pay, carla } = await open();
    expect((await pay(undefined)).status).toBe(422);
    expect((await pay("x", carla, { wallet_id: {} })).status).toBe(422);
    expect((await pay("<script>", carla)).body).toMatchObject({ data: { has_error: true } });
  });
});

describe("the consequences of the payment", () => {
  it("is announced: the card that is charged now, and the next charge", async () => {
    const { carla, idOf } = await open();
    expect((await carla.get(`/assinatura/amount-resolution/${code}`)).body).toMatchObject({
      data: { wallet_id: idOf("0002"), next_try_on: null, next_charge_on: "2026-03-24", next_charge_amount: 6_990 },
    });
  });

  it.each([
    ["soon", 0, "2027-01-24", "2027-01-24"],
    ["after more than a month: the term resumes after the month that was lost", 20, "2027-01-24", "2027-02-24"],
  ])("is announced and happens at the end of the term, paid %s", async (_when, days, now, oncePaid) => {
    const { shop, carla, idOf, pay } = await open();
    shop.pass(days * day);
    const { body } = await carla.get(`/assinatura/amount-resolution/${code}`);
    expect(body).toMatchObject({ data: { expires_on: now, expires_once_paid_on: oncePaid } });
    expect(await pay(idOf("1111"))).toEqual(taken);
    shop.pass(400 * day);
    expect(shop.store.subscriptions.get(code)).toMatchObject({ endedOn: oncePaid });
  });

  it.each([
    [
      "the next month, at the full price, of a plan that renews itself",
      {},
      { next_charge_on: "2026-03-24", next_charge_amount: 7_990 },
    ],
    ["nothing of one that does not go on", { renewalOff: true }, { next_charge_on: null }],
  ])("is %s", async (_what, difference, told) => {
    const { shop, carla } = await open();
    const mika = shop.store.subscriptions.get(code);
    if (mika === undefined) throw new Error("There is no such subscription.");
    const monthly = { ...mika, planTag: "SP_mensal", amount: 6_000, amountWithoutCoupon: 7_990, coupon: "VEMPRACA" };
    shop.store.subscriptions.put({ ...monthly, ...difference });
    expect((await carla.get(`/assinatura/amount-resolution/${code}`)).body).toMatchObject({ data: told });
  });

  it("leaves out the end of a term with a request to cancel", async () => {
    const { shop, carla } = await open();
    const subscription = shop.store.subscriptions.get(code);
    if (subscription) shop.store.subscriptions.put({ ...subscription, cancelAskedOn: civilDate(2026, 3, 10) });
    const { body } = await carla.get(`/assinatura/amount-resolution/${code}`);
    expect(body).toMatchObject({ data: { amount: 6_990, expires_on: null, expires_once_paid_on: null } });
  });

  it("is the penalty of a request to cancel, whose amount counts the paid month, and then nothing more is charged", async () => {
    const { shop, carla, idOf, pay } = await open();
    const subscription = shop.store.subscriptions.get(code);
    if (subscription) shop.store.subscriptions.put({ ...subscription, cancelAskedOn: civilDate(2026, 3, 10) });
    const read = () => carla.get(`/assinatura/amount-resolution/${code}`);
    const penalty = { next_charge_on: "2026-03-11", next_charge_amount: 6_990, next_charge_is_penalty: true };
    expect((await read()).body).toMatchObject({ data: { amount: 6_990, ...penalty } });
    expect(await pay(idOf("1111"))).toEqual(taken);
    shop.pass(3_000);
    expect((await read()).body).toMatchObject({ data: { amount: 0, card_last_four: "1111", ...penalty } });
    shop.pass(day);
    expect(shop.store.subscriptions.get(code)).toMatchObject({ penalty: { on: "2026-03-11", amount: 6_990 } });
    expect((await read()).body).not.toHaveProperty("data.next_charge_on");
  });

  it("is nothing if the request to cancel costs no penalty", async () => {
    const { shop, carla } = await open();
    const subscription = shop.store.subscriptions.get(code);
    const leaving = { planTag: "SP_mensal", cancelAskedOn: civilDate(2026, 3, 10) };
    if (subscription) shop.store.subscriptions.put({ ...subscription, ...leaving });
    expect((await carla.get(`/assinatura/amount-resolution/${code}`)).body).toMatchObject({
      data: { next_charge_on: null },
    });
  });
});
