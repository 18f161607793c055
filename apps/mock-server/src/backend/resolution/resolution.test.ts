import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { parseBoleto } from "@petbox/domain/payment/boleto";
import { parsePixPayload } from "@petbox/domain/pix/payload";
import { describe, expect, it } from "vitest";
import { lead } from "../../scenarios/people.ts";
import { scenarios } from "../../scenarios/scenarios.ts";
import { inProcess } from "../../testing/inProcess.ts";
import { testMoment } from "../../testing/testMoment.ts";
import type { Subscription } from "../checkout/collections.ts";
import { planPageOf } from "../plan/planPageOf.ts";

const scenario = scenarios["assinante-de-um-ano"];
const { newcomer } = scenario;
const minute = 60_000;
const code = "ATRASO0001";

const cards = { approved: "4111111111111111", refused: "4000000000000002", silent: "4000000000000119" };

/** Mika's box is overdue; Carla pays from one browser or two. */
async function open() {
  const shop = inProcess({ world: scenario.world(testMoment), newcomer });
  const carla = await shop.visit();
  const ask = async (who = carla) => {
    const { body } = await who.get(`/assinatura/amount-resolution/${code}`);
    return (body as { data: Record<string, unknown> }).data;
  };
  const create = (type: "PIX" | "BOLETO", who = carla) => who.post(`/assinatura/finish-resolution/${code}`, { type });
  const cancel = (who = carla) => who.post(`/assinatura/cancel-resolution/${code}`, { accept_cancel: 1 });
  const pay = (number: string, who = carla, subscription_code: string | undefined = code) =>
    who.post("/payment/subscription-retry", {
      recaptcha_response: "local-contact",
      credit_card: { holder_name: "CARLA LIMA", number, expiration_month: "12", expiration_year: "31", cvv: "123" },
      subscription_code,
    });
  const requests = () => shop.store.paymentRequests.all();
  /** The bank confirms a payment request. */
  const paidAtTheBank = (index: number) => {
    const request = requests()[index];
    if (request === undefined) throw new Error("There is no such request.");
    shop.store.paymentRequests.put({ ...request, outcome: { result: "PAID", at: testMoment } });
    shop.pass(0);
  };
  const charge = () => shop.store.charges.get(`${code}-2`);
  return { shop, carla, ask, create, cancel, pay, requests, paidAtTheBank, charge };
}

const created = { status: 200, body: { success: true } };
const accepted = { status: 200, body: { data: { has_error: false } } };
const waitingText = "Já existe um pagamento em andamento para esta assinatura.";

describe("a debt", () => {
  it("SUB-185 is the open charge, with the method to choose", async () => {
    const { ask, charge } = await open();
    expect(await ask()).toMatchObject({
      gateway_code: null,
      amount: charge()?.amount,
      parcels: 1,
      plan: { parcels: 12 },
    });
  });

  it("is hidden from other customers, whose reply is that of an unknown code", async () => {
    const { shop } = await open();
    const stranger = inProcess({
      world: { ...scenario.world(testMoment), customers: shop.store.customers.all() },
      newcomer: { session: { customerCode: lead.code, reach: "account" } },
    });
    const other = await stranger.visit();
    for (const [path, body] of [
      ["/assinatura/finish-resolution/", { type: "PIX" }],
      ["/assinatura/cancel-resolution/", { accept_cancel: 1 }],
    ] as const) {
      expect(await other.post(path + code, body)).toEqual(await other.post(`${path}NADA`, body));
    }
    for (const path of ["/assinatura/amount-resolution/", "/payment/credit-card-hash/"]) {
      expect(await other.get(path + code)).toEqual(await other.get(`${path}NADA`));
    }
    const card = {
      holder_name: "ANA",
      number: cards.approved,
      expiration_month: "12",
      expiration_year: "31",
      cvv: "123",
    };
    const sent = (subscription_code: string) =>
      other.post("/payment/subscription-retry", {
        recaptcha_response: "local-contact",
        credit_card: card,
        subscription_code,
      });
    expect(await sent(code)).toEqual(await sent("NADA"));
    expect((await other.authorize(`private-channel-payment-retry.${code}`)).status).toBe(403);
    expect(stranger.store.paymentRequests.all()).toEqual([]);
  });

  it("is hidden from anonymous visitors", async () => {
    const { shop } = await open();
    const visitor = await inProcess({ store: shop.store }).visit();
    expect((await visitor.get(`/assinatura/amount-resolution/${code}`)).status).toBe(401);
  });

  it("does not exist while the first payment of a subscription is open", async () => {
    const { ask, shop } = await open();
    const subscription = shop.store.subscriptions.get(code);
    if (subscription === undefined) throw new Error("There is no such subscription.");
    const { startedOn: _startedOn, outcome: _outcome, ...notBegun } = subscription;
    shop.store.subscriptions.put({ ...notBegun, announced: false });
    expect(await ask()).toMatchObject({ type: "NOT_EXIST_SUBSCRIPTION" });
  });
});

describe("a PIX", () => {
  it("SUB-304 has a complete code for the debt, valid for half an hour", async () => {
    const { ask, create, charge } = await open();
    expect(await create("PIX")).toEqual(created);
    const { gateway_code, pix_boleto_details, pix_expires_in } = await ask();
    expect([gateway_code, pix_expires_in]).toEqual(["PAGARME_PIX", 1_800]);
    const payload = parsePixPayload(String(pix_boleto_details));
    expect(payload).toMatchObject({ ok: true, value: { amount: charge()?.amount } });
  });

  it("stays the same on a repeated request, and is replaced after it has expired", async () => {
    const { ask, create, requests, shop } = await open();
    await create("PIX");
    const first = await ask();
    await create("PIX");
    expect(await ask()).toEqual(first);
    shop.pass(30 * minute);
    expect(await ask()).toMatchObject({ pix_expires_in: 0 });
    expect(await create("PIX")).toEqual(created);
    const second = await ask();
    expect(second.pix_boleto_details).not.toBe(first.pix_boleto_details);
    expect(requests().map(({ cancelledAt }) => cancelledAt !== undefined)).toEqual([true, false]);
  });

  it("that expires is announced once to the open pages", async () => {
    const { create, shop } = await open();
    await create("PIX");
    const announced = () => shop.broadcasts.filter(({ channel }) => channel.endsWith(`payment-retry.${code}`)).length;
    const before = announced();
    shop.pass(29 * minute);
    expect(announced()).toBe(before);
    shop.pass(minute);
    expect(announced()).toBe(before + 1);
    shop.pass(minute);
    expect(announced()).toBe(before + 1);
  });

  it("that is paid pays the charge, opens its box, and is announced on the subscription's channel", async () => {
    const { ask, create, charge, paidAtTheBank, requests, shop } = await open();
    await create("PIX");
    paidAtTheBank(0);
    expect(charge()).toMatchObject({ paidOn: "2026-03-10" });
    expect(shop.store.shipments.get(`${code}-2`)).toMatchObject({ openedOn: "2026-03-10" });
    expect(requests()).toMatchObject([{ end: { kind: "settled" } }]);
    expect(shop.broadcasts).toContainEqual({
      channel: `private-channel-payment-retry.${code}`,
      event: "App\\Events\\NotifyPaymentRetryClientEvent",
      message: { payment_payload: { status: "PAID", subscription_code: code, payment_request: requests()[0]?.id } },
    });
    expect(await ask()).toMatchObject({ gateway_order_status: "PAID", amount: 0 });
    expect(await create("PIX")).toMatchObject({ body: { error: "Esta assinatura não tem nada em aberto." } });
  });

  it("is settled once, however often time passes", async () => {
    const { charge, create, paidAtTheBank, shop } = await open();
    await create("PIX");
    paidAtTheBank(0);
    const before = [charge(), shop.broadcasts.length];
    shop.pass(1_000);
    expect([charge(), shop.broadcasts.length]).toEqual(before);
  });

  it("that was cancelled and is paid nevertheless pays the debt, and cancels the other one", async () => {
    const { ask, cancel, charge, create, paidAtTheBank, requests } = await open();
    await create("PIX");
    await cancel();
    await create("BOLETO");
    paidAtTheBank(0);
    expect(charge()).toMatchObject({ paidOn: "2026-03-10" });
    expect(requests()).toMatchObject([{ end: { kind: "settled" } }, { cancelledAt: testMoment }]);
    expect(await ask()).toMatchObject({ gateway_order_status: "PAID", gateway_code: null });
  });

  it.each(["PIX", "BOLETO"] as const)(
    "%s of an amount that has changed is replaced by one of the new amount",
    async (type) => {
      const { charge, create, requests, shop } = await open();
      await create(type);
      const owed = charge();
      if (owed) shop.store.charges.put({ ...owed, amount: cents(owed.amount + 1_000) });
      expect(await create(type)).toEqual(created);
      expect(requests()).toMatchObject([{ cancelledAt: testMoment }, { amount: (owed?.amount ?? 0) + 1_000 }]);
      expect(requests()[1]).not.toHaveProperty("cancelledAt");
    },
  );

  it("on top of another payment is refunded, and the customer is notified", async () => {
    const { cancel, charge, create, paidAtTheBank, requests, shop } = await open();
    await create("PIX");
    await cancel();
    await create("BOLETO");
    paidAtTheBank(1);
    const paid = charge();
    paidAtTheBank(0);
    expect(charge()).toEqual(paid);
    expect(requests()).toMatchObject([{ end: { kind: "returned" } }, { end: { kind: "settled" } }]);
    expect(shop.mails).toMatchObject([
      { subject: expect.stringMatching(/^Seu PIX de R\$69,90/) },
      { subject: expect.stringMatching(/^Devolvemos R\$69,90/) },
    ]);
  });

  it("is cancelled when the stored card pays after all", async () => {
    const { ask, create, charge, requests, shop } = await open();
    await create("PIX");
    const owed = charge();
    if (owed === undefined) throw new Error("Nothing is owed.");
    shop.store.charges.put({ ...owed, paidOn: owed.dueOn });
    shop.pass(1_000);
    expect(requests()).toMatchObject([{ cancelledAt: testMoment + 1_000 }]);
    expect(await ask()).toMatchObject({ gateway_order_status: "PAID" });
  });
});

describe("a boleto", () => {
  it("SUB-305 has a payable line for the debt", async () => {
    const { ask, create, charge } = await open();
    expect(await create("BOLETO")).toEqual(created);
    const { gateway_code, boleto_line, pix_boleto_details } = await ask();
    expect(gateway_code).toBe("PAGARME_BOLETO");
    expect(pix_boleto_details).toMatch(/^\/boletos\/\w+$/);
    expect(parseBoleto(String(boleto_line), civilDate(2026, 3, 10))).toMatchObject({
      ok: true,
      value: { amount: charge()?.amount, dueDate: "2026-03-13" },
    });
  });

  it("is shown at its link, to anyone with the link", async () => {
    const { ask, create, shop } = await open();
    await create("BOLETO");
    const { pix_boleto_details, boleto_line } = await ask();
    const seen = (path: string) => shop.backend.fetch(new Request(`http://shop.test${path}`));
    const paper = await seen(String(pix_boleto_details));
    expect(paper.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect((await paper.text()).replace(/[. ]/g, "")).toContain(String(boleto_line));
    expect((await seen("/boletos/nada")).status).toBe(404);
  });

  it("is refused with a text for an amount above its limit", async () => {
    const { create, charge, requests, shop } = await open();
    const owed = charge();
    if (owed) shop.store.charges.put({ ...owed, amount: cents(10_000_000_000) });
    expect(await create("BOLETO")).toMatchObject({
      status: 200,
      body: { error: expect.stringMatching(/PIX ou cartão/) },
    });
    expect(requests()).toEqual([]);
    expect(await create("PIX")).toEqual(created);
  });

  it("that is overdue can be replaced", async () => {
    const { create, shop } = await open();
    await create("BOLETO");
    expect(await create("PIX")).toMatchObject({ body: { error: waitingText } });
    shop.pass(4 * 24 * 60 * minute);
    expect(await create("PIX")).toEqual(created);
  });
});

describe("another card", () => {
  it("SUB-330 pays seconds later, and pays the next months too", async () => {
    const { ask, charge, pay, shop } = await open();
    expect(await pay(cards.approved)).toEqual(accepted);
    expect(await ask()).toMatchObject({ gateway_code: "PAGARME_CREDIT_CARD", gateway_order_status: null });
    shop.pass(3_000);
    expect(charge()).toMatchObject({ paidOn: "2026-03-10" });
    expect(shop.store.subscriptions.get(code)?.card).toMatchObject({ firstSix: "411111", lastFour: "1111" });
    expect(JSON.stringify(shop.store.paymentRequests.all())).not.toContain(cards.approved);
  });

  it("that the bank refuses leaves the charge open, and another may follow at once", async () => {
    const { ask, charge, pay, shop } = await open();
    await pay(cards.refused);
    shop.pass(3_000);
    expect(charge()?.tries.at(-1)).toEqual({
      on: "2026-03-10",
      outcome: "refused",
      amount: charge()?.amount,
    });
    expect(charge()).not.toHaveProperty("paidOn");
    const told = shop.broadcasts.findLast(({ channel }) => channel.includes("payment-retry"));
    expect(told).toMatchObject({ message: { payment_payload: { status: "NOT_PAID" } } });
    expect(await ask()).toMatchObject({ gateway_code: null });
    expect(await pay(cards.approved)).toEqual(accepted);
  });

  it("is refused while one is pending, for ten minutes at most", async () => {
    const { pay, shop } = await open();
    await pay(cards.silent);
    expect(await pay(cards.approved)).toEqual({
      status: 200,
      body: { data: { has_error: true, message: waitingText } },
    });
    shop.pass(10 * minute);
    expect(await pay(cards.approved)).toEqual(accepted);
  });

  it.each([
    ["4000000000009995", /^O banco não autorizou este cartão/],
    ["4111111111111112", /^Dados invalidos/],
  ])("%s is refused before a payment starts", async (number, message) => {
    const { pay, requests } = await open();
    const said = await pay(number);
    expect(said.body).toMatchObject({ data: { has_error: true, message: expect.stringMatching(message) } });
    expect(requests()).toEqual([]);
  });

  it("pays for the subscription of the session when the call names none", async () => {
    const { carla, pay, requests } = await open();
    expect(await pay(cards.approved, carla, "")).toMatchObject({ body: { data: { has_error: true } } });
    await carla.get(`/payment/credit-card-hash/${code}`);
    expect(await pay(cards.approved, carla, "")).toEqual(accepted);
    expect(requests()).toMatchObject([{ subscriptionCode: code }]);
  });

  it("is limited per minute", async () => {
    const { pay } = await open();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await pay("4000000000009995")).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });
});

describe("a penalty that the card did not pay", () => {
  const on = civilDate(2026, 3, 9);
  const penalty = { amount: cents(5_000), on, outcome: "refused" } as const;

  /** Mika's subscription was cancelled while a month was open. */
  async function canceled(change: Partial<Subscription>) {
    const opened = await open();
    const mika = opened.shop.store.subscriptions.get(code);
    if (mika === undefined) throw new Error("There is no such subscription.");
    opened.shop.store.subscriptions.put({ ...mika, cancelAskedOn: on, endedOn: on, ...change });
    const plan = () => {
      const [subscription, customer] = [
        opened.shop.store.subscriptions.get(code),
        opened.shop.store.customers.get(mika.customerCode),
      ];
      return subscription && customer && planPageOf(opened.shop.store, subscription, { customer, now: testMoment });
    };
    return { ...opened, plan };
  }

  it("is all that is owed: the open month counted towards it, and is charged no more", async () => {
    const { ask, charge, pay, plan, shop } = await canceled({ penalty });
    expect(await ask()).toMatchObject({ amount: 5_000, parcels: 1 });
    expect(plan()?.invoices.map(({ statusText, isPenalty }) => [statusText, isPenalty])).toEqual([
      ["Não paga", true],
      ["Paga", undefined],
    ]);
    await pay(cards.refused);
    shop.pass(3_000);
    expect(shop.store.subscriptions.get(code)?.penalty).toEqual({ ...penalty, refusedAgainOn: ["2026-03-10"] });
    await pay(cards.approved);
    shop.pass(3_000);
    expect(charge()).not.toHaveProperty("paidOn");
    expect(shop.store.shipments.get(`${code}-2`)).toBeUndefined();
    expect(shop.store.subscriptions.get(code)?.penalty).toMatchObject({ outcome: "paid", paidOn: "2026-03-10" });
    const paid = await ask();
    expect(paid).toMatchObject({ gateway_order_status: "PAID" });
    expect(paid).not.toHaveProperty("closed_unpaid");
  });

  it("is not announced as a payment when the month of a PIX ends with its subscription", async () => {
    const { create, shop } = await open();
    await create("PIX");
    const mika = shop.store.subscriptions.get(code);
    if (mika) shop.store.subscriptions.put({ ...mika, cancelAskedOn: on, endedOn: on });
    shop.pass(1_000);
    const [announced] = shop.broadcasts
      .filter(({ channel }) => channel.startsWith("private-channel-payment-retry"))
      .slice(-1);
    expect(announced?.message).toMatchObject({ payment_payload: { status: "WAITING" } });
  });

  it("is not due after a free cancellation, which leaves nothing open", async () => {
    const { ask, plan } = await canceled({});
    expect(await ask()).toMatchObject({ amount: 0, gateway_order_status: "PAID", closed_unpaid: true });
    expect(plan()?.facts).toMatchObject({ status: "canceled" });
    expect(plan()?.facts).not.toHaveProperty("debt");
  });

  it("refunds a PIX for the open month that was paid after the end", async () => {
    const { create, paidAtTheBank, requests, shop } = await open();
    await create("PIX");
    const mika = shop.store.subscriptions.get(code);
    if (mika) shop.store.subscriptions.put({ ...mika, cancelAskedOn: on, endedOn: on });
    paidAtTheBank(0);
    expect(requests()).toMatchObject([{ end: { kind: "returned" } }]);
    const told = shop.broadcasts.filter(({ channel }) => channel.startsWith("private-channel-payment-retry"));
    expect(told.at(-1)?.message).toMatchObject({ payment_payload: { status: "WAITING" } });
    expect(shop.mails.at(-1)?.subject).toMatch(/^Devolvemos R\$.*: esta cobrança tinha sido cancelada$/);
  });
});

describe("two pages that resolve the same debt by two methods", () => {
  it("start one payment, and the second page shows the first one", async () => {
    const { ask, create, pay, requests, shop } = await open();
    const phone = await shop.visit();
    await create("PIX");
    expect(await pay(cards.approved, phone)).toEqual({
      status: 200,
      body: { data: { has_error: true, message: waitingText } },
    });
    expect(await create("BOLETO", phone)).toMatchObject({ body: { error: waitingText } });
    expect(requests()).toHaveLength(1);
    expect(await ask(phone)).toMatchObject({
      type: "EXIST_RETRY",
      gateway_code: null,
      retryClientCharges: { gateway_code: "PAGARME_PIX" },
    });
    expect(await ask()).toMatchObject({ type: null, gateway_code: "PAGARME_PIX" });
  });

  it("hear each other's payments", async () => {
    const { cancel, create, shop } = await open();
    await create("PIX");
    await cancel();
    // The page of the PIX link has its own channel.
    const ofTheDebt = shop.broadcasts.filter(({ channel }) => channel.startsWith("private-channel-payment-retry"));
    expect(ofTheDebt.map(({ message }) => message)).toMatchObject([
      { payment_payload: { status: "WAITING" } },
      { payment_payload: { status: "WAITING" } },
    ]);
    expect(await cancel()).toMatchObject({ status: 200, body: { success: false } });
  });
});
