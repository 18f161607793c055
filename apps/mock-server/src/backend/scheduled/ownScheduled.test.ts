import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { describe, expect, it } from "vitest";
import { refusedNumber } from "../../scenarios/people.ts";
import { type ScenarioName, scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { testMoment } from "../../testing/testMoment.ts";
import type { Subscription } from "../checkout/collections.ts";
import { attentionFactsOf } from "../subscriptions/attentionFactsOf.ts";
import { ownScheduledOf } from "./ownScheduled.ts";
import { listedPurchasesOf } from "./pageData.ts";

const humanToken = "local-contact";
const mats = "/assinaturas/higiene/CTR-TAPETE0098";
const food = "/assinaturas/alimentos-umidos/CTR-UMIDOS0012";

async function open(name: ScenarioName = "compras-programadas", newcomer = scenarios[name].newcomer) {
  const shop = inProcess({ world: scenarios[name].world(testMoment), newcomer });
  const visitor = await shop.visit();
  return { ...shop, visitor };
}

const change = (items: readonly unknown[], rest: object = {}) => ({
  items,
  shipping_price: 0,
  recaptcha_response: humanToken,
  ...rest,
});
const pads = (qty: unknown) => change([{ sku: "TAP-BRANCO", qty }]);

describe("a debt", () => {
  it("is shown with its pending payment, and nothing is sent until it is paid", async () => {
    const { newcomer, world } = scenarios["compras-programadas"];
    const { store, visit, pass } = inProcess({ world: world(testMoment), newcomer });
    const visitor = await visit();
    const later = testMoment + 35 * 24 * 60 * 60_000;
    const shown = (at: number) => {
      const food = store.subscriptions.get("UMIDOS0012");
      if (food === undefined) throw new Error("The food is missing.");
      return { food, own: ownScheduledOf(store, food, at) };
    };
    const { food, own } = shown(testMoment);
    expect(own).not.toHaveProperty("amountDue");
    expect(own).not.toHaveProperty("waitingPayment");
    store.subscriptions.put({ ...food, card: { ...food.card, firstSix: "400000", lastFour: "0002" } });
    pass(later - testMoment);
    const owed = shown(later).own;
    expect(owed).toMatchObject({ status: { label: "Em atraso" }, amountDue: 20_150 });
    expect(owed).not.toHaveProperty("nextShipmentOn");
    const { body } = await visitor.get("/assinatura/amount-resolution/UMIDOS0012");
    expect(body).toMatchObject({ data: { amount: 20_150, plan: { name: "Alimentos úmidos" } } });
    await visitor.post("/assinatura/finish-resolution/UMIDOS0012", { type: "PIX" });
    expect(shown(later).own.waitingPayment).toBe("pix");
    const [listed] = listedPurchasesOf(store, food.customerCode, { kind: "wet-food", now: later }).filter(
      ({ code }) => code === "UMIDOS0012",
    );
    expect(listed).toMatchObject({ waitingPayment: "pix", status: { label: "Aguardando pagamento" } });
    expect(shown(later).own.status).toEqual(listed?.status);
    const pending = store.paymentRequests.all().find(({ subscriptionCode }) => subscriptionCode === "UMIDOS0012");
    if (pending?.means.kind !== "pix") throw new Error("The PIX is missing.");
    expect(shown(later).own.facts?.payment).toEqual({ by: "pix", expiresAt: pending.means.until });
    store.paymentRequests.put({ ...pending, outcome: { result: "PAID", at: later + 60_000 } });
    expect(shown(later).own.facts).toMatchObject({ debt: { amount: 20_150 }, payment: { by: "pix", isPaid: true } });
  });

  it.each([35, 80])("shows the day of the charge that follows if it is paid today, after %i days", (days) => {
    const { store, pass } = inProcess({ world: scenarios["compras-programadas"].world(testMoment) });
    const food = () => {
      const found = store.subscriptions.get("UMIDOS0012");
      if (found === undefined) throw new Error("The food is missing.");
      return found;
    };
    const charges = () => store.charges.all().filter(({ subscriptionCode }) => subscriptionCode === "UMIDOS0012");
    const { card } = food();
    store.subscriptions.put({ ...food(), card: { ...card, ...refusedNumber } });
    pass(days * 24 * 60 * 60_000);
    const now = testMoment + days * 24 * 60 * 60_000;
    const { nextChargeOn, amountDue } = ownScheduledOf(store, food(), now);
    expect(amountDue).toBe(20_150);
    const owed = charges();
    const open = owed.at(-1);
    if (open === undefined) throw new Error("Nothing is owed.");
    store.charges.put({ ...open, paidOn: civilDateAt(now) });
    store.subscriptions.put({ ...food(), card });
    pass(40 * 24 * 60 * 60_000);
    expect(nextChargeOn).toBe(charges()[owed.length]?.dueOn);
  });

  it("ends with the purchase: an unpaid shipment is neither sent nor charged after a cancellation", async () => {
    const { newcomer, world } = scenarios["compras-programadas"];
    const { store, visit, pass } = inProcess({ world: world(testMoment), newcomer });
    const visitor = await visit();
    const put = (change: Partial<Subscription>) => {
      const food = store.subscriptions.get("UMIDOS0012");
      if (food === undefined) throw new Error("The food is missing.");
      store.subscriptions.put({ ...food, ...change });
      return food;
    };
    put({ card: { ...put({}).card, firstSix: "400000", lastFour: "0002" } });
    pass(35 * 24 * 60 * 60_000);
    const owed = async () => (await visitor.get("/assinatura/amount-resolution/UMIDOS0012")).body;
    expect(await owed()).toMatchObject({ data: { amount: 20_150 } });
    await visitor.post(`${food}/cancelar`, leaving);
    expect(await owed()).not.toMatchObject({ data: { amount: 20_150 } });
    expect(attentionFactsOf(store, put({}), testMoment + 35 * 24 * 60 * 60_000)).not.toHaveProperty("debt");
  });
});

describe("a purchase whose first payment is not confirmed", () => {
  it("says why it can be neither changed nor cancelled, in the words of the refusal", async () => {
    const { visitor, store } = await open();
    const shown = () => {
      const pads = store.subscriptions.get("TAPETE0098");
      if (pads === undefined) throw new Error("The pads are missing.");
      return { pads, own: ownScheduledOf(store, pads, testMoment) };
    };
    const { pads: begun, own } = shown();
    expect(own).not.toHaveProperty("changeLocked");
    const { startedOn: _startedOn, outcome: _outcome, ...notBegun } = begun;
    store.subscriptions.put({ ...notBegun, announced: false });
    const { changeLocked } = shown().own;
    expect(changeLocked).toMatch(/^O primeiro pagamento desta assinatura ainda está em andamento\./);
    expect((await visitor.post(`${mats}/alterar`, pads(2))).body).toEqual({
      data: { has_error: true, message: changeLocked },
    });
    expect((await visitor.post(`${mats}/cancelar`, leaving)).body).toEqual({
      data: { success: false, error: changeLocked },
    });
  });
});

describe("the next shipment", () => {
  it("of pads paid after their box was packed is that of the next box", () => {
    const { store, pass } = inProcess({ world: scenarios["compras-programadas"].world(testMoment) });
    const shown = () => {
      const pads = store.subscriptions.get("TAPETE0100");
      if (pads === undefined) throw new Error("The pads are missing.");
      return ownScheduledOf(store, pads, testMoment).nextShipmentOn;
    };
    const box = store.shipments.all().findLast(({ subscriptionCode }) => subscriptionCode === "PANDORA001");
    expect(box?.packedOn).toBe("2026-03-10");
    expect(shown()).toBe("2026-04-13");
    pass(40 * 24 * 60 * 60 * 1000);
    const sent = store.shipments.all().find(({ subscriptionCode }) => subscriptionCode === "TAPETE0100");
    expect(sent?.handedOverOn).toBe("2026-04-13");
  });
});

describe("a purchase that waits for a box with an open month", () => {
  it("has no shipping day, and neither has the box", async () => {
    const { store, pass, visitor } = await open();
    const pandora = store.subscriptions.get("PANDORA001");
    if (pandora === undefined) throw new Error("Pandora's box is missing.");
    store.subscriptions.put({ ...pandora, card: { ...pandora.card, firstSix: "400000", lastFour: "0002" } });
    const days = 65 * 24 * 60 * 60_000;
    pass(days);
    const pads = store.subscriptions.get("TAPETE0098");
    if (pads === undefined) throw new Error("The pads are missing.");
    const own = ownScheduledOf(store, pads, testMoment + days);
    expect(own).toMatchObject({ isStandalone: false, sentWith: { name: "Pandora" } });
    expect(own).not.toHaveProperty("nextShipmentOn");
    const { body } = await visitor.post("/client/shipments-flow", undefined);
    expect(body).toMatchObject({ data: [{ pet_name: "Pandora", next_env_date: null }] });
  });
});

describe("changing a scheduled purchase", () => {
  it.each([
    ["MAN-336 MAN-405", mats, [{ sku: "TAP-BRANCO", qty: 4 }], { amount: 4 * 5_990, code: "TAPETE0098" }],
    [
      "MAN-335 MAN-401 MAN-402 MAN-403",
      food,
      [
        { sku: "SACHE-CARNE", qty: 24 },
        { sku: "SACHE-PEIXE", qty: 12 },
      ],
      { amount: 36 * 750, code: "UMIDOS0012" },
    ],
  ])("%s is saved at the shop's own price", async (_rows, address, items, { amount, code }) => {
    const { visitor, store } = await open();
    expect(await visitor.post(`${address}/alterar`, change(items))).toEqual({
      status: 200,
      body: { data: { has_error: false } },
    });
    expect(store.subscriptions.get(code)).toMatchObject({
      amount,
      purchase: { items: items.map(({ sku, qty: quantity }) => ({ sku, quantity })) },
    });
  });

  it("MAN-337 the server calculates the freight itself", async () => {
    for (const shipping_price of [0, 1, 999_999, -500]) {
      const { visitor, store } = await open();
      await visitor.post(`${mats}/alterar`, change([{ sku: "TAP-BRANCO", qty: 4 }], { shipping_price }));
      // 3.6 kg with the box: the 600 g above São Paulo's limit pay their share of R$11,90.
      expect(store.subscriptions.get("TAPETE0098")).toMatchObject({ freight: 143 });
      await visitor.post(`${food}/alterar`, change([{ sku: "SACHE-PEIXE", qty: 12 }], { shipping_price }));
      expect(store.subscriptions.get("UMIDOS0012")).toMatchObject({ freight: 1_190 });
    }
  });

  it("MAN-223 leaves past charges as they were, and applies from the next charge on", async () => {
    const { visitor, store, pass } = await open();
    const before = store.charges.all().filter(({ subscriptionCode }) => subscriptionCode === "TAPETE0098");
    await visitor.post(`${mats}/alterar`, pads(2));
    pass(32 * 86_400_000);
    await visitor.get("/assinaturas");
    const after = store.charges.all().filter(({ subscriptionCode }) => subscriptionCode === "TAPETE0098");
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toMatchObject([
      { dueOn: "2026-04-09", amount: 2 * 6_290, items: [{ sku: "TAP-BRANCO", quantity: 2 }] },
    ]);
  });

  it.each([
    ["MAN-277 MAN-278 without any product", change([]), "Selecione uma opção de tapete"],
    ["with a quantity of zero", pads(0), "Tapete branco: escolha uma das quantidades à venda."],
    ["with a negative quantity", pads(-1), "Tapete branco: escolha uma das quantidades à venda."],
    ["with a fractional quantity", pads(1.5), "Tapete branco: escolha uma das quantidades à venda."],
    ["with a billion", pads(1e9), "Tapete branco: escolha uma das quantidades à venda."],
    ["between two quantities", pads(3), "Tapete branco: escolha uma das quantidades à venda."],
    ["with an unknown product", change([{ sku: "__proto__", qty: 1 }]), "Um dos produtos não está à venda."],
    ["with food", change([{ sku: "SACHE-PEIXE", qty: 12 }]), "Um dos produtos não está à venda."],
    [
      "with the same product twice",
      change([
        { sku: "TAP-BRANCO", qty: 1 },
        { sku: "TAP-BRANCO", qty: 1 },
      ]),
      "Um produto está repetido.",
    ],
    [
      "by a bot",
      change([{ sku: "TAP-BRANCO", qty: 1 }], { recaptcha_response: "robot" }),
      expect.stringContaining("humano"),
    ],
  ])("%s is refused with a text, and changes nothing", async (_what, body, message) => {
    const { visitor, store } = await open();
    const before = store.subscriptions.get("TAPETE0098");
    expect(await visitor.post(`${mats}/alterar`, body)).toEqual({
      status: 200,
      body: { data: { has_error: true, message } },
    });
    expect(store.subscriptions.get("TAPETE0098")).toEqual(before);
  });

  it("with a product that has sold out is refused, and MAN-281 the text for an empty order names food", async () => {
    const { visitor, store } = await open();
    store.soldOutItems.put({ tag: "TAP-LAVANDA" });
    const gone = await visitor.post(`${mats}/alterar`, change([{ sku: "TAP-LAVANDA", qty: 1 }]));
    expect(gone.body).toEqual({
      data: { has_error: true, message: "Tapete super premium de lavanda está esgotado." },
    });
    const none = await visitor.post(`${food}/alterar`, change([]));
    expect(none.body).toEqual({ data: { has_error: true, message: "Selecione uma opção de alimento" } });
  });
});

const leaving = { motivo_principal: "Achei muito caro", motivo_descrito: "Encontrei\nmais <b>barato</b>." };

describe("cancelling a scheduled purchase", () => {
  it.each([
    ["MAN-338", mats, "TAPETE0098", { data: { success: true } }],
    ["SUB-328", food, "UMIDOS0012", { success: true }],
  ])("%s takes effect at once, and once however often it is sent", async (_row, address, code, body) => {
    const { visitor, store } = await open();
    const replies = [
      await visitor.post(`${address}/cancelar`, leaving),
      await visitor.post(`${address}/cancelar`, { ...leaving, motivo_descrito: "de novo" }),
    ];
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body });
    expect(store.subscriptions.get(code)).toMatchObject({ endedOn: "2026-03-10" });
    expect(store.scheduledCancels.get(code)).toMatchObject({
      reason: leaving.motivo_principal,
      description: leaving.motivo_descrito,
    });
    const changed = await visitor.post(`${address}/alterar`, change([{ sku: "TAP-BRANCO", qty: 1 }]));
    expect(changed.body).toMatchObject({ data: { has_error: true, message: "Esta assinatura já foi cancelada." } });
  });

  it.each([
    ["MAN-255 MAN-256 without a reason", mats, { motivo_principal: "" }, "Por favor selecione o campo acima"],
    ["SUB-293 SUB-294 without a reason", food, { motivo_principal: "" }, "Por favor selecione o campo acima"],
    [
      "SUB-383 with a reason of pads, for food",
      food,
      { motivo_principal: "Não gostei do Tapete" },
      "Por favor selecione o campo acima",
    ],
    ["MAN-255 MAN-257 without a comment", mats, { motivo_descrito: " \n" }, "Por favor, preencha este campo"],
    ["SUB-295 SUB-296 without a comment", food, { motivo_descrito: null }, "Por favor, preencha este campo"],
    ["MAN-258 with 2,001 characters", mats, { motivo_descrito: "🐶".repeat(2_001) }, "Escreva até 2.000 caracteres."],
    ["SUB-297 with 2,001 characters", food, { motivo_descrito: "a".repeat(2_001) }, "Escreva até 2.000 caracteres."],
  ])("%s is refused with a text, and cancels nothing", async (_what, address, difference, message) => {
    const { visitor, store } = await open();
    const { status, body } = await visitor.post(`${address}/cancelar`, { ...leaving, ...difference });
    const refusal = { success: false, error: message };
    expect([status, body]).toEqual([200, address === mats ? { data: refusal } : refusal]);
    expect(store.scheduledCancels.all()).toEqual([]);
  });

  it("MAN-258 SUB-297 with 2,000 characters is accepted", async () => {
    const { visitor, store } = await open();
    const motivo_descrito = "🐶".repeat(2_000);
    expect(await visitor.post(`${food}/cancelar`, { ...leaving, motivo_descrito })).toMatchObject({
      body: { success: true },
    });
    expect(store.scheduledCancels.get("UMIDOS0012")?.description).toBe(motivo_descrito);
  });
});

describe("another customer's purchase", () => {
  it("is not found, and neither is one of the other kind, a box, or an unknown one", async () => {
    const { visitor, store } = await open("produto-esgotado");
    const yaras = scenarios["compras-programadas"].world(testMoment).subscriptions ?? [];
    for (const each of yaras) store.subscriptions.put(each);
    const names = ["CTR-TAPETE0098", "TAPETE0098", "PANDORA001", "SACHES0082", "NADA000000", "__proto__"];
    for (const name of names) {
      const address = `/assinaturas/higiene/${name}`;
      expect((await visitor.post(`${address}/alterar`, pads(1))).status).toBe(404);
      expect((await visitor.post(`${address}/cancelar`, leaving)).status).toBe(404);
    }
    expect(store.scheduledCancels.all()).toEqual([]);
  });

  it("is refused to anonymous visitors", async () => {
    const { visitor } = await open("compras-programadas", {});
    expect((await visitor.post(`${mats}/alterar`, pads(1))).status).toBe(401);
    expect((await visitor.post(`${food}/cancelar`, leaving)).status).toBe(401);
  });
});
