import { describe, expect, it } from "vitest";
import { answersBefore } from "../../scenarios/answersBefore.ts";
import {
  account,
  accountPassword,
  activeSubscription,
  lead,
  paymentUnderWay,
  registeredLead,
} from "../../scenarios/people.ts";
import { visitorAt } from "../../scenarios/visitorAt.ts";
import { type InProcessVisitor, inProcess } from "../../testing/inProcess.ts";
import { sentCard } from "../../testing/sentCard.ts";
import { sentCustomer } from "../../testing/sentCustomer.ts";
import { testMoment } from "../../testing/testMoment.ts";

const registration = { client: { ...sentCustomer, payment_address_complement: "apto 42" } };

const card = {
  credit_card: sentCard,
};

const contactOf = (email: string) => ({
  email,
  phone_ddd: "21",
  phone_number: "987654321",
  new_checkout: true,
  recaptcha_response: "local-contact",
  check_newsletter: true,
  check_privacy: true,
});

const asLead = { email: lead.email, password: lead.email, checkout: true, phone_ddd: "21", phone_number: "998765432" };
const asAccount = { email: account.email, password: accountPassword, checkout: true };

/** The customer's saved registration, in the words of the call that reads it. */
const savedWords = ["Ana Maria", "Carla", "52998224725", "1990", "01310100", "Paulista"];

const readCustomer = async (visitor: InProcessVisitor) => (await visitor.get("/checkout/customer/")).body;
const paymentOf = async (visitor: InProcessVisitor) => (await visitor.post("/payment/get-data", { data: "" })).body;

/** The answers up to the plan, which concern only the pet. */
const withPlan = { answers: answersBefore("checkout") };

describe("a new e-mail in the session of an account", () => {
  it("leaves the account", async () => {
    const shop = inProcess({ world: { customers: [account] }, newcomer: withPlan });
    const visitor = await shop.visit();
    await visitor.post("/login", asAccount);
    expect((await visitor.get("/assinatura/needs-retry/")).status).toBe(200);
    expect((await visitor.post("/save/new-user", contactOf("nova@gmail.com"))).body).toMatchObject({ success: true });
    const { session } = visitor.visitor();
    expect(session?.reach).toBe("checkout");
    expect(session?.customerCode).not.toBe(account.code);
    expect((await visitor.get("/assinatura/needs-retry/")).status).toBe(401);
  });
});

describe("a second customer in the same session", () => {
  it.each([
    ["a new e-mail", "/save/new-user", contactOf("bia.rocha@gmail.com")],
    ["a lead's login", "/login", { ...asLead, email: "leo@gmail.com", password: "leo@gmail.com" }],
  ])("FUN-334 MAN-315 starts without the first customer's data: %s", async (_title, path, body) => {
    const leo = { ...lead, code: "lead0002", email: "leo@gmail.com" };
    const shop = inProcess({
      world: { customers: [registeredLead, leo] },
      newcomer: visitorAt("payment"),
    });
    const visitor = await shop.visit();
    await visitor.post("/save/frete/", { frete: "15.55" });
    expect((await visitor.post("/save/subscription", card)).body).toMatchObject({ success: true });
    expect(await paymentOf(visitor)).toMatchObject({ payment_payload: { real_status: "WAITING" } });

    expect((await visitor.post(path, body)).status).toBe(200);

    const { answers, freight } = visitor.visitor();
    expect(answers).toMatchObject({ contact: { email: body.email }, petName: "Bob", plan: "SP_anual" });
    expect(answers).not.toHaveProperty("customerSaved");
    expect(answers).not.toHaveProperty("subscription");
    expect(freight).toBeUndefined();
    expect(await paymentOf(visitor)).toEqual({ payment_payload: null });
    for (const word of savedWords) expect(JSON.stringify(await readCustomer(visitor))).not.toContain(word);
    expect((await visitor.post("/save/subscription", card)).status).toBe(401);
    expect(shop.store.subscriptions.all()).toHaveLength(1);
  });

  it("keeps its progress when the same customer logs in again", async () => {
    const shop = inProcess({ world: { customers: [registeredLead] }, newcomer: visitorAt("payment") });
    const visitor = await shop.visit();
    await visitor.post("/login", asLead);
    expect(visitor.visitor().answers).toMatchObject({ customerSaved: true });
    expect((await visitor.post("/save/subscription", card)).body).toMatchObject({ success: true });
  });
});

describe("a customer's saved registration", () => {
  it("FUN-292 MAN-315 is hidden from a visitor who only knows the e-mail of a lead", async () => {
    const shop = inProcess({ world: { customers: [registeredLead] }, newcomer: withPlan });
    const visitor = await shop.visit();
    const replies = [
      await visitor.post("/user/exists", { email: registeredLead.email }),
      await visitor.post("/login", asLead),
      await visitor.get("/checkout/customer/"),
      shop.backend.visitors.pageData(visitor.visitor()),
    ];
    for (const word of savedWords) expect(JSON.stringify(replies)).not.toContain(word);
    expect(await readCustomer(visitor)).toMatchObject({ client: { name: null, phone_ddd: "21" } });
    expect((await visitor.post("/save/subscription", card)).status).toBe(401);
  });

  it("FUN-318 is readable in the session that saved it, as that session saved it", async () => {
    const shop = inProcess({ world: { customers: [lead] }, newcomer: withPlan });
    const [one, other] = [await shop.visit(), await shop.visit()];
    for (const visitor of [one, other]) await visitor.post("/login", asLead);
    const elsewhere = { client: { ...registration.client, fullname: "Outra Pessoa", payment_address_number: "7" } };
    expect((await one.post("/save/customer", elsewhere)).body).toEqual({ success: true });
    expect((await other.post("/save/customer", registration)).body).toEqual({ success: true });
    expect(await readCustomer(one)).toMatchObject({ client: { name: "Outra Pessoa" } });
    expect(await readCustomer(other)).toMatchObject({
      client: { name: "Ana Maria Souza", address: { payment_address_complement: "apto 42" } },
    });
    expect(shop.backend.visitors.pageData(one.visitor())).toMatchObject({ user: { name: "Outra Pessoa" } });
    expect((await one.post("/save/subscription", card)).body).toMatchObject({ success: true });
  });

  it("has the phone typed last, in the registration or at the contact step", async () => {
    const visitor = await inProcess({ world: { customers: [lead] }, newcomer: withPlan }).visit();
    const withPhone = async (phone_number: string) => {
      await visitor.post("/login", { ...asLead, phone_number });
      return readCustomer(visitor);
    };
    await withPhone("912345678");
    const registered = { ...registration.client, phone_area_code: "21", phone_number: "933334444" };
    expect((await visitor.post("/save/customer", { client: registered })).body).toEqual({ success: true });
    const saved = await readCustomer(visitor);
    expect(await withPhone("912345678")).toEqual(saved);
    expect(await withPhone("987654321")).toMatchObject({
      client: { name: "Ana Maria Souza", phone_ddd: "21", phone_number: "987654321" },
    });
  });

  it("FUN-125 FUN-318 is readable for an account that logged in, which can subscribe with it", async () => {
    const visitor = await inProcess({ world: { customers: [account] }, newcomer: withPlan }).visit();
    expect((await visitor.post("/login", asAccount)).body).toMatchObject({ user: { name: "Carla Lima" } });
    expect(await readCustomer(visitor)).toMatchObject({
      client: { name: "Carla Lima", cpf: "52998224725", birthDate: [1990, 4, 7], address: { payment_cep: "01310100" } },
    });
    expect((await visitor.post("/save/subscription", card)).body).toMatchObject({ success: true });
  });
});

describe("MAN-315 a subscriber logged in to their own account", () => {
  const others = {
    ...paymentUnderWay(Date.UTC(2026, 2, 10), { result: "PAID", after: 0 }),
    code: "DEOUTRA001",
    announced: true,
  };
  const mine = activeSubscription(testMoment);

  async function open() {
    const shop = inProcess({
      world: {
        customers: [registeredLead, account],
        subscriptions: [mine, others],
      },
      newcomer: withPlan,
    });
    const visitor = await shop.visit();
    await visitor.post("/login", asAccount);
    return { shop, visitor };
  }

  it.each<[string, (visitor: InProcessVisitor) => Promise<{ body: unknown }>, unknown]>([
    [
      "reads their own registration",
      (visitor) => visitor.get("/checkout/customer/"),
      { client: expect.objectContaining({ name: "Carla Lima" }) },
    ],
    [
      "gets the same reply for another customer's subscription as for an unknown one",
      (visitor) => visitor.get(`/payment/credit-card-hash/${others.code}`),
      { data: { has_error: true, hash: null } },
    ],
    [
      "does not find an unknown one",
      (visitor) => visitor.get("/payment/credit-card-hash/NADA"),
      { data: { has_error: true, hash: null } },
    ],
    [
      "finds their own subscription",
      (visitor) => visitor.get(`/payment/credit-card-hash/${mine.code}`),
      { data: { has_error: false, hash: expect.any(String) } },
    ],
    [
      "gets no other customer's payment",
      (visitor) => visitor.post("/payment/get-data", { data: others.code }),
      { payment_payload: null },
    ],
    [
      "may not listen to another customer's payments",
      (visitor) => visitor.authorize(`private-channel-payment-checkout.${registeredLead.code}`),
      { message: "Forbidden." },
    ],
    [
      "saves to their own registration",
      (visitor) => visitor.post("/save/customer", { client: { ...registration.client, fullname: "Carla Lima Neta" } }),
      { success: true },
    ],
    [
      "subscribes for themselves",
      (visitor) => visitor.post("/save/subscription", card),
      expect.objectContaining({ success: true }),
    ],
  ])("%s, and changes nothing of another customer", async (_title, call, expected) => {
    const { shop, visitor } = await open();
    expect((await call(visitor)).body).toEqual(expected);
    expect(shop.store.customers.get(registeredLead.code)).toEqual(registeredLead);
    expect(shop.store.subscriptions.get(others.code)).toMatchObject(others);
    const opened = shop.store.subscriptions.all().filter(({ code }) => code !== others.code);
    expect(opened.every(({ customerCode }) => customerCode === account.code)).toBe(true);
  });
});

describe("the number of subscriptions", () => {
  it.each([
    ["none is paid", "NOT_PAID", 0],
    ["one is paid", "PAID", 1],
  ] as const)("MAN-316 is the same in the login and on the page, when %s", async (_title, result, count) => {
    const other = { ...paymentUnderWay(0, { result, after: 0 }), customerCode: account.code };
    const shop = inProcess({
      world: { customers: [account], subscriptions: [other] },
    });
    const visitor = await shop.visit();
    expect((await visitor.post("/login", asAccount)).body).toMatchObject({ subscriptions: count });
    expect(shop.backend.visitors.pageData(visitor.visitor())).toMatchObject({ subscriptions: count });
  });
});
