import { afterEach, expect, it, vi } from "vitest";
import { requestQueue } from "./requestQueue.ts";
import { revalidateSession } from "./revalidateSession.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const page = '<!doctype html><script type="application/json" id="page-data">{}</script>';

it("waits for a save in progress: on Laravel, a parallel read would undo it", async () => {
  const sent: string[] = [];
  let reply = () => {};
  vi.stubGlobal("fetch", async (_address: string, { method = "GET" }: RequestInit = {}) => {
    sent.push(method);
    if (method === "POST") await new Promise<void>((resolve) => (reply = resolve));
    return new Response(page, { headers: { "Content-Type": "text/html" } });
  });
  const saving = requestQueue.sendWrite("/save/especie", { method: "POST" });
  const revalidated = revalidateSession();
  await expect.poll(() => sent).toEqual(["POST"]);
  // Enough turns for a request that does not wait.
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual(["POST"]);
  reply();
  await Promise.all([saving, revalidated]);
  expect(sent).toEqual(["POST", "GET"]);
});

it("reads the login only if the page has it, and no gift or ship date where the page has none", async () => {
  const read = async (embedded: string) => {
    const html = page.replace("{}", embedded);
    vi.stubGlobal("fetch", async () => new Response(html, { headers: { "Content-Type": "text/html" } }));
    return revalidateSession();
  };
  expect(await read("{}")).toEqual({ gift: undefined, shipDate: undefined });
  for (const embedded of ['{"logged_in":false}', '{"user":null}', '{"logged_in":0,"user":{"name":"Ana"}}']) {
    expect((await read(embedded)).visitor).toEqual({ authorized: false });
  }
  const { visitor } = await read('{"logged_in":true,"user":{"name":"Ana"},"subscriptions":1}');
  expect(visitor).toEqual({ authorized: true, name: "Ana", subscriptions: 1 });
});

it("rejects a page without the session, such as the server's error page: the answers are not lost", async () => {
  vi.stubGlobal("fetch", async () => new Response("<!doctype html><h1>Not found</h1>", { status: 404 }));
  await expect(revalidateSession()).rejects.toMatchObject({ failure: { kind: "contract" } });
});

it.each([
  ["{}", undefined],
  ['{"answers":{}}', { species: "cat" }],
  ['{"answers":[]}', { species: "cat" }],
  ['{"answers":{"species":"dog"}}', { species: "dog" }],
])("reads the answers only if the page has them, as PHP writes them: %s", async (embedded, answers) => {
  const html = page.replace("{}", embedded);
  vi.stubGlobal("fetch", async () => new Response(html, { headers: { "Content-Type": "text/html" } }));
  vi.spyOn(document, "cookie", "get").mockReturnValue("pet=cat");
  expect((await revalidateSession()).answers).toEqual(answers);
});
