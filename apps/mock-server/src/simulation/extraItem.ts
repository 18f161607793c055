import { addDays, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { cents, zeroCents } from "@petbox/domain/money/cents";
import { accepted, type Result, rejected } from "@petbox/domain/result";
import { extraItemCost } from "@petbox/domain/upsell/extraItemQuote";
import type { AddedExtraItem, Subscription } from "../backend/checkout/collections.ts";
import type { Charge } from "../backend/subscriptions/collections.ts";
import type { ExtraCharge } from "../backend/upsell/collections.ts";
import { cardPays } from "./charge.ts";
import { nextDue, openCharge } from "./chargeDays.ts";
import { nextAmount } from "./monthPrice.ts";
import type { SubscriptionState } from "./subscriptionState.ts";

/** A subscription with its extra item, and the immediate charge for it. */
export interface WithExtraItem {
  readonly subscription: Subscription;
  readonly charge?: ExtraCharge;
}

/** The paid months whose boxes are not packed yet: the item goes into those too, with an immediate charge. */
export function paidChargesWithRoom({ charges, shipments }: SubscriptionState): readonly Charge[] {
  const boxes = new Map(shipments.map((shipment) => [shipment.chargeId, shipment]));
  return charges.filter(({ id, paidOn }) => {
    const box = boxes.get(id);
    return paidOn !== undefined && box?.packedOn === undefined && box?.abortedOn === undefined;
  });
}

/**
 * Adds an extra item to every box. The card pays at once for boxes that are already paid, and later with every month.
 * A refused card changes nothing.
 */
export function attachExtraItem(
  state: SubscriptionState,
  item: Omit<AddedExtraItem, "since">,
  on: CivilDate,
): Result<WithExtraItem, "card-refused"> {
  const boxes = paidChargesWithRoom(state);
  const { chargedNow } = extraItemCost({
    monthlyValue: nextAmount(state),
    extra: cents(item.monthlyPrice),
    paidParcelsToCharge: boxes.length,
  });
  if (chargedNow > zeroCents && !cardPays(state.subscription, on)) return rejected("card-refused");
  const { extraItemChanges = [] } = state.subscription;
  const subscription = {
    ...state.subscription,
    extraItem: { ...item, since: on },
    extraItemChanges: [...extraItemChanges, { on, name: item.name }],
  };
  if (chargedNow === zeroCents) return accepted({ subscription });
  const chargeIds = boxes.map(({ id }) => id);
  const { code } = subscription;
  return accepted({
    subscription,
    charge: {
      id: `${chargeIds.join("+")}-${item.tag}`,
      subscriptionCode: code,
      chargeIds,
      paidOn: on,
      amount: chargedNow,
      name: item.name,
    },
  });
}

/**
 * The last day to remove the item: until it is charged for the first time. Undefined when it cannot be removed.
 * @param renewed the earlier terms, which may have charged the item already.
 */
export function removableUntil(
  state: SubscriptionState,
  extraCharges: readonly ExtraCharge[],
  renewed: readonly SubscriptionState[],
): CivilDate | undefined {
  const { extraItem } = state.subscription;
  if (extraItem === undefined) return undefined;
  const terms = [...renewed, state];
  const codes = new Set(terms.map(({ subscription }) => subscription.code));
  const wasCharged =
    terms.some(({ charges }) => charges.some(({ extra, dueOn }) => extra !== undefined && dueOn >= extraItem.since)) ||
    extraCharges.some(({ subscriptionCode, paidOn }) => codes.has(subscriptionCode) && paidOn >= extraItem.since);
  return wasCharged ? undefined : dayBeforeNextCharge(state);
}

/** The same for an item that is added now; an immediate charge makes it permanent. */
export function addedRemovableUntil(state: SubscriptionState): CivilDate | undefined {
  return paidChargesWithRoom(state).length > 0 ? undefined : dayBeforeNextCharge(state);
}

function dayBeforeNextCharge(state: SubscriptionState): CivilDate | undefined {
  const next = nextDue(state);
  const isLate = state.subscription.endedOn !== undefined || openCharge(state) !== undefined;
  return next === undefined || isLate ? undefined : addDays(next, -1);
}

/** The subscription without the item, from the next charge on. */
export function applyItemRemoval({ extraItem, ...subscription }: Subscription, on: CivilDate): Subscription {
  const { extraItemChanges = [] } = subscription;
  return extraItem === undefined ? subscription : { ...subscription, extraItemChanges: [...extraItemChanges, { on }] };
}
