import type { Failure } from "@petbox/domain/failure/failure";
import { createBackend } from "@petbox/mock-server/backend/createBackend";
import type { FaultKind } from "@petbox/mock-server/backend/fault";
import { onlyVisitor } from "@petbox/mock-server/backend/sessions";
import { answeredBefore } from "@petbox/mock-server/scenarios/answered";
import {
  account,
  passwordLinkOf,
  passwordLinkToken,
  paymentUnderWay,
  registered,
} from "@petbox/mock-server/scenarios/people";
import { memoryStore } from "@petbox/mock-server/world/store";
import { emptyWorld } from "@petbox/mock-server/world/world";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { ApiError } from "../client/apiError.ts";
import { createClient } from "../client/client.ts";
import { addressOf, type Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

const now = Date.UTC(2026, 2, 10, 15);

interface Sample {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** One good request for every call that needs something to be said. */
const samples: Readonly<Record<string, Sample>> = {
  "POST /save/especie": {
    body: { petSelect: { tag: "dog", name: "Cachorro", image: "/imagens/especie-cachorro.svg" } },
  },
  "POST /save/genero": { body: { pet_name: "Bob", pet_sex: "masculino" } },
  "POST /save/size": { body: { pet_size: "medio" } },
  "POST /save/breed": { body: { pet_breed: "Beagle", pet_breed_srd1: "", pet_breed_srd2: "" } },
  "POST /save/birthdate": { body: { pet_birth: "2023-04-07" } },
  "POST /save/restricao": { body: { restricao: "sem_proteina" } },
  "POST /user/exists": { body: { email: "novo@gmail.com" } },
  "POST /save/new-user": {
    body: {
      email: "novo@gmail.com",
      phone_ddd: "11",
      phone_number: "912345678",
      new_checkout: true,
      recaptcha_response: "local-contact",
      check_newsletter: true,
      check_privacy: true,
    },
  },
  "POST /save/trilha": { body: { trilha: "essencial" } },
  "POST /save/plan": { body: { plan: "SP_anual" } },
  "GET /trilhas-extra/{trilha}": { parameters: { trilha: "essencial" } },
  "POST /save/item-extra": { body: { item_extra: "normal", tags: [] } },
  "POST /login": { body: { email: account.email, password: "bob-adora-petbox" } },
  "POST /password/email": { body: { email: account.email } },
  "POST /password/reset": {
    body: { token: passwordLinkToken, password: "bob-2026", password_confirmation: "bob-2026" },
  },
  "POST /shipping/cep": { body: { cep: "01310100" } },
  "POST /shipping/cep/estimate": { body: { cep: "01310100" } },
  "POST /save/frete/": { body: { frete: "12.35" } },
  "POST /save/customer": {
    body: {
      client: {
        fullname: "Ana Maria Souza",
        cpf: "52998224725",
        payment_cep: "01310100",
        payment_address_street: "Avenida Paulista",
        payment_address_number: "1578",
        payment_address_complement: "",
        payment_address_neighborhood: "Bela Vista",
        payment_address_city: "São Paulo",
        payment_address_state: "SP",
        birthdate: [1990, 4, 7],
        phone_area_code: "11",
        phone_number: "912345678",
        recaptcha_response: "local-contact",
      },
    },
  },
  "POST /save/subscription": {
    body: {
      credit_card: {
        holder_name: "ANA M SOUZA",
        number: "4111111111111111",
        expiration_month: "12",
        expiration_year: "31",
        cvv: "123",
        cpf: "52998224725",
        recaptcha_response: "local-contact",
        hashWire: null,
        hashPagarme: null,
      },
    },
  },
  "POST /payment/get-data": { body: { data: "" } },
  "POST /checkout/save-analitics": {
    body: {
      transaction_id: "TESTE00001",
      items: [{ name: "SP_anual", price: 69.9, coupon: "" }],
      plan: "SP_anual",
      price: 69.9,
      coupon: "",
      value: 69.9,
    },
  },
  "GET /cupom/campanha/{code}": { parameters: { code: "BOBQUERIDO" } },
  "POST /coupon/": { body: {} },
  "GET /payment/credit-card-hash/{subscription}": { parameters: { subscription: "DACONTA001" } },
  "PUT /compra-programada/item/{sku}/{quantity}": { parameters: { sku: "TAP-BRANCO", quantity: "2" } },
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const calls = endpoints.map((endpoint) => ({
  name: nameOf(endpoint),
  endpoint,
  sample: samples[nameOf(endpoint)] ?? {},
}));

/** How long a call waits, in milliseconds: only the one that is never answered runs out of it. */
function patience(fault: FaultKind | undefined): number {
  return fault === "timeout" ? 20 : 10_000;
}

/** A visitor just before the payment, logged in to a full account that has a subscription of its own. */
function openShop(fault?: FaultKind) {
  const earlier = { ...paymentUnderWay(now - 86_400_000), code: "DACONTA001", customerCode: account.code };
  const store = memoryStore({
    ...emptyWorld,
    customers: { [registered.code]: registered, [account.code]: account },
    subscriptions: { [earlier.code]: earlier },
    passwordLinks: { [account.code]: passwordLinkOf(account, now) },
  });
  const backend = createBackend({
    store,
    clock: () => now,
    sessions: onlyVisitor("visita"),
    faults: fault ? [{ path: "*", kind: fault }] : [],
    page: {
      newcomer: {
        answers: answeredBefore("payment"),
        customerCode: account.code,
        session: { customerCode: account.code, reach: "account" },
      },
    },
  });
  const { visitor } = backend.visitors.ofPage(new Request("http://shop.test/"));
  const client = createClient({
    origin: "http://shop.test",
    antiForgery: memoryAntiForgery(visitor.token, async () => store.visitors.get("visita")?.token),
    botCheck: async () => "local-contact",
    timeout: patience(fault),
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

/** Calls an endpoint of which only the general shape is known here, so its address is filled in beforehand. */
function callAny(
  shop: ReturnType<typeof openShop>,
  endpoint: Endpoint,
  { parameters, body }: Sample,
): Promise<unknown> {
  const filledIn: Endpoint = {
    ...endpoint,
    timeout: patience(shop.fault),
    path: `/${addressOf(endpoint.path, parameters ?? {}).slice(1)}`,
  };
  return shop.client.call(filledIn, { body });
}

function send(shop: ReturnType<typeof openShop>, endpoint: Endpoint, sample: Sample, body: string): Promise<Response> {
  return shop.backend.fetch(
    new Request(`http://shop.test${addressOf(endpoint.path, sample.parameters ?? {})}`, {
      method: endpoint.method,
      headers: { "X-CSRF-TOKEN": shop.token, "X-Requested-With": "XMLHttpRequest", "Content-Type": "application/json" },
      body,
    }),
  );
}

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
  // Nothing is left that asks for more than a subscriber is: there is no role above.
  it.each(calls)("FUN-295 $name is answered to a subscriber, as the contract says", async ({ endpoint, sample }) => {
    const reply = await callAny(openShop(), endpoint, sample);
    expect(z.safeParse(endpoint.reply, reply).success).toBe(true);
  });

  it.each(calls.filter(({ endpoint }) => endpoint.body))(
    "$name refuses a body that is not JSON with 422",
    async (each) => {
      const response = await send(openShop(), each.endpoint, each.sample, "{not json");
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ message: expect.any(String), errors: expect.any(Object) });
    },
  );

  it.each(calls.filter(({ endpoint, sample }) => endpoint.body && JSON.stringify(sample.body) !== "{}"))(
    "FUN-334 $name refuses bodies of another shape with 422",
    async ({ endpoint, sample }) => {
      for (const body of ["null", "[]", '"text"', "12", JSON.stringify({ unexpected: true })]) {
        expect((await send(openShop(), endpoint, sample, body)).status).toBe(422);
      }
    },
  );

  it.each(calls)("FUN-296 $name refuses a request without the page's token", async ({ endpoint, sample }) => {
    const shop = openShop();
    const response = await shop.backend.fetch(
      new Request(`http://shop.test${addressOf(endpoint.path, sample.parameters ?? {})}`, {
        method: endpoint.method,
        headers: { "X-Requested-With": "XMLHttpRequest" },
        ...(endpoint.body ? { body: JSON.stringify(sample.body) } : {}),
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
  // These two replies hold nothing but optional parts, so that no shape is wrong for them.
  const anyShape = new Set(["POST /shipping/cep", "GET /plans", "POST /user/exists"]);
  const affected = calls.filter(({ name }) => fault !== "wrong-shape" || !anyShape.has(name));
  it.each(affected)(`$name fails as ${kind}`, async ({ endpoint, sample }) => {
    expect(await failureOf(callAny(openShop(fault), endpoint, sample))).toMatchObject({ kind });
  });
});
