import { type CivilDate, isAfter, isBefore } from "../calendar/civilDate.ts";
import type { LevelName } from "../loyalty/levels.ts";
import type { Cents } from "../money/cents.ts";
import type { PendingPaymentMethod } from "../payment/pendingPayment.ts";
import type { NamedPet } from "../pet/phrases.ts";
import type { PetPicture } from "../pet/pictureSources.ts";
import type { AttentionFacts } from "../subscription/attentionFacts.ts";
import type { Billing } from "../subscription/overdue.ts";
import { isRateable, type Shipment } from "./shipment.ts";
import type { ChargePayment } from "./timeline.ts";

/** A subscription for the tracker (SUB-111). */
export interface ShipmentFlow extends Billing {
  /** The code of the subscription. */
  readonly subscription: string;
  readonly pet: NamedPet;
  readonly picture: PetPicture;
  readonly level?: LevelName | undefined;
  /** Its first day. */
  readonly since?: CivilDate | undefined;
  /** The approximate ship date of the next BOX. */
  readonly nextShipDate?: CivilDate | undefined;
  /** The last charge. */
  readonly payment: ChargePayment;
  /** The overdue amount, if the server sends it. */
  readonly amountDue?: Cents | undefined;
  /** The method of a pending payment of that amount, if the server sends it. */
  readonly waitingPayment?: PendingPaymentMethod | undefined;
  /** The last day to pay an unpaid boleto, if the server sends it. */
  readonly payUntil?: CivilDate | undefined;
  /** Absent if the server does not send them. */
  readonly facts?: AttentionFacts | undefined;
  /** Newest first (SUB-112). */
  readonly shipments: readonly Shipment[];
}

type Tracked = Pick<ShipmentFlow, "shipments" | "payment" | "active" | "facts">;

/**
 * The BOX shown by the tracker: the newest one; undefined if a later charge than that BOX's was refused, because the next
 * BOX then waits for its payment. A subscription that has ended without a debt waits for none.
 */
export function trackedShipment(flow: Tracked, today: CivilDate): Shipment | undefined {
  const { shipments, payment } = flow;
  const [newest] = shipments;
  if (newest === undefined || payment.paid) return newest;
  if (isSettled(flow)) return lastPaidBox(flow);
  if (payment.on === undefined || isAfter(payment.on, today)) return newest;
  return isOfEarlierCharge(newest, payment.on) ? undefined : newest;
}

/**
 * The payment of the tracked BOX. If the subscription ended without a debt, its unpaid last charge was called off, which is no
 * refusal: the BOX before it was paid, on a day that the server does not send. Undefined without such a BOX.
 */
export function trackedPayment(flow: Tracked): ChargePayment | undefined {
  if (flow.payment.paid || !isSettled(flow)) return flow.payment;
  return lastPaidBox(flow) && { paid: true };
}

/** Whether it has ended and nothing is owed (decision 57). */
function isSettled({ active, facts }: Pick<Tracked, "active" | "facts">): boolean {
  return !active && facts?.debt === undefined && facts?.payment === undefined;
}

/** The newest BOX before an unpaid last charge. Without that charge's day, only a BOX that has left is surely an earlier one. */
function lastPaidBox({ shipments, payment: { on } }: Pick<Tracked, "shipments" | "payment">): Shipment | undefined {
  return shipments.find((each) => each.status === "sent" || isOfEarlierCharge(each, on));
}

function isOfEarlierCharge({ delivered, chargedOn }: Shipment, refusedOn: CivilDate | undefined): boolean {
  return delivered || (chargedOn !== undefined && refusedOn !== undefined && isBefore(chargedOn, refusedOn));
}

/** The last received BOX, if it can be rated (SUB-166). */
export function rateableShipment({ shipments }: Pick<ShipmentFlow, "shipments">): Shipment | undefined {
  const received = shipments.find(({ delivered, status }) => delivered && status !== "aborted");
  return received && isRateable(received) ? received : undefined;
}
