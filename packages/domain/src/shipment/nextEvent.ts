import { type CivilDate, isBefore } from "../calendar/civilDate.ts";
import { shipDate } from "../delivery/shipDate.ts";
import { type ShipmentFlow, trackedPayment, trackedShipment } from "./flow.ts";
import type { Shipment } from "./shipment.ts";
import { timelineOf } from "./timeline.ts";

/** The next event of a subscription's boxes. Dates are never past. */
export type NextEvent =
  | { readonly kind: "charge"; readonly on?: CivilDate | undefined }
  | { readonly kind: "box-leaves"; readonly on?: CivilDate | undefined }
  | { readonly kind: "box-arrives"; readonly on?: CivilDate | undefined }
  | { readonly kind: "box-aborted"; readonly nextOn?: CivilDate | undefined }
  | { readonly kind: "next-box-leaves"; readonly on: CivilDate };

/** The next event, from the tracker's current step; undefined if it is unknown or depends on an open payment. */
export function nextEventOf(flow: ShipmentFlow, today: CivilDate): NextEvent | undefined {
  const shipment = trackedShipment(flow, today);
  const nextOn = flow.active ? stillToCome(flow.nextShipDate, today) : undefined;
  // A box that leaves on the day of the abortion is not the next one.
  if (shipment?.status === "aborted") return { kind: "box-aborted", nextOn: nextOn === today ? undefined : nextOn };
  const payment = trackedPayment(flow);
  // A former subscriber sees the box on its way, and none after it.
  if (payment === undefined || (!flow.active && shipment === undefined)) return undefined;
  const steps = timelineOf(shipment, payment, today);
  if (steps.some(({ state }) => state === "failed")) return undefined;
  switch (steps.find(({ state }) => state === "current")?.name) {
    case "charge":
    case "payment":
      return { kind: "charge", on: stillToCome(shipment?.chargedOn ?? payment.on ?? flow.nextInvoiceDate, today) };
    case "packing":
    case "carrier":
      return { kind: "box-leaves", on: stillToCome(leavesOn({ ...flow, payment }, shipment), today) };
    case "delivery":
      return { kind: "box-arrives", on: stillToCome(shipment?.expectedOn, today) };
    case undefined:
      return nextOn === undefined ? undefined : { kind: "next-box-leaves", on: nextOn };
  }
}

/** The day a paid box is handed over: packed the next business day, shipped the one after (decision 60). */
export function handOverDay(paidOn: CivilDate): CivilDate {
  return shipDate(shipDate(paidOn));
}

function leavesOn({ payment, nextShipDate }: ShipmentFlow, shipment: Shipment | undefined): CivilDate | undefined {
  if (shipment?.packed) return shipment.packedOn ? shipDate(shipment.packedOn) : nextShipDate;
  const paidOn = payment.on ?? shipment?.chargedOn;
  return paidOn ? handOverDay(paidOn) : nextShipDate;
}

/** A past date is dropped, because the event was evidently delayed. */
function stillToCome(day: CivilDate | undefined, today: CivilDate): CivilDate | undefined {
  return day !== undefined && isBefore(day, today) ? undefined : day;
}
