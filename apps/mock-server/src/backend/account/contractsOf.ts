import { type CivilDate, isAfter } from "@petbox/domain/calendar/civilDate";
import type { NamedPet } from "@petbox/domain/pet/phrases";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { isOverdue } from "@petbox/domain/subscription/overdue";
import type { SubscriptionStatus } from "@petbox/domain/subscription/status";
import { nextChargeOf } from "../plan/nextCharge.ts";
import type { WorldStore } from "../store.ts";
import { boxesReceived } from "../subscriptions/boxesReceived.ts";
import { ownSubscriptions } from "../subscriptions/ownSubscriptions.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";

/** The status of one of a customer's subscriptions; a renewed one is represented by its current term. */
interface Contract {
  readonly code: string;
  readonly pet: NamedPet;
  /** The kind of scheduled purchase; undefined for a box. */
  readonly purchase: ScheduledKind | undefined;
  /** Whether the first payment was confirmed. */
  readonly hasBegun: boolean;
  readonly active: boolean;
  /** Whether the customer asked to cancel it. */
  readonly wasCanceled: boolean;
  /** The due date of the oldest open charge, otherwise of the next one; undefined when no charge remains. */
  readonly nextInvoiceDate: CivilDate | undefined;
  /** Includes the boxes of earlier terms. */
  readonly boxesReceived: number;
}

/** A customer's subscriptions with their status. */
export function contractsOf(store: WorldStore, customerCode: string, today: CivilDate): readonly Contract[] {
  return ownSubscriptions(store, customerCode).map((subscription) => {
    const { code, endedOn, pet = {}, purchase } = subscription;
    return {
      code,
      pet,
      purchase: purchase?.kind,
      hasBegun: subscription.startedOn !== undefined,
      // A paid term whose renewal was cancelled still runs to its last day.
      active: endedOn === undefined || isAfter(endedOn, today),
      wasCanceled: subscription.cancelAskedOn !== undefined,
      nextInvoiceDate: nextChargeOf(subscriptionStateOf(store, subscription))?.on,
      boxesReceived: boxesReceived(store, subscription),
    };
  });
}

/** A customer's box subscriptions with their status, without pads and food. */
export function boxContractsOf(store: WorldStore, customerCode: string, today: CivilDate): readonly Contract[] {
  return contractsOf(store, customerCode, today).filter(({ purchase }) => purchase === undefined);
}

/** The boxes received by the subscription with the most boxes: levels are reached per subscription (FUN-140). */
export function mostBoxesReceived(contracts: readonly Contract[]): number {
  return Math.max(0, ...contracts.map(({ boxesReceived }) => boxesReceived));
}

/** The pet with the most received boxes; undefined for a customer with one pet, whose level needs no name. */
export function petOfLevel(boxes: readonly Contract[]): NamedPet | undefined {
  const most = mostBoxesReceived(boxes);
  return boxes.length > 1 ? boxes.find(({ boxesReceived }) => boxesReceived === most)?.pet : undefined;
}

/** A customer's best subscription status; undefined without a subscription. */
export function contractStatusOf(contracts: readonly Contract[], today: CivilDate): SubscriptionStatus | undefined {
  const begun = contracts.filter(({ hasBegun }) => hasBegun);
  if (begun.length === 0) return undefined;
  const open = begun.filter(({ active }) => active);
  if (open.length === 0) return begun.some(({ wasCanceled }) => wasCanceled) ? "canceled" : "expired";
  return open.every((contract) => isOverdue(contract, today)) ? "overdue" : "active";
}
