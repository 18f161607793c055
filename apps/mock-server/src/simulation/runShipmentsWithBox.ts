import { type CivilDate, isAfter } from "@petbox/domain/calendar/civilDate";
import type { ShipmentRecord } from "../backend/shipments/collections.ts";
import { type CarryingBoxes, carryingBoxFor, isExpected } from "./carryingBoxes.ts";
import { advanceShipment, isCalledOff, nextStepOf, openShipments } from "./runShipments.ts";
import type { EmitEvent, SubscriptionState } from "./subscriptionState.ts";

/**
 * The effects of a day on a purchase that is sent with a pet's box: it waits for the next packed box and follows it. Without a remaining
 * box it is sent alone.
 */
export function runShipmentsWithBox(
  state: SubscriptionState,
  day: CivilDate,
  emit: EmitEvent,
  alongside: CarryingBoxes,
): SubscriptionState {
  const opened = openShipments(state, emit);
  const shipments = opened.map((shipment) => oneDay(shipment, { state, day, emit, alongside }));
  const isSame = shipments.length === state.shipments.length && shipments.every((each, at) => each === opened[at]);
  return isSame ? state : { ...state, shipments };
}

interface Day {
  readonly state: SubscriptionState;
  readonly day: CivilDate;
  readonly emit: EmitEvent;
  readonly alongside: CarryingBoxes;
}

function oneDay(shipment: ShipmentRecord, { state, day, emit, alongside }: Day): ShipmentRecord {
  const { chargeId: charge, openedOn, packedOn, abortedOn } = shipment;
  if (abortedOn !== undefined || isAfter(openedOn, day)) return shipment;
  if (shipment.aloneSince !== undefined) {
    const next = nextStepOf(shipment, state.subscription);
    return next !== undefined && next <= day ? advanceShipment(shipment, day, emit) : shipment;
  }
  if (packedOn !== undefined) return asFarAsItsBox(shipment, { state, day, emit, alongside });
  const box = carryingBoxFor(alongside, openedOn, day);
  if (box === undefined) return isExpected(alongside, day) ? shipment : { ...shipment, aloneSince: day };
  if (isCalledOff(charge)) {
    emit({ kind: "box-aborted", charge });
    return { ...shipment, abortedOn: day };
  }
  emit({ kind: "box-packed", charge });
  return { ...shipment, withBox: box.chargeId, packedOn: day };
}

/** A purchase already in a box follows that box. */
function asFarAsItsBox(shipment: ShipmentRecord, { day, emit, alongside }: Day): ShipmentRecord {
  const { chargeId: charge, withBox, handedOverOn, deliveredOn } = shipment;
  const box = alongside.terms.flatMap(({ shipments }) => shipments).find(({ chargeId }) => chargeId === withBox);
  if (handedOverOn === undefined && box?.handedOverOn !== undefined && box.handedOverOn <= day) {
    emit({ kind: "box-handed-over", charge });
    return { ...shipment, handedOverOn: day, ...(box.carrier && { carrier: box.carrier }) };
  }
  if (deliveredOn === undefined && box?.deliveredOn !== undefined && box.deliveredOn <= day) {
    emit({ kind: "box-delivered", charge });
    return { ...shipment, deliveredOn: day };
  }
  return shipment;
}
