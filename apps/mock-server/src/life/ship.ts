import type { StateCode } from "@petbox/domain/address/states";
import { addDays, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { shipDate } from "@petbox/domain/delivery/shipDate";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { Shipment } from "../backend/shipments/collections.ts";
import { freightByState } from "../seed/freight.ts";
import { draw } from "./draw.ts";
import type { SubscriptionLife, Tell } from "./subscriptionLife.ts";

/** One box of so many is called off before it leaves. */
const oneIsAborted = 50;
/** One box of so many comes later than the carrier said, by as many days at most. */
const oneIsLate = 12;
const latestBy = 6;
/** One box of so many arrives, and the carrier does not note it: only its customer can tell. */
const oneIsNotNoted = 40;
const carriers = ["Correios", "Loggi", "Jadlog"] as const;
/** Where a box goes whose subscription does not say it: that of before the address was kept with it. */
const usualState = "SP";

/** What a day does to the boxes: a paid charge opens one, and each goes one step further when its day has come. */
export function shipped(life: SubscriptionLife, day: CivilDate, tell: Tell): SubscriptionLife {
  const opened = withOpened(life, tell);
  const isMoving = (shipment: Shipment) => {
    const next = nextStepOf(shipment, life.subscription);
    return next !== undefined && next <= day;
  };
  if (!opened.some(isMoving)) return opened === life.shipments ? life : { ...life, shipments: opened };
  return { ...life, shipments: opened.map((each) => (isMoving(each) ? movedOn(each, day, tell) : each)) };
}

/** The days on which boxes go one step further. */
export function shipmentDays({ subscription, shipments }: SubscriptionLife): readonly CivilDate[] {
  return shipments.flatMap((shipment) => nextStepOf(shipment, subscription) ?? []);
}

/** Opens what a charge that is paid by now has paid for. */
export function withOpened({ charges, shipments }: SubscriptionLife, tell: Tell): readonly Shipment[] {
  const last = charges.at(-1);
  if (last?.paidOn === undefined || shipments.at(-1)?.chargeId === last.id) return shipments;
  tell({ kind: "box-opened", charge: last.id });
  return [...shipments, { chargeId: last.id, subscriptionCode: last.subscriptionCode, openedOn: last.paidOn }];
}

/** The day of the next step of a box, or of what travels as one; undefined when none will be known of. Only the carrier knows no weekend. */
export function nextStepOf(shipment: Shipment, subscription: Subscription): CivilDate | undefined {
  const { chargeId, openedOn, packedOn, handedOverOn, deliveredOn, confirmedOn, abortedOn } = shipment;
  if (deliveredOn !== undefined || abortedOn !== undefined) return undefined;
  if (packedOn === undefined) return shipDate(shipment.aloneSince ?? openedOn);
  if (handedOverOn === undefined) return shipDate(packedOn);
  if (confirmedOn !== undefined) return confirmedOn;
  const days = daysOnTheWay(chargeId, destinationOf(shipment, subscription));
  // Only of a box can its customer say that it came.
  return subscription.purchase !== undefined || isNoted(chargeId) ? addDays(handedOverOn, days) : undefined;
}

/** What travels alone, one step further. */
export function movedOn(shipment: Shipment, day: CivilDate, tell: Tell): Shipment {
  const { chargeId: charge, packedOn, handedOverOn } = shipment;
  if (packedOn === undefined && isCalledOff(charge)) {
    tell({ kind: "box-aborted", charge });
    return { ...shipment, abortedOn: day };
  }
  if (packedOn === undefined) {
    tell({ kind: "box-packed", charge });
    return { ...shipment, packedOn: day };
  }
  if (handedOverOn === undefined) {
    tell({ kind: "box-handed-over", charge });
    return { ...shipment, handedOverOn: day, carrier: carrierOf(charge) };
  }
  tell({ kind: "box-delivered", charge });
  return { ...shipment, deliveredOn: day };
}

/** Whether it is called off instead of being packed. */
export function isCalledOff(charge: string): boolean {
  return draw(`${charge} is called off`) % oneIsAborted === 0;
}

function isNoted(charge: string): boolean {
  return draw(`${charge} arrives unnoted`) % oneIsNotNoted !== 0;
}

function carrierOf(charge: string): NonNullable<Shipment["carrier"]> {
  const name = carriers[draw(`${charge} is carried`) % carriers.length] ?? carriers[0];
  const number = String(draw(`${charge} is tracked`) % 1_000_000_000).padStart(9, "0");
  return { name, trackingCode: `PB${number}BR` };
}

/** Where a box goes: what was made before its subscription's address changed, to the address of before. */
export function destinationOf({ state }: Pick<Shipment, "state">, subscription: Subscription): StateCode {
  return state ?? subscription.state ?? usualState;
}

/** By when the carrier means to bring a box; it does not know yet that it will be late. */
export function expectedDay(handedOverOn: CivilDate, destination: StateCode): CivilDate {
  return addDays(handedOverOn, freightByState[destination].days);
}

/** The carrier's days to that state, in days of the calendar. */
function daysOnTheWay(charge: string, destination: StateCode): number {
  const isLate = draw(`${charge} is late`) % oneIsLate === 0;
  const late = isLate ? 1 + (draw(`${charge} is late by`) % latestBy) : 0;
  return freightByState[destination].days + late;
}
