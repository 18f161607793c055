import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer, type ServerProcess } from "../testing/openServer.ts";
import { TestVisitor } from "../testing/visitor.ts";

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

const page = async () => (await fetch(`${server.origin}/__scenarios`)).text();
const saveSpecies = (visitor: TestVisitor) =>
  visitor.post("/save/especie", {
    petSelect: { tag: "dog", name: "Cachorro", image: "/imagens/especie-cachorro.svg" },
  });

describe("the scenario panel", () => {
  it("is a page of plain forms under a policy that runs nothing", async () => {
    const response = await fetch(`${server.origin}/__scenarios`);
    expect(response.headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; form-action/,
    );
    const html = await response.text();
    expect(html).not.toMatch(/<script|\son\w+=/);
    expect(html).toContain("Pagamento recusado pelo banco (pagamento-recusado)");
  });

  it("starts the world anew in another scenario, for the visitors that come after", async () => {
    const visitor = await TestVisitor.open(server.origin);
    expect((await ask({ action: "scenario", scenario: "no-plano" })).status).toBe(303);
    expect(await visitor.reload()).toMatchObject({ answers: { trilha: expect.any(String) } });
    await ask({ action: "scenario", scenario: "novo" });
    expect(await visitor.reload()).toMatchObject({ answers: {} });
  });

  it("makes a call fail as often as it is told, and all go well again", async () => {
    const visitor = await TestVisitor.open(server.origin);
    await ask({ action: "fault", path: "/save/especie", kind: "500", times: "1" });
    expect(await page()).toContain("/save/especie: 500, 1×");
    expect((await saveSpecies(visitor)).status).toBe(500);
    expect((await saveSpecies(visitor)).status).toBe(200);
    await ask({ action: "fault", path: "*", kind: "refused" });
    expect((await saveSpecies(visitor)).status).toBe(400);
    await ask({ action: "no-faults" });
    expect((await saveSpecies(visitor)).status).toBe(200);
  });

  it("stops and moves the clock, and holds replies back", async () => {
    const shown = async () => Date.parse(/datetime="([^"]+)"/.exec(await page())?.[1] ?? "");
    await ask({ action: "freeze" });
    const stopped = await shown();
    expect(await shown()).toBe(stopped);
    await ask({ action: "move", minutes: "-1440" });
    expect(await shown()).toBe(stopped - 86_400_000);
    await ask({ action: "reset-clock" });
    expect(await shown()).toBeGreaterThanOrEqual(stopped);
    await ask({ action: "latency", latency: "40" });
    expect(await page()).toContain('value="40"');
    await ask({ action: "latency", latency: "0" });
  });

  it.each([
    ["approve", "PAID"],
    ["refuse", "NOT_PAID"],
  ])("lets the bank %s a payment at once", async (action, result) => {
    await ask({ action: "scenario", scenario: "banco-calado" });
    const visitor = await TestVisitor.open(server.origin);
    const outcome = async () => (await visitor.post("/payment/get-data", { data: "" })).json();
    expect(await outcome()).toMatchObject({ payment_payload: { real_status: "WAITING" } });
    const code = /name="code" value="([^"]+)"/.exec(await page())?.[1] ?? "";
    expect((await ask({ action, code })).status).toBe(303);
    expect(await outcome()).toMatchObject({ payment_payload: { real_status: result } });
    expect((await ask({ action, code })).status).toBe(422);
  });

  it.each([
    [{ action: "scenario", scenario: "inexistente" }],
    [{ action: "fault", path: "*", kind: "explosion" }],
    [{ action: "fault", path: "*", kind: "500", times: "-1" }],
    [{ action: "latency", latency: "muito" }],
    [{ action: "move", minutes: "9e99" }],
    [{ action: "outra" }],
    [{}],
  ])("changes nothing for %o", async (fields: Record<string, string>) => {
    const before = await page();
    expect((await ask(fields)).status).toBe(422);
    const still = (html: string) => html.replace(/nonce="[^"]+"|<time.*<\/time>/g, "");
    expect(still(await page())).toBe(still(before));
  });

  it("lists the mails until the world starts anew", async () => {
    await ask({ action: "scenario", scenario: "novo" });
    const visitor = await TestVisitor.open(server.origin);
    for (const email of ["carla.lima@gmail.com", "ninguem@gmail.com"]) await visitor.post("/password/email", { email });
    const shown = await page();
    expect(shown.match(/href="\/password\/reset\/[\da-f]{64}"/g)).toHaveLength(1);
    expect(shown).toContain("Para carla.lima@gmail.com");
    await ask({ action: "scenario", scenario: "novo" });
    expect(await page()).not.toContain('href="/password');
  });

  it("takes no form of another page", async () => {
    for (const Origin of ["http://outro.test", "null"]) {
      expect((await ask({ action: "freeze" }, { Origin })).status).toBe(403);
    }
  });

  it("is not there in production", async () => {
    const production = await openServer({ environment: { NODE_ENV: "production" } });
    const response = await fetch(`${production.origin}/__scenarios`);
    expect(await response.text()).not.toContain("Cenários");
    await production.kill();
  });
});
