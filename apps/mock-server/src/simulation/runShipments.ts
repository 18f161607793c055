import type { StateCode } from "@petbox/domain/address/states";
import { addDays, type CivilDate } from "@petbox/domain/calendar/civilDate";
import { shipDate } from "@petbox/domain/delivery/shipDate";
import type { Subscription } from "../backend/checkout/collections.ts";
import type { ShipmentRecord } from "../backend/shipments/collections.ts";
import { freightByState } from "../seed/freight.ts";
import { hashNumber } from "./hashNumber.ts";
import type { EmitEvent, SubscriptionState } from "./subscriptionState.ts";

/** One box in this many is called off before it leaves. */
const oneIsAborted = 50;
/** One box in this many is late. */
const oneIsLate = 12;
/** By at most this many days. */
const latestBy = 6;
/** One box in this many has no recorded delivery: only the customer can confirm it. */
const oneIsNotRecorded = 40;
const carriers = ["Correios", "Loggi", "Jadlog"] as const;
/** The destination of old subscriptions, from before the address was stored with them. */
const usualState = "SP";

/**
 * The effects of a day on the boxes: a paid charge opens one, and each box takes its next step when its day has come.
 */
export function runShipments(state: SubscriptionState, day: CivilDate, emit: EmitEvent): SubscriptionState {
  const opened = openShipments(state, emit);
  const isMoving = (shipment: ShipmentRecord) => {
    const next = nextStepOf(shipment, state.subscription);
    return next !== undefined && next <= day;
  };
  if (!opened.some(isMoving)) return opened === state.shipments ? state : { ...state, shipments: opened };
  return { ...state, shipments: opened.map((each) => (isMoving(each) ? advanceShipment(each, day, emit) : each)) };
}

/** The days on which boxes take a step. */
export function shipmentDays({ subscription, shipments }: SubscriptionState): readonly CivilDate[] {
  return shipments.flatMap((shipment) => nextStepOf(shipment, subscription) ?? []);
}

/** Opens the box of the last charge once it is paid. */
export function openShipments({ charges, shipments }: SubscriptionState, emit: EmitEvent): readonly ShipmentRecord[] {
  const last = charges.at(-1);
  if (last?.paidOn === undefined || shipments.at(-1)?.chargeId === last.id) return shipments;
  emit({ kind: "box-opened", charge: last.id });
  return [...shipments, { chargeId: last.id, subscriptionCode: last.subscriptionCode, openedOn: last.paidOn }];
}

/** The day of a shipment's next step; undefined without one. Only the carrier works on weekends. */
export function nextStepOf(shipment: ShipmentRecord, subscription: Subscription): CivilDate | undefined {
  const { chargeId, openedOn, packedOn, handedOverOn, deliveredOn, confirmedOn, abortedOn } = shipment;
  if (deliveredOn !== undefined || abortedOn !== undefined) return undefined;
  if (packedOn === undefined) return shipDate(shipment.aloneSince ?? openedOn);
  if (handedOverOn === undefined) return shipDate(packedOn);
  if (confirmedOn !== undefined) return confirmedOn;
  const days = daysOnTheWay(chargeId, destinationOf(shipment, subscription));
  // Only boxes can be confirmed by the customer.
  return subscription.purchase !== undefined || isDeliveryRecorded(chargeId) ? addDays(handedOverOn, days) : undefined;
}

/** Advances a shipment that is sent alone by one step. */
export function advanceShipment(shipment: ShipmentRecord, day: CivilDate, emit: EmitEvent): ShipmentRecord {
  const { chargeId: charge, packedOn, handedOverOn } = shipment;
  if (packedOn === undefined && isCalledOff(charge)) {
    emit({ kind: "box-aborted", charge });
    return { ...shipment, abortedOn: day };
  }
  if (packedOn === undefined) {
    emit({ kind: "box-packed", charge });
    return { ...shipment, packedOn: day };
  }
  if (handedOverOn === undefined) {
    emit({ kind: "box-handed-over", charge });
    return { ...shipment, handedOverOn: day, carrier: carrierOf(charge) };
  }
  emit({ kind: "box-delivered", charge });
  return { ...shipment, deliveredOn: day };
}

/** Whether it is called off instead of being packed. */
export function isCalledOff(charge: string): boolean {
  return hashNumber(`${charge} is called off`) % oneIsAborted === 0;
}

function isDeliveryRecorded(charge: string): boolean {
  return hashNumber(`${charge} arrives unnoted`) % oneIsNotRecorded !== 0;
}

function carrierOf(charge: string): NonNullable<ShipmentRecord["carrier"]> {
  const name = carriers[hashNumber(`${charge} is carried`) % carriers.length] ?? carriers[0];
  const number = String(hashNumber(`${charge} is tracked`) % 1_000_000_000).padStart(9, "0");
  return { name, trackingCode: `PB${number}BR` };
}

/** The destination of a box: one made before an address change keeps its own. */
export function destinationOf({ state }: Pick<ShipmentRecord, "state">, subscription: Subscription): StateCode {
  return state ?? subscription.state ?? usualState;
}

/** The carrier's expected delivery day, before any delay. */
export function expectedDay(handedOverOn: CivilDate, destination: StateCode): CivilDate {
  return addDays(handedOverOn, freightByState[destination].days);
}

/** The carrier's calendar days to that state. */
function daysOnTheWay(charge: string, destination: StateCode): number {
  const isLate = hashNumber(`${charge} is late`) % oneIsLate === 0;
  const late = isLate ? 1 + (hashNumber(`${charge} is late by`) % latestBy) : 0;
  return freightByState[destination].days + late;
}
