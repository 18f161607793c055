import { parseCep } from "@petbox/domain/address/cep";
import { initialCepLookup, nextCepLookup } from "@petbox/domain/address/cepLookup";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import { parseCard } from "@petbox/domain/card/card";
import { parseEmail } from "@petbox/domain/contact/email";
import { parseNewPassword } from "@petbox/domain/identity/newPassword";
import { parseRegistration } from "@petbox/domain/identity/registration";
import { cents } from "@petbox/domain/money/cents";
import { parseNameAndSex } from "@petbox/domain/pet/name";
import type { Result } from "@petbox/domain/result";
import type { WireCall } from "@petbox/mock-server/testing/wire/wireCall";
import { type WireCallName, wireTable } from "@petbox/mock-server/testing/wire/wireTable";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  estimateShipping,
  lookUpCep,
  readChosenPlan,
  readCustomer,
  readPaymentResult,
  recordPurchase,
  saveCustomer,
  saveFreight,
  subscribe,
} from "../checkout/api.ts";
import { memoryAntiForgery } from "../client/antiForgery.ts";
import { type ApiClient, createClient } from "../client/client.ts";
import { applyCoupon, readSessionCoupon, removeCoupon } from "../coupons/api.ts";
import { saveBreed, saveName, savePetBirthDate, saveRestriction, saveSize, saveSpecies } from "../funnel/api.ts";
import {
  listBreeds,
  listExtraItems,
  listPlans,
  listTracks,
  saveExtraItem,
  savePlan,
  saveTrack,
} from "../funnel/offers.ts";
import { cardHashEndpoint } from "../resolution/contract.ts";
import { checkEmail, createUser, logIn, logInLead, requestPasswordLink, resetPassword } from "../session/api.ts";
import { endpoints } from "./endpoints.ts";

/** What the shop asks for, and what it makes of the reply: a value of its own, or a failure. */
interface Asked {
  readonly ask: (client: ApiClient) => Promise<unknown>;
  readonly reads?: unknown;
  readonly fails?: unknown;
}

function right<Value>(parsed: Result<Value, unknown>): Value {
  if (!parsed.ok) throw new Error("What this test asks with is not right.");
  return parsed.value;
}

const email = (text: string) => right(parseEmail(text));
const pet = (name: string, sex: string) => right(parseNameAndSex({ name, sex }));
const cep = right(parseCep("01310100"));
const place = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };
const person = {
  fullName: "Ana Maria Souza",
  birthDate: "07/04/1990",
  cpf: "529.982.247-25",
  phone: "(11) 91234-5678",
};
const form = { ...person, ...place, cep: "01310-100", number: "1578", complement: "apto 42" };
const looking = nextCepLookup(initialCepLookup, { type: "cep-typed", text: cep });
const found = nextCepLookup(looking, { type: "replied", cep, place });
const customer = right(parseRegistration(form, found, civilDate(2026, 3, 10)));
const card = right(
  parseCard(
    {
      holderName: "ANA M SOUZA",
      number: "4111111111111111",
      expirationMonth: "12",
      expirationYear: "31",
      cvv: "123",
      cpf: "52998224725",
      acceptedTerms: true,
    },
    civilDate(2026, 3, 10),
  ),
);
const contact = { areaCode: "11", phoneNumber: "987654321", newsletter: false, privacy: true };
const credentials = { email: "carla.lima@gmail.com", password: "bob-adora-petbox" };
const carla = { email: "carla.lima@gmail.com", areaCode: "11", phoneNumber: "912345678", newsletter: true };
const bobQuerido = {
  code: "BOBQUERIDO",
  description: "R$60,00 de desconto no plano.",
  type: "real",
  discount: 6000,
};
const dog = { genero: "cachorro" };
const cat = { genero: "gato" };

const asked: Record<WireCallName, Asked> = {
  species: { ask: (client) => saveSpecies(client, "dog"), reads: dog },
  catSpecies: { ask: (client) => saveSpecies(client, "cat"), reads: cat },
  name: { ask: (client) => saveName(client, pet("Bob", "male")), reads: dog },
  femaleCat: { ask: (client) => saveName(client, pet("Mia", "female")), reads: cat },
  size: { ask: (client) => saveSize(client, "medio"), reads: dog },
  catSize: { ask: (client) => saveSize(client, "gato"), reads: cat },
  breed: { ask: (client) => saveBreed(client, { kind: "pure", name: "Beagle" }), reads: dog },
  mixedBreed: {
    ask: (client) => saveBreed(client, { kind: "mixed", main: "Poodle", secondary: "Pug" }),
    reads: dog,
  },
  birthDate: { ask: (client) => savePetBirthDate(client, civilDate(2023, 4, 7)), reads: dog },
  restriction: { ask: (client) => saveRestriction(client, "sem_proteina"), reads: dog },
  knownEmail: {
    ask: (client) => checkEmail(client, email("ana.souza@gmail.com")),
    reads: { kind: "lead", phone: { areaCode: "11", number: "912345678" } },
  },
  accountEmail: {
    ask: (client) => checkEmail(client, email("carla.lima@gmail.com")),
    reads: { kind: "account" },
  },
  newEmail: { ask: (client) => checkEmail(client, email("novo@gmail.com")), reads: { kind: "new" } },
  newUser: {
    ask: (client) => createUser(client, { ...contact, email: "novo@gmail.com" }),
    reads: { genero: "cachorro", customerCode: "c0de" },
  },
  tracks: {
    ask: listTracks,
    reads: [
      {
        tag: "essencial",
        name: "Essencial",
        description: "Brinquedos e petiscos.",
        image: "/imagens/trilha-cachorro-essencial.svg",
        monthlyPrice: 6990,
        mostPopular: true,
        class: "essencial",
      },
    ],
  },
  track: { ask: (client) => saveTrack(client, "essencial"), reads: dog },
  plans: {
    ask: listPlans,
    reads: [
      {
        tag: "SP_anual",
        name: "Anual",
        description: "12 meses de caixa.",
        image: "/imagens/plano-anual.svg",
        monthlyPrice: 6990,
        length: 12,
        special: true,
      },
    ],
  },
  plansWithoutTrack: { ask: listPlans, fails: { kind: "refused", message: "Escolha uma trilha primeiro." } },
  plan: { ask: (client) => savePlan(client, "SP_anual"), reads: dog },
  extraItems: {
    ask: (client) => listExtraItems(client, "essencial"),
    reads: [
      {
        tag: "petisco",
        call: "Mais sabor!",
        name: "Petisco extra",
        description: "Um pacote a mais todo mês.",
        image: "/imagens/extra-petisco.svg",
        monthlyPrice: 790,
        isPriceSaid: true,
        mostPopular: false,
      },
    ],
  },
  extraItem: { ask: (client) => saveExtraItem(client, "petisco", ["brinquedo", "petisco"]), reads: dog },
  noExtraItem: { ask: (client) => saveExtraItem(client, undefined, ["brinquedo", "petisco"]), reads: dog },
  breeds: { ask: (client) => listBreeds(client, "cat"), reads: ["Siamês"] },
  customer: { ask: readCustomer, reads: form },
  cep: { ask: (client) => lookUpCep(client, cep), reads: place },
  freightEstimate: { ask: (client) => estimateShipping(client, cep), reads: { price: 2790, days: 7 } },
  freight: { ask: (client) => saveFreight(client, cents(1235)) },
  chosenPlan: {
    ask: readChosenPlan,
    reads: {
      name: "Anual",
      code: "SP_anual",
      length: 12,
      monthlyPrice: 6490,
      total: 77_880,
      totalBefore: 83_880,
    },
  },
  saveCustomer: { ask: (client) => saveCustomer(client, customer) },
  refusedCustomer: {
    ask: (client) => saveCustomer({ ...client, botCheck: async () => "robot" }, customer),
    fails: { kind: "refused", message: "Não conseguimos confirmar que você é humano." },
  },
  subscription: {
    ask: (client) => subscribe(client, card, "attempt"),
    reads: {
      code: "SUB1",
      purchase: { amount: 77_880, parcels: 12, shipping: 0, planCode: "SP_anual", coupon: "BOBQUERIDO" },
    },
  },
  refusedSubscription: {
    ask: (client) => subscribe(client, card, "attempt"),
    fails: { kind: "refused", type: "10MinOrLess", message: "Uma assinatura foi feita há pouco." },
  },
  payment: { ask: readPaymentResult, reads: "paid" },
  purchase: {
    ask: (client) =>
      recordPurchase(client, { subscription: "SUB1", plan: "SP_anual", coupon: "BOBQUERIDO", value: 64.9 }),
  },
  couponOfSession: { ask: readSessionCoupon, reads: bobQuerido },
  noCouponOfSession: { ask: readSessionCoupon },
  coupon: { ask: (client) => applyCoupon(client, "BOBQUERIDO"), reads: bobQuerido },
  unknownCoupon: { ask: (client) => applyCoupon(client, "NADA") },
  removedCoupon: { ask: removeCoupon },
  leadLogin: {
    ask: (client) => logInLead(client, email("ana.souza@gmail.com"), { areaCode: "21", number: "987654321" }),
    reads: {
      name: null,
      subscriptions: 0,
      customerCode: "lead0001",
      contact: { ...carla, email: "ana.souza@gmail.com", areaCode: "21", phoneNumber: "987654321", privacy: true },
    },
  },
  login: {
    ask: (client) => logIn(client, credentials, false),
    reads: {
      name: "Carla Lima",
      subscriptions: 0,
      customerCode: "conta0001",
      contact: { ...carla, privacy: true },
    },
  },
  refusedLogin: {
    ask: (client) => logIn(client, { ...credentials, password: "errada" }, false),
    fails: { kind: "refused" },
  },
  passwordLink: { ask: (client) => requestPasswordLink(client, email("carla.lima@gmail.com")) },
  password: {
    ask: (client) =>
      resetPassword(
        client,
        "link-de-teste",
        right(parseNewPassword({ password: "bob-2026", confirmation: "bob-2026" })),
      ),
  },
  cardHash: {
    ask: (client) => client.call(cardHashEndpoint, { parameters: { subscription: "TESTE00001" } }),
    reads: { ok: true, value: { hash: "f00d" } },
  },
  unknownCardHash: {
    ask: (client) => client.call(cardHashEndpoint, { parameters: { subscription: "DEOUTRO" } }),
    reads: { ok: false, error: {} },
  },
};

/** A client whose server says this, and what it was sent. */
function clientOf(reply: unknown) {
  const sent: { method: string | undefined; path: string; body?: unknown }[] = [];
  const client = createClient({
    antiForgery: memoryAntiForgery("token", async () => undefined),
    botCheck: async () => "local-contact",
    send: async (path, { method, body } = {}) => {
      sent.push({ method, path: String(path), ...(body != null && { body: JSON.parse(String(body)) }) });
      return Response.json(reply);
    },
  });
  return { client, sent };
}

const rows = Object.entries<WireCall>(wireTable).map(([name, call]) => ({
  ...call,
  name,
  ...asked[name as WireCallName],
}));

describe("the client, held to the documents", () => {
  it.each(rows)("$proves $method $path ($name)", async ({ method, path, body, reply, ask, reads, fails }) => {
    const { client, sent } = clientOf(reply);
    const made = ask(client);
    if (fails) await expect(made).rejects.toMatchObject({ failure: fails });
    else expect(await made).toEqual(reads);
    expect(sent).toEqual([{ method, path, ...(body !== undefined && { body }) }]);
  });

  // The server's word stands in the next address, whatever it is.
  it.each(rows.filter(({ reply }) => "genero" in reply))(
    "FUN-049 FUN-050 gives on the genero of $method $path ($name) as it came",
    async ({ reply, ask }) => {
      const genero = "Tartaruga & cão/2?";
      expect(await ask(clientOf({ ...reply, genero }).client)).toMatchObject({ genero });
    },
  );
});

describe("the contract, read and written again", () => {
  const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  // The client reads what the server writes by the same codec, and the other way round.
  it.each(rows)(
    "$proves says of $method $path ($name) what the documents say, both ways",
    ({ method, path, body, reply }) => {
      const endpoint = endpoints.find(
        (each) => each.method === method && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
      );
      if (endpoint === undefined) throw new Error(`There is no ${method} ${path}.`);
      const read = z.decode(endpoint.reply, reply);
      const written = onTheWire(z.encode(endpoint.reply, read));
      // Of nothing, nothing need be written.
      expect(reply).toMatchObject(Object(written));
      expect(z.decode(endpoint.reply, written)).toEqual(read);
      expect(endpoint.body && onTheWire(z.encode(endpoint.body, z.decode(endpoint.body, body)))).toEqual(body);
    },
  );
});
