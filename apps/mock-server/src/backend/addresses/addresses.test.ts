import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { describe, expect, it } from "vitest";
import { scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { renewAhead } from "../../testing/renewAhead.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { accountSubscriptionsOf } from "../account/accountSubscriptions.ts";
import { contractIdOf } from "../subscriptions/contract.ts";

const scenario = scenarios["assinante-de-um-ano"];
const carlas = scenario.world(testMoment);
const active = carlas.subscriptions?.find(({ pet, endedOn }) => pet?.name === "Bob" && endedOn === undefined);
if (active?.startedOn === undefined) throw new Error("Bob has no subscription.");
/** Bob's subscription is paid up and renewed; Mika's waits for its second month. */
const { code: bob, startedOn, outcome: _outcome, ...notBegun } = active;
const mika = "ATRASO0001";

const manaus = {
  zipcode: "69036360",
  state: "AM",
  number: "305",
  neighborhood: "Compensa",
  street: "Avenida Brasil",
  complement: "casa 2",
  reference: "em frente ao parque",
  city: "Manaus",
};

async function open(newcomer = scenario.newcomer) {
  const shop = inProcess({ world: carlas, newcomer });
  const carla = await shop.visit();
  const verify = (code: string, change = {}) =>
    carla.post("/user/endereco/alter/verify", { ...manaus, ...change, code });
  const alter = (code: string, change = {}) => carla.post("/user/endereco/alter", { ...manaus, ...change, code });
  const openCharge = () =>
    shop.store.charges.all().find(({ subscriptionCode, paidOn }) => subscriptionCode === mika && !paidOn);
  return { ...shop, shop, carla, verify, alter, openCharge };
}

describe("changing a delivery address", () => {
  it("SUB-326 SUB-141 returns the consequences of the change without saving anything", async () => {
    const { verify, store } = await open();
    const bobs = store.subscriptions.get(bob);
    const { status, body } = await verify(bob);
    expect(status).toBe(200);
    expect(body).toMatchObject({ actionType: "change", newFreightValue: 2_955, subRenewed: true, amount: 0 });
    // The length of the term does not depend on the address.
    const before = { shipping_price: 0, total: 6_990, expires_on: "2027-01-14" };
    expect(body).toMatchObject({ before, new_expires_on: "2027-01-14" });
    expect(body).not.toHaveProperty("next_charge_on");
    expect(store.subscriptions.get(bob)).toEqual(bobs);
  });

  it("SUB-327 sends this subscription's boxes to the new address, with its reference; the other one stays", async () => {
    const { alter, store, broadcasts } = await open();
    const before = { mika: store.subscriptions.get(mika), customer: store.customers.get("conta0001") };
    expect(await alter(bob)).toEqual({ status: 200, body: { success: true } });
    expect(store.subscriptions.get(bob)).toMatchObject({
      address: {
        cep: "69036360",
        number: "305",
        complement: "casa 2",
        city: "Manaus",
        reference: "em frente ao parque",
      },
      state: "AM",
      freight: 2_955,
    });
    expect(store.subscriptions.get(mika)).toEqual(before.mika);
    expect(store.customers.get("conta0001")).toEqual(before.customer);
    expect(broadcasts.map(({ message }) => JSON.stringify(message)).join()).toContain(bob);
    // Back in a state with free delivery, the freight is gone.
    await alter(bob, { zipcode: "01310100", state: "SP", city: "São Paulo", street: "Avenida Paulista" });
    expect(store.subscriptions.get(bob)).not.toHaveProperty("freight");
  });

  it("SUB-214 reports a box that is already being made", async () => {
    const { verify, store } = await open();
    for (const each of store.shipments.all()) store.shipments.put({ ...each, deliveredOn: startedOn });
    expect((await verify(bob)).body).toMatchObject({ haveGeneretedBox: false });
    store.shipments.put({ chargeId: `${bob}-99`, subscriptionCode: bob, openedOn: startedOn });
    expect((await verify(bob)).body).toMatchObject({ haveGeneretedBox: true });
  });

  it("SUB-214 reports it for a subscription renewed ahead of time, whose box belongs to the previous term", async () => {
    const { verify, store } = await open();
    for (const each of store.shipments.all()) store.shipments.put({ ...each, deliveredOn: startedOn });
    const renewal = renewAhead(store, bob, civilDateAt(testMoment));
    expect((await verify(renewal)).body).toMatchObject({ haveGeneretedBox: false });
    store.shipments.put({ chargeId: `${bob}-99`, subscriptionCode: bob, openedOn: startedOn });
    expect((await verify(renewal)).body).toMatchObject({ haveGeneretedBox: true });
  });

  it("SUB-215 charges an overdue month again, once, and announces the amount beforehand", async () => {
    const { verify, alter, openCharge, shop } = await open();
    const before = openCharge();
    const amount = Number(before?.amount) + 2_955;
    expect((await verify(mika)).body).toMatchObject({
      actionType: "charge",
      amount,
      boxesToBeSent: 1,
      card_last_four: "0002",
    });
    expect(openCharge()).toEqual(before);
    // The address changes although the card is refused; the reply says both.
    expect(await alter(mika)).toEqual({ status: 200, body: { success: true, charge_refused: amount } });
    expect(openCharge()).toMatchObject({ id: before?.id, amount });
    const tries = Number(openCharge()?.tries.length);
    expect(tries).toBe(Number(before?.tries.length) + 1);
    // A repeated request after a lost reply has no effect, and still says that the card was refused.
    expect(await alter(mika)).toEqual({ status: 200, body: { success: true, charge_refused: amount } });
    expect(openCharge()?.tries).toHaveLength(tries);
    expect((await verify(mika)).body).toMatchObject({ actionType: "change", amount: 0 });
    shop.pass(24 * 60 * 60_000);
    expect((await alter(mika)).body).toEqual({ success: true });
  });

  it("SUB-215 reports no refused card of today for the address that the boxes already went to", async () => {
    const { alter, openCharge, store } = await open();
    await alter(mika);
    const moved = store.subscriptions.get(mika);
    if (moved === undefined) throw new Error("Mika has no subscription.");
    const { addressChanges: _today, ...before } = moved;
    store.subscriptions.put(before);
    expect(openCharge()?.tries.at(-1)).toMatchObject({ on: civilDateAt(testMoment), outcome: "refused" });
    expect((await alter(mika)).body).toEqual({ success: true });
  });

  it.each([
    ["soon", 0, "2027-01-24", "2027-01-24", "2026-03-24"],
    [
      "after more than a month: the term resumes after the month that was lost",
      20,
      "2027-01-24",
      "2027-02-24",
      "2026-04-24",
    ],
  ])("SUB-215 announces what follows once the debt is paid, %s", async (_when, days, now, after, next) => {
    const { verify, shop } = await open();
    shop.pass(days * 24 * 60 * 60_000);
    expect((await verify(mika)).body).toMatchObject({
      before: { shipping_price: 0, total: 6_990, expires_on: now },
      new_expires_on: after,
      next_charge_on: next,
    });
  });

  it("announces no next charge for a subscription that ends with a paid term", async () => {
    const { verify, store } = await open();
    expect((await verify(bob)).body).toMatchObject({ nextInvoiceDate: { day: 14, month: 3, year: 2026 } });
    store.subscriptions.put({ ...active, planTag: "SP_mensal", renewalOff: true });
    expect((await verify(bob)).body).not.toHaveProperty("nextInvoiceDate");
  });

  it("SUB-215 announces the renewal's price after the last month, and no further charge when the subscription ends there", async () => {
    const { verify, store, openCharge } = await open();
    const mikas = store.subscriptions.get(mika);
    const owed = openCharge();
    if (mikas === undefined || owed === undefined) throw new Error("Mika owes nothing.");
    for (const month of [2, 3, 4, 5, 6]) {
      store.charges.put({ ...owed, id: `${mika}-${month}`, month, ...(month < 6 && { paidOn: owed.dueOn }) });
    }
    const lastMonth = { ...mikas, planTag: "SP_semestral", amount: 6 * 5_990, amountWithoutCoupon: 6 * 7_990 };
    store.subscriptions.put(lastMonth);
    expect((await verify(mika)).body).toMatchObject({
      amount: 5_990 + 2_955,
      next_charge_on: "2026-07-24",
      next_charge_amount: 7_990 + 2_955,
    });
    store.subscriptions.put({ ...lastMonth, renewalOff: true });
    const { body } = await verify(mika);
    expect(body).toMatchObject({ actionType: "charge", next_charge_amount: 0 });
    expect(body).not.toHaveProperty("next_charge_on");
  });

  it("SUB-326 deducts the credit of an aborted box from the next charge, as the charge itself does", async () => {
    const { verify, alter, shop, store } = await open();
    const last = store.shipments.all().findLast(({ subscriptionCode }) => subscriptionCode === bob);
    if (last === undefined) throw new Error("Bob has no box.");
    const { deliveredOn: _delivered, handedOverOn: _handedOver, packedOn: _packed, ...box } = last;
    store.shipments.put({ ...box, abortedOn: civilDateAt(testMoment) });
    expect((await verify(bob)).body).toMatchObject({
      before: { total: 6_990, next_charge_amount: 0 },
      newSubscriptionAmountParcels: 6_990 + 2_955,
      next_charge_amount: 2_955,
    });
    await alter(bob);
    shop.pass(4 * 24 * 60 * 60_000);
    const charge = store.charges.all().findLast(({ subscriptionCode }) => subscriptionCode === bob);
    expect(charge).toMatchObject({ dueOn: "2026-03-14", amount: 2_955 });
  });

  it("SUB-215 deducts the credit of an aborted box from the overdue charge", async () => {
    const { verify, alter, openCharge, store } = await open();
    const owed = openCharge();
    if (owed === undefined) throw new Error("Mika owes nothing.");
    store.charges.put({ ...owed, amount: cents(owed.amount - 1_000), credit: cents(1_000) });
    const amount = owed.amount - 1_000 + 2_955;
    expect((await verify(mika)).body).toMatchObject({
      amount,
      before: { next_charge_amount: owed.amount - 1_000 },
      newSubscriptionAmountParcels: 6_990 + 2_955,
    });
    expect((await alter(mika)).body).toEqual({ success: true, charge_refused: amount });
  });

  it("waits for a payment under way, and refunds money for the old amount", async () => {
    const { verify, alter, carla, store, shop, mails, openCharge } = await open();
    await carla.post(`/assinatura/finish-resolution/${mika}`, { type: "PIX" });
    const refusal = { status: 422, body: { message: expect.stringMatching(/^Há um pagamento em andamento/) } };
    expect([await verify(mika), await alter(mika)]).toEqual([refusal, refusal]);
    const lockAt = (now: number) => {
      const customer = store.customers.get("conta0001");
      const own = customer ? accountSubscriptionsOf(store, customer, now) : [];
      return own.find(({ code }) => code === "ATRASO0001")?.addressLocked;
    };
    expect(lockAt(testMoment)).toMatch(/^Há um pagamento em andamento/);
    expect(lockAt(testMoment + 24 * 60 * 60_000)).toBeUndefined();
    // The change cancels a PIX that the bank no longer accepts.
    shop.pass(24 * 60 * 60_000);
    expect((await alter(mika)).status).toBe(200);
    const [request] = store.paymentRequests.all();
    expect(request).toMatchObject({ cancelledAt: expect.any(Number) });
    if (request) store.paymentRequests.put({ ...request, outcome: { result: "PAID", at: testMoment } });
    shop.pass(0);
    expect(store.paymentRequests.get(request?.id ?? "")).toMatchObject({ end: { kind: "returned" } });
    expect(openCharge()).toBeDefined();
    expect(mails.at(-1)?.subject).toMatch(/^Devolvemos R\$.*: o valor da fatura tinha mudado$/);
  });
});

describe("pads and food", () => {
  const paulista = { ...manaus, zipcode: "01310100", state: "SP", city: "São Paulo", street: "Avenida Paulista" };

  async function openPurchases(name: "compras-programadas" | "produto-esgotado") {
    const { newcomer, world } = scenarios[name];
    const shop = inProcess({ world: world(testMoment), newcomer });
    const visitor = await shop.visit();
    const ask = (code: string, address = manaus) => visitor.post("/user/endereco/alter/verify", { ...address, code });
    const move = (code: string, address = manaus) => visitor.post("/user/endereco/alter", { ...address, code });
    return { ...shop, ask, move };
  }

  it("sent alone pay the parcel freight of the new address, announced beforehand", async () => {
    const { ask, move, store } = await openPurchases("compras-programadas");
    const before = store.subscriptions.get("UMIDOS0012");
    expect(before).toMatchObject({ freight: 1_190, amount: 24 * 790 });
    expect((await ask("UMIDOS0012")).body).toMatchObject({
      newFreightValue: 4_190,
      newSubscriptionAmountParcels: 24 * 790 + 4_190,
      scheduled_purchases: [
        {
          kind: "wet-food",
          with_box: false,
          shipping_price: 1_190,
          new_shipping_price: 4_190,
          total: 24 * 790 + 1_190,
          new_total: 24 * 790 + 4_190,
        },
      ],
    });
    expect(store.subscriptions.get("UMIDOS0012")).toEqual(before);
    expect((await move("UMIDOS0012")).status).toBe(200);
    expect(store.subscriptions.get("UMIDOS0012")).toMatchObject({ state: "AM", freight: 4_190 });
    await move("UMIDOS0012", paulista);
    expect(store.subscriptions.get("UMIDOS0012")).toMatchObject({ state: "SP", freight: 1_190 });
  });

  it("that travel with a box move with it, and pay for the weight above the free limit there", async () => {
    const { ask, move, store, visit } = await openPurchases("compras-programadas");
    const visitor = await visit();
    await visitor.post("/assinaturas/higiene/CTR-TAPETE0098/alterar", {
      items: [{ sku: "TAP-BRANCO", qty: 4 }],
      shipping_price: 0,
      recaptcha_response: "local-contact",
    });
    const { body } = await ask("PANDORA001");
    // 3.6 kg, with 2 kg free in Manaus: 1.6 of the 5 kg of a parcel of R$41,90. The other pads weigh 1.8 kg.
    expect(body).toMatchObject({
      scheduled_purchases: [
        {
          kind: "hygiene",
          with_box: true,
          shipping_price: 143,
          new_shipping_price: 1_341,
          new_total: 4 * 5_990 + 1_341,
        },
        { kind: "hygiene", with_box: true, shipping_price: 0, new_shipping_price: 0 },
      ],
    });
    expect((await move("PANDORA001")).status).toBe(200);
    for (const [code, freight] of [
      ["TAPETE0098", 1_341],
      ["TAPETE0100", 0],
    ] as const) {
      expect(store.subscriptions.get(code)).toMatchObject({ state: "AM", address: { city: "Manaus" }, freight });
    }
    // A purchase sent alone keeps its address.
    expect(store.subscriptions.get("UMIDOS0012")).toMatchObject({ state: "SP", freight: 1_190 });
  });

  it("with one product sold out pay for all of it again once it is back in stock", async () => {
    const toldAndKept = async (soldOut: readonly string[]) => {
      const { ask, move, store, visit } = await openPurchases("compras-programadas");
      const visitor = await visit();
      await visitor.post("/assinaturas/higiene/CTR-TAPETE0098/alterar", {
        items: [
          { sku: "TAP-BRANCO", qty: 4 },
          { sku: "TAP-CARVAO", qty: 1 },
        ],
        shipping_price: 0,
        recaptcha_response: "local-contact",
      });
      for (const tag of soldOut) store.soldOutItems.put({ tag });
      const { body } = await ask("PANDORA001");
      expect((await move("PANDORA001")).status).toBe(200);
      return { body, freight: store.subscriptions.get("TAPETE0098")?.freight };
    };
    const whole = await toldAndKept([]);
    const less = await toldAndKept(["TAP-BRANCO"]);
    expect(less.body).toMatchObject({ scheduled_purchases: [{ new_shipping_price: 0 }, {}] });
    expect(whole.freight).toBeGreaterThan(1_341);
    expect(less.freight).toBe(whole.freight);
  });

  it("that travel with a box cannot move without it", async () => {
    const { ask, move, store } = await openPurchases("compras-programadas");
    const before = store.subscriptions.get("TAPETE0098");
    const refusal = { status: 422, body: { message: expect.stringMatching(/viaja com o BOX da Pandora/) } };
    expect([await ask("TAPETE0098"), await move("TAPETE0098")]).toEqual([refusal, refusal]);
    expect(store.subscriptions.get("TAPETE0098")).toEqual(before);
  });
});

describe("an invalid address", () => {
  it.each([
    ["SUB-281", { zipcode: "6903636" }, "zipcode", "campo CEP"],
    ["SUB-282", { street: "Ru" }, "street", "campo rua"],
    ["SUB-283", { number: "123456" }, "number", "campo número"],
    ["SUB-284", { complement: "a".repeat(101) }, "complement", "O campo complemento pode possuir no máximo 100"],
    ["SUB-286", { reference: "a".repeat(101) }, "reference", "O campo referência pode possuir no máximo 100"],
    ["SUB-288", { neighborhood: "C" }, "neighborhood", "campo bairro"],
    ["SUB-289", { city: "" }, "city", "campo cidade"],
    ["a CEP of another state", { state: "SP" }, "state", "campo estado"],
    ["a CEP of another town", { city: "Santos" }, "city", "campo cidade"],
  ])(
    "%s is refused with the form's own text by both calls, and nothing is saved",
    async (_what, change, field, text) => {
      const { verify, alter, store } = await open();
      const before = store.subscriptions.get(bob);
      for (const { status, body } of [await verify(bob, change), await alter(bob, change)]) {
        expect(status).toBe(422);
        expect(body).toMatchObject({ errors: { [field]: [expect.stringContaining(text)] } });
      }
      expect(store.subscriptions.get(bob)).toEqual(before);
    },
  );

  it("SUB-292 a complement and a reference of 100 characters are saved", async () => {
    const { alter, store } = await open();
    const hundred = "a".repeat(100);
    expect((await alter(bob, { complement: hundred, reference: hundred })).status).toBe(200);
    expect(store.subscriptions.get(bob)?.address).toMatchObject({ complement: hundred, reference: hundred });
  });
});

describe("a contract", () => {
  it("SUB-300 of another customer is refused like one that does not exist", async () => {
    const { verify, alter, store } = await open();
    const all = scenarios.vizinhanca.world(testMoment);
    const neighbour = all.subscriptions?.find(({ code }) => code === "BENTO00002");
    if (neighbour) store.subscriptions.put(neighbour);
    const unknown = { status: 404, body: { message: "Não encontramos esta assinatura." } };
    for (const code of ["BENTO00002", "NADA000000", "", "__proto__"]) {
      expect([await verify(code), await alter(code)]).toEqual([unknown, unknown]);
    }
    expect(store.subscriptions.get("BENTO00002")).toEqual(neighbour);
  });

  it("is refused to anonymous visitors", async () => {
    const { verify, alter } = await open({});
    expect([(await verify(bob)).status, (await alter(bob)).status]).toEqual([401, 401]);
  });

  it("that is being cancelled is not charged for a change of address, even with a debt", async () => {
    const { verify, alter, store, openCharge } = await open();
    const before = openCharge();
    const mikas = store.subscriptions.get(mika);
    if (mikas === undefined) throw new Error("Mika has no subscription.");
    store.subscriptions.put({ ...mikas, cancelAskedOn: civilDateAt(testMoment) });
    const refusal = { status: 422, body: { message: expect.stringMatching(/pediu para cancelar/) } };
    expect([await verify(mika), await alter(mika)]).toEqual([refusal, refusal]);
    expect(openCharge()).toEqual(before);
  });

  it("that has ended, is being cancelled or has not begun cannot change its address, and its page gives the same reason", async () => {
    const { verify, alter, store } = await open();
    const locks = () => {
      const carla = store.customers.get("conta0001");
      if (carla === undefined) throw new Error("There is no Carla.");
      const own = accountSubscriptionsOf(store, carla, testMoment);
      return own.map(({ contractId, addressLocked }) => [contractId, addressLocked]);
    };
    expect(locks()).toContainEqual([contractIdOf(active), undefined]);
    for (const [each, text] of [
      [{ ...active, endedOn: startedOn }, /já terminou/],
      [{ ...active, cancelAskedOn: civilDateAt(testMoment) }, /pediu para cancelar/],
      [{ ...notBegun, code: bob }, /primeiro pagamento/],
    ] as const) {
      store.subscriptions.put(each);
      const refusal = { status: 422, body: { message: expect.stringMatching(text) } };
      expect([await verify(bob), await alter(bob)]).toEqual([refusal, refusal]);
      expect(locks()).toContainEqual([contractIdOf(active), expect.stringMatching(text)]);
    }
  });
});
