import { addDays, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { canConfirmDelivery } from "@petbox/domain/shipment/receivedBox";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { ShipmentRecord } from "../backend/shipments/collections.ts";
import type { World } from "../backend/store.ts";
import type { Charge } from "../backend/subscriptions/collections.ts";
import { loyaltyLevels } from "../seed/loyaltyLevels.ts";

/** Every labelled state of a screen that occurs in a world. */
export function statesIn({ subscriptions = [], charges = [], shipments = [] }: World, today: CivilDate): string[] {
  return [
    ...subscriptions.map((each) => `subscription: ${subscriptionState(each)}`),
    ...charges.map((charge) => `charge: ${chargeState(charge, today)}`),
    ...shipments.flatMap((shipment) => boxStates(shipment, today).map((state) => `box: ${state}`)),
    ...subscriptions.map((each) => `level: ${levelOf(each, subscriptions, shipments)}`),
  ];
}

/** Boxes count across renewals. */
function levelOf(
  subscription: Subscription,
  subscriptions: readonly Subscription[],
  shipments: readonly ShipmentRecord[],
): string {
  const codes = new Set<string>();
  for (let code: string | undefined = subscription.code; code !== undefined; ) {
    codes.add(code);
    code = subscriptions.find((each) => each.code === code)?.renewedFrom;
  }
  const received = shipments.filter(({ subscriptionCode, deliveredOn }) => deliveredOn && codes.has(subscriptionCode));
  return loyaltyLevels.findLast(({ fromBoxes }) => fromBoxes <= received.length)?.name ?? "none";
}

function subscriptionState({ startedOn, endedOn, cancelAskedOn, renewedInto }: Subscription): string {
  if (startedOn === undefined) return "not begun";
  if (endedOn === undefined) return cancelAskedOn === undefined ? "active" : "waits to be canceled";
  if (renewedInto !== undefined) return "renewed";
  return cancelAskedOn === undefined ? "expired" : "canceled";
}

function chargeState({ dueOn, tries, paidOn }: Charge, today: CivilDate): string {
  if (paidOn === undefined) return addDays(dueOn, 1) <= today ? "overdue" : "refused";
  if (tries.at(-1)?.outcome !== "paid") return "paid by the customer";
  return tries.length === 1 ? "paid at once" : "paid at a later try";
}

function boxStates(shipment: ShipmentRecord, today: CivilDate): readonly string[] {
  const { openedOn, packedOn, handedOverOn, deliveredOn, confirmedOn, abortedOn } = shipment;
  if (abortedOn !== undefined) return ["called off"];
  if (confirmedOn !== undefined) return ["confirmed by its customer"];
  if (deliveredOn !== undefined) return ["delivered"];
  if (handedOverOn === undefined) return [packedOn === undefined ? "processing" : "packed"];
  const isLong = canConfirmDelivery({ createdOn: openedOn, aborted: false, posted: true, delivered: false }, today);
  return isLong ? ["on its way", "unconfirmed for 20 days"] : ["on its way"];
}
