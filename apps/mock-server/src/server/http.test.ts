import { addressOf } from "@petbox/api-client/contract/endpoint";
import { endpoints } from "@petbox/api-client/contract/endpoints";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleOf } from "../testing/examples.ts";
import { openServer, type ServerProcess } from "../testing/openServer.ts";
import { TestVisitor } from "../testing/visitor.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.kill());

const send = (path: string, method: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { method, headers, redirect: "manual" });

const asCall = { "X-Requested-With": "XMLHttpRequest" };

const calls = endpoints.map((endpoint) => ({
  method: endpoint.method,
  path: addressOf(endpoint.path, exampleOf(endpoint).parameters),
}));

describe("every GET path supports HEAD", () => {
  it.each([
    ...["/", "/login", "/password/reset", "/nada", "/conta", "/logout", "/healthz", "/__scenarios"],
    ...["/imagens/hero-gato.svg", "/imagens/nada.svg", "/nada.png", "/trilhas", "/racas.json", "/save/especie"],
  ])("%s", async (path) => {
    const headers = path.startsWith("/trilhas") || path.endsWith(".json") ? asCall : {};
    const [got, head] = [await send(path, "GET", headers), await send(path, "HEAD", headers)];
    expect(head.status).toBe(got.status);
    expect(head.headers.get("Content-Type")).toBe(got.headers.get("Content-Type"));
    expect(await head.text()).toBe("");
  });
});

describe("a method that is not allowed", () => {
  it.each([
    ["/save/especie", "DELETE", "POST"],
    ["/save/especie", "PUT", "POST"],
    ["/trilhas", "POST", "GET, HEAD"],
    ["/compra-programada/item/TAP-BRANCO/2", "POST", "PUT"],
    ["/broadcasting/auth", "PATCH", "POST"],
    ["/__scenarios", "DELETE", "GET, HEAD, POST"],
  ])("at %s, %s, gets the allowed ones", async (path, method, allowed) => {
    const response = await send(path, method, asCall);
    expect(response.status).toBe(405);
    const methods = response.headers.get("Allow")?.split(", ") ?? [];
    expect(methods).toEqual(expect.arrayContaining(allowed.split(", ")));
    expect(methods).not.toContain(method);
  });

  it("gets them from a call that supports GET", async () => {
    const response = await send("/save/especie", "GET", asCall);
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toContain("POST");
  });
});

describe("a reply is neither cached nor sniffed", () => {
  it.each(calls)("$method $path, accepted and refused", async ({ method, path }) => {
    const visitor = await TestVisitor.open(server.origin);
    const replies = [
      await send(path, method, asCall),
      await send(path, method, { ...asCall, Cookie: visitor.cookie, "X-CSRF-TOKEN": visitor.token }),
      await send(path, "DELETE"),
    ];
    for (const { headers } of replies) {
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
  });
});

describe("a body", () => {
  const much = "x".repeat(30_000_000);
  const inPieces = () => new Blob([much]).stream();
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    (await fetch(server.origin + path, { method: "POST", headers, body, duplex: "half" } as RequestInit)).status;

  /** A client that still writes may find the connection closed before it has read the reply (RFC 9112, 9.6). */
  const fateOf = (request: Promise<number>) =>
    request.catch((thrown: unknown) => {
      const { code } = Object(Object(thrown).cause);
      if (code === "EPIPE" || code === "ECONNRESET") return "closed";
      throw thrown;
    });

  it.each(["/broadcasting/auth", "/save/especie", "/__scenarios"])("of 30 MB is not read by %s", async (path) => {
    expect([413, "closed"]).toContain(await fateOf(post(path, much)));
    expect([413, "closed"]).toContain(await fateOf(post(path, inPieces())));
  });

  it("of a channel authorization is a form or JSON with the channel's name", async () => {
    const { cookie: Cookie, token } = await TestVisitor.open(server.origin);
    const own = { ...asCall, Cookie, "X-CSRF-TOKEN": token };
    const ask = (body: BodyInit, type: string) => post("/broadcasting/auth", body, { ...own, "Content-Type": type });
    expect(await ask("garbage", "multipart/form-data; boundary=x")).toBe(415);
    expect(await ask("channel_name=private-nada", "text/plain")).toBe(415);
    expect(await ask("socket_id=1", "application/x-www-form-urlencoded")).toBe(422);
    expect(await ask('{"channel_name":["a"]}', "application/json")).toBe(422);
    expect(await ask("{", "application/json")).toBe(422);
    expect(await ask("channel_name=private-nada", "application/x-www-form-urlencoded")).toBe(403);
    expect(await ask('{"channel_name":"private-nada"}', "application/json; charset=utf-8")).toBe(403);
  });
});

describe("behind TLS", () => {
  it("the session cookie is secure, and is recognised", async () => {
    const secure = { "X-Forwarded-Proto": "https" };
    const response = await send("/", "GET", secure);
    const cookie = response.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/^__Host-petbox_session=[\da-f]{32}; .*Path=\/; .*Secure/);
    const again = await send("/", "GET", { ...secure, Cookie: cookie.split(";")[0] ?? "" });
    expect(again.headers.has("Set-Cookie")).toBe(false);
  });
});

describe("password guesses", () => {
  it("are counted by the address that a local proxy reports", async () => {
    const guess = async (forwarded: string, time: number) => {
      const visitor = await TestVisitor.open(server.origin);
      const credentials = { email: `pessoa-${time}@gmail.com`, password: "palpite" };
      return (await visitor.post("/login", credentials, { "X-Forwarded-For": forwarded })).status;
    };
    const statuses: number[] = [];
    // The visitor's own entries come before the proxy's, and do not count.
    for (let time = 0; time < 61; time += 1) statuses.push(await guess(`198.51.100.${time}, 203.0.113.9`, time));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await guess("203.0.113.10", 99)).toBe(200);
  });
});
