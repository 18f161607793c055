import { type CivilDate, isBefore } from "../calendar/civilDate.ts";
import { shipDate } from "../delivery/shipDate.ts";
import type { Cents } from "../money/cents.ts";
import type { WaitingPayment } from "../payment/waitingPayment.ts";
import { isOverdue } from "../subscription/overdue.ts";
import { type ShipmentFlow, trackedShipment } from "./flow.ts";
import type { Shipment } from "./shipment.ts";
import { timelineOf } from "./timeline.ts";

/** The next thing that will happen to a subscription's boxes, or that the customer has to do for it. A day is never past. */
export type NextEvent =
  | { readonly kind: "overdue"; readonly amount?: Cents | undefined }
  | { readonly kind: "payment-refused" }
  | { readonly kind: "payment-waiting"; readonly by: WaitingPayment; readonly payUntil?: CivilDate | undefined }
  | { readonly kind: "charge"; readonly on?: CivilDate | undefined }
  | { readonly kind: "box-leaves"; readonly on?: CivilDate | undefined }
  | { readonly kind: "box-arrives"; readonly on?: CivilDate | undefined }
  | { readonly kind: "box-aborted"; readonly nextOn?: CivilDate | undefined }
  | { readonly kind: "next-box-leaves"; readonly on: CivilDate };

/** What happens next, by the step on which the tracker stands; undefined when nothing is known to come. */
export function nextEventOf(flow: ShipmentFlow, today: CivilDate): NextEvent | undefined {
  if (isOverdue(flow, today)) return waitingEventOf(flow) ?? { kind: "overdue", amount: flow.amountDue };
  const shipment = trackedShipment(flow, today);
  const nextOn = flow.active ? stillToCome(flow.nextShipDate, today) : undefined;
  if (shipment?.status === "aborted") return { kind: "box-aborted", nextOn };
  const steps = timelineOf(shipment, flow.payment, today);
  if (steps.some(({ state }) => state === "failed")) {
    return flow.active ? (waitingEventOf(flow) ?? { kind: "payment-refused" }) : undefined;
  }
  // Whoever has left is told of the box that is under way, and of none after it.
  if (!flow.active && shipment === undefined) return undefined;
  switch (steps.find(({ state }) => state === "current")?.name) {
    case "charge":
    case "payment":
      return { kind: "charge", on: stillToCome(shipment?.chargedOn ?? flow.payment.on ?? flow.nextInvoiceDate, today) };
    case "packing":
    case "carrier":
      return { kind: "box-leaves", on: stillToCome(leavesOn(flow, shipment), today) };
    case "delivery":
      return { kind: "box-arrives", on: stillToCome(shipment?.expectedOn, today) };
    case undefined:
      return nextOn === undefined ? undefined : { kind: "next-box-leaves", on: nextOn };
  }
}

/** Whoever is paying already is not asked to pay. */
function waitingEventOf({ waitingPayment: by, payUntil }: ShipmentFlow): NextEvent | undefined {
  return by && { kind: "payment-waiting", by, payUntil };
}

/** The day on which a paid box is handed over: it is packed the next business day, and leaves the one after (decision 60). */
export function handOverDay(paidOn: CivilDate): CivilDate {
  return shipDate(shipDate(paidOn));
}

function leavesOn({ payment, nextShipDate }: ShipmentFlow, shipment: Shipment | undefined): CivilDate | undefined {
  if (shipment?.packed) return shipment.packedOn ? shipDate(shipment.packedOn) : nextShipDate;
  const paidOn = payment.on ?? shipment?.chargedOn;
  return paidOn ? handOverDay(paidOn) : nextShipDate;
}

/** A day that is past is nobody's promise any more. */
function stillToCome(day: CivilDate | undefined, today: CivilDate): CivilDate | undefined {
  return day !== undefined && isBefore(day, today) ? undefined : day;
}
