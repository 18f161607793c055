import { civilDate, formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { extraItemOffer } from "@petbox/domain/upsell/extraItemOffer";
import { extraItemQuote, extraItemRemoval } from "@petbox/domain/upsell/extraItemQuote";
import { describe, expect, it } from "vitest";
import { scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { renewAhead } from "../../testing/renewAhead.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { planPageOf } from "../plan/planPageOf.ts";
import { onOffer } from "./onOffer.ts";

const day = 24 * 60 * 60 * 1000;
const refused = { firstSix: "400000", lastFour: "0002" };

/** Luísa paid today, and her first box is not packed. Bob's box of this month has left. */
const luisa = { scenario: "primeira-caixa", code: "TOBIA00002" } as const;
const carla = { scenario: "assinante", code: "ATIVA00001" } as const;

async function open({ scenario, code }: typeof luisa | typeof carla = luisa) {
  const { world, newcomer } = scenarios[scenario];
  const shop = inProcess({ world: world(testMoment), newcomer });
  const visitor = await shop.visit();
  const add = (tag = "petisco", trackCode = "SP", contract = `CTR-${code}`) =>
    visitor.post(`/upsell/${contract}`, { extra_code: tag, trilha: trackCode });
  const remove = () => visitor.send("POST", `/upsell/CTR-${code}/remover`);
  const subscription = () => {
    const found = shop.store.subscriptions.get(code);
    if (found === undefined) throw new Error("Nobody subscribes.");
    return found;
  };
  const charges = () => shop.store.charges.all().filter(({ subscriptionCode }) => subscriptionCode === code);
  return { ...shop, visitor, add, remove, subscription, charges };
}

const fine = { status: 200, body: { has_error: false } };
const refusedFor = (message: string) => ({
  status: 200,
  body: { has_error: true, message: expect.stringContaining(message) },
});

describe("an extra item", () => {
  it("MAN-322 MAN-414 is charged at once for the paid box that is not packed yet, and recorded", async () => {
    const { add, subscription, charges, store, broadcasts } = await open(luisa);
    const before = charges();
    expect(await add()).toEqual(fine);
    expect(subscription()).toMatchObject({
      extraItem: { tag: "petisco", name: "Petisco extra", monthlyPrice: 790, since: "2026-03-10" },
      extraItemChanges: [{ on: "2026-03-10", name: "Petisco extra" }],
    });
    expect(store.extraCharges.all()).toMatchObject([
      { chargeIds: ["TOBIA00002-1"], amount: 790, paidOn: "2026-03-10", subscriptionCode: "TOBIA00002" },
    ]);
    expect(charges()).toEqual(before);
    expect(JSON.stringify(broadcasts)).toContain("TOBIA00002");
  });

  it("MAN-413 MAN-414 is free now when the box has left, and adds its price to every later month", async () => {
    const { add, charges, store, pass } = await open(carla);
    expect(await add()).toEqual(fine);
    expect(store.extraCharges.all()).toEqual([]);
    const [first, second] = charges();
    pass(70 * day);
    const months = charges();
    expect(months.slice(0, 2)).toEqual([first, second]);
    expect(months.slice(2).map(({ amount, extra }) => [amount, extra])).toEqual([
      [7_780, 790],
      [7_780, 790],
    ]);
  });

  it("is added once: a repeated request charges nothing more", async () => {
    const { add, store, subscription } = await open(luisa);
    await add();
    const after = subscription();
    expect(await add()).toEqual(fine);
    expect([subscription(), store.extraCharges.all().length]).toEqual([after, 1]);
    expect(await add("brinquedo")).toEqual(refusedFor("já tem um item extra: Petisco extra"));
    expect([subscription(), store.extraCharges.all().length]).toEqual([after, 1]);
  });

  it("MAN-360 returns an error for a refused card, and changes nothing", async () => {
    const { add, store, subscription } = await open(luisa);
    store.subscriptions.put({ ...subscription(), card: { ...subscription().card, ...refused } });
    const before = subscription();
    expect(await add()).toEqual(refusedFor("final 0002"));
    expect([subscription(), store.extraCharges.all()]).toEqual([before, []]);
  });

  it("that sells out between the list and the press is refused, and leaves the list", async () => {
    const { add, store, subscription, visitor } = await open(luisa);
    const listed = async () => {
      const { body } = await visitor.get("/trilhas-extra/SP");
      return JSON.stringify(body);
    };
    expect(await listed()).toContain('"petisco"');
    store.soldOutItems.put({ tag: "petisco" });
    expect(await add()).toEqual(refusedFor("esgotar"));
    expect(subscription()).not.toHaveProperty("extraItem");
    expect(await listed()).not.toContain('"petisco"');
  });

  it("MAN-322 of another track, or an unknown one, is refused", async () => {
    const { add, subscription } = await open(luisa);
    const before = subscription();
    for (const [tag, track] of [
      ["areia", "SP"],
      ["petisco", "GE"],
      ["natural", "NAT"],
      ["__proto__", "SP"],
      ["petisco", "essencial"],
      ["x".repeat(255), "x".repeat(255)],
    ] as const) {
      expect(await add(tag, track)).toEqual(refusedFor("não é da trilha"));
    }
    expect(await add("x".repeat(300))).toMatchObject({ status: 422 });
    expect(subscription()).toEqual(before);
  });

  it("MAN-202 is for active subscriptions of plans that allow one", async () => {
    const { add, store, subscription } = await open(luisa);
    const usual = subscription();
    const today = civilDate(2026, 3, 10);
    for (const [change, text] of [
      [{ planTag: "SPEP_anual" }, "não aceita itens extras"],
      [{ planTag: "sp_Eb_anual" }, "não aceita itens extras"],
      [{ endedOn: today }, "não está ativa"],
      [{ cancelAskedOn: today }, "pedido de cancelamento"],
      [{ boughtWith: { tag: "brinquedo", name: "Brinquedo extra" } }, "já tem um item extra: Brinquedo extra"],
    ] as const) {
      store.subscriptions.put({ ...usual, ...change });
      expect(await add("petisco", "SP")).toEqual(refusedFor(text));
    }
    expect(store.extraCharges.all()).toEqual([]);
  });

  it("waits until the open month is paid", async () => {
    const { add, store, subscription, charges, pass } = await open(carla);
    store.subscriptions.put({ ...subscription(), card: { ...subscription().card, ...refused } });
    pass(29 * day);
    const due = charges().at(-1);
    expect(due).toMatchObject({ dueOn: "2026-04-08" });
    expect(due?.paidOn).toBeUndefined();
    const today = civilDate(2026, 4, 8);
    expect(extraItemOffer(onOffer(store, subscription(), today), today)).toEqual({
      kind: "not-active",
      status: "overdue",
    });
    expect(await add()).toEqual(refusedFor("Regularize o pagamento"));
    expect(charges().at(-1)).toEqual(due);
  });

  it("is for the owner only: another customer's subscription counts as unknown", async () => {
    const { visitor, store } = await open(luisa);
    const neighbour = scenarios.vizinhanca.world(testMoment).subscriptions?.find(({ code }) => code === "BENTO00002");
    if (neighbour) store.subscriptions.put(neighbour);
    const unknown = { status: 404, body: { message: "Não encontramos esta assinatura." } };
    for (const contract of ["CTR-BENTO00002", "BENTO00002", "NADA", "x".repeat(300), "__proto__", "..%2Fupsell"]) {
      const body = { extra_code: "petisco", trilha: "SP" };
      expect(await visitor.post(`/upsell/${contract}`, body)).toEqual(unknown);
      expect(await visitor.send("POST", `/upsell/${contract}/remover`)).toEqual(unknown);
    }
    expect(store.subscriptions.get("BENTO00002")).toEqual(neighbour);
  });
});

describe("an extra item that has not been charged", () => {
  it("can be removed until the day before the next charge, and the change is recorded", async () => {
    const { add, remove, subscription, charges, pass } = await open(carla);
    await add();
    pass(28 * day);
    expect(await remove()).toEqual(fine);
    expect(subscription()).not.toHaveProperty("extraItem");
    expect(subscription().extraItemChanges).toEqual([
      { on: "2026-03-10", name: "Petisco extra" },
      { on: "2026-04-07" },
    ]);
    expect(await remove()).toEqual(fine);
    pass(10 * day);
    expect(charges().at(-1)).toMatchObject({ dueOn: "2026-04-08", amount: 6_990 });
    expect(charges().at(-1)).not.toHaveProperty("extra");
    // Another one may be added afterwards.
    expect(await add("brinquedo")).toEqual(fine);
  });

  it("stays once it was charged, at once or with a month", async () => {
    const paidNow = await open(luisa);
    await paidNow.add();
    expect(await paidNow.remove()).toEqual(refusedFor("já foi cobrado"));
    expect(paidNow.subscription()).toHaveProperty("extraItem");
    const { add, remove, subscription, pass } = await open(carla);
    await add();
    pass(29 * day);
    expect(await remove()).toEqual(refusedFor("já foi cobrado"));
    expect(subscription()).toHaveProperty("extraItem");
  });

  it("stays in a term that was renewed ahead of time, because the earlier one charged it", async () => {
    const { add, store, subscription, charges, pass, visitor } = await open(carla);
    await add();
    pass(29 * day);
    expect(charges().at(-1)).toMatchObject({ extra: 790 });
    const next = store.subscriptions.get(renewAhead(store, carla.code, civilDate(2026, 4, 8)));
    if (next === undefined) throw new Error("There is no next term.");
    expect(onOffer(store, next, civilDate(2026, 4, 8)).extraItem).toEqual({ name: "Petisco extra", monthlyPrice: 790 });
    expect(await visitor.send("POST", `/upsell/${next.code}/remover`)).toEqual(refusedFor("já foi cobrado"));
    expect(subscription()).toHaveProperty("extraItem");
  });
});

it("paid at once for a box that was aborted is deducted from the next charge with its month, as the history says", async () => {
  const { add, store, subscription, charges, pass } = await open(luisa);
  await add();
  const [box] = store.shipments.all().filter(({ subscriptionCode }) => subscriptionCode === luisa.code);
  if (box === undefined) throw new Error("There is no box.");
  const today = civilDate(2026, 3, 10);
  store.shipments.put({ ...box, abortedOn: today });
  const customer = store.customers.get(subscription().customerCode);
  if (customer === undefined) throw new Error("There is no customer.");
  const { history, facts } = planPageOf(store, subscription(), { customer, now: testMoment });
  expect(history).toContainEqual({ event: "box-credited", on: today, amount: 6_990 + 790 });
  expect(facts).toMatchObject({ box: { state: "aborted", credit: 6_990 + 790 }, nextCharge: { amount: 0 } });
  pass(35 * day);
  expect(charges().at(-1)).toMatchObject({ amount: 0, credit: 6_990 + 790 });
});

it.each(["taken out", "kept"])(
  "has the next charge that its page announced before removing it where it is %s",
  async (end) => {
    const { add, remove, store, subscription, charges, pass } = await open(carla);
    store.subscriptions.put({ ...subscription(), freight: 1_455 });
    await add();
    const shown = onOffer(store, subscription(), civilDate(2026, 3, 10));
    if (shown.extraItem === undefined) throw new Error("There is nothing to take out.");
    const [now, month, next, atTheEnd] = extraItemRemoval(shown, shown.extraItem);
    expect(now).toMatchObject({ before: "Nada", after: "Nada" });
    const isOut = end === "taken out";
    const told = (thing: typeof now) => (isOut ? thing?.after : thing?.before);
    const paid = charges();
    if (isOut) await remove();
    // There is no immediate charge or refund.
    expect([charges(), store.extraCharges.all()]).toEqual([paid, []]);
    expect(told(month)).toBe(formatCents(onOffer(store, subscription(), civilDate(2026, 3, 10)).monthlyValue));
    pass(35 * day);
    const charge = charges().at(-1);
    expect(charge).toMatchObject({ dueOn: shown.nextInvoiceDate });
    expect(told(next)).toBe(formatCents(cents(charge?.amount ?? 0)));
    expect(next?.name).toContain(formatBrazilianDate(civilDate(2026, 4, 8)));
    pass(360 * day);
    const renewal = store.subscriptions.all().find(({ renewedFrom }) => renewedFrom === carla.code);
    expect(told(atTheEnd)).toBe(
      renewal?.extraItem === undefined ? "A assinatura se renova sem item extra" : "A assinatura se renova com o item",
    );
  },
);

it("decision 72: costs nothing in the next month if the credit of an aborted box covers it too, as its page announced", async () => {
  const { add, store, subscription, charges, pass } = await open(luisa);
  // The first month was paid with a freight that the new address does not have.
  for (const charge of charges()) store.charges.put({ ...charge, amount: cents(9_945) });
  for (const box of store.shipments.all().filter(({ subscriptionCode }) => subscriptionCode === luisa.code))
    store.shipments.put({ ...box, abortedOn: civilDate(2026, 3, 10) });
  const shown = onOffer(store, subscription(), civilDate(2026, 3, 10));
  expect(shown).toMatchObject({ monthlyValue: 6_990, nextAmount: 0, remainingCredit: 2_955, paidParcelsToCharge: 0 });
  const item = { tag: "petisco", name: "Petisco extra", description: "", image: "", monthlyPrice: cents(790) };
  const next = extraItemQuote(shown, item).rows[2];
  await add();
  expect(onOffer(store, subscription(), civilDate(2026, 3, 10))).toMatchObject({
    nextAmount: 0,
    remainingCredit: 2_165,
  });
  pass(35 * day);
  expect(next?.after).toBe(formatCents(cents(charges().at(-1)?.amount ?? -1)));
  pass(30 * day);
  expect(charges().map(({ amount }) => amount)).toEqual([9_945, 0, 7_780 - 2_165]);
});

it("MAN-414 costs what its page announced, at once and with the next month", async () => {
  const { add, store, subscription, charges, pass } = await open(luisa);
  const shown = onOffer(store, subscription(), civilDate(2026, 3, 10));
  expect(shown).toMatchObject({ paidParcelsToCharge: 1, monthlyValue: 6_990, nextAmount: 6_990, petCategory: 2 });
  await add();
  expect(store.extraCharges.all().map(({ amount }) => amount)).toEqual([790 * shown.paidParcelsToCharge]);
  const after = onOffer(store, subscription(), civilDate(2026, 3, 10));
  expect(after).toMatchObject({ nextAmount: 7_780, extraItem: { name: "Petisco extra", monthlyPrice: 790 } });
  pass(35 * day);
  expect(charges().at(-1)).toMatchObject({ amount: after.nextAmount, dueOn: after.nextInvoiceDate });
});
