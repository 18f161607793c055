import { describe, expect, it } from "vitest";
import { account, accountPassword, lead, paymentUnderWay } from "../../scenarios/people.ts";
import { inProcess } from "../../testing/inProcess.ts";

const world = { customers: [lead, account] };

describe("the owner of an e-mail", () => {
  it("FUN-309 the reply has the phone of a lead, no data of an account, and calls a stranger new", async () => {
    const visitor = await inProcess({ world }).visit();
    const ask = async (email: string) => (await visitor.post("/user/exists", { email })).body;
    expect(await ask(lead.email)).toEqual({ user: true, exist: true, phone_ddd: "11", phone_number: "912345678" });
    expect(await ask(account.email)).toEqual({ user: null, exist: true });
    expect(await ask("ninguem@gmail.com")).toEqual({ user: null, exist: false });
  });

  it("is limited", async () => {
    const shop = inProcess({ world });
    const visitor = await shop.visit();
    for (let time = 0; time < 20; time += 1) await visitor.post("/user/exists", { email: lead.email });
    expect((await visitor.post("/user/exists", { email: lead.email })).status).toBe(429);
    shop.pass(60_000);
    expect((await visitor.post("/user/exists", { email: lead.email })).status).toBe(200);
  });
});

describe("logging in", () => {
  it("MAN-347 opens an account with its password, and changes the token", async () => {
    const visitor = await inProcess({ world }).visit();
    const before = visitor.visitor().token;
    const { body } = await visitor.post("/login", { email: account.email, password: accountPassword, checkout: true });
    expect(body).toMatchObject({
      auth: true,
      user: { name: "Carla Lima" },
      phone_ddd: "11",
      phone_number: "912345678",
      check_newsletter: true,
    });
    expect(visitor.visitor().session).toEqual({ customerCode: account.code, reach: "account" });
    expect(visitor.visitor().token).not.toBe(before);
  });

  it.each([
    ["a wrong password", { email: account.email, password: "errada", checkout: true }],
    ["an account's e-mail as its password", { email: account.email, password: account.email, checkout: true }],
    ["a lead outside the checkout", { email: lead.email, password: lead.email }],
    ["nobody", { email: "ninguem@gmail.com", password: "x", checkout: true }],
  ])("fails for %s", async (_title, credentials) => {
    const visitor = await inProcess({ world }).visit();
    expect((await visitor.post("/login", credentials)).body).toEqual({ auth: false });
    expect(visitor.visitor().session).toBeUndefined();
  });

  it("FUN-292 FUN-310 lets a lead finish the checkout, and nothing else", async () => {
    // A refused payment leaves the lead without a subscription.
    const earlier = { ...paymentUnderWay(0, { result: "NOT_PAID", after: 0 }), code: "DOLEAD0001", announced: true };
    const { visit, backend } = inProcess({ world: { ...world, subscriptions: [earlier] } });
    const visitor = await visit();
    const credentials = {
      email: lead.email,
      password: lead.email,
      checkout: true,
      phone_ddd: "21",
      phone_number: "998765432",
    };
    expect((await visitor.post("/login", credentials)).body).toMatchObject({ auth: true });
    expect((await visitor.get("/checkout/customer/")).body).toMatchObject({ client: { phone_ddd: "21" } });
    expect((await visitor.get(`/payment/credit-card-hash/${earlier.code}`)).status).toBe(401);
    // The page learns the reach, so that it does not request an account's data.
    expect(backend.visitors.pageData(visitor.visitor())).toMatchObject({ logged_in: true, login_reach: "checkout" });
  });
});
