import type { AddressVerification } from "@petbox/domain/address/addressChange";
import { isSameDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import type { NewDeliveryAddress } from "@petbox/domain/address/newDeliveryAddress";
import { type CivilDate, isBefore } from "@petbox/domain/calendar/civilDate";
import { cents, noCents } from "@petbox/domain/money/cents";
import { type Destination, isOnItsWay, withDeliveryAddress } from "../../simulation/changeDeliveryAddress.ts";
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
  life: SubscriptionState,
  { address, freight }: Destination & { readonly address: NewDeliveryAddress },
  { today, shipments }: Asked,
): Omit<AddressVerification, "purchases"> {
  const changed = { ...life, subscription: withDeliveryAddress(life.subscription, { address, freight }) };
  const open = openCharge(life);
  const chargesNow = open !== undefined && isBefore(open.dueOn, today) && !isSameAddress(life.subscription, address);
  const newInstalment = nextAmount(changed);
  const invoiceDate = nextChargeOf(life)?.on;
  // An immediate charge is shown as paid. If the card is refused, the dates do not change.
  const settled = chargesNow ? paidUp(changed, today) : changed;
  const [expiresOn, newExpiresOn] = [displayedEndOfTerm(life), displayedEndOfTerm(settled)];
  const nextCharge = chargesNow ? nextChargeOf(settled) : undefined;
  return {
    chargesNow,
    amount: chargesNow ? newInstalment : noCents,
    newFreight: cents(changed.subscription.freight ?? noCents),
    newInstalment,
    isRenewed: life.subscription.renewedFrom !== undefined,
    boxesToBeSent: chargesNow ? 1 : monthsAhead(life),
    ...(invoiceDate && { nextInvoiceDate: invoiceDate }),
    cardDigits: life.subscription.card.lastFour,
    hasGeneratedBox: shipments.some(isOnItsWay),
    before: {
      freight: cents(life.subscription.freight ?? noCents),
      instalment: nextAmount(life),
      ...(expiresOn && { expiresOn }),
    },
    ...(newExpiresOn && { newExpiresOn }),
    ...(nextCharge && { nextChargeOn: nextCharge.on }),
    ...(chargesNow && { nextChargeAmount: nextCharge?.amount ?? noCents }),
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
