import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { PetCalled } from "@petbox/domain/pet/phrases";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { isOverdue } from "@petbox/domain/subscription/overdue";
import type { SubscriptionStatus } from "@petbox/domain/subscription/status";
import { nextInvoiceDate } from "../../life/chargeDays.ts";
import type { Store } from "../store.ts";
import { boxesReceived } from "../subscriptions/boxesReceived.ts";
import { lifeOf } from "../subscriptions/lifeOf.ts";
import { ownSubscriptions } from "../subscriptions/ownSubscriptions.ts";

/** How one of a customer's subscriptions stands; where it was renewed, the one that goes on in its place. */
export interface Contract {
  readonly code: string;
  readonly pet: PetCalled;
  /** What is bought at intervals; undefined for a box. */
  readonly purchase: ScheduledKind | undefined;
  /** Whether its first payment was confirmed. */
  readonly hasBegun: boolean;
  readonly active: boolean;
  /** Whether its customer asked for it to end. */
  readonly wasCanceled: boolean;
  /** The oldest charge that is not paid, else the next one; undefined once none is to come. */
  readonly nextInvoiceDate: CivilDate | undefined;
  /** Since when what leaving has cost is owed; undefined where that was paid, or has cost nothing. */
  readonly penaltyDueOn: CivilDate | undefined;
  /** Those of the subscriptions that it renewed among them. */
  readonly boxesReceived: number;
}

/** A customer's subscriptions, and how each stands. */
export function contractsOf(store: Store, customerCode: string): readonly Contract[] {
  return ownSubscriptions(store, customerCode).map((subscription) => {
    const { code, endedOn, pet = {}, purchase, penalty } = subscription;
    return {
      code,
      pet,
      purchase: purchase?.kind,
      hasBegun: subscription.startedOn !== undefined,
      active: endedOn === undefined,
      wasCanceled: subscription.cancelAskedOn !== undefined,
      nextInvoiceDate: nextInvoiceDate(lifeOf(store, subscription)),
      penaltyDueOn: penalty?.outcome === "refused" ? penalty.on : undefined,
      boxesReceived: boxesReceived(store, subscription),
    };
  });
}

/** How many boxes the pet has received that has received most: a level is reached by one subscription (FUN-140). */
export function mostBoxesReceived(contracts: readonly Contract[]): number {
  return Math.max(0, ...contracts.map(({ boxesReceived }) => boxesReceived));
}

/** How somebody stands as a subscriber: the best of their subscriptions counts; undefined for who has none. */
export function contractStatusOf(contracts: readonly Contract[], today: CivilDate): SubscriptionStatus | undefined {
  const begun = contracts.filter(({ hasBegun }) => hasBegun);
  if (begun.length === 0) return undefined;
  const open = begun.filter(({ active }) => active);
  if (open.length === 0) return begun.some(({ wasCanceled }) => wasCanceled) ? "canceled" : "expired";
  return open.every((contract) => isOverdue(contract, today)) ? "overdue" : "active";
}
