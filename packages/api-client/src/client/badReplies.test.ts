import { openBrokenServer } from "@petbox/mock-server/testing/brokenReplies";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { outcome } from "../contract/outcome.ts";
import { fetchPage } from "../page/fetchPage.ts";
import { memoryAntiForgery } from "./antiForgery.ts";
import { ApiError } from "./apiError.ts";
import { createClient } from "./client.ts";

const opened = openBrokenServer();
afterAll(async () => (await opened).close());

const reply = outcome({ name: ["name", z.optional(z.string())] });

async function failureOf(asked: Promise<unknown>) {
  const thrown = await asked.then(
    (value) => value,
    (error: unknown) => error,
  );
  return thrown instanceof ApiError ? thrown.failure : thrown;
}

async function call(path: `/${string}`, method: "GET" | "POST" = "POST") {
  const { origin } = await opened;
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "human",
    origin,
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

  it.each([
    ["/text", "Hoje não."],
    ["/refused-bom", "Hoje não."],
    ["/refused-php", "Hoje não."],
    ["/refused-latin", "Hoje n\uFFFDo."],
  ] as const)("that refuses with a text for the customer is a refusal: %s", async (path, message) => {
    expect(await call(path)).toMatchObject({ ok: false, error: { message } });
  });

  it("that is an HTML page with status 200 breaks the contract", async () => {
    expect(await call("/html")).toEqual(contract);
  });

  it("that is a redirect is a session that is over where something was sent", async () => {
    expect(await call("/redirect")).toEqual({ kind: "session-expired" });
    expect(await call("/loop")).toEqual({ kind: "session-expired" });
  });

  it("whose redirects lead nowhere is the server's own trouble, not a lost network", async () => {
    expect(await call("/loop", "GET")).toEqual({ kind: "unavailable" });
    expect(await call("/redirect", "GET")).toEqual({ kind: "session-expired" });
  });
});

describe("a page over HTTP", () => {
  it.each([
    ["/loop", { kind: "unavailable" }],
    ["/endless", contract],
  ])("ends in a failure: %s", async (path, failure) => {
    const { origin } = await opened;
    const page = fetchPage(fetch, `${origin}${path}`, AbortSignal.timeout(15_000));
    expect(await failureOf(page)).toEqual(failure);
  });
});
