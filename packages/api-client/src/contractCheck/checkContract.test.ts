import { readFileSync } from "node:fs";
import { openServer, type ServerProcess } from "@petbox/mock-server/testing/openServer";
import { describe, expect, test } from "vitest";
import { type Defect, openDefectiveServer } from "../conformance/openDefectiveServer.ts";
import { checkContract } from "./checkContract.ts";
import type { CheckArea, CheckResult } from "./checkResult.ts";

/** These tests start processes, which take time on a busy machine. */
const slowly = { timeout: 180_000 };

const openApi: unknown = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));

/** A test on its own server: much of a check is waiting, so all run at the same time. */
const it = test.extend("server", async ({ onTestFinished }) => {
  const server = await openServer({ scenario: "contrato" });
  onTestFinished(() => server.kill());
  return server;
});

const check = (origin: string, only?: CheckArea, exhaustsLimits = false) =>
  checkContract(
    {
      origin,
      ...(only && { only }),
      exhaustsLimits,
      email: "carla.lima@gmail.com",
      password: "bob-adora-petbox",
      codes: {},
      openApi,
    },
    () => undefined,
  );

const named = (results: readonly CheckResult[], ...marks: readonly CheckResult["mark"][]) =>
  results.filter(({ mark }) => marks.includes(mark)).map(({ name, detail }) => `${name}: ${detail}`);

/** A reply with another body. */
const withBody = (response: Response, body: string) =>
  new Response(body, { status: response.status, headers: response.headers });

async function withDefect(server: ServerProcess, defect: Defect, only: CheckArea) {
  const defective = await openDefectiveServer(server.origin, defect);
  try {
    return await check(defective.origin, only);
  } finally {
    defective.close();
  }
}

describe.concurrent("the contract check", slowly, () => {
  it("passes on the mock server, makes every check but that of TLS, and passes again on changed records", async ({
    server,
  }) => {
    const first = await check(server.origin);
    expect(named(first, "failed", "warned")).toEqual([]);
    expect(named(first, "skipped").filter((skipped) => !skipped.includes("--exhaust"))).toEqual([
      "HSTS and a Secure cookie over TLS: the origin is not https",
    ]);
    expect(first.length).toBeGreaterThan(130);
    const again = await check(server.origin, undefined, true);
    expect(named(again, "failed", "warned")).toEqual([]);
    expect(named(again, "passed")).toEqual(
      expect.arrayContaining(["POST /save/subscription: undefined", "logout ends the session: undefined"]),
    );
    for (const { mark, detail } of again) if (mark === "skipped") expect(detail).toMatch(/--set|https/);
  });

  it("finds a missing token check", async ({ server }) => {
    const tokens = new Map<string, string>();
    const results = await withDefect(
      server,
      {
        request(request) {
          const cookie = request.headers.get("Cookie") ?? "";
          if (request.headers.has("X-Requested-With"))
            request.headers.set("X-CSRF-TOKEN", request.headers.get("X-CSRF-TOKEN") || (tokens.get(cookie) ?? ""));
          return request;
        },
        async reply(_, response) {
          const text = await response.clone().text();
          const cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
          tokens.set(cookie, /csrf-token" content="([^"]+)"/.exec(text)?.[1] ?? "");
          return response;
        },
      },
      "refusals",
    );
    expect(named(results, "failed")).toEqual([
      expect.stringMatching(/^419 without a token: expected 419, received 200/),
    ]);
  });

  it("needs no reply with the new token, and leaves the account its password", async ({ server }) => {
    const defect: Defect = {
      async reply(_, response) {
        const headers = new Headers(response.headers);
        headers.delete("X-CSRF-TOKEN");
        return new Response(await response.text(), { status: response.status, headers });
      },
    };
    for (const _run of ["first", "again"])
      expect(named(await withDefect(server, defect, "calls"), "failed")).toEqual([]);
  });

  it("finds a pending payment that reads as refused", async ({ server }) => {
    const defect: Defect = {
      async reply(request, response) {
        if (!request.path.endsWith("/payment/get-data")) return response;
        const refused = { real_status: "NOT_PAID", status: "NOT_PAID", subscription_code: null };
        return withBody(response, JSON.stringify({ payment_payload: refused }));
      },
    };
    expect(named(await withDefect(server, defect, "calls"), "failed")).toEqual([
      expect.stringMatching(/^POST \/payment\/get-data: expected PAID, or WAITING or null until the bank answers/),
    ]);
  });

  it("finds a token that survives a login", async ({ server }) => {
    const renewed = new Map<string, string>();
    const results = await withDefect(
      server,
      {
        request(request) {
          const token = renewed.get(request.headers.get("Cookie") ?? "");
          if (token !== undefined) request.headers.set("X-CSRF-TOKEN", token);
          return request;
        },
        async reply(_, response) {
          const token = response.headers.get("X-CSRF-TOKEN");
          if (token !== null) renewed.set(response.headers.get("Set-Cookie")?.split(";")[0] ?? "", token);
          return response;
        },
      },
      "session",
    );
    expect(named(results, "failed")).toEqual([
      expect.stringMatching(/^a login changes .* expected 419 for the old token/),
    ]);
  });

  it.for([
    ["an unknown success fails", '"success":true', '"success":"talvez"', "failed", /success/],
    ["an amount as text is a warning", '"parcels":12', '"parcels":"12"', "warned", /parcels/],
  ] as const)("finds a wrong type: %s", async ([, right, wrong, mark, expected], { server }) => {
    const results = await withDefect(
      server,
      {
        reply: async ({ path }, response) =>
          path === "/save/subscription" ? withBody(response, (await response.text()).replace(right, wrong)) : response,
      },
      "calls",
    );
    expect(named(results, mark)).toEqual([expect.stringMatching(expected)]);
  });

  it("finds a missing picture", async ({ server }) => {
    const results = await withDefect(
      server,
      {
        reply: async ({ path }, response) =>
          path.startsWith("/imagens/") ? new Response("", { status: 404 }) : response,
      },
      "files",
    );
    expect(named(results, "failed")).toEqual([expect.stringContaining("/imagens/pet-caramelo.svg (404)")]);
  });

  it("finds a missing document", async ({ server }) => {
    const results = await withDefect(
      server,
      {
        reply: async ({ path }, response) =>
          path === "/privacidade" ? new Response("Not Found", { status: 404 }) : response,
      },
      "pages",
    );
    expect(named(results, "failed")).toEqual([expect.stringContaining("/privacidade (no document)")]);
  });

  it("a call that is not implemented is skipped, unless it belongs to a first purchase", async ({ server }) => {
    const missing = ["/client/offers", "/save/size", "/client/alterPassword"];
    const results = await withDefect(
      server,
      {
        reply: async ({ path }, response) =>
          missing.includes(path) ? Response.json({ message: "Em breve." }, { status: 501 }) : response,
      },
      "calls",
    );
    expect(named(results, "failed")).toEqual([expect.stringMatching(/^POST \/save\/size: expected a status 2xx/)]);
    expect(named(results, "skipped")).toEqual([
      expect.stringMatching(/^GET \/client\/offers: not implemented: 501 .*Em breve/),
      expect.stringMatching(/^POST \/client\/alterPassword: not implemented: 501 .*Em breve/),
    ]);
  });

  it("a reply with has_error is a refusal", async ({ server }) => {
    const refusal = JSON.stringify({ has_error: true, message: "Agora não." });
    const results = await withDefect(
      server,
      { reply: async ({ path }, response) => (path === "/customer" ? withBody(response, refusal) : response) },
      "calls",
    );
    expect(named(results, "failed")).toEqual([]);
    expect(named(results, "skipped")).toEqual([expect.stringMatching(/^POST \/customer: refused with .*Agora não/)]);
  });

  it("finds a missing header", async ({ server }) => {
    const results = await withDefect(
      server,
      {
        async reply(_, response) {
          const headers = new Headers(response.headers);
          headers.delete("X-Frame-Options");
          return new Response(await response.text(), { status: response.status, headers });
        },
      },
      "headers",
    );
    expect(named(results, "failed")).toEqual(["X-Frame-Options: expected DENY, received none"]);
  });

  it("finds a cookie that a script can read", async ({ server }) => {
    const results = await withDefect(
      server,
      {
        async reply(_, response) {
          const headers = new Headers(response.headers);
          headers.append("Set-Cookie", "XSRF-TOKEN=abc; Path=/; SameSite=Lax");
          return new Response(await response.text(), { status: response.status, headers });
        },
      },
      "headers",
    );
    expect(named(results, "failed")).toEqual([
      "no script can read a cookie: expected HttpOnly, received XSRF-TOKEN=…; Path=/; SameSite=Lax",
    ]);
  });

  it("finds a drawing that may run a script", async ({ server }) => {
    const results = await withDefect(
      server,
      {
        async reply({ path }, response) {
          if (!path.startsWith("/imagens/")) return response;
          const headers = new Headers(response.headers);
          headers.delete("Content-Security-Policy");
          return new Response(await response.text(), { status: response.status, headers });
        },
      },
      "files",
    );
    expect(named(results, "failed")).toEqual([
      expect.stringMatching(/^a drawing .* default-src 'none', received none$/),
    ]);
  });

  it("finds data of an account that a stranger can read", async ({ server }) => {
    const leaked = JSON.stringify({ client: { name: "Ana", cpf: "52998224725" } });
    const results = await withDefect(
      server,
      { reply: async ({ path }, response) => (path === "/checkout/customer/" ? withBody(response, leaked) : response) },
      "refusals",
    );
    expect(named(results, "failed")).toEqual([expect.stringContaining("expected no personal data")]);
  });

  it("finds a server without idempotency", async ({ server }) => {
    let count = 0;
    const results = await withDefect(
      server,
      {
        reply: async ({ path }, response) => {
          if (path !== "/save/subscription") return response;
          count += 1;
          const text = (await response.text()).replace(
            /"subscription_code":"[^"]*"/,
            `"subscription_code":"S${count}"`,
          );
          return withBody(response, text);
        },
      },
      "session",
    );
    expect(named(results, "failed")).toEqual([expect.stringMatching(/^a repeated Idempotency-Key/)]);
  });
});
