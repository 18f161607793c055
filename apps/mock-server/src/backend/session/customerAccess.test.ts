import { formOf } from "@petbox/api-client/contract/formOf";
import { describe, expect, it } from "vitest";
import { account, accountPassword, lead, registeredLead } from "../../scenarios/people.ts";
import { visitorAt } from "../../scenarios/visitorAt.ts";
import { type InProcess, type InProcessVisitor, inProcess } from "../../testing/inProcess.ts";
import { onePixel } from "../../testing/photos.ts";
import { sentCard } from "../../testing/sentCard.ts";
import { sentCustomer } from "../../testing/sentCustomer.ts";
import { bareDocuments } from "../../testing/servedPage.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { createBackend } from "../createBackend.ts";

const card = { credit_card: sentCard };
const minute = 60_000;

const asLead = { email: lead.email, password: lead.email, checkout: true, phone_ddd: "21", phone_number: "998765432" };

const otherPerson = {
  client: {
    ...sentCustomer,
    fullname: "Outra Pessoa",
    cpf: "11144477735",
    payment_address_number: "7",
    birthdate: [1980, 1, 2],
    phone_area_code: "21",
    phone_number: "998765432",
  },
};

/** Two sessions at the payment with the same e-mail. The first one pays. */
async function paidByTheFirst(number = sentCard.number) {
  const shop = inProcess({ world: { customers: [registeredLead] }, newcomer: visitorAt("payment") });
  const [payer, other] = [await shop.visit(), await shop.visit()];
  await payer.post("/save/subscription", { credit_card: { ...sentCard, number } });
  return { shop, payer, other };
}

/** The data of a page, read in the session of a visitor. */
async function dataOf({ store }: InProcess, path: string, visitor: InProcessVisitor): Promise<unknown> {
  const { fetch } = createBackend({
    store,
    clock: () => Date.UTC(2026, 2, 10, 15, 1),
    sessionClock: () => testMoment,
    documents: bareDocuments,
  });
  const response = await fetch(new Request(`http://shop.test${path}`, { headers: { Cookie: visitor.cookie } }));
  return response.status === 200 ? JSON.parse(await response.text()).page : response.status;
}

describe.each([
  ["pending", "4000000000000119", 0],
  ["paid", sentCard.number, 3_000],
] as const)("once a subscription of an e-mail is %s, the e-mail alone", (_state, number, passed) => {
  async function open() {
    const opened = await paidByTheFirst(number);
    opened.shop.pass(passed);
    return opened;
  }

  it("FUN-309 counts as an account's, and does not log in", async () => {
    const { shop } = await open();
    const stranger = await shop.visit();
    const { id } = stranger.visitor();
    expect((await stranger.post("/user/exists", { email: lead.email })).body).toEqual({ user: null, exist: true });
    expect((await stranger.post("/login", asLead)).body).toEqual({ auth: false });
    // A login replaces the session's identifier.
    expect(stranger.visitor().id).toBe(id);
    expect(shop.store.customers.get(lead.code)).toMatchObject({ areaCode: "11", phoneNumber: "912345678" });
  });

  it("does not change the registration, also in a session that was in the checkout before", async () => {
    const { shop, other } = await open();
    expect((await other.post("/save/customer", otherPerson)).body).toMatchObject({ success: false });
    expect((await other.post("/login", asLead)).body).toEqual({ auth: false });
    expect(shop.store.customers.get(lead.code)).toMatchObject(registeredLead);
  });

  it("shows no pet, no photo and no number of subscriptions, takes no coupon and replaces no photo", async () => {
    const { shop, payer, other } = await open();
    const { body } = await payer.send("POST", "/save/pet-image", formOf({ photo: onePixel }));
    const before = shop.store.subscriptions.all();
    expect((await other.post("/save/subscription", card)).body).toMatchObject({ success: false });

    expect(await dataOf(shop, "/bem-vindo", other)).toBeNull();
    expect(await dataOf(shop, "/pos-checkout/convite", other)).toBe(404);
    expect((await other.post("/save/pet-data", { data: {} })).status).toBe(401);
    expect((await other.send("POST", "/save/pet-image", formOf({ photo: onePixel }))).status).toBe(401);
    expect(
      (await other.post("/dados-cupom/save", { cupom: "amigosdobob", from: "/pos-checkout/convite" })).status,
    ).toBe(401);
    const picture = before[0]?.pet?.picture ?? "";
    const look = new Request(`http://shop.test${picture}`, { headers: { Cookie: other.cookie } });
    expect((await shop.backend.fetch(look)).status).toBe(404);
    expect(body).toEqual({ success: expect.any(String) });
    expect(shop.backend.visitors.pageData(other.visitor()).subscriptions).toBe(0);
    expect(shop.store.subscriptions.all()).toEqual(before);
    expect(shop.store.invitationCoupons.all()).toEqual([]);
  });

  it("does not subscribe, also after ten minutes", async () => {
    const { shop, other } = await open();
    shop.pass(10 * minute);
    expect((await other.post("/save/subscription", card)).body).toMatchObject({
      success: false,
      error: { message: expect.stringContaining("/password/reset") },
    });
    expect(other.visitor().answers.subscription).toBeUndefined();
    expect(shop.store.subscriptions.all()).toHaveLength(1);
  });

  it("does not open the payment's channel", async () => {
    const { other, payer } = await open();
    const channel = `private-channel-payment-checkout.${lead.code}`;
    expect((await payer.authorize(channel)).status).toBe(200);
    expect((await other.authorize(channel)).status).toBe(403);
  });
});

describe("a customer who has subscribed and has no password", () => {
  it("continues in the session that paid: registration, another box, and the contact step", async () => {
    const { shop, payer } = await paidByTheFirst();
    shop.pass(10 * minute);
    expect((await payer.post("/user/exists", { email: lead.email })).body).toMatchObject({ user: true });
    expect((await payer.post("/login", asLead)).body).toMatchObject({ auth: true });
    expect((await payer.post("/save/customer", otherPerson)).body).toEqual({ success: true });
    expect((await payer.post("/save/subscription", card)).body).toMatchObject({ success: true });
  });

  it("gets in elsewhere by the mailed link, and then sees the payment that was only watched", async () => {
    const { shop, other } = await paidByTheFirst();
    await other.post("/save/subscription", card);
    await other.post("/password/email", { email: lead.email });
    const token = shop.mails.at(-1)?.path.split("/").at(-1);
    const password = "bob-e-mia-2026";
    expect((await other.post("/password/reset", { token, password, password_confirmation: password })).status).toBe(
      200,
    );
    expect((await other.post("/login", { email: lead.email, password })).body).toMatchObject({ auth: true });
    expect(other.visitor().watchedPayment).toBeUndefined();
    expect(shop.store.subscriptions.get(other.visitor().answers.subscription ?? "")).toBeDefined();
  });

  it("keeps the registration of the session that paid, regardless of earlier saves by another one", async () => {
    const shop = inProcess({ world: { customers: [registeredLead] }, newcomer: visitorAt("payment") });
    const [payer, other] = [await shop.visit(), await shop.visit()];
    expect((await other.post("/save/customer", otherPerson)).body).toEqual({ success: true });
    await payer.post("/save/subscription", card);
    expect(shop.store.customers.get(lead.code)).toMatchObject({ name: registeredLead.name, cpf: registeredLead.cpf });
  });
});

it("a payment that the bank refused does not restrict the e-mail", async () => {
  const { shop, other } = await paidByTheFirst("4000000000000002");
  shop.pass(5_000);
  expect((await other.post("/user/exists", { email: lead.email })).body).toMatchObject({ user: true });
  expect((await other.post("/login", asLead)).body).toMatchObject({ auth: true });
});

it("an account that logged in with its password follows a payment sent from another device", async () => {
  const shop = inProcess({
    world: { customers: [account] },
    newcomer: { answers: visitorAt("checkout").answers ?? {} },
  });
  const [phone, desktop] = [await shop.visit(), await shop.visit()];
  for (const device of [phone, desktop])
    await device.post("/login", { email: account.email, password: accountPassword, checkout: true });
  await phone.post("/save/subscription", card);
  const [{ code } = { code: "" }] = shop.store.subscriptions.all();
  const { body } = await desktop.post("/save/subscription", card);
  expect(body).toMatchObject({ error: { type_error: "10MinOrLess", message: expect.stringContaining(code) } });
  expect(desktop.visitor().answers.subscription).toBe(code);
});
