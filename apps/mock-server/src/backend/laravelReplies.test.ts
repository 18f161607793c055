import { setImmediate } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { account, accountPassword } from "../scenarios/people.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { inProcess } from "../testing/inProcess.ts";
import { testMoment } from "../testing/testMoment.ts";

describe("replies like Laravel's", () => {
  it("write numbers as text and booleans as 0 or 1, and errors in the framework's words", async () => {
    const visitor = await inProcess({ laravel: true }).visit();
    expect(await visitor.post("/save/restricao", { restricao: "pode_tudo" })).toMatchObject({
      status: 200,
      body: { success: 1 },
    });
    expect(await visitor.post("/save/genero", {})).toMatchObject({
      status: 422,
      body: { message: "The given data was invalid.", errors: expect.any(Object) },
    });
  });

  it("keep the text of a 422 without fields, like `abort(422, $text)`", async () => {
    const { world, newcomer } = scenarios["compras-programadas"];
    const visitor = await inProcess({ laravel: true, world: world(testMoment), newcomer }).visit();
    const address = { zipcode: "69036360", street: "Avenida Brasil", number: "305", complement: "", reference: "" };
    const place = { neighborhood: "Compensa", city: "Manaus", state: "AM" };
    expect(await visitor.post("/user/endereco/alter", { ...address, ...place, code: "TAPETE0098" })).toEqual({
      status: 422,
      body: { message: expect.stringMatching(/viaja com o BOX da Pandora/) },
    });
  });

  it("keep the application's text of a 404, like `abort(404, $text)`, and not the one in place of the framework's", async () => {
    const { world, newcomer } = scenarios["compras-programadas"];
    const visitor = await inProcess({ laravel: true, world: world(testMoment), newcomer }).visit();
    expect(await visitor.post("/assinaturas/higiene/NENHUMA001/cancelar", { motivo_principal: "" })).toEqual({
      status: 404,
      body: { success: 0, message: "Não encontramos esta assinatura." },
    });
    expect(await visitor.post("/box-recebidos/999999", undefined)).toMatchObject({
      body: { message: "No query results for model [App\\Models\\Subscription]." },
    });
  });

  it("check the token of writes only, and bring no new one", async () => {
    const shop = inProcess({ laravel: true });
    const visitor = await shop.visit();
    const headers = {
      Cookie: visitor.cookie,
      "X-Requested-With": "XMLHttpRequest",
      "X-CSRF-TOKEN": "velha",
    };
    const send = (method: string, path: string) =>
      shop.backend.fetch(new Request(`http://shop.test${path}`, { method, headers }));
    expect((await send("GET", "/plan/session")).status).not.toBe(419);
    expect((await send("POST", "/save/especie")).status).toBe(419);
  });

  it("ask for the token alone: a script without `X-Requested-With` reads and writes", async () => {
    const shop = inProcess({ laravel: true });
    const visitor = await shop.visit();
    const statusOf = async (method: string, path: string, headers = {}, body: string | null = null) => {
      const sent = { Cookie: visitor.cookie, Accept: "application/json", "Content-Type": "application/json" };
      const request = new Request(`http://shop.test${path}`, { method, headers: { ...sent, ...headers }, body });
      return (await shop.backend.fetch(request)).status;
    };
    expect(await statusOf("GET", "/plan/session")).toBe(200);
    const restriction = JSON.stringify({ restricao: "pode_tudo" });
    expect(await statusOf("POST", "/save/restricao", {}, restriction)).toBe(419);
    const own = { "X-CSRF-TOKEN": visitor.visitor().token };
    expect(await statusOf("POST", "/save/restricao", own, restriction)).toBe(200);
  });

  it("check the token of a channel too, although they replay nothing there", async () => {
    const { world, newcomer } = scenarios["pagamento-aprovado"];
    const shop = inProcess({ laravel: true, world: world(testMoment), newcomer });
    const visitor = await shop.visit();
    const statusWith = async (headers: Record<string, string>) => {
      const body = new URLSearchParams({
        channel_name: `private-channel-payment-checkout.${visitor.visitor().session?.customerCode}`,
      });
      const sent = { Cookie: visitor.cookie, ...headers };
      const request = new Request("http://shop.test/broadcasting/auth", { method: "POST", headers: sent, body });
      return (await shop.backend.fetch(request)).status;
    };
    expect(await statusWith({})).toBe(419);
    expect(await statusWith({ "X-CSRF-TOKEN": "velha" })).toBe(419);
    expect(await statusWith({ "X-CSRF-TOKEN": visitor.visitor().token })).toBe(200);
  });

  it("undo what one request saves in the session while another one that began before ends later", async () => {
    const visitor = await inProcess({ laravel: true }).visit();
    const save = (restricao: string) => visitor.post("/save/restricao", { restricao });
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const both = Promise.all([visitor.get("/plan/session"), save("pode_tudo")]);
    // Both have read the session; on a busy machine the second one would otherwise read it after the first one's end.
    while (vi.getTimerCount() < 2) await setImmediate();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await both;
    expect(visitor.visitor().answers).toEqual({});
    await visitor.get("/plan/session");
    await save("pode_tudo");
    expect(visitor.visitor().answers).toEqual({ restriction: "pode_tudo" });
  });
});

const minute = 60_000;
const credentials = { email: account.email, password: accountPassword };
const open = () => inProcess({ laravel: true, world: { customers: [account] }, sessionsEnd: true });

describe("sessions like Laravel's", () => {
  it("last as long as less than 120 minutes pass between two requests", async () => {
    const { visit, pass } = open();
    const visitor = await visit();
    await visitor.post("/login", credentials);
    for (const wait of [119, 119, 119]) {
      pass(wait * minute);
      expect((await visitor.post("/client/shipments-flow", undefined)).status).toBe(200);
    }
    pass(120 * minute);
    expect((await visitor.get("/assinatura/credit-cards")).status).toBe(401);
  });

  it("keep their id and lose their data, their session_id and their token", async () => {
    const { visit, pass, store } = open();
    const visitor = await visit();
    await visitor.post("/save/restricao", { restricao: "pode_tudo" });
    const { id, sessionId, token } = visitor.visitor();
    pass(120 * minute);
    const stale = { "X-CSRF-TOKEN": token };
    expect((await visitor.post("/save/restricao", { restricao: "pode_tudo" }, stale)).status).toBe(419);
    expect(visitor.cookie).toBe(`petbox_session=${id}`);
    expect(store.visitors.get(id)).toMatchObject({ answers: {} });
    expect(store.visitors.get(id)?.sessionId).not.toBe(sessionId);
  });

  it("begin with any request: a read without one gets an empty session, a write 419", async () => {
    const { backend } = open();
    const send = (method: string, path: string) =>
      backend.fetch(
        new Request(`http://shop.test${path}`, { method, headers: { "X-Requested-With": "XMLHttpRequest" } }),
      );
    const read = await send("GET", "/checkout/customer/");
    expect(read.status).toBe(200);
    expect(read.headers.get("Set-Cookie")).toMatch(/^petbox_session=/);
    expect((await send("POST", "/save/especie")).status).toBe(419);
  });

  it("redirect the customer of an account away from the pages and calls of guests", async () => {
    const { visit, backend } = open();
    const visitor = await visit();
    const statusOf = async (path: string) => {
      const { status, headers } = await backend.fetch(
        new Request(`http://shop.test${path}`, { headers: { Cookie: visitor.cookie, Accept: "text/html" } }),
      );
      return `${status} ${headers.get("Location") ?? ""}`.trim();
    };
    expect(await statusOf("/login")).not.toMatch(/^302/);
    await visitor.post("/login", credentials);
    for (const path of ["/login", "/password/reset"]) expect(await statusOf(path)).toBe("302 /area-cliente");
    for (const path of ["/privacidade", "/password/reset/abc"]) expect(await statusOf(path)).not.toMatch(/^302/);
  });
});
