import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { Failure } from "@petbox/domain/failure/failure";
import { createBackend } from "@petbox/mock-server/backend/createBackend";
import type { FaultKind } from "@petbox/mock-server/backend/fault";
import { onlyVisitor } from "@petbox/mock-server/backend/sessions";
import { memoryStore } from "@petbox/mock-server/backend/store";
import { answersBefore } from "@petbox/mock-server/scenarios/answersBefore";
import { account, passwordLinkOf, paymentUnderWay, registeredLead } from "@petbox/mock-server/scenarios/people";
import { exampleOf } from "@petbox/mock-server/testing/examples";
import { exampleShipments } from "@petbox/mock-server/testing/given";
import { testMoment } from "@petbox/mock-server/testing/testMoment";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { paymentResultEndpoint } from "../checkout/contract.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { ApiError } from "../client/apiError.ts";
import { createClient } from "../client/client.ts";
import { addressOf, changesServer, type Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import type { Example } from "./openApi.ts";
import { acknowledged } from "./replies.ts";

const calls = endpoints.map((endpoint) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  endpoint,
  example: exampleOf(endpoint),
}));

/** Timeout of a call, in milliseconds: reached only by the call that gets no reply. */
function timeoutOf(fault: FaultKind | undefined): number {
  return fault === "timeout" ? 20 : 10_000;
}

/** A visitor just before the payment, logged in to a full account with its own subscription. */
function openShop(fault?: FaultKind) {
  const earlier = {
    ...paymentUnderWay(testMoment - 86_400_000, { result: "PAID", after: 0 }),
    announced: true,
    customerCode: account.code,
    pet: {},
    startedOn: civilDateAt(testMoment - 86_400_000),
  };
  const boxes = ["DACONTA001", "ATIVA00001", "ATRASO0001"].map((code) => ({ ...earlier, code }));
  const shipmentsOfBob = exampleShipments.map((shipment, index) => ({
    ...shipment,
    chargeId: `ATIVA00001-${index + 1}`,
    subscriptionCode: "ATIVA00001",
  }));
  const expired = { ...earlier, code: "VENCIDA001", renewalOff: true, endedOn: civilDateAt(testMoment - 86_400_000) };
  const purchases = (["hygiene", "wet-food"] as const).map((kind) => ({
    ...earlier,
    code: kind === "hygiene" ? "TAPETES001" : "SACHES0001",
    purchase: { kind, items: [] },
  }));
  const store = memoryStore({
    customers: [registeredLead, account],
    subscriptions: [...boxes, expired, ...purchases],
    shipments: [...exampleShipments, ...shipmentsOfBob],
    passwordLinks: [passwordLinkOf(account, testMoment)],
  });
  const backend = createBackend({
    store,
    clock: () => testMoment,
    sessions: onlyVisitor("visita"),
    faults: fault ? [{ path: "*", kind: fault }] : [],
    page: {
      newcomer: {
        answers: answersBefore("payment"),
        session: { customerCode: account.code, reach: "account" },
      },
    },
  });
  const { visitor } = backend.visitors.ofPage(new Request("http://shop.test/"));
  const client = createClient({
    origin: "http://shop.test",
    antiForgery: memoryAntiForgery(visitor.token, async () => store.visitors.get("visita")?.token),
    botCheck: async () => "local-contact",
    timeout: timeoutOf(fault),
    send: async (address, options) => {
      const { signal, ...rest } = options ?? {};
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
      const response = await Promise.race([backend.fetch(new Request(String(address), rest)), aborted]);
      if (response.type === "error") throw new TypeError("Failed to fetch");
      return response;
    },
  });
  return { backend, client, fault, token: visitor.token };
}

/** Calls an endpoint of unknown parameter types; its path is already filled in. */
function callAny(
  shop: ReturnType<typeof openShop>,
  endpoint: Endpoint,
  { parameters, body }: Example,
): Promise<unknown> {
  const filledIn: Endpoint = {
    ...endpoint,
    timeout: timeoutOf(shop.fault),
    path: `/${addressOf(endpoint.path, parameters).slice(1)}`,
  };
  return shop.client.call(filledIn, { body: endpoint.body && z.decode(endpoint.body, body) });
}

/** The calls with a JSON body, which reject other content types. */
const jsonCalls = calls.filter(({ endpoint }) => endpoint.body && !endpoint.isForm);

function send(
  shop: ReturnType<typeof openShop>,
  endpoint: Endpoint,
  example: Example,
  body: string,
): Promise<Response> {
  return shop.backend.fetch(
    new Request(`http://shop.test${addressOf(endpoint.path, example.parameters)}`, {
      method: endpoint.method,
      headers: { "X-CSRF-TOKEN": shop.token, "X-Requested-With": "XMLHttpRequest", "Content-Type": "application/json" },
      body,
    }),
  );
}

/** Whether the body has named fields. The call that removes a coupon has an empty body, and one call has a dummy field of any name. */
const namesFields = ({ body }: Endpoint) => body !== undefined && !z.safeParse(body, { unexpected: true }).success;

async function failureOf(promise: Promise<unknown>): Promise<Failure | "no failure"> {
  try {
    await promise;
    return "no failure";
  } catch (thrown) {
    if (thrown instanceof ApiError) return thrown.failure;
    throw thrown;
  }
}

describe("every call of the contract", () => {
  // A subscriber has the highest role, so every call must reply.
  it.each(calls)("$name replies to a subscriber, as the contract says", async ({ endpoint, example }) => {
    const reply = await callAny(openShop(), endpoint, example);
    // The codec is symmetric: a decoded reply can be encoded again.
    expect(z.safeEncode(endpoint.reply, reply).success).toBe(true);
  });

  it.each(jsonCalls)("$name refuses a body that is not JSON with 422", async (each) => {
    const response = await send(openShop(), each.endpoint, each.example, "{not json");
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: expect.any(String), errors: expect.any(Object) });
  });

  it.each(jsonCalls)("FUN-334 $name refuses bodies of another shape with 422", async ({ endpoint, example }) => {
    const unexpected = namesFields(endpoint) ? [JSON.stringify({ unexpected: true })] : [];
    for (const body of ["null", "[]", '"text"', "12", ...unexpected]) {
      expect((await send(openShop(), endpoint, example, body)).status).toBe(422);
    }
  });

  it.each(["data", "qualquer", "subscription_code"])(
    "MAN-326 /payment/get-data takes its one dummy field under the name %s",
    async (name) => {
      const shop = openShop();
      const response = await send(
        shop,
        paymentResultEndpoint,
        exampleOf(paymentResultEndpoint),
        JSON.stringify({ [name]: "x" }),
      );
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ payment_payload: null });
    },
  );

  it.each(jsonCalls)(
    "$name accepts only JSON (else 415) of at most 2 MB (else 413), from any visitor",
    async ({ endpoint, example }) => {
      const shop = openShop();
      const address = `http://shop.test${addressOf(endpoint.path, example.parameters)}`;
      const own = { "X-CSRF-TOKEN": shop.token, "X-Requested-With": "XMLHttpRequest" };
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
        const headers = { ...own, "Content-Type": type };
        const body = JSON.stringify(example.body);
        expect(
          (await shop.backend.fetch(new Request(address, { method: endpoint.method, headers, body }))).status,
        ).toBe(415);
      }
      const body = `"${"x".repeat(2 * 1024 * 1024)}"`;
      for (const headers of [own, {}]) {
        const request = new Request(address, { method: endpoint.method, headers, body });
        expect((await shop.backend.fetch(request)).status).toBe(413);
      }
    },
  );

  it.each(calls)("FUN-296 $name refuses a request without the page's token", async ({ endpoint, example }) => {
    const shop = openShop();
    const response = await shop.backend.fetch(
      new Request(`http://shop.test${addressOf(endpoint.path, example.parameters)}`, {
        method: endpoint.method,
        headers: { "X-Requested-With": "XMLHttpRequest" },
        ...(endpoint.body ? { body: JSON.stringify(example.body) } : {}),
      }),
    );
    expect(response.status).toBe(419);
  });
});

const expected: readonly [FaultKind, Failure["kind"]][] = [
  ["offline", "offline"],
  ["timeout", "timeout"],
  ["500", "unavailable"],
  ["419", "session-expired"],
  ["422", "invalid"],
  ["429", "too-many"],
  ["refused", "refused"],
  ["not-json", "contract"],
  ["wrong-shape", "contract"],
];

describe.each(expected)("every call that meets %s", (fault, kind) => {
  // A call whose reply is not read accepts every shape.
  const failing = calls.filter(({ endpoint }) => fault !== "wrong-shape" || endpoint.reply !== acknowledged);

  it.each(failing)(`$name fails as ${kind}`, async ({ endpoint, example }) => {
    // The fault replies with 400, which some calls do not count as a refusal.
    const isTrouble = kind === "refused" && endpoint.refusedWith?.includes(400) === false;
    expect(await failureOf(callAny(openShop(fault), endpoint, example))).toMatchObject({
      kind: isTrouble ? "unavailable" : kind,
    });
  });
});

it("names the calls whose method does not say whether they read or save", () => {
  const named = endpoints.filter((endpoint) => changesServer(endpoint) !== (endpoint.method !== "GET"));
  expect(named.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    "GET /cupom/campanha/{code}",
    "GET /payment/credit-card-hash/{subscription}",
    "POST /client/shipments-flow",
    "POST /client/shipments-flow/{subscription}",
    "POST /dados-cupom/get-by-name-cupom",
    "POST /payment/get-data",
    "POST /shipping/cep",
    "POST /shipping/cep/estimate",
    "POST /user/endereco/alter/verify",
    "POST /user/exists",
  ]);
});
