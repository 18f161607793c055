import type { StateCode } from "../address/states.ts";
import type { CivilDate } from "../calendar/civilDate.ts";
import { type Cents, zeroCents } from "../money/cents.ts";
import type { PlanLength } from "../plan/planLength.ts";
import { freeShippingStates, freightOf } from "./freight.ts";
import { shipDate } from "./shipDate.ts";
import { type DeliveryWindow, deliveryWindow } from "./window.ts";

/** The carrier's price and transit time in calendar days. */
export type CarrierEstimate = { readonly price: Cents; readonly days: number };

/** The shipment of the first box: its ship date, arrival window and freight. */
export type FirstBox = {
  readonly shipDate: CivilDate;
  readonly window: DeliveryWindow;
  readonly freight: Cents;
};

/**
 * The shipment of a plan's first box, from the carrier's estimate (FUN-096, FUN-186, MAN-410).
 * @param box.from the requested ship date, or today.
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

/** The freight if it is known without the carrier: zero for the free states, otherwise undefined (MAN-407). */
export function freightWithoutCarrier(state: StateCode): Cents | undefined {
  return freeShippingStates.includes(state) ? zeroCents : undefined;
}
