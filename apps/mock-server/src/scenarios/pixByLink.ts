import type { PaymentRequest } from "../backend/resolution/collections.ts";
import { pixOf } from "../backend/resolution/means.ts";
import type { World } from "../backend/store.ts";
import { account, lead, refusedSubscription } from "./people.ts";
import { worldSince } from "./worldSince.ts";

const hour = 60 * 60 * 1000;

/** The PIX of a subscription's overdue month: yesterday's has expired, today's is pending. @param now epoch ms */
export function pixRequestsFor(world: World, code: string, now: number): readonly PaymentRequest[] {
  const owed = (world.charges ?? []).filter(
    ({ paidOn, subscriptionCode }) => paidOn === undefined && subscriptionCode === code,
  );
  const pix = (id: string, createdAt: number): PaymentRequest[] =>
    owed.slice(0, 1).map(({ id: charge, amount, subscriptionCode }) => ({
      id,
      subscriptionCode,
      chargeIds: [charge],
      amount,
      means: pixOf(id, amount, createdAt),
      sessionId: "",
      createdAt,
    }));
  const earlier = pix("e0d1c2b3a4958677e0d1c2b3a4958677", now - 24 * hour);
  return [
    ...earlier.map((request) => ({ ...request, cancelledAt: now - 23 * hour })),
    ...pix("a1b2c3d4e5f60718293a4b5c6d7e8f90", now),
  ];
}

/** A customer with an open month and a PIX for it. @param now epoch ms */
export function pixByLink(now: number): World {
  const mika = refusedSubscription(now);
  const world = worldSince({ customers: [lead, account], subscriptions: [mika] }, mika.createdAt, now);
  return { ...world, paymentRequests: pixRequestsFor(world, mika.code, now) };
}
