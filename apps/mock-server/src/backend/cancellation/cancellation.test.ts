import { addDays, civilDate } from "@petbox/domain/calendar/civilDate";
import { nothingToCancel, nothingToCancelTexts } from "@petbox/domain/cancellation/nothingToCancel";
import { planPermissions } from "@petbox/domain/subscription/planPermissions";
import { describe, expect, it } from "vitest";
import { account, activeSubscription } from "../../scenarios/people.ts";
import { scenarios } from "../../scenarios/scenarios.ts";
import { worldSince } from "../../scenarios/worldSince.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { refusedCard } from "../../testing/threeYears.ts";
import type { Subscription } from "../checkout/collections.ts";
import { planPageOf } from "../plan/planPageOf.ts";

/** A Tuesday. */
const today = civilDate(2026, 3, 10);
const now = noonOf(today);
const day = 24 * 60 * 60 * 1000;
const code = "ATIVA00001";
const reason = "Não gostei dos itens";
const loggedIn = { session: { customerCode: account.code, reach: "account" } } as const;

/** A subscriber of 65 days, with three paid months. */
async function open(difference: Partial<Subscription> = {}, newcomer: object = loggedIn) {
  const bob = { ...activeSubscription(now, 65), ...difference };
  const shop = inProcess({
    world: worldSince({ customers: [account], subscriptions: [bob] }, bob.createdAt, now),
    newcomer,
  });
  const carla = await shop.visit();
  const ask = (sent: object = { motivo_principal: reason, motivo_descrito: "" }, of = code) =>
    carla.post(`/plano/cancel/${of}`, sent);
  return { ...shop, ask, carla, subscription: () => shop.store.subscriptions.get(code) };
}

describe("a request to cancel", () => {
  it("MAN-321 MAN-397 is stored with its reason, acknowledged at once, and granted by e-mail on the next business day", async () => {
    const { ask, store, subscription, mails, broadcasts, pass } = await open();
    expect(await ask({ motivo_principal: reason, motivo_descrito: "O Bob <b>não</b> gostou.\nPena 🐶" })).toEqual({
      status: 200,
      body: { success: true, message: expect.stringContaining("e-mail em até 1 dia útil") },
    });
    expect(subscription()).toMatchObject({ cancelAskedOn: today });
    expect(store.cancelRequests.all()).toEqual([
      { subscriptionCode: code, askedOn: today, reason, description: "O Bob <b>não</b> gostou.\nPena 🐶" },
    ]);
    expect(broadcasts.map(({ message }) => JSON.stringify(message)).join()).toContain(code);
    expect(mails).toMatchObject([
      { to: account.email, subject: "Recebemos o pedido de cancelamento da assinatura do Bob", path: `/plano/${code}` },
    ]);
    expect(subscription()).not.toHaveProperty("endedOn");
    pass(day);
    expect(subscription()).toMatchObject({ endedOn: addDays(today, 1) });
    expect(mails).toHaveLength(2);
    expect(mails.at(-1)).toMatchObject({ to: account.email, path: `/plano/${code}` });
  });

  it("MAN-394 costs a tenth of the nine remaining months, charged to the subscription's card", async () => {
    const { ask, subscription, mails, pass } = await open();
    await ask();
    pass(day);
    expect(subscription()?.penalty).toEqual({ amount: 6_291, on: "2026-03-11", outcome: "paid" });
    expect(mails.at(-1)?.subject).toBe(
      "A assinatura do Bob foi cancelada: a multa de R$62,91 foi cobrada no cartão final 1111",
    );
  });

  it.each([
    ["MAN-395 of the monthly plan", 5, { planTag: "SP_mensal", amount: 7_990 }],
    ["MAN-396 after the term", 160, { planTag: "SP_semestral", amount: 44_940 }],
  ])("%s costs nothing", async (_what, daysAgo, difference) => {
    const { createdAt, outcome } = activeSubscription(now, daysAgo);
    const { ask, subscription, mails, pass } = await open({ ...difference, createdAt, ...(outcome && { outcome }) });
    expect((await ask()).body).toMatchObject({ success: true });
    pass(day);
    expect(subscription()).toMatchObject({ endedOn: "2026-03-11" });
    expect(subscription()).not.toHaveProperty("penalty");
    expect(mails.map(({ subject }) => subject)).toContain("A assinatura do Bob foi cancelada, sem multa");
  });

  it("reports that the card did not pay the penalty", async () => {
    const { ask, subscription, store, mails, pass } = await open();
    const bob = subscription();
    if (bob) store.subscriptions.put({ ...bob, card: refusedCard });
    await ask();
    pass(day);
    expect(subscription()?.penalty).toMatchObject({ outcome: "refused" });
    expect(mails.at(-1)?.subject).toMatch(/a multa de R\$62,91 não passou no cartão final 0002$/);
  });

  it("leaves an unpaid penalty for the customer to pay once, and sends no further box", async () => {
    const { ask, carla, subscription, store, mails, pass } = await open();
    const bob = subscription();
    if (bob) store.subscriptions.put({ ...bob, card: refusedCard });
    await ask();
    pass(day);
    const resolution = `/assinatura/resolver/${code}`;
    expect(mails.at(-1)).toMatchObject({ subject: expect.stringMatching(/não passou/), path: resolution });
    const listed = async () => (await carla.get("/assinatura/needs-retry/")).body;
    expect(await listed()).toMatchObject({ data: [{ subscription_code: code, next_invoice_date: "2026-03-11" }] });
    const owed = async () => (await carla.get(`/assinatura/amount-resolution/${code}`)).body;
    expect(await owed()).toMatchObject({ data: { amount: 6_291, parcels: 1, gateway_order_status: null } });
    const shipments = store.shipments.all();
    const pay = () => carla.post(`/assinatura/finish-resolution/${code}`, { type: "BOLETO" });
    expect((await pay()).body).toMatchObject({ success: true });
    const page = () => {
      const left = subscription();
      return left && planPageOf(store, left, { customer: account, now: now + day });
    };
    expect(page()).toMatchObject({
      subscription: { penaltyDue: 6_291, waitingPayment: "boleto" },
      invoices: [{ isPenalty: true, statusText: "Em aberto" }, {}, {}, {}],
    });
    const [request] = store.paymentRequests.all();
    if (request) store.paymentRequests.put({ ...request, outcome: { result: "PAID", at: now + 2 * day } });
    pass(day);
    expect(subscription()?.penalty).toEqual({ amount: 6_291, on: "2026-03-11", outcome: "paid", paidOn: "2026-03-12" });
    expect(page()?.subscription).not.toHaveProperty("penaltyDue");
    expect(page()?.invoices[0]).toMatchObject({ isPenalty: true, statusText: "Paga" });
    expect(page()?.history?.filter(({ event }) => event.startsWith("penalty"))).toEqual([
      { event: "penalty-refused", on: "2026-03-11", amount: 6_291 },
      { event: "penalty-paid", on: "2026-03-12", amount: 6_291 },
    ]);
    expect(await listed()).toMatchObject({ data: [] });
    expect(await owed()).toMatchObject({ data: { gateway_order_status: "PAID" } });
    expect((await pay()).body).toMatchObject({ error: expect.stringMatching(/nada em aberto/) });
    expect(store.shipments.all()).toHaveLength(shipments.length);
  });

  it("stops charging and renewing from the request on, even before it is granted", async () => {
    // A Friday, the day before a charge: the request is granted on Monday.
    const friday = civilDate(2026, 4, 3);
    const { ask, store, subscription, pass } = await open({
      planTag: "SP_mensal",
      amount: 7_990,
      createdAt: now - 24 * day,
      outcome: { result: "PAID", at: now - 24 * day },
    });
    pass(noonOf(friday) - now);
    const [before, all] = [store.charges.all().length, store.subscriptions.all().length];
    const last = store.subscriptions.all().at(-1)?.code ?? "";
    await ask(undefined, last);
    pass(60 * day);
    expect([store.charges.all().length, store.subscriptions.all().length]).toEqual([before, all]);
    expect(store.subscriptions.get(last)).toMatchObject({ endedOn: "2026-04-06" });
    expect(subscription()).toMatchObject({ renewedInto: expect.any(String) });
  });

  it("leaves a paid box on its way", async () => {
    const { ask, store, pass } = await open();
    const { [store.charges.all().length - 1]: lastCharge } = store.charges.all();
    await ask();
    pass(30 * day);
    const [box] = store.shipments.all().filter(({ chargeId }) => chargeId === lastCharge?.id);
    expect(box).toMatchObject({ handedOverOn: expect.any(String) });
    expect(store.charges.all()).toHaveLength(3);
  });

  it.each([
    ["MAN-254 without a reason", ""],
    ["MAN-250 MAN-254 with a reason outside the list", "Outro motivo"],
    ["with markup as the reason", "<b>Outro</b>"],
  ])("%s is refused with the page's own text, and is not saved", async (_what, motivo_principal) => {
    const { ask, store, subscription, mails } = await open();
    expect(await ask({ motivo_principal, motivo_descrito: "O Bob se foi." })).toEqual({
      status: 400,
      body: { success: false, message: "É necessário selecionar um motivo de cancelamento!" },
    });
    expect([store.cancelRequests.all(), mails]).toEqual([[], []]);
    expect(subscription()).not.toHaveProperty("cancelAskedOn");
  });

  it("MAN-253 may have no further text, or so long a text that only its beginning is kept", async () => {
    const { ask, store } = await open();
    expect((await ask({ motivo_principal: "Outro" })).status).toBe(200);
    expect(store.cancelRequests.get(code)).toMatchObject({ reason: "Outro", description: "" });
    const { ask: askAtLength, store: other } = await open();
    await askAtLength({ motivo_principal: "Outro", motivo_descrito: `${"a".repeat(1_999)}🐶 e mais` });
    expect(other.cancelRequests.get(code)?.description).toBe(`${"a".repeat(1_999)}🐶`);
  });

  it("sent twice, or from two tabs, counts once", async () => {
    const { ask, store, mails } = await open();
    const replies = await Promise.all([ask(), ask({ motivo_principal: "Outro", motivo_descrito: "de novo" })]);
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [200, { success: true, message: expect.any(String) }],
      [200, { success: false, message: expect.stringContaining("Já recebemos o seu pedido") }],
    ]);
    expect(store.cancelRequests.all()).toMatchObject([{ reason }]);
    expect(mails).toHaveLength(1);
  });

  it("of a paid term whose renewal was cancelled is refused with the sentence of its page, which has no button", async () => {
    const { ask, store, subscription } = await open({ planTag: "SP_mensal", renewalOff: true });
    const bob = subscription();
    if (bob === undefined) throw new Error("Bob has no subscription.");
    const begins = addDays(today, 20);
    store.subscriptions.put({ ...bob, endedOn: begins, renewedInto: "NOVA000001" });
    const renewal = { ...bob, code: "NOVA000001", startedOn: begins, renewedFrom: code };
    store.subscriptions.put({ ...renewal, cancelAskedOn: addDays(today, -1), endedOn: today });
    const left = store.subscriptions.get(code);
    if (left === undefined) throw new Error("Bob has no subscription.");
    const { subscription: plan, ...page } = planPageOf(store, left, { customer: account, now });
    if (plan === undefined) throw new Error("Bob's page is empty.");
    expect(page.isCancelAsked).toBe(false);
    const nothing = nothingToCancel({ ...plan, ...page });
    expect(nothing).toEqual({ kind: "renewal-canceled" });
    expect(planPermissions({ ...plan, ...page, planCode: plan.plan.code })).toEqual({ renew: true, cancel: false });
    const message = nothing && nothingToCancelTexts[nothing.kind];
    expect(await ask()).toEqual({ status: 400, body: { success: false, message } });
    store.subscriptions.put({ ...left, endedOn: today });
    expect(await ask()).toEqual({ status: 400, body: { success: false, message: nothingToCancelTexts.expired } });
  });

  it.each([
    ["was cancelled", { cancelAskedOn: today, endedOn: today }, /já foi cancelada/],
    ["has ended", { endedOn: today }, /já terminou/],
    ["was renewed", { endedOn: today, renewedInto: "OUTRA00001" }, /já foi renovada/],
    ["has not begun", { startedOn: undefined }, /primeiro pagamento/],
  ])("of a subscription that %s is refused", async (_what, change, text) => {
    const { ask, store, subscription, mails } = await open();
    const bob = subscription();
    if (bob === undefined) throw new Error("Bob has no subscription.");
    const { startedOn: _startedOn, outcome: _outcome, ...rest } = bob;
    store.subscriptions.put("startedOn" in change ? rest : { ...bob, ...change });
    expect(await ask()).toEqual({ status: 400, body: { success: false, message: expect.stringMatching(text) } });
    expect([store.cancelRequests.all(), mails]).toEqual([[], []]);
  });
});

describe("a subscription", () => {
  it("of another customer, or to pads, is refused like one that does not exist, by both calls", async () => {
    const shop = inProcess({
      world: scenarios["caixa-e-tapetes"].world(now),
      newcomer: scenarios["caixa-e-tapetes"].newcomer,
    });
    const zulmira = await shop.visit();
    const neighbour = scenarios.vizinhanca.world(now).subscriptions?.find((each) => each.code === "BENTO00002");
    if (neighbour) shop.store.subscriptions.put(neighbour);
    const unknown = { status: 404, body: { success: false, message: "Não encontramos esta assinatura." } };
    for (const name of ["BENTO00002", "CTR-BENTO00002", "NADA000000", "__proto__", "TAPETES001"]) {
      expect(await zulmira.post(`/plano/cancel/${name}`, { motivo_principal: "Outro" })).toEqual(unknown);
      expect(await zulmira.send("POST", `/renovar/${name}`)).toEqual(unknown);
    }
    expect(shop.store.subscriptions.get("BENTO00002")).toEqual(neighbour);
    // The customer's own subscription is found by its contract id too.
    expect((await zulmira.post("/plano/cancel/CTR-DALILA0003", { motivo_principal: "Outro" })).status).toBe(200);
  });

  it("cannot be cancelled or renewed by an anonymous visitor", async () => {
    const { ask, visit } = await open({}, {});
    const stranger = await visit();
    expect([(await ask()).status, (await stranger.send("POST", `/renovar/${code}`)).status]).toEqual([401, 401]);
  });
});
