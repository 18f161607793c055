import { civilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { StepName } from "@petbox/domain/funnel/steps";
import type { SessionRecord } from "../backend/session/collections.ts";
import type { ShipmentRecord } from "../backend/shipments/collections.ts";
import type { World } from "../backend/store.ts";
import { answersBefore } from "../scenarios/answersBefore.ts";
import {
  account,
  activeSubscription,
  lead,
  leadRegistration,
  paymentUnderWay,
  registeredLead,
} from "../scenarios/people.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { worldSince } from "../scenarios/worldSince.ts";
import { testMoment } from "./testMoment.ts";

/** The session and world of a call. */
export interface Given {
  readonly newcomer?: Partial<SessionRecord>;
  readonly world?: World;
}

export const people = { customers: [registeredLead, account] };

/** A visitor at this step of the funnel. */
export const visitorBefore = (step: StepName, species: "dog" | "cat" = "dog"): Given => ({
  newcomer: { answers: answersBefore(step, species) },
  world: people,
});

/** A lead with all answers and a coupon; the same, registered. */
export const leadSession: Partial<SessionRecord> = {
  session: { customerCode: lead.code, reach: "checkout" },
  answers: answersBefore("payment"),
  coupon: "BOBQUERIDO",
};
export const own = { ...leadSession, registration: leadRegistration };

/** A box paid an hour ago. */
export const paidSubscription = {
  ...paymentUnderWay(testMoment - 3_600_000, { result: "PAID", after: 0 }),
  announced: true,
};

/** Two boxes have arrived. */
export const bobsSubscription = activeSubscription(testMoment, 35);
const bobWithPicture = {
  ...bobsSubscription,
  pet: { ...bobsSubscription.pet, species: "dog", picture: "/imagens/pet-beagle.svg" },
} as const;
const boxesOfBob = worldSince({ ...people, subscriptions: [bobWithPicture] }, bobsSubscription.createdAt, testMoment);

const session = { ...leadSession, session: { customerCode: account.code, reach: "account" } } as const;

/** A logged-in customer without a subscription. */
export const loggedInCustomer = { newcomer: session, world: people } satisfies Given;

/** A logged-in customer with Bob's boxes. */
export const subscribed = { newcomer: session, world: boxesOfBob } satisfies Given;

/** A logged-in customer with one paid and one overdue box. */
export const customerInDebt: Given = { newcomer: session, world: scenarios["assinante-de-um-ano"].world(testMoment) };

/** A logged-in customer whose year has ended without a renewal. @param code of the subscription */
export const expiredAs = (code: string) => {
  const longAgo = { ...activeSubscription(testMoment, 400), code, renewalOff: true };
  const world = worldSince({ ...people, subscriptions: [longAgo] }, longAgo.createdAt, testMoment);
  return { newcomer: session, world } satisfies Given;
};
export const expired = expiredAs("ATIVA00001");

const delivered: ShipmentRecord = {
  chargeId: "DACONTA001-1",
  subscriptionCode: "DACONTA001",
  openedOn: civilDate(2026, 2, 10),
  packedOn: civilDate(2026, 2, 11),
  handedOverOn: civilDate(2026, 2, 12),
  carrier: { name: "Correios", trackingCode: "PB123456789BR" },
  deliveredOn: civilDate(2026, 2, 17),
  items: ["corda", "osso"],
  ratings: { box: 5, items: { corda: 4, osso: 5 } },
};

/**
 * The boxes of the example subscriber. All items of the first two are rated, and one rating is complete; the third
 * box brings the survey.
 */
export const exampleShipments: readonly ShipmentRecord[] = [
  delivered,
  {
    ...delivered,
    chargeId: "DACONTA001-2",
    ratings: {
      box: 5,
      items: { corda: 4, osso: 5 },
      customerService: 5,
      logistics: 4,
      finishedOn: civilDate(2026, 3, 1),
    },
  },
  { ...delivered, chargeId: "DACONTA001-3" },
];

/** A logged-in customer with boxes to rate. */
export const boxesArrived: Given = {
  newcomer: session,
  world: {
    ...people,
    subscriptions: [{ ...activeSubscription(testMoment), code: "DACONTA001", startedOn: civilDateAt(testMoment) }],
    shipments: exampleShipments,
  },
};

/** A logged-in customer with two stored cards. */
export const twoCards = {
  newcomer: session,
  world: {
    ...people,
    wallets: [
      {
        customerCode: account.code,
        cards: [
          { ...bobsSubscription.card, id: "cartao-1", firstSix: "555555" },
          { ...bobsSubscription.card, id: "cartao-2", firstSix: "400000" },
        ],
      },
    ],
  },
} satisfies Given;
