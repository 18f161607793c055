import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer, type ServerProcess } from "../testing/openServer.ts";
import { TestVisitor } from "../testing/visitor.ts";
import type { PanelState } from "./panelState.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.kill());

function ask(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.origin}/__scenarios`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: server.origin, ...headers },
    body: new URLSearchParams(fields),
  });
}

/** The state of the panel. The test server replies with JSON, where the shop's replies with a page (`apps/panel`). */
const shown = async (cookie = ""): Promise<PanelState> => {
  const text = await (await fetch(`${server.origin}/__scenarios`, { headers: { Cookie: cookie } })).text();
  return JSON.parse(text.slice(text.indexOf("{")));
};
const saveSpecies = (visitor: TestVisitor) =>
  visitor.post("/save/especie", {
    petSelect: { tag: "dog", name: "Cachorro", image: "/imagens/especie-cachorro.svg" },
  });

describe("the scenario panel", () => {
  it("has a policy that allows no script, and styles by nonce", async () => {
    const response = await fetch(`${server.origin}/__scenarios`);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const [, nonce = ""] = /^default-src 'none'; style-src 'nonce-([^']+)'; /.exec(policy) ?? [];
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(nonce.length).toBeGreaterThan(20);
    expect(await response.text()).toContain(`<style nonce="${nonce}">`);
    const head = await fetch(`${server.origin}/__scenarios`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("describes every scenario in one sentence", async () => {
    const { scenarios } = await shown();
    expect(scenarios.length).toBeGreaterThan(15);
    for (const { description } of scenarios) expect(description).toMatch(/^[A-ZÀ-Ú][^.]{15,120}\.$/);
  });

  it("restarts the world in another scenario, for later visitors", async () => {
    const visitor = await TestVisitor.open(server.origin);
    expect((await ask({ action: "scenario", scenario: "no-plano" })).status).toBe(303);
    expect(await visitor.reload()).toMatchObject({ answers: { trilha: expect.any(String) } });
    await ask({ action: "scenario", scenario: "novo" });
    expect(await visitor.reload()).toMatchObject({ answers: {} });
  });

  it("makes a call fail the requested number of times, and resets all faults", async () => {
    const visitor = await TestVisitor.open(server.origin);
    await ask({ action: "fault", path: "/save/especie", kind: "500", times: "1" });
    expect((await shown()).faults).toEqual([{ path: "/save/especie", kind: "500", times: 1 }]);
    expect((await saveSpecies(visitor)).status).toBe(500);
    expect((await shown()).faults).toEqual([]);
    expect((await saveSpecies(visitor)).status).toBe(200);
    await ask({ action: "fault", path: "*", kind: "refused", times: "1" });
    expect((await saveSpecies(visitor)).status).toBe(400);
    // A used fault does not return when another one is added.
    await ask({ action: "fault", path: "/save/genero", kind: "500" });
    expect((await saveSpecies(visitor)).status).toBe(200);
    await ask({ action: "fault", path: "*", kind: "refused" });
    await ask({ action: "no-faults" });
    expect((await saveSpecies(visitor)).status).toBe(200);
  });

  it("makes the data of a page fail", async () => {
    const visitor = await TestVisitor.open(server.origin);
    await ask({ action: "fault", path: "/convites", kind: "500", times: "1" });
    const open = async () => (await fetch(`${server.origin}/convites`, { headers: { Cookie: visitor.cookie } })).status;
    expect([await open(), await open()]).toEqual([500, 200]);
  });

  it("refuses a field with a text", async () => {
    const visitor = await TestVisitor.open(server.origin);
    const [field, message] = ["petSelect", "Escolha outro bicho."];
    await ask({ action: "fault", path: "/save/especie", kind: "422", times: "1", field, message });
    const response = await saveSpecies(visitor);
    expect([response.status, await response.json()]).toEqual([422, { message, errors: { [field]: [message] } }]);
  });

  it("returns to the section of the form", async () => {
    const responses = await Promise.all([ask({ action: "latency", latency: "0" }), ask({ action: "no-faults" })]);
    expect(responses.map(({ headers }) => headers.get("Location"))).toEqual([
      "/__scenarios#demora",
      "/__scenarios#falhas",
    ]);
  });

  it("freezes and moves the clock, and delays replies", async () => {
    const now = async () => (await shown()).now;
    await ask({ action: "freeze" });
    const stopped = await now();
    expect((await shown()).frozen).toBe(true);
    expect(await now()).toBe(stopped);
    await ask({ action: "move", minutes: "-1440" });
    expect(await now()).toBe(stopped - 86_400_000);
    await ask({ action: "reset-clock" });
    expect(await now()).toBeGreaterThanOrEqual(stopped);
    await ask({ action: "latency", latency: "40" });
    expect((await shown()).latency).toBe(40);
    await ask({ action: "latency", latency: "0" });
  });

  it("forgets how often somebody has tried to log in, with the rest of the world", async () => {
    const logIn = async (visitor: TestVisitor) =>
      (await visitor.post("/login", { email: "carla.lima@gmail.com", password: "errada" })).status;
    const visitor = await TestVisitor.open(server.origin);
    for (let time = 0; time < 12; time += 1) await logIn(visitor);
    expect(await logIn(visitor)).toBe(429);
    await ask({ action: "scenario", scenario: "lead-conhecido" });
    expect(await logIn(await TestVisitor.open(server.origin))).not.toBe(429);
  });

  it("opens the shop logged in as a person of this world, and names that person", async () => {
    await ask({ action: "scenario", scenario: "lead-conhecido" });
    const visitor = await TestVisitor.open(server.origin);
    await saveSpecies(visitor);
    const entering = await ask({ action: "enter", code: "conta0001" }, { Cookie: visitor.cookie });
    expect([entering.status, entering.headers.get("Location")]).toEqual([303, "/"]);
    const before = visitor.cookie;
    visitor.keep(entering);
    expect(visitor.cookie).not.toBe(before);
    expect(await visitor.reload()).toMatchObject({
      logged_in: true,
      user: { name: "Carla Lima" },
      answers: { species: "dog" },
    });
    const people = async () => (await shown(visitor.cookie)).people;
    expect(await people()).toMatchObject([
      { email: "ana.souza@gmail.com", reach: "checkout", isVisitor: false },
      { name: "Carla Lima", reach: "account", isVisitor: true },
    ]);
    visitor.keep(await ask({ action: "enter", code: "lead0001" }, { Cookie: visitor.cookie }));
    expect((await people()).map(({ isVisitor }) => isVisitor)).toEqual([true, false]);
    expect((await shown()).people.map(({ isVisitor }) => isVisitor)).toEqual([false, false]);
  });

  it("opens the shop logged in for a browser without a session", async () => {
    await ask({ action: "scenario", scenario: "lead-conhecido" });
    const visitor = TestVisitor.outside(server.origin);
    visitor.keep(await ask({ action: "enter", code: "conta0001" }));
    expect(visitor.cookie).toMatch(/=[\da-f]{32}$/);
    expect(await visitor.reload()).toMatchObject({ logged_in: true, user: { name: "Carla Lima" } });
  });

  it.each([
    ["approve", "PAID"],
    ["refuse", "NOT_PAID"],
  ])("lets the bank %s a payment at once", async (action, result) => {
    await ask({ action: "scenario", scenario: "banco-calado" });
    const visitor = await TestVisitor.open(server.origin);
    const outcome = async () => (await visitor.post("/payment/get-data", { data: "" })).json();
    expect(await outcome()).toMatchObject({ payment_payload: { real_status: "WAITING" } });
    const code = (await shown()).waiting[0]?.code ?? "";
    expect((await ask({ action, code })).status).toBe(303);
    expect(await outcome()).toMatchObject({ payment_payload: { real_status: result } });
    const outdated = await ask({ action, code });
    expect(outdated.status).toBe(422);
    expect(await outdated.text()).toContain('"refused":"Este pagamento já foi decidido."');
  });

  it("pays a requested PIX, and its debt", async () => {
    await ask({ action: "scenario", scenario: "cartao-recusado" });
    const visitor = await TestVisitor.open(server.origin);
    const code = "THOR000002";
    await visitor.post(`/assinatura/finish-resolution/${code}`, { type: "PIX" });
    const [late] = (await shown()).waiting;
    expect((await ask({ action: "expire", code: late?.code ?? "" })).status).toBe(303);
    expect((await ask({ action: "approve", code: late?.code ?? "" })).status).toBe(422);
    await visitor.post(`/assinatura/finish-resolution/${code}`, { type: "PIX" });
    const [pix] = (await shown()).waiting;
    expect(pix).toMatchObject({ amount: 8_490, by: { kind: "pix" } });
    expect((await ask({ action: "approve", code: pix?.code ?? "" })).status).toBe(303);
    expect((await shown()).waiting).toEqual([]);
    expect((await ask({ action: "approve", code: pix?.code ?? "" })).status).toBe(422);
  });

  it("advances everyone by forty days, and lists the mails of that time by day", async () => {
    await ask({ action: "scenario", scenario: "vizinhanca" });
    const before = (await shown()).now;
    await ask({ action: "move", minutes: String(40 * 24 * 60) });
    const { mails, now } = await shown();
    expect(new Set(mails.map(({ to }) => to)).size).toBeGreaterThan(5);
    const days = new Set(mails.map(({ sentAt }) => Math.floor(sentAt / 86_400_000)));
    expect(days.size).toBeGreaterThan(10);
    expect(mails.every(({ sentAt }) => sentAt > before - 86_400_000 && sentAt <= now)).toBe(true);
    const ofMarina = mails.filter(({ to }) => to === "marina.duarte@gmail.com");
    expect(ofMarina.map(({ subject }) => subject)).toContain("A caixa do Bento chegou: conte o que achou");
    await ask({ action: "reset-clock" });
  });

  it.each([
    ["reset-clock", {}],
    ["move", { minutes: String(-2 * 24 * 60) }],
  ])("restarts the scenario if the clock goes back behind days that have passed: %s", async (action, fields) => {
    await ask({ action: "scenario", scenario: "vizinhanca" });
    await ask({ action: "move", minutes: String(40 * 24 * 60) });
    expect((await shown()).mails).not.toEqual([]);
    await ask({ action, ...fields });
    expect((await shown()).mails).toEqual([]);
    await ask({ action: "move", minutes: String(40 * 24 * 60) });
    // The days run again.
    expect((await shown()).mails).not.toEqual([]);
    await ask({ action: "reset-clock" });
  });

  it("continues on the day that the world had reached when the server starts again", async () => {
    const day = 24 * 60 * 60_000;
    const first = await openServer({ scenario: "vizinhanca" });
    const headers = { Origin: first.origin };
    const body = new URLSearchParams({ action: "move", minutes: String(40 * 24 * 60) });
    await fetch(`${first.origin}/__scenarios`, { method: "POST", redirect: "manual", headers, body });
    await first.kill();
    const second = await openServer({ dataFolder: first.dataFolder, scenario: "vizinhanca" });
    const text = await (await fetch(`${second.origin}/__scenarios`)).text();
    const { now }: PanelState = JSON.parse(text.slice(text.indexOf("{")));
    await second.kill();
    expect(now).toBeGreaterThan(Date.now() + 39 * day);
  });

  it("continues in the scenario that was picked when the server starts again", async () => {
    const first = await openServer({ scenario: "novo" });
    const headers = { Origin: first.origin };
    const body = new URLSearchParams({ action: "scenario", scenario: "assinante" });
    await fetch(`${first.origin}/__scenarios`, { method: "POST", redirect: "manual", headers, body });
    await first.kill();
    const second = await openServer({ dataFolder: first.dataFolder, scenario: "novo" });
    const text = await (await fetch(`${second.origin}/__scenarios`)).text();
    const { scenario }: PanelState = JSON.parse(text.slice(text.indexOf("{")));
    expect(scenario).toBe("assinante");
    expect(second.said()).toContain("scenario  assinante");
    const visitor = await TestVisitor.open(second.origin);
    expect(await visitor.reload()).toMatchObject({ logged_in: true, user: { name: "Carla Lima" } });
    await second.kill();
  });

  it("opens the subscriber's area when logging in as a subscriber", async () => {
    await ask({ action: "scenario", scenario: "vizinhanca" });
    const reply = await ask({ action: "enter", code: "conta0006" });
    expect(reply.headers.get("Location")).toBe("/area-cliente");
  });

  it.each([
    [{ action: "scenario", scenario: "inexistente" }],
    [{ action: "fault", path: "*", kind: "explosion" }],
    [{ action: "fault", path: "*", kind: "500", times: "-1" }],
    [{ action: "fault", path: "/nada", kind: "500" }],
    [{ action: "fault", path: "*", kind: "422", message: "a".repeat(501) }],
    [{ action: "latency", latency: "muito" }],
    [{ action: "move", minutes: "9e99" }],
    [{ action: "enter", code: "ninguem" }],
    [{ action: "outra" }],
    [{ action: "toString" }],
    [{}],
  ])("changes nothing for %o", async (fields: Record<string, string>) => {
    await ask({ action: "freeze" });
    const before = await shown();
    const response = await ask(fields);
    expect(response.status).toBe(422);
    expect(await response.text()).toMatch(/"refused":"[A-ZÀ-Ú][^"]+\."/);
    expect(await shown()).toEqual(before);
    await ask({ action: "reset-clock" });
  });

  it("lists the mails until the world restarts", async () => {
    await ask({ action: "scenario", scenario: "novo" });
    const visitor = await TestVisitor.open(server.origin);
    for (const email of ["carla.lima@gmail.com", "ninguem@gmail.com"]) await visitor.post("/password/email", { email });
    const { mails } = await shown();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "carla.lima@gmail.com" });
    expect(mails[0]?.path).toMatch(/^\/password\/reset\/[\da-f]{64}$/);
    await ask({ action: "scenario", scenario: "novo" });
    expect((await shown()).mails).toEqual([]);
  });

  it("keeps the clock within the calendar's range", async () => {
    await ask({ action: "freeze" });
    const back = { action: "move", minutes: "-525600" };
    const stays = async () => (await ask(back)).status;
    let years = 0;
    while ((await stays()) === 303 && years < 40) years += 1;
    expect(years).toBeLessThan(40);
    expect((await shown()).now).toBeGreaterThan(Date.UTC(2000, 0));
    await ask({ action: "reset-clock" });
  });

  it("refuses a form from another origin", async () => {
    for (const Origin of ["http://outro.test", "null"]) {
      expect((await ask({ action: "freeze" }, { Origin })).status).toBe(403);
    }
  });

  it("refuses a body larger than its own forms", async () => {
    expect((await ask({ action: "latency", latency: "0".repeat(2 * 1024 * 1024) })).status).toBe(413);
  });

  it("does not exist in production", async () => {
    const production = await openServer({ environment: { NODE_ENV: "production" } });
    const response = await fetch(`${production.origin}/__scenarios`);
    expect(await response.text()).not.toContain("scenarios");
    expect(production.said()).not.toContain("__scenarios");
    await production.kill();
  });
});
