import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { StepName } from "@petbox/domain/funnel/steps";
import type { Visitor } from "../backend/session/collections.ts";
import type { World } from "../backend/store.ts";
import { answeredBefore } from "../scenarios/answered.ts";
import { lived } from "../scenarios/lived.ts";
import { account, activeSubscription, lead, paymentUnderWay, registered, registration } from "../scenarios/people.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { exampleShipments } from "./exampleShipments.ts";

/** Who calls, and what the shop knows of them. */
export interface Given {
  readonly newcomer?: Partial<Visitor>;
  readonly world?: World;
}

export const now = Date.UTC(2026, 2, 10, 15);
export const people = { customers: [registered, account] };

/** Somebody whom the funnel asks this next. */
export const before = (step: StepName, species: "dog" | "cat" = "dog"): Given => ({
  newcomer: { answers: answeredBefore(step, species) },
  world: people,
});

/** A lead who has answered everything, with a coupon; the same, registered. */
export const known: Partial<Visitor> = {
  customerCode: lead.code,
  answers: answeredBefore("payment"),
  coupon: "BOBQUERIDO",
};
export const own = { ...known, registration };

/** A box that was paid an hour ago. */
export const paid = { ...paymentUnderWay(now - 3_600_000, { result: "PAID", after: 0 }), announced: true };

/** Two boxes have come by now. */
export const bob = activeSubscription(now, 35);
const bobWithPicture = { ...bob, pet: { ...bob.pet, species: "dog", picture: "/imagens/pet-caramelo.svg" } } as const;
const boxesOfBob = lived({ ...people, subscriptions: [bobWithPicture] }, bob.createdAt, now);

const session = { ...known, session: { customerCode: account.code, reach: "account" } } as const;

/** Somebody in their account, without a subscription. */
export const loggedIn = { newcomer: session, world: people } satisfies Given;

/** The same, to whom Bob's boxes come. */
export const subscribed = { newcomer: session, world: boxesOfBob } satisfies Given;

/** Somebody whose one box is paid and whose other is not. */
export const owing: Given = { newcomer: session, world: scenarios["assinante-de-um-ano"].world(now) };

const longAgo = { ...activeSubscription(now, 400), renewalOff: true };

/** Somebody whose year is over, and did not renew itself. */
export const expired = {
  newcomer: session,
  world: lived({ ...people, subscriptions: [longAgo] }, longAgo.createdAt, now),
} satisfies Given;

/** Somebody whose boxes can be rated. */
export const boxesArrived: Given = {
  newcomer: session,
  world: {
    ...people,
    subscriptions: [{ ...activeSubscription(now), code: "DACONTA001", startedOn: civilDateAt(now) }],
    shipments: exampleShipments,
  },
};

/** Somebody who keeps two cards. */
export const twoCards = {
  newcomer: session,
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
} satisfies Given;
