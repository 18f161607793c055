import { describe, expect, it } from "vitest";
import { account, accountPassword, lead } from "../../scenarios/people.ts";
import { type InProcess, type InProcessVisitor, inProcess } from "../../testing/inProcess.ts";

const world = { customers: [lead, account] };
const password = "bob-e-mia-2026";

const logIn = (visitor: InProcessVisitor, text = accountPassword) =>
  visitor.post("/login", { email: account.email, password: text });

async function resetPassword(shop: InProcess, visitor: InProcessVisitor) {
  await visitor.post("/password/email", { email: account.email });
  const token = shop.mails.at(-1)?.path.split("/").at(-1);
  return visitor.post("/password/reset", { token, password, password_confirmation: password });
}

/** Logs out, with the headers that describe the linking page. */
async function leave(shop: InProcess, cookie: string, headers: Record<string, string> = {}, method = "GET") {
  return shop.backend.fetch(
    new Request("http://shop.test/logout", { method, headers: { Cookie: cookie, ...headers } }),
  );
}

const enter = {
  "a login to an account": (_shop: InProcess, visitor: InProcessVisitor) => logIn(visitor),
  "a lead's login": (_shop: InProcess, visitor: InProcessVisitor) =>
    visitor.post("/login", { email: lead.email, password: lead.email, checkout: true }),
  "a new password": resetPassword,
};

describe("the session's identifier", () => {
  it.each(Object.entries(enter))(
    "changes with %s, keeps the answers, and invalidates the old one",
    async (_title, change) => {
      const shop = inProcess({ world });
      const visitor = await shop.visit();
      await visitor.post("/save/genero", { pet_name: "Bob", pet_sex: "masculino" });
      const { cookie: oldCookie } = visitor;
      const old = visitor.visitor();

      expect((await change(shop, visitor)).status).toBe(200);

      const now = visitor.visitor();
      expect(now.id).not.toBe(old.id);
      expect(now.token).not.toBe(old.token);
      expect(visitor.renewedToken).toBe(now.token);
      expect(now).toMatchObject({ sessionId: old.sessionId, answers: { petName: "Bob" } });
      const asBefore = { Cookie: oldCookie, "X-CSRF-TOKEN": old.token, "X-Requested-With": "XMLHttpRequest" };
      for (const token of [old.token, now.token]) {
        const headers = { ...asBefore, "X-CSRF-TOKEN": token };
        const response = await shop.backend.fetch(new Request("http://shop.test/checkout/customer/", { headers }));
        expect(response.status).toBe(419);
      }
      const listening = new Request("http://shop.test/broadcasting/auth", {
        method: "POST",
        headers: asBefore,
        body: new URLSearchParams({ channel_name: `private-channel-payment-checkout.${now.session?.customerCode}` }),
      });
      expect((await shop.backend.fetch(listening)).status).toBe(419);
      expect((await visitor.get("/checkout/customer/")).status).toBe(200);
    },
  );

  it("stays after a refused login", async () => {
    const visitor = await inProcess({ world }).visit();
    const { cookie } = visitor;
    await logIn(visitor, "errada");
    expect(visitor.cookie).toBe(cookie);
    expect(visitor.renewedToken).toBeUndefined();
  });

  it("counts one of two simultaneous logins, and ends the session for the other", async () => {
    const shop = inProcess({ world });
    const visitor = await shop.visit();
    const replies = await Promise.all([logIn(visitor), logIn(visitor)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 419]);
    expect(shop.store.visitors.all()).toHaveLength(1);
  });

  it("a login with a password that is being replaced ends with it", async () => {
    const shop = inProcess({ world });
    const [thief, owner] = [await shop.visit(), await shop.visit()];
    const attempts = Array.from({ length: 5 }, () => logIn(thief));
    const replaced = await resetPassword(shop, owner);
    await Promise.all(attempts);
    expect(replaced.status).toBe(200);
    expect(shop.store.visitors.all().filter(({ session }) => session?.customerCode === account.code)).toEqual([]);
  });
});

describe("logging out by link", () => {
  const loggedIn = async () => {
    const shop = inProcess({ world });
    const visitor = await shop.visit();
    await logIn(visitor);
    return { shop, cookie: visitor.cookie, isIn: () => visitor.visitor().session !== undefined };
  };

  it.each<[string, Record<string, string>, string?]>([
    ["a link on another site", { "Sec-Fetch-Site": "cross-site" }],
    ["a link on another host of the same site", { "Sec-Fetch-Site": "same-site" }],
    ["a link on another site in an old browser", { Referer: "https://outro.test/shop.test/" }],
    ["a page without a URL in an old browser", { Referer: "about:blank" }],
    ["a HEAD request", {}, "HEAD"],
  ])("opens the home page and changes nothing for %s", async (_title, headers, method) => {
    const { shop, cookie, isIn } = await loggedIn();
    const response = await leave(shop, cookie, headers, method);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/");
    expect(response.headers.has("Set-Cookie")).toBe(false);
    expect(isIn()).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ["a link in the shop", { "Sec-Fetch-Site": "same-origin" }],
    ["a typed address", { "Sec-Fetch-Site": "none" }],
    ["a link in the shop in an old browser", { Referer: "http://shop.test/conta" }],
  ])("MAN-008 is open to %s", async (_title, headers) => {
    const { shop, cookie, isIn } = await loggedIn();
    expect((await leave(shop, cookie, headers)).headers.has("Set-Cookie")).toBe(true);
    expect(isIn()).toBe(false);
  });
});
