import { endpointsByArea } from "@petbox/api-client/contract/endpoints";
import { formOf } from "@petbox/api-client/contract/formOf";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { StepName } from "@petbox/domain/funnel/steps";
import { cents } from "@petbox/domain/money/cents";
import { describe, expect, it } from "vitest";
import { answeredBefore } from "../scenarios/answered.ts";
import { lived } from "../scenarios/lived.ts";
import {
  account,
  activeSubscription,
  lead,
  passwordLinkOf,
  paymentUnderWay,
  registered,
  registration,
} from "../scenarios/people.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { exampleShipments } from "../testing/exampleShipments.ts";
import { inProcess } from "../testing/inProcess.ts";
import type { WireCall } from "../testing/wire/wireCall.ts";
import { type WireCallName, wireTable } from "../testing/wire/wireTable.ts";
import type { PaymentMeans, PaymentRequest } from "./resolution/collections.ts";
import { boletoOf, pixOf } from "./resolution/means.ts";
import type { Visitor } from "./session/collections.ts";
import type { World } from "./store.ts";

interface Given {
  readonly newcomer?: Partial<Visitor>;
  readonly world?: World;
}

const now = Date.UTC(2026, 2, 10, 15);
const people = { customers: [registered, account] };
const before = (step: StepName, species: "dog" | "cat" = "dog"): Given => ({
  newcomer: { answers: answeredBefore(step, species) },
  world: people,
});
const known: Partial<Visitor> = { customerCode: lead.code, answers: answeredBefore("payment"), coupon: "BOBQUERIDO" };
const own = { ...known, registration };
const paid = { ...paymentUnderWay(now - 3_600_000, { result: "PAID", after: 0 }), announced: true };
/** Two boxes have come by now. */
const bob = activeSubscription(now, 35);
const bobWithPicture = { ...bob, pet: { ...bob.pet, species: "dog", picture: "/imagens/pet-caramelo.svg" } } as const;
const subscribed = lived({ ...people, subscriptions: [bobWithPicture] }, bob.createdAt, now);
/** The same, who has asked to leave; and somebody whose year is over, and did not renew itself. */
const leaving: World = {
  ...subscribed,
  subscriptions: [{ ...bob, startedOn: civilDateAt(bob.createdAt), cancelAskedOn: civilDateAt(now) }],
};
const longAgo = { ...activeSubscription(now, 400), renewalOff: true };
const expired = lived({ ...people, subscriptions: [longAgo] }, longAgo.createdAt, now);
const loggedIn = { ...known, session: { customerCode: account.code, reach: "account" } } as const;

/** Somebody whose one box is paid and whose other is not. */
const owing: Given = { newcomer: loggedIn, world: scenarios["assinante-de-um-ano"].world(now) };

/** The same, who has begun to pay: in the session that calls, the third of this backend's ids, or in another one. */
function waitingFor(means: PaymentMeans, sessionId = "3".padStart(8, "0").padEnd(32, "0")): Given {
  const request: PaymentRequest = {
    id: "f00d",
    subscriptionCode: "ATRASO0001",
    chargeIds: ["ATRASO0001-2"],
    amount: cents(6_990),
    means,
    sessionId,
    createdAt: now,
  };
  return { ...owing, world: { ...owing.world, paymentRequests: [request] } };
}
const boxesArrived: Given = {
  newcomer: loggedIn,
  world: {
    ...people,
    subscriptions: [{ ...activeSubscription(now), code: "DACONTA001", startedOn: civilDateAt(now) }],
    shipments: exampleShipments,
  },
};

/** Somebody who keeps two cards. */
const twoCards: Given = {
  newcomer: loggedIn,
  world: {
    ...people,
    wallets: [
      {
        customerCode: account.code,
        cards: [
          { ...bob.card, id: "cartao-1", firstSix: "555555" },
          { ...bob.card, id: "cartao-2", firstSix: "400000" },
        ],
      },
    ],
  },
};

/** Somebody who has just paid, and has no password yet. */
const welcomed: Given = {
  newcomer: { ...known, answers: answeredBefore("waiting") },
  world: { ...people, subscriptions: [paid] },
};

/** Somebody who has had pads and food for a month. */
const purchases: Given = {
  newcomer: loggedIn,
  world: {
    ...people,
    subscriptions: (["hygiene", "wet-food"] as const).map((kind) => ({
      ...bob,
      code: kind === "hygiene" ? "TAPETES001" : "SACHES0001",
      startedOn: civilDateAt(bob.createdAt),
      purchase: { kind, items: [] },
    })),
  },
};

/** Who calls, and what the shop knows of them. */
const given: Record<WireCallName, Given> = {
  species: {},
  catSpecies: {},
  name: before("name"),
  femaleCat: before("name", "cat"),
  size: before("size"),
  catSize: before("size", "cat"),
  breed: before("breed"),
  mixedBreed: before("breed"),
  birthDate: before("birthDate"),
  restriction: before("contact"),
  knownEmail: before("contact"),
  accountEmail: before("contact"),
  newEmail: before("contact"),
  newUser: before("contact"),
  tracks: before("track"),
  track: before("track"),
  plans: before("plan"),
  plansWithoutTrack: before("track"),
  plan: before("plan"),
  extraItems: before("extraItem"),
  extraItem: before("extraItem"),
  noExtraItem: before("extraItem"),
  breeds: {},
  customer: { newcomer: own, world: people },
  cep: before("checkout"),
  freightEstimate: before("checkout"),
  freight: before("checkout"),
  chosenPlan: { newcomer: known, world: people },
  saveCustomer: { newcomer: known, world: people },
  refusedCustomer: { newcomer: known, world: people },
  subscription: { newcomer: own, world: people },
  refusedSubscription: { newcomer: own, world: { ...people, subscriptions: [paymentUnderWay(now - 60_000)] } },
  payment: {
    newcomer: { ...known, answers: answeredBefore("waiting") },
    world: { ...people, subscriptions: [paid] },
  },
  purchase: { newcomer: known, world: people },
  couponOfSession: { newcomer: { ...known, freight: "12.35" }, world: people },
  noCouponOfSession: before("checkout"),
  coupon: before("checkout"),
  unknownCoupon: before("checkout"),
  removedCoupon: { newcomer: known, world: people },
  leadLogin: before("contact"),
  login: before("contact"),
  refusedLogin: before("contact"),
  passwordLink: { world: people },
  password: { world: { ...people, passwordLinks: [passwordLinkOf(account, now)] } },
  cardHash: {
    newcomer: loggedIn,
    world: { ...people, subscriptions: [{ ...paid, customerCode: account.code }] },
  },
  unknownCardHash: { newcomer: loggedIn, world: people },
  owed: owing,
  waitingPix: waitingFor(pixOf("f00d", cents(6_990), now)),
  waitingBoleto: waitingFor(boletoOf("f00d", cents(6_990), now)),
  existingRetry: waitingFor({ kind: "card", card: paid.card }, "outro-aparelho"),
  paidUp: owing,
  unknownSubscription: owing,
  pix: owing,
  boleto: owing,
  refusedPix: owing,
  calledOff: waitingFor({ kind: "card", card: paid.card }),
  cardRetry: owing,
  storedCardRetry: { ...owing, world: { ...owing.world, wallets: twoCards.world?.wallets ?? [] } },
  refusedCardRetry: owing,
  boxStars: boxesArrived,
  itemStars: boxesArrived,
  lastStep: boxesArrived,
  olderLastStep: boxesArrived,
  confirmedDelivery: boxesArrived,
  shipmentFlows: { newcomer: loggedIn, world: subscribed },
  shipmentFlow: { newcomer: loggedIn, world: subscribed },
  unknownShipmentFlow: { newcomer: loggedIn, world: subscribed },
  userData: { newcomer: loggedIn, world: people },
  refusedUserData: { newcomer: loggedIn, world: people },
  needsRetry: owing,
  instagram: { newcomer: loggedIn, world: people },
  sameInstagram: { newcomer: loggedIn, world: people },
  photo: { newcomer: loggedIn, world: subscribed },
  newPassword: { newcomer: loggedIn, world: people },
  addedCard: twoCards,
  refusedCard: twoCards,
  editedCard: twoCards,
  removedCard: twoCards,
  storedCards: twoCards,
  recommendedOffers: { newcomer: loggedIn, world: people },
  freeCouponName: { newcomer: loggedIn, world: people },
  takenCouponName: { newcomer: loggedIn, world: people },
  savedCoupon: { newcomer: loggedIn, world: people },
  savedCouponAlone: { newcomer: loggedIn, world: people },
  verifyAddress: owing,
  changeAddress: owing,
  extraCategories: { newcomer: loggedIn, world: subscribed },
  upsell: { newcomer: loggedIn, world: subscribed },
  refusedUpsell: { newcomer: loggedIn, world: subscribed },
  removedUpsell: { newcomer: loggedIn, world: subscribed },
  cart: {},
  refusedCart: {},
  changeOfMats: purchases,
  refusedChangeOfMats: purchases,
  changeOfWetFood: purchases,
  cancelOfMats: purchases,
  cancelOfWetFood: purchases,
  cancelRequest: { newcomer: loggedIn, world: subscribed },
  repeatedCancelRequest: { newcomer: loggedIn, world: leaving },
  renewal: { newcomer: loggedIn, world: expired },
  petData: welcomed,
  petDataOfAnother: welcomed,
  petImage: welcomed,
  refusedPetImage: welcomed,
  refusedRenewal: { newcomer: loggedIn, world: subscribed },
  // Nobody logs in for it.
  surveyWithReason: { world: expired },
  surveyOfPromoter: { world: expired },
};

/** The names in a reply and the kind of what stands under each; of a list, of what may stand in it. */
function outlineOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((each) => JSON.stringify(outlineOf(each))))].toSorted();
  if (value === null || typeof value !== "object") return value === null ? "null" : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, outlineOf(each)] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

/** What stands at the top of a reply, as far as the table means it to the letter. */
function literalOf({ reply, worded = [] }: WireCall): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(reply).filter(([name, value]) => !worded.includes(name) && (value === null || !isObject(value))),
  );
}

const isObject = (value: unknown) => typeof value === "object";

const rows = Object.entries<WireCall>(wireTable).map(([name, call]) => ({ ...call, name: name as WireCallName, call }));

describe("the server, held to the documents", () => {
  it.each(rows)("$proves $method $path ($name)", async ({ name, call, method, path, body, isForm, reply }) => {
    const visitor = await inProcess(given[name]).visit();
    const said =
      method === "GET" ? await visitor.get(path) : await visitor.send(method, path, isForm ? formOf(body) : body);
    expect(said.status).toBe(200);
    expect(outlineOf(said.body)).toEqual(outlineOf(reply));
    expect(said.body).toMatchObject(literalOf(call));
  });

  it("leaves no call of these areas out", () => {
    // What is scheduled has no pages yet.
    const { scheduled: _scheduled, ...areas } = endpointsByArea;
    const all = Object.values(areas).flat();
    const missing = all.filter(({ method, path }) => {
      const address = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      return !rows.some((row) => row.method === method && address.test(row.path));
    });
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});
