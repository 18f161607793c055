import { addDays, addMonths, civilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { cancelReasons } from "@petbox/domain/cancellation/cancelRequest";
import { describe, expect, it } from "vitest";
import { account, activeSubscription } from "../../scenarios/people.ts";
import { worldSince } from "../../scenarios/worldSince.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { sentWalletCard } from "../../testing/sentCard.ts";
import { refusedCard } from "../../testing/threeYears.ts";
import { storedCardsOf } from "../cards/storedCards.ts";
import type { Subscription } from "../checkout/collections.ts";
import { planPageOf } from "../plan/planPageOf.ts";
import { flowsOf } from "../shipments/flowsOf.ts";
import { listedBoxesOf } from "../subscriptions/listedBoxes.ts";
import { ownSubscriptions } from "../subscriptions/ownSubscriptions.ts";

const today = civilDate(2026, 3, 10);
const now = noonOf(today);
const day = 24 * 60 * 60 * 1000;
const code = "ATIVA00001";
const loggedIn = { session: { customerCode: account.code, reach: "account" } } as const;

/** A half-year plan with a coupon and without renewal, started `daysAgo` days ago. */
async function open(daysAgo: number, difference: Partial<Subscription> = {}) {
  const bob: Subscription = {
    ...activeSubscription(now, daysAgo),
    planTag: "SP_semestral",
    amount: 40_446,
    amountWithoutCoupon: 44_940,
    coupon: "PETBOX10",
    freight: 1_235,
    renewalOff: true,
    ...difference,
  };
  const shop = inProcess({
    world: worldSince({ customers: [account], subscriptions: [bob] }, bob.createdAt, now),
    newcomer: loggedIn,
  });
  const carla = await shop.visit();
  const renew = (of = code) => carla.send("POST", `/renovar/${of}`);
  const renewal = () => shop.store.subscriptions.all().find(({ renewedFrom }) => renewedFrom === code);
  const addCard = (cardNumber: string) =>
    carla.post("/assinatura/credit-cards/add-new", {
      code: account.code,
      ...sentWalletCard,
      cardNumber,
    });
  const cards = () => storedCardsOf(shop.store, account.code);
  /** The card digits on the subscription's page. */
  const shownOnPage = () => {
    const bob = shop.store.subscriptions.get(code);
    return bob && planPageOf(shop.store, bob, { customer: account, now }).cards[0]?.lastFour;
  };
  const subscription = () => shop.store.subscriptions.get(code);
  return { ...shop, renew, renewal, carla, subscription, addCard, cards, shownOnPage };
}

const approved = "5555555555554444";

const refused = (text: RegExp) => ({ status: 200, body: { success: false, message: expect.stringMatching(text) } });

describe("a renewal", () => {
  it("MAN-320 MAN-022 of an ended term starts today, charges the full price at once, and gets its box", async () => {
    const { renew, renewal, subscription, store, mails, broadcasts } = await open(200);
    expect(subscription()).toMatchObject({ endedOn: expect.any(String) });
    const { endedOn } = subscription() ?? {};
    expect(await renew()).toEqual({
      status: 200,
      body: { success: true, message: expect.stringContaining("Sua assinatura foi renovada!") },
    });
    const made = renewal();
    expect(subscription()).toMatchObject({ endedOn, renewedInto: made?.code });
    expect(made).toMatchObject({ startedOn: today, amount: 44_940, freight: 1_235 });
    for (const gone of ["coupon", "endedOn", "renewalOff"]) expect(made).not.toHaveProperty(gone);
    expect(store.charges.get(`${made?.code}-1`)).toMatchObject({ dueOn: today, paidOn: today, amount: 7_490 + 1_235 });
    expect(store.shipments.get(`${made?.code}-1`)).toMatchObject({ openedOn: today });
    expect(mails).toMatchObject([{ subject: "A assinatura do Bob foi renovada", path: `/plano/${made?.code}` }]);
    expect(JSON.stringify(broadcasts)).toContain(code);
  });

  it("of a term in its last month starts after it: no charge is made today, and the paid box still comes", async () => {
    const { renew, renewal, subscription, store, pass } = await open(160);
    const charges = store.charges.all().length;
    const end = addMonths(civilDateAt(now - 160 * day), 6);
    expect((await renew()).body).toMatchObject({ success: true });
    expect(renewal()).toMatchObject({ startedOn: end });
    expect(subscription()).toMatchObject({ endedOn: end, renewedInto: renewal()?.code });
    expect(store.charges.all()).toHaveLength(charges);
    pass(40 * day);
    const own = store.charges.all().filter(({ subscriptionCode }) => subscriptionCode === renewal()?.code);
    expect(own.map(({ dueOn }) => dueOn)).toEqual([end]);
    expect(store.shipments.get(`${code}-6`)).toMatchObject({ handedOverOn: expect.any(String) });
    pass(200 * day);
    // From then on it renews itself.
    expect(renewal()).toMatchObject({ renewedInto: expect.any(String) });
  });

  it("left before its first day gives way to the paid term, whose box still comes, and which can be renewed again", async () => {
    const { renew, renewal, subscription, carla, store, pass } = await open(160);
    const end = addMonths(civilDateAt(now - 160 * day), 6);
    await renew();
    const left = renewal()?.code ?? "";
    await carla.post(`/plano/cancel/${left}`, { motivo_principal: cancelReasons[0], motivo_descrito: "" });
    expect(await renew()).toEqual(refused(/pedido de cancelamento/));
    pass(3 * day);
    expect(store.subscriptions.get(left)).toMatchObject({ endedOn: expect.any(String) });
    expect(ownSubscriptions(store, account.code).map((each) => each.code)).toEqual([code]);
    const [box] = listedBoxesOf(store, account.code, now + 3 * day);
    expect(box).toMatchObject({ code, status: { label: "Ativa" }, facts: { term: { on: end, renews: false } } });
    const [flow] = flowsOf(store, account.code, today);
    expect(flow).toMatchObject({ subscription: code, active: true });
    expect((await renew()).body).toMatchObject({ success: true });
    expect(subscription()).toMatchObject({ endedOn: end });
    const again = store.subscriptions.get(subscription()?.renewedInto ?? "");
    expect(again).toMatchObject({ startedOn: end, renewedFrom: code });
    expect(again?.code).not.toBe(left);
    expect(again).not.toHaveProperty("cancelAskedOn");
    expect(ownSubscriptions(store, account.code).map((each) => each.code)).toEqual([again?.code]);
    pass(40 * day);
    expect(store.shipments.get(`${code}-6`)).toMatchObject({ handedOverOn: expect.any(String) });
  });

  it("of a term with months ahead only switches its automatic renewal on", async () => {
    const { renew, renewal, subscription, store, pass } = await open(65);
    const before = subscription();
    expect((await renew()).body).toMatchObject({
      success: true,
      message: expect.stringMatching(/renovação automática/),
    });
    const { renewalOff: _off, ...rest } = before ?? {};
    expect(subscription()).toEqual(rest);
    expect(renewal()).toBeUndefined();
    pass(130 * day);
    expect(renewal()).toMatchObject({ startedOn: addMonths(civilDateAt(now - 65 * day), 6) });
    expect(store.charges.all().every(({ paidOn }) => paidOn !== undefined)).toBe(true);
  });

  it("happens once, from two tabs and on repeated requests", async () => {
    const { renew, renewal, store, carla } = await open(200);
    const [one, other] = await Promise.all([renew(), carla.send("POST", `/renovar/CTR-${code}`)]);
    expect(one.body).toMatchObject({ success: true });
    expect(other).toEqual(refused(/já foi renovada/));
    expect(await renew()).toEqual(refused(/já foi renovada/));
    expect(store.subscriptions.all().filter(({ renewedFrom }) => renewedFrom === code)).toHaveLength(1);
    // The new term renews itself.
    expect(await renew(renewal()?.code)).toEqual(refused(/se renova sozinha/));
  });

  it("fails when the card is refused, and can be tried again", async () => {
    const { renew, renewal, subscription, store, mails } = await open(200, {});
    const bob = subscription();
    if (bob === undefined) throw new Error("Bob has no subscription.");
    store.subscriptions.put({ ...bob, card: refusedCard });
    const charges = store.charges.all();
    expect(await renew()).toEqual(refused(/cartão final 0002 não passou/));
    expect([renewal(), store.charges.all(), mails]).toEqual([undefined, charges, []]);
    expect(subscription()).toEqual({ ...bob, card: refusedCard });
    store.subscriptions.put(bob);
    expect((await renew()).body).toMatchObject({ success: true });
  });

  it("is charged to the card that the page shows and hears of, not to the one that paid before", async () => {
    const { renew, renewal, addCard, cards, shownOnPage, broadcasts } = await open(200);
    expect(shownOnPage()).toBe("1111");
    await addCard(approved);
    expect(broadcasts.map(({ message }) => message)).toEqual([{ subscription_code: code }]);
    expect(shownOnPage()).toBe("4444");
    expect((await renew()).body).toMatchObject({ success: true });
    expect(renewal()?.card).toMatchObject({ firstSix: "555555", lastFour: "4444" });
    expect(renewal()?.card).not.toHaveProperty("id");
    expect(cards().map(({ lastFour }) => lastFour)).toEqual(["4444"]);
  });

  it("succeeds with a card added after a refusal", async () => {
    const { renew, renewal, addCard, subscription, store } = await open(200);
    const bob = subscription();
    if (bob) store.subscriptions.put({ ...bob, card: refusedCard });
    expect(await renew()).toEqual(refused(/cartão final 0002 não passou/));
    await addCard(approved);
    expect((await renew()).body).toMatchObject({ success: true });
    expect(renewal()?.card).toMatchObject({ lastFour: "4444" });
  });

  it("never charges a removed card: a new one has to be added first", async () => {
    const { renew, renewal, addCard, carla, cards, shownOnPage } = await open(200);
    await addCard(approved);
    await carla.post("/assinatura/credit-cards/delete", { code: cards()[0]?.id });
    expect(shownOnPage()).toBeUndefined();
    expect(await renew()).toEqual(refused(/Adicione um antes de renovar/));
    expect(renewal()).toBeUndefined();
  });

  it.each([
    ["was cancelled", { cancelAskedOn: addDays(today, -9), endedOn: addDays(today, -8) }, /cancelada/],
    ["waits to be cancelled", { cancelAskedOn: today }, /pedido de cancelamento/],
    ["renews itself", { renewalOff: false }, /se renova sozinha/],
    ["has not begun", { startedOn: undefined }, /primeiro pagamento/],
  ])("of a subscription that %s is refused with a text", async (_what, change, text) => {
    const { renew, renewal, store, subscription } = await open(65);
    const bob = subscription();
    if (bob === undefined) throw new Error("Bob has no subscription.");
    const { startedOn: _startedOn, outcome: _outcome, ...rest } = bob;
    store.subscriptions.put("startedOn" in change ? rest : { ...bob, ...change });
    expect(await renew()).toEqual(refused(text));
    expect(renewal()).toBeUndefined();
  });

  it("of a subscription with an open month is refused until that is paid", async () => {
    const { renew, subscription, store } = await open(35, { card: refusedCard });
    expect(store.charges.all().at(-1)).not.toHaveProperty("paidOn");
    expect(await renew()).toEqual(refused(/Regularize/));
    expect(subscription()).toMatchObject({ renewalOff: true });
  });
});
