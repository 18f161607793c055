import { describe, expect, it } from "vitest";
import { account, accountPassword, registeredLead } from "../scenarios/people.ts";
import { visitorAt } from "../scenarios/visitorAt.ts";
import { type InProcessVisitor, inProcess } from "../testing/inProcess.ts";
import { sentCard } from "../testing/sentCard.ts";
import { sentCustomer } from "../testing/sentCustomer.ts";

const atPayment = () => inProcess({ world: { customers: [registeredLead] }, newcomer: visitorAt("payment") });

describe("the size of a stored text", () => {
  const long = "a".repeat(256);
  it.each([
    ["/save/genero", { pet_name: long, pet_sex: "masculino" }, "pet_name"],
    ["/save/breed", { pet_breed: long, pet_breed_srd1: "", pet_breed_srd2: "" }, "pet_breed"],
    ["/save/breed", { pet_breed: "SRD", pet_breed_srd1: long, pet_breed_srd2: "" }, "pet_breed_srd1"],
    ["/save/item-extra", { item_extra: "normal", tags: [long] }, "tags.0"],
  ])("FUN-334 %s refuses a text that is too long for a column, with 422", async (path, body, field) => {
    const visitor = await atPayment().visit();
    const before = visitor.visitor();
    expect(await visitor.post(path, body)).toEqual({
      status: 422,
      body: {
        message: `O campo ${field} pode ter no máximo 255 caracteres.`,
        errors: { [field]: [`O campo ${field} pode ter no máximo 255 caracteres.`] },
      },
    });
    expect(visitor.visitor()).toEqual(before);
  });

  it("FUN-334 refuses an address that is too long, and accepts the longest one that fits", async () => {
    const visitor = await atPayment().visit();
    const save = (street: string, recaptcha_response = "local-contact") =>
      visitor.post("/save/customer", {
        client: { ...sentCustomer, payment_address_street: street, recaptcha_response },
      });
    expect((await save(long)).status).toBe(422);
    expect((await save(long.slice(1))).body).toEqual({ success: true });
    // A bot-check token is longer, and is not stored.
    expect((await save("Avenida Paulista", "x".repeat(2_000))).body).toMatchObject({ success: false });
  });
});

describe("a text that cannot be stored", () => {
  it.each(["Bob\u0000", "Beagle\u001b[31m", "Beagle\ud800", "Beagle\r\nSet-Cookie: a=b"])(
    "%j is refused",
    async (text) => {
      const visitor = await atPayment().visit();
      const before = visitor.visitor();
      const sent = { pet_breed: text, pet_breed_srd1: "", pet_breed_srd2: "" };
      expect(await visitor.post("/save/breed", sent)).toMatchObject({ status: 422 });
      expect(visitor.visitor()).toEqual(before);
    },
  );

  it("is refused as the name of an attempt", async () => {
    const shop = atPayment();
    const visitor = await shop.visit();
    const attempt = { "Idempotency-Key": "a".repeat(256) };
    expect(await visitor.post("/save/frete/", { frete: "1.00" }, attempt)).toMatchObject({ status: 422 });
  });
});

describe("password guesses", () => {
  const minute = 60_000;
  const world = { customers: [registeredLead, account] };
  const guess = (visitor: InProcessVisitor, email: string, password: string) =>
    visitor.post("/login", { email, password });

  it("are counted by account, across sessions and spellings of the e-mail", async () => {
    const shop = inProcess({ world });
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const email = time % 2 ? account.email : ` ${account.email.toUpperCase()}`;
      statuses.push((await guess(await shop.visit(), email, `palpite-${time}`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await guess(await shop.visit(), account.email, accountPassword)).status).toBe(429);
    expect((await guess(await shop.visit(), registeredLead.email, "outra")).status).toBe(200);
    shop.pass(minute);
    expect((await guess(await shop.visit(), account.email, accountPassword)).body).toMatchObject({ auth: true });
  });

  it("from one address do not keep the owner out at another", async () => {
    const shop = inProcess({ world });
    const thief = await shop.visit("203.0.113.9");
    for (let time = 0; time < 10; time += 1) await guess(thief, account.email, `palpite-${time}`);
    expect((await guess(await shop.visit("203.0.113.9"), account.email, accountPassword)).status).toBe(429);
    const owner = await guess(await shop.visit("203.0.113.10"), account.email, accountPassword);
    expect(owner.body).toMatchObject({ auth: true });
  });

  it("are counted by address, across sessions and accounts", async () => {
    const shop = inProcess({ world });
    const statuses: number[] = [];
    for (let time = 0; time < 62; time += 1) {
      const visitor = await shop.visit("203.0.113.9");
      statuses.push((await guess(visitor, `pessoa-${time}@gmail.com`, "palpite")).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await guess(await shop.visit("203.0.113.10"), account.email, accountPassword)).status).toBe(200);
  });
});

it("password links are counted by e-mail across addresses, so that a mailbox is not flooded", async () => {
  const shop = inProcess({ world: { customers: [account] } });
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) {
    const visitor = await shop.visit(`203.0.113.${time}`);
    statuses.push((await visitor.post("/password/email", { email: account.email })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

describe("the calls of one session in a minute", () => {
  const minute = 60_000;

  it.each([
    ["cards at the checkout", 10, "/save/subscription", { credit_card: { ...sentCard, number: "4000000000009995" } }],
    [
      "e-mails at the creation of a user, as at the existence check",
      20,
      "/save/new-user",
      {
        email: registeredLead.email,
        phone_ddd: "11",
        phone_number: "912345678",
        new_checkout: true,
        recaptcha_response: "local-contact",
        check_newsletter: true,
        check_privacy: true,
      },
    ],
  ])("%s: %i, and as many again a minute later", async (_what, most, path, body) => {
    const shop = atPayment();
    const visitor = await shop.visit();
    const tryOnce = async () => (await visitor.post(path, body)).status;
    for (let time = 0; time < most; time += 1) expect(await tryOnce()).toBe(200);
    expect(await tryOnce()).toBe(429);
    expect((await (await shop.visit()).post(path, body)).status).toBe(200);
    shop.pass(minute);
    expect(await tryOnce()).toBe(200);
  });
});

describe("FUN-334 the freight that was shown", () => {
  it.each([["-69.90"], [-0.01], ["1000.01"], ["1e20"], ["muito"]])("cannot be %s", async (frete) => {
    const visitor = await atPayment().visit();
    expect((await visitor.post("/save/frete/", { frete })).status).toBe(422);
    expect(visitor.visitor().freight).toBeUndefined();
  });

  it.each([["0"], [15.55], ["1000.00"]])("can be %s", async (frete) => {
    const visitor = await atPayment().visit();
    expect((await visitor.post("/save/frete/", { frete })).body).toEqual({ success: true });
  });
});
