import type { StateCode } from "../address/states.ts";
import type { CivilDate } from "../calendar/civilDate.ts";
import { type Cents, noCents } from "../money/cents.ts";
import type { PlanLength } from "../plan/planLength.ts";
import { freeShippingStates, freightOf } from "./freight.ts";
import { shipDate } from "./shipDate.ts";
import { type DeliveryWindow, deliveryWindow } from "./window.ts";

/** What the carrier asks to a place, and the calendar days that it needs. */
export type CarrierEstimate = { readonly price: Cents; readonly days: number };

/** How the first box travels: when it leaves, between which days it arrives, and what the customer pays for it. */
export type FirstBox = {
  readonly shipDate: CivilDate;
  readonly window: DeliveryWindow;
  readonly freight: Cents;
};

/**
 * The first box of a plan, once the carrier has replied (FUN-096, FUN-186, MAN-410).
 * @param box.from the given date to ship from, or today.
 */
export function firstBox(box: {
  readonly from: CivilDate;
  readonly state: StateCode;
  readonly plan: PlanLength;
  readonly carrier: CarrierEstimate;
}): FirstBox {
  const leaves = shipDate(box.from);
  return {
    shipDate: leaves,
    window: deliveryWindow({ shipDate: leaves, carrierDays: box.carrier.days, monthly: box.plan === 1 }),
    freight: freightOf(box.carrier.price, box.state),
  };
}

/** What is sure of the freight without the carrier: nothing is paid to the free states; elsewhere undefined (MAN-407). */
export function freightWithoutCarrier(state: StateCode): Cents | undefined {
  return freeShippingStates.includes(state) ? noCents : undefined;
}
