import { describe, expect, it } from "vitest";
import { account, accountPassword, lead } from "../../scenarios/people.ts";
import { inProcess } from "../../testing/inProcess.ts";

const loggedIn = { session: { customerCode: account.code, reach: "account" } } as const;
const openShop = () => inProcess({ world: { customers: [lead, account] }, newcomer: loggedIn });
const password = "mika-adora-petbox";
const change = { newPassword: password, oldPassword: accountPassword };

describe("changing the Instagram profile", () => {
  it.each([
    ["bob.e.mika", "bob.e.mika"],
    ["@Bob.E.Mika", "bob.e.mika"],
  ])("stores %s as %s", async (written, kept) => {
    const shop = openShop();
    const visitor = await shop.visit();
    const { body } = await visitor.send("POST", `/alterInsta/${encodeURIComponent(written)}`);
    expect(body).toEqual({ error: false });
    expect(shop.store.customers.get(account.code)?.instagram).toBe(kept);
  });

  it("accepts the current profile: a save is repeated after a lost reply", async () => {
    const shop = openShop();
    const visitor = await shop.visit();
    for (const written of ["bob.e.mika", "bob.e.mika", "@BOB.e.mika"]) {
      expect((await visitor.send("POST", `/alterInsta/${encodeURIComponent(written)}`)).body).toEqual({ error: false });
    }
    expect(shop.store.customers.get(account.code)?.instagram).toBe("bob.e.mika");
  });

  it.each(["bob🐶", "a".repeat(31), "<script>", "https://outra.test/bob"])(
    "refuses %s and keeps the stored profile",
    async (written) => {
      const shop = openShop();
      const visitor = await shop.visit();
      const { body } = await visitor.send("POST", `/alterInsta/${encodeURIComponent(written)}`);
      expect(body).toEqual({ error: true });
      expect(shop.store.customers.get(account.code)?.instagram).toBe(account.instagram);
    },
  );
});

describe("changing the password", () => {
  it("SUB-278 applies from the next login on, closes the other sessions and sends a mail", async () => {
    const shop = openShop();
    const [here, elsewhere] = [await shop.visit(), await shop.visit()];
    const identifier = here.visitor().id;
    expect(await here.post("/client/alterPassword", change)).toEqual({ status: 200, body: { success: true } });

    expect(here.visitor().id).not.toBe(identifier);
    expect((await here.get("/assinatura/needs-retry/")).status).toBe(200);
    expect((await elsewhere.get("/assinatura/needs-retry/")).status).toBe(419);
    expect(shop.mails).toMatchObject([{ to: account.email, subject: expect.stringContaining("senha") }]);
    const login = { email: account.email, password: accountPassword };
    expect((await here.post("/login", login)).body).toMatchObject({ auth: false });
    expect((await here.post("/login", { ...login, password })).body).toMatchObject({ auth: true });
  });

  it.each([
    ["a wrong old password", { ...change, oldPassword: "errada" }, "A senha atual não confere."],
    [
      "SUB-278 SUB-279 the old password again",
      { ...change, newPassword: accountPassword },
      "A nova senha não pode ser igual a antiga.",
    ],
    ["SUB-280 fewer than 8 characters", { ...change, newPassword: "bob-123" }, /pelo menos 8 caracteres/],
  ])("refuses %s", async (_title, sent, message) => {
    const shop = openShop();
    const visitor = await shop.visit();
    const { status, body } = await visitor.post("/client/alterPassword", sent);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: expect.stringMatching(message) });
    expect(shop.store.customers.get(account.code)?.password).toEqual(account.password);
    expect(shop.mails).toEqual([]);
  });

  it("accepts 200 characters in any script", async () => {
    const visitor = await openShop().visit();
    const newPassword = "ção🐶 ".repeat(40);
    expect((await visitor.post("/client/alterPassword", { ...change, newPassword })).status).toBe(200);
  });

  it("allows ten attempts a minute", async () => {
    const visitor = await openShop().visit();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const { status } = await visitor.post("/client/alterPassword", { ...change, oldPassword: `errada-${attempt}` });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it("applies only one of two simultaneous changes", async () => {
    const visitor = await openShop().visit();
    const replies = await Promise.all([
      visitor.post("/client/alterPassword", change),
      visitor.post("/client/alterPassword", { ...change, newPassword: "outra-senha-boa" }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is refused to leads and to anonymous visitors", async () => {
    for (const newcomer of [{}, { session: { customerCode: lead.code, reach: "checkout" } } as const]) {
      const visitor = await inProcess({ world: { customers: [lead, account] }, newcomer }).visit();
      expect((await visitor.post("/client/alterPassword", change)).status).toBe(401);
      expect((await visitor.send("POST", "/alterInsta/bob")).status).toBe(401);
    }
  });
});
