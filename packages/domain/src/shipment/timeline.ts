import { type CivilDate, isAfter, isBefore } from "../calendar/civilDate.ts";
import { dateInText } from "../calendar/dateInText.ts";
import { isLateBox } from "./lateBox.ts";
import type { Shipment } from "./shipment.ts";

export const timelineStepNames = ["charge", "payment", "packing", "carrier", "delivery"] as const;

export type TimelineStepName = (typeof timelineStepNames)[number];

export type TimelineStepState = "done" | "current" | "waiting" | "failed";

/** One of the five steps of a BOX (SUB-148). */
export interface TimelineStep {
  readonly name: TimelineStepName;
  readonly state: TimelineStepState;
  readonly label: string;
  readonly date?: CivilDate | undefined;
  /** An additional line: the carrier's name, an error, or a placeholder. */
  readonly detail?: string | undefined;
}

/** A subscription's last charge. */
export interface ChargePayment {
  readonly paid: boolean;
  /** The day it was paid or refused. */
  readonly on?: CivilDate | undefined;
  /** Its due date, while it is unpaid. */
  readonly dueOn?: CivilDate | undefined;
  /** Why a refused charge waits: the customer has another payment pending. */
  readonly pendingText?: string | undefined;
}

const abortedText = "Envio abortado";
const noShipmentText = "Envio sendo processado";

/**
 * The five steps of the newest BOX, or of one not created yet (SUB-148 to SUB-155). The step after the last one done is
 * current and the others wait; after a failure no step is current.
 */
export function timelineOf(
  shipment: Shipment | undefined,
  payment: ChargePayment,
  today: CivilDate,
): readonly TimelineStep[] {
  const chargedOn = shipment?.chargedOn ?? payment.dueOn ?? payment.on;
  // A charge due later, or of unknown date, has not been tried yet: it is neither done nor refused.
  const isLater = chargedOn === undefined ? shipment === undefined : isAfter(chargedOn, today);
  const toCome = !payment.paid && isLater;
  const steps = [
    { name: "charge", label: "Cobrança", state: doneOr(!toCome), date: chargedOn } as const,
    toCome ? paymentToCome : paymentStep(payment),
    ...(shipment === undefined ? placeholders : shipmentSteps(shipment, today)),
  ];
  const dated = withoutContradictions(steps);
  if (steps.some(({ state }) => state === "failed")) return dated;
  const current = steps.findLastIndex(({ state }) => state === "done") + 1;
  return dated.map((step, index) => (index === current ? { ...step, state: "current" } : step));
}

/** Drops a date earlier than that of a preceding step; one of the two is wrong, and the earlier step wins. */
function withoutContradictions(steps: readonly TimelineStep[]): readonly TimelineStep[] {
  let latest: CivilDate | undefined;
  return steps.map((step) => {
    if (step.date === undefined) return step;
    if (latest !== undefined && isBefore(step.date, latest)) return { ...step, date: undefined };
    latest = step.date;
    return step;
  });
}

const placeholders: readonly TimelineStep[] = [
  { name: "packing", label: "Embalagem", state: "waiting", detail: noShipmentText },
  { name: "carrier", label: "Transportadora", state: "waiting", detail: noShipmentText },
  { name: "delivery", label: "Entrega", state: "waiting", detail: noShipmentText },
];

const paymentToCome: TimelineStep = { name: "payment", label: "Pagamento", state: "waiting" };

function paymentStep({ paid, on, pendingText: detail }: ChargePayment): TimelineStep {
  if (!paid && detail !== undefined) return { ...paymentToCome, detail };
  if (paid) return { name: "payment", label: "Pagamento confirmado", state: "done", date: on };
  return { name: "payment", label: "Pagamento recusado", state: "failed", date: on };
}

function shipmentSteps(shipment: Shipment, today: CivilDate): readonly TimelineStep[] {
  const aborted = shipment.status === "aborted";
  const handedOver = Boolean(shipment.carrier) || shipment.status === "sent";
  return [
    {
      name: "packing",
      label: "Embalagem",
      state: doneOr(shipment.packed, aborted),
      date: shipment.packedOn,
      detail: aborted ? abortedText : undefined,
    },
    {
      name: "carrier",
      label: "Transportadora",
      state: doneOr(handedOver, aborted),
      date: shipment.collectedOn,
      detail: shipment.carrier,
    },
    {
      name: "delivery",
      label: shipment.delivered ? "Entregue" : "Entrega",
      state: doneOr(shipment.delivered),
      date: shipment.deliveredOn,
      detail: isLateBox(shipment, today)
        ? lateText(shipment, today)
        : handedOver && !aborted
          ? expectedText(shipment, today)
          : undefined,
    },
  ];
}

/** "até 2 de dezembro", for a box on its way. */
function expectedText({ delivered, expectedOn }: Shipment, today: CivilDate): string | undefined {
  return delivered || expectedOn === undefined ? undefined : `até ${dateInText(expectedOn, today)}`;
}

/** A box may be late for its posting alone, without an estimated day, or before it. */
function lateText({ expectedOn }: Shipment, today: CivilDate): string {
  return expectedOn !== undefined && isBefore(expectedOn, today)
    ? `Atrasada: era esperada até ${dateInText(expectedOn, today)}`
    : "Atrasada";
}

function doneOr(done: boolean, failed = false): TimelineStepState {
  if (failed) return "failed";
  return done ? "done" : "waiting";
}
