import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { outcome } from "../contract/outcome.ts";
import { fetchPage } from "../page/fetchPage.ts";
import { memoryAntiForgery } from "./antiForgery.ts";
import { ApiError } from "./apiError.ts";
import { createClient } from "./client.ts";

const json = { "Content-Type": "application/json" };
const megabyte = Buffer.alloc(1_000_000, " ");

/** Sends a chunk again and again, until the reader is gone or has had `count` of them. */
function pour(response: ServerResponse, count: number): void {
  if (response.destroyed) return;
  if (count === 0) return void response.end();
  response.write(megabyte, () => pour(response, count - 1));
}

/** What a broken server replies, by path. */
const replies: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "/announced": (response) => {
    response.writeHead(200, { ...json, "Content-Length": 30_000_000 });
    pour(response, 30);
  },
  "/large": (response) => {
    response.writeHead(200, json);
    pour(response, 30);
  },
  "/endless": (response) => {
    response.writeHead(200, json);
    pour(response, Number.POSITIVE_INFINITY);
  },
  "/bom": (response) => response.writeHead(200, json).end('\uFEFF{"success":true,"name":"João"}'),
  "/latin": (response) => response.writeHead(200, json).end(Buffer.from('{"success":true,"name":"Jo\xe3o"}', "latin1")),
  "/text": (response) => response.writeHead(200, json).end('{"success":"false","message":"Hoje não."}'),
  "/php": (response) =>
    response
      .writeHead(200, json)
      .end(
        "PHP Notice:  Undefined offset: 1 [x] in /app/x.php\nPHP Deprecated:  {y}\n" + '{"success":"1","name":"João"}',
      ),
  "/html": (response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><h1>Whoops, something went wrong"),
  "/loop": (response) => response.writeHead(302, { Location: "/pool" }).end(),
  "/pool": (response) => response.writeHead(302, { Location: "/loop" }).end(),
  "/login": (response) => response.writeHead(302, { Location: "/html" }).end(),
};

const server = createServer((request, response) => replies[request.url ?? ""]?.(response));
const opened = new Promise<AddressInfo>((resolve, reject) => {
  server.listen(0, () => {
    const address = server.address();
    if (address === null || typeof address === "string") reject(new Error("The server has no port."));
    else resolve(address);
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const reply = outcome({ name: ["name", z.optional(z.string())] });

async function failureOf(asked: Promise<unknown>) {
  const thrown = await asked.then(
    (value) => value,
    (error: unknown) => error,
  );
  return thrown instanceof ApiError ? thrown.failure : thrown;
}

async function call(path: `/${string}`, method: "GET" | "POST" = "POST") {
  const { port } = await opened;
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    origin: `http://localhost:${port}`,
  });
  return failureOf(client.call(endpoint({ method, path, summary: "For the tests", reply }), {}));
}

const contract = { kind: "contract", detail: expect.any(String) };

describe("a reply over HTTP", () => {
  it.each(["/announced", "/large", "/endless"] as const)("is given up when it is too large: %s", async (path) => {
    expect(await call(path)).toEqual({ kind: "contract", detail: "The reply has more than 10000000 bytes." });
  });

  it("is read after a byte order mark and PHP's messages, and with text in place of numbers", async () => {
    expect(await call("/bom")).toEqual({ ok: true, value: { name: "João" } });
    expect(await call("/php")).toEqual({ ok: true, value: { name: "João" } });
  });

  it("is read with a replacement for each invalid character", async () => {
    expect(await call("/latin")).toEqual({ ok: true, value: { name: "Jo\uFFFDo" } });
  });

  it('that says success: "false" is a refusal', async () => {
    expect(await call("/text")).toMatchObject({ ok: false, error: { message: "Hoje não." } });
  });

  it("that is an HTML page with status 200 breaks the contract", async () => {
    expect(await call("/html")).toEqual(contract);
  });

  it("that is a redirect is a session that is over where something was sent", async () => {
    expect(await call("/login")).toEqual({ kind: "session-expired" });
    expect(await call("/loop")).toEqual({ kind: "session-expired" });
  });

  it("whose redirects lead nowhere is the server's own trouble, not a lost network", async () => {
    expect(await call("/loop", "GET")).toEqual({ kind: "unavailable" });
    expect(await call("/login", "GET")).toEqual({ kind: "session-expired" });
  });
});

describe("a page over HTTP", () => {
  it.each([
    ["/loop", { kind: "unavailable" }],
    ["/endless", contract],
  ])("ends in a failure: %s", async (path, failure) => {
    const { port } = await opened;
    const page = fetchPage(fetch, `http://localhost:${port}${path}`, AbortSignal.timeout(15_000));
    expect(await failureOf(page)).toEqual(failure);
  });
});
