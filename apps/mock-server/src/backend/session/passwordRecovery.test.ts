import { describe, expect, it } from "vitest";
import { account, accountPassword, lead } from "../../scenarios/people.ts";
import { type InProcess, type InProcessVisitor, inProcess } from "../../testing/inProcess.ts";

const minute = 60_000;
const world = { customers: [lead, account] };
const password = "bob-e-mia-2026";
const voidLink = "Este link não vale mais. Peça outro: chega em instantes.";

/** Requests a link, and reads the token from the mail. */
async function tokenFor(shop: InProcess, visitor: InProcessVisitor, email: string): Promise<string> {
  expect(await visitor.post("/password/email", { email })).toEqual({ status: 200, body: { success: true } });
  return shop.mails.at(-1)?.path.split("/").at(-1) ?? "";
}

const reset = (visitor: InProcessVisitor, token: string, text = password) =>
  visitor.post("/password/reset", { token, password: text, password_confirmation: text });

const logIn = async (visitor: InProcessVisitor, email: string, text: string, checkout = false) =>
  (await visitor.post("/login", { email, password: text, checkout })).body;

describe("requesting a link", () => {
  it("MAN-111 replies the same for an account, a lead and an unknown e-mail, and mails only to known ones", async () => {
    const shop = inProcess({ world });
    const visitor = await shop.visit();
    for (const email of [account.email, " CARLA.LIMA@gmail.com ", lead.email, "ninguem@gmail.com"]) {
      expect(await visitor.post("/password/email", { email })).toEqual({ status: 200, body: { success: true } });
    }
    expect(shop.mails.map(({ to }) => to)).toEqual([account.email, account.email, lead.email]);
  });

  it("MAN-111 mails a path without any name, and stores no token", async () => {
    const shop = inProcess({ world });
    const token = await tokenFor(shop, await shop.visit(), account.email);
    expect(shop.mails[0]?.path).toMatch(/^\/password\/reset\/[\da-f]{64}$/);
    expect(JSON.stringify(shop.store.passwordLinks.all())).not.toContain(token);
  });

  it("refuses an invalid e-mail", async () => {
    const shop = inProcess({ world });
    const reply = await (await shop.visit()).post("/password/email", { email: "carla" });
    expect(reply).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } });
  });

  it("is limited for any e-mail", async () => {
    const shop = inProcess({ world });
    const visitor = await shop.visit();
    const ask = async () => (await visitor.post("/password/email", { email: "ninguem@gmail.com" })).status;
    for (let time = 0; time < 10; time += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    shop.pass(minute);
    expect(await ask()).toBe(200);
  });
});

describe("setting a password by link", () => {
  it("replaces the previous password", async () => {
    const shop = inProcess({ world });
    const visitor = await shop.visit();
    expect(await reset(visitor, await tokenFor(shop, visitor, account.email))).toEqual({
      status: 200,
      body: { success: true },
    });
    expect(await logIn(visitor, account.email, accountPassword)).toEqual({ auth: false });
    expect(await logIn(visitor, account.email, password)).toMatchObject({ auth: true });
  });

  it("SUB-280 gives a lead the first password, and the e-mail alone then opens no page", async () => {
    const shop = inProcess({ world });
    const visitor = await shop.visit();
    expect(await logIn(visitor, lead.email, lead.email, true)).toMatchObject({ auth: true });
    await reset(visitor, await tokenFor(shop, visitor, lead.email));
    expect(await logIn(visitor, lead.email, lead.email, true)).toEqual({ auth: false });
    expect(await logIn(visitor, lead.email, password)).toMatchObject({ auth: true });
    expect(visitor.visitor().session).toEqual({ customerCode: lead.code, reach: "account" });
  });

  it.each([
    [account.email, "A senha da sua conta PetBox foi alterada"],
    [lead.email, "Sua senha na PetBox foi criada"],
  ])("tells %s by mail: %s", async (email, subject) => {
    const shop = inProcess({ world });
    const visitor = await shop.visit();
    await reset(visitor, await tokenFor(shop, visitor, email));
    expect(shop.mails.slice(1)).toMatchObject([{ to: email, subject, path: "/password/reset" }]);
  });

  it("MAN-111 works once, for sixty minutes, and for the newest link only", async () => {
    const shop = inProcess({ world });
    const visitor = await shop.visit();
    const refused = { status: 422, body: { message: voidLink, errors: { token: [voidLink] } } };
    const first = await tokenFor(shop, visitor, account.email);
    const second = await tokenFor(shop, visitor, account.email);
    expect(await reset(visitor, first)).toEqual(refused);
    shop.pass(60 * minute - 1);
    expect((await reset(visitor, second)).status).toBe(200);
    expect(await reset(visitor, second)).toEqual(refused);
    const third = await tokenFor(shop, visitor, account.email);
    shop.pass(60 * minute);
    expect(await reset(visitor, third)).toEqual(refused);
    expect(await reset(visitor, "nunca-enviado")).toEqual(refused);
  });

  it("MAN-111 works once for two simultaneous requests", async () => {
    const shop = inProcess({ world });
    const visitor = await shop.visit();
    const token = await tokenFor(shop, visitor, account.email);
    const answers = await Promise.all([reset(visitor, token), reset(visitor, token, "outra-senha-boa")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("SUB-276 SUB-277 SUB-280 refuses a password that breaks the rule, and the link stays valid", async () => {
    const shop = inProcess({ world });
    const visitor = await shop.visit();
    const token = await tokenFor(shop, visitor, account.email);
    const differs = { token, password, password_confirmation: `${password}!` };
    expect(await visitor.post("/password/reset", differs)).toMatchObject({
      status: 422,
      body: { errors: { password: ["A sua senha não coincide."] } },
    });
    expect(await reset(visitor, token, "1234567")).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.stringContaining("pelo menos 8 caracteres")] } },
    });
    expect((await reset(visitor, token)).status).toBe(200);
  });

  it("is limited", async () => {
    const visitor = await inProcess({ world }).visit();
    for (let time = 0; time < 10; time += 1) expect((await reset(visitor, `palpite-${time}`)).status).toBe(422);
    expect((await reset(visitor, "palpite")).status).toBe(429);
  });

  it("ends the account's sessions in every other browser, and no other sessions", async () => {
    const shop = inProcess({ world });
    const [here, elsewhere, other] = [await shop.visit(), await shop.visit(), await shop.visit()];
    await logIn(here, account.email, accountPassword);
    await logIn(elsewhere, account.email, accountPassword);
    await logIn(other, lead.email, lead.email, true);
    await reset(here, await tokenFor(shop, here, account.email));
    expect(shop.store.visitors.get(elsewhere.visitor().id)).toBeUndefined();
    expect((await elsewhere.get("/checkout/customer/")).status).toBe(419);
    expect(here.visitor().session).toBeDefined();
    expect((await other.get("/checkout/customer/")).status).toBe(200);
  });

  it("ends the login of another customer in the same browser, with their contact, and keeps the pet", async () => {
    const shop = inProcess({ world });
    const visitor = await shop.visit();
    await visitor.post("/save/genero", { pet_name: "Bob", pet_sex: "masculino" });
    await logIn(visitor, lead.email, lead.email, true);
    await reset(visitor, await tokenFor(shop, visitor, account.email));
    expect(visitor.visitor().session).toBeUndefined();
    expect(visitor.visitor().answers).toEqual({ petName: "Bob", petSex: "male" });
  });
});
