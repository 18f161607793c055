import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testMoment } from "../testing/testMoment.ts";
import { createMockShop, type MockFault, type MockShopOptions } from "./mockShop.ts";

const origin = "http://loja.example";

const dog = { petSelect: { tag: "dog", name: "Cachorro", image: "/imagens/especie-cachorro.svg" } };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

/** A shop behind MSW, as another team's test opens it. */
function openShop(options: MockShopOptions = {}) {
  const shop = createMockShop(options);
  server.resetHandlers(...shop.handlers);
  const headers = () => ({ "X-Requested-With": "XMLHttpRequest", "X-CSRF-TOKEN": shop.token() });
  return {
    shop,
    get: (path: string) => fetch(origin + path, { headers: headers() }),
    post: (path: string, body: unknown) =>
      fetch(origin + path, {
        method: "POST",
        headers: { ...headers(), "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    page: async (path: string) => (await fetch(origin + path, { headers: { Accept: "text/html" } })).text(),
  };
}

it("replies to calls over a world that changes with them", async () => {
  const { post, page } = openShop();
  expect(await page("/")).toContain('"answers":{}');
  expect((await post("/save/especie", dog)).status).toBe(200);
  expect(await page("/")).not.toContain('"answers":{}');
});

it("checks what it is sent", async () => {
  const { post } = openShop();
  expect((await post("/save/especie", { petSelect: { ...dog.petSelect, tag: "dragon" } })).status).toBe(422);
});

it("begins with a scenario, whose customer is logged in", async () => {
  const { get, page } = openShop({ scenario: "assinante" });
  expect(await page("/area-cliente")).toContain('"contract_status":"active"');
  expect(await (await get("/assinatura/needs-retry/")).json()).toMatchObject({ data: [] });
});

it("fails where a fault says so, until it is used up", async () => {
  const { shop, get } = openShop({ faults: [{ path: "/trilhas", kind: "500", times: 1 }] });
  expect((await get("/trilhas")).status).toBe(500);
  expect((await get("/trilhas")).status).toBe(200);
  shop.setFaults([{ path: "*", kind: "429" }]);
  expect((await get("/trilhas")).status).toBe(429);
});

it("moves on with its clock", async () => {
  const days = 40;
  let now = testMoment;
  const { shop, page } = openShop({ scenario: "assinante", clock: () => now });
  const before = await page("/box-recebidos");
  now += days * 24 * 60 * 60_000;
  shop.passTime();
  expect(await page("/box-recebidos")).not.toBe(before);
});

it("leaves the other requests of the application alone", async () => {
  openShop();
  server.use(http.get(`${origin}/gatos.json`, () => HttpResponse.json(["Mia"])));
  expect(await (await fetch(`${origin}/gatos.json`)).json()).toEqual(["Mia"]);
});

it("names the scenarios where one is unknown", () => {
  expect(() => Reflect.apply(createMockShop, undefined, [{ scenario: "asinante" }])).toThrow(
    /^There is no scenario "asinante". The scenarios are: novo, .*assinante/,
  );
});

it("has a fault for a call and for a page, and no type for a path that never occurs", async () => {
  const faults: MockFault[] = [
    { path: "/trilhas-extra/{trilha}", kind: "500" },
    { path: "/plano/:code", kind: "500" },
  ];
  const { get, page } = openShop({ faults });
  expect((await get("/trilhas-extra/essencial")).status).toBe(500);
  expect(await page("/plano/ABC")).toContain("Server Error");
  // @ts-expect-error The template of the call has a parameter.
  faults.push({ path: "/trilhas-extra/essencial", kind: "500" });
});
