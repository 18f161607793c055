import { describe, expect, it } from "vitest";
import { registeredLead } from "../../scenarios/people.ts";
import { visitorAt } from "../../scenarios/visitorAt.ts";
import { type InProcessVisitor, inProcess } from "../../testing/inProcess.ts";
import { sentCard } from "../../testing/sentCard.ts";
import { sentCustomer } from "../../testing/sentCustomer.ts";

const minute = 60_000;

/** A shop whose visitors are all at the payment step. */
function openShop() {
  return inProcess({ world: { customers: [registeredLead] }, newcomer: visitorAt("payment") });
}

const pay = (changes: Partial<typeof sentCard> = {}) => ({ credit_card: { ...sentCard, ...changes } });

const places = {
  SP: { payment_cep: "01310100", payment_address_city: "São Paulo" },
  AM: { payment_cep: "69036360", payment_address_city: "Manaus" },
};

/** Ana's registration with an address in that state. */
const registrationIn = (state: keyof typeof places) => ({
  client: {
    ...sentCustomer,
    payment_address_street: "Rua das Flores",
    payment_address_number: "10",
    payment_address_neighborhood: "Centro",
    payment_address_state: state,
    ...places[state],
  },
});

describe("subscribing", () => {
  it("FUN-137 FUN-138 FUN-321 replies with the payload and the subscription's code", async () => {
    const visitor = await openShop().visit();
    expect(await visitor.post("/save/subscription", pay())).toEqual({
      status: 200,
      body: {
        success: true,
        payload: { amount: 83_880, parcels: 12, shipping_amount: 0, plan_code: "SP_anual", cupom_code: null },
        subscription: [{ payment: { subscription_code: expect.stringMatching(/^[0-9A-F]{10}$/) } }],
      },
    });
  });

  it("stores neither the number nor the CVV", async () => {
    const shop = openShop();
    const visitor = await shop.visit();
    await visitor.post("/save/subscription", pay({ cvv: "987" }), { "Idempotency-Key": "chave" });
    const everything = JSON.stringify([
      shop.store.visitors.all(),
      shop.store.customers.all(),
      shop.store.subscriptions.all(),
      shop.store.attempts.all(),
    ]);
    expect(everything).toContain("411111");
    expect(everything).not.toContain("4111111111111111");
    expect(everything).not.toContain("987");
  });

  it("replies to a repeated attempt with the same subscription", async () => {
    const shop = openShop();
    const visitor = await shop.visit();
    const first = await visitor.post("/save/subscription", pay(), { "Idempotency-Key": "uma" });
    const second = await visitor.post("/save/subscription", pay(), { "Idempotency-Key": "uma" });
    expect(second).toEqual(first);
    expect(shop.store.subscriptions.all()).toHaveLength(1);
  });

  it("FUN-334 repeats the first reply to a repeated attempt, regardless of choices in between", async () => {
    const visitor = await openShop().visit();
    await visitor.post("/save/customer", registrationIn("AM"));
    await visitor.get("/cupom/campanha/BOBQUERIDO");
    const first = await visitor.post("/save/subscription", pay(), { "Idempotency-Key": "uma" });
    expect(first.body).toMatchObject({
      payload: { amount: 83_880 - 6_000 + 12 * 2_955, parcels: 12, shipping_amount: 2_955, cupom_code: "BOBQUERIDO" },
    });
    await visitor.post("/save/plan", { plan: "SP_mensal" });
    await visitor.post("/save/customer", registrationIn("SP"));
    await visitor.post("/coupon/", {});
    expect(await visitor.post("/save/subscription", pay(), { "Idempotency-Key": "uma" })).toEqual(first);
  });

  it.each([
    ["AM", "0", 2_955],
    ["AM", undefined, 2_955],
    ["SP", "29.55", 0],
  ] as const)(
    "charges the freight of the saved address in %s, whatever the page sends: %s",
    async (state, frete, charged) => {
      const visitor = await openShop().visit();
      await visitor.post("/save/customer", registrationIn(state));
      if (frete) await visitor.post("/save/frete/", { frete });
      expect((await visitor.get("/cupom/campanha/")).body).toMatchObject({ frete: (charged / 100).toFixed(2) });
      expect((await visitor.post("/save/subscription", pay())).body).toMatchObject({
        payload: { amount: 83_880 + 12 * charged, shipping_amount: charged },
      });
    },
  );

  it("FUN-288 charges the monthly plan without the session's coupon, and stores none", async () => {
    const shop = openShop();
    const visitor = await shop.visit();
    await visitor.get("/cupom/campanha/BOBQUERIDO");
    await visitor.post("/save/plan", { plan: "SP_mensal" });
    expect((await visitor.post("/save/subscription", pay())).body).toMatchObject({
      payload: { amount: 7_990, parcels: 1, cupom_code: null },
    });
    expect(shop.store.subscriptions.all()[0]).not.toHaveProperty("coupon");
  });

  it("opens one subscription for two simultaneous presses, even without a key", async () => {
    const shop = openShop();
    const visitor = await shop.visit();
    const replies = await Promise.all([
      visitor.post("/save/subscription", pay()),
      visitor.post("/save/subscription", pay()),
    ]);
    expect(replies.filter(({ body }) => JSON.stringify(body).includes('"success":true'))).toHaveLength(1);
    expect(shop.store.subscriptions.all()).toHaveLength(1);
  });
});

describe("FUN-351 the ten-minute rule", () => {
  const refusal = {
    success: false,
    error: { type_error: "10MinOrLess", message: expect.stringContaining("/aguardando") },
  };

  it("FUN-338 FUN-339 refuses a second subscription while the first is pending or paid", async () => {
    const shop = openShop();
    const visitor = await shop.visit();
    await visitor.post("/save/subscription", pay());
    expect((await visitor.post("/save/subscription", pay())).body).toEqual(refusal);
    shop.pass(9 * minute);
    expect((await visitor.post("/save/subscription", pay())).body).toEqual(refusal);
    shop.pass(minute);
    expect((await visitor.post("/save/subscription", pay())).body).toMatchObject({ success: true });
  });

  it("allows another card at once after a refusal", async () => {
    const shop = openShop();
    const visitor = await shop.visit();
    await visitor.post("/save/subscription", pay({ number: "4000000000000002" }));
    shop.pass(5_000);
    expect((await visitor.post("/save/subscription", pay())).body).toMatchObject({ success: true });
  });
});

describe("the customer's second device", () => {
  const askedBy = async (visitor: InProcessVisitor) => (await visitor.post("/payment/get-data", { data: "" })).body;

  async function onTwoDevices() {
    const shop = openShop();
    const [phone, desktop] = [await shop.visit(), await shop.visit()];
    await phone.post("/save/subscription", pay(), { "Idempotency-Key": "uma" });
    const code = shop.store.subscriptions.all()[0]?.code ?? "";
    return { shop, phone, desktop, code };
  }

  it.each([{}, { "Idempotency-Key": "uma" }])(
    "FUN-338 FUN-351 learns that a payment is under way and how it ends, without its code: %j",
    async (headers) => {
      const { shop, desktop, code } = await onTwoDevices();
      const { body } = await desktop.post("/save/subscription", pay(), headers);
      expect(body).toEqual({
        success: false,
        error: { type_error: "10MinOrLess", message: expect.stringContaining("/aguardando") },
      });
      const reference = desktop.visitor().answers.subscription;
      const { customer_code } = shop.backend.visitors.pageData(desktop.visitor());
      const channel = `private-channel-payment-checkout.${customer_code}`;
      expect(await desktop.authorize(channel)).toEqual({ status: 200, body: { missed: [] } });
      shop.pass(3_000);
      const report = { payment_payload: { status: "PAID", real_status: "PAID", subscription_code: reference } };
      expect(await askedBy(desktop)).toEqual(report);
      expect((await desktop.authorize(channel)).body).toMatchObject({ missed: [{ message: report }] });
      const heard = shop.broadcasts.filter((sent) => sent.channel === channel);
      expect(heard).toMatchObject([{ message: report }]);
      const known = [body, heard, report, shop.backend.visitors.pageData(desktop.visitor())];
      expect(JSON.stringify(known)).not.toContain(code);
      expect(shop.store.subscriptions.all()).toHaveLength(1);
    },
  );

  it("keeps its reference on a second press", async () => {
    const { desktop } = await onTwoDevices();
    await desktop.post("/save/subscription", pay());
    const reference = desktop.visitor().answers.subscription;
    await desktop.post("/save/subscription", pay());
    expect(desktop.visitor().answers.subscription).toBe(reference);
  });

  it("may pay with another card once the bank has refused the first", async () => {
    const shop = openShop();
    const [phone, desktop] = [await shop.visit(), await shop.visit()];
    await phone.post("/save/subscription", pay({ number: "4000000000000002" }));
    await desktop.post("/save/subscription", pay());
    shop.pass(5_000);
    expect(await askedBy(desktop)).toMatchObject({ payment_payload: { status: "NOT_PAID" } });
    expect((await desktop.post("/save/subscription", pay())).body).toMatchObject({ success: true });
    expect(desktop.visitor().watchedPayment).toBeUndefined();
    expect(await askedBy(desktop)).toMatchObject({ payment_payload: { real_status: "WAITING" } });
  });
});

describe("refusals", () => {
  it.each([
    ["a wrong card number", { number: "4111111111111112" }, "Dados invalidos"],
    ["an expired card", { expiration_year: "20" }, "Dados invalidos"],
    ["a CVV too short for the brand", { number: "378282246310005", cvv: "123" }, "Dados invalidos"],
    ["a wrong CPF", { cpf: "11111111111" }, "Dados invalidos"],
    ["FUN-334 a holder's name without a letter", { holder_name: "12 3!" }, "Dados invalidos"],
    ["FUN-341 a robot", { recaptcha_response: "robot" }, "GOOGLE_CAPTCH"],
    ["FUN-180 a bank that requires a pause", { number: "4000000000000341" }, "30 segundos"],
  ])("%s is refused with a text in the reply", async (_title, changes, text) => {
    const visitor = await openShop().visit();
    const { status, body } = await visitor.post("/save/subscription", pay(changes));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false });
    expect(JSON.stringify(body)).toContain(text);
  });

  it("refuses a payment before the registration", async () => {
    const visitor = await inProcess().visit();
    expect((await visitor.post("/save/subscription", pay())).status).toBe(401);
  });
});

describe("the payment's result", () => {
  it("MAN-326 MAN-328 MAN-350 arrives seconds later, over the customer's channel and on request", async () => {
    const shop = openShop();
    const visitor = await shop.visit();
    await visitor.post("/save/subscription", pay());
    const ask = async () => (await visitor.post("/payment/get-data", { data: "" })).body;
    expect(await ask()).toMatchObject({ payment_payload: { real_status: "WAITING" } });
    expect(shop.broadcasts).toEqual([]);
    shop.pass(3_000);
    // The start of the subscription is broadcast too.
    expect(shop.broadcasts.filter(({ channel }) => !channel.includes("subscription-moved"))).toEqual([
      {
        channel: `private-channel-payment-checkout.${registeredLead.code}`,
        event: "App\\Events\\NotifyPaymentCheckoutEvent",
        message: { payment_payload: expect.objectContaining({ status: "PAID", real_status: "PAID" }) },
      },
    ]);
    expect(await ask()).toMatchObject({ payment_payload: { real_status: "PAID" } });
  });

  it("never arrives from a bank that never replies", async () => {
    const shop = openShop();
    const visitor = await shop.visit();
    await visitor.post("/save/subscription", pay({ number: "4000000000000119" }));
    shop.pass(60 * minute);
    expect(shop.broadcasts).toEqual([]);
  });

  it("MAN-317 is closed to strangers", async () => {
    const shop = openShop();
    const visitor = await shop.visit();
    const channel = `private-channel-payment-checkout.${registeredLead.code}`;
    expect((await visitor.authorize(channel)).status).toBe(200);
    expect((await visitor.authorize("private-channel-payment-checkout.outra")).status).toBe(403);
    const stranger = await inProcess().visit();
    expect((await stranger.authorize(channel)).status).toBe(403);
  });

  it("is repeated to a listener who arrives late", async () => {
    const shop = openShop();
    const visitor = await shop.visit();
    await visitor.post("/save/subscription", pay());
    shop.pass(3_000);
    const { body } = await visitor.authorize(`private-channel-payment-checkout.${registeredLead.code}`);
    expect(body).toMatchObject({ missed: [{ message: { payment_payload: { status: "PAID" } } }] });
  });
});
