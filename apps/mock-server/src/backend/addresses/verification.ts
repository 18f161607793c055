import type { AddressVerification } from "@petbox/domain/address/addressChange";
import { isSameDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import type { NewDeliveryAddress } from "@petbox/domain/address/newDeliveryAddress";
import { type CivilDate, isBefore } from "@petbox/domain/calendar/civilDate";
import { cents, zeroCents } from "@petbox/domain/money/cents";
import { type Destination, isOnItsWay, withDeliveryAddress } from "../../simulation/changeDeliveryAddress.ts";
import { withCurrentPrice } from "../../simulation/charge.ts";
import { openCharge, termOf } from "../../simulation/chargeDays.ts";
import { nextAmount } from "../../simulation/monthPrice.ts";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import { knownAddress } from "../account/accountSubscriptions.ts";
import type { Subscription } from "../checkout/collections.ts";
import { displayedEndOfTerm, nextChargeOf, paidUp } from "../plan/nextCharge.ts";
import type { ShipmentRecord } from "../shipments/collections.ts";

/** The moment of the request, and the shipments of this term and of those that it renewed. */
interface Asked {
  readonly today: CivilDate;
  readonly shipments: readonly ShipmentRecord[];
}

/** The effects of a change of address. It charges the overdue month too (SUB-215). */
export function verificationOf(
  state: SubscriptionState,
  { address, freight }: Destination & { readonly address: NewDeliveryAddress },
  { today, shipments }: Asked,
): Omit<AddressVerification, "purchases"> {
  const moved = { ...state, subscription: withDeliveryAddress(state.subscription, { address, freight }) };
  const changed = withCurrentPrice(moved);
  const open = openCharge(state);
  const chargesNow = open !== undefined && isBefore(open.dueOn, today) && !isSameAddress(state.subscription, address);
  const chargeBefore = nextChargeOf(state);
  // An immediate charge is shown as paid. If the card is refused, the dates do not change.
  const settled = chargesNow ? paidUp(changed, today) : changed;
  const [expiresOn, newExpiresOn] = [displayedEndOfTerm(state), displayedEndOfTerm(settled)];
  const nextCharge = nextChargeOf(settled);
  return {
    chargesNow,
    amount: (chargesNow ? nextChargeOf(changed)?.amount : undefined) ?? zeroCents,
    newFreight: cents(changed.subscription.freight ?? zeroCents),
    newInstalment: nextAmount(changed),
    isRenewed: state.subscription.renewedFrom !== undefined,
    boxesToBeSent: chargesNow ? 1 : monthsAhead(state),
    ...(chargeBefore && { nextInvoiceDate: chargeBefore.on }),
    cardDigits: state.subscription.card.lastFour,
    hasGeneratedBox: shipments.some(isOnItsWay),
    before: {
      freight: cents(state.subscription.freight ?? zeroCents),
      instalment: nextAmount(state),
      ...(expiresOn && { expiresOn }),
      ...(chargeBefore && { nextChargeAmount: chargeBefore.amount }),
    },
    ...(newExpiresOn && { newExpiresOn }),
    ...(chargesNow && nextCharge && { nextChargeOn: nextCharge.on }),
    ...((chargesNow || nextCharge) && { nextChargeAmount: nextCharge?.amount ?? zeroCents }),
  };
}

/** A subscription without an end shows its next charge only. */
function monthsAhead({ subscription, charges }: SubscriptionState): number {
  return subscription.purchase === undefined ? termOf(subscription) - charges.length : 1;
}

/** Whether the boxes already go to this address, so that a repeated request has no effect. */
export function isSameAddress({ address }: Subscription, asked: NewDeliveryAddress): boolean {
  return isSameDeliveryAddress(address && knownAddress(address), asked);
}
