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

/**
 * The BOX shown by the tracker: the newest one; undefined if a later charge than that BOX's was refused, because the next
 * BOX then waits for its payment.
 */
export function trackedShipment(
  { shipments, payment }: Pick<ShipmentFlow, "shipments" | "payment">,
  today: CivilDate,
): Shipment | undefined {
  const [newest] = shipments;
  if (newest === undefined || payment.paid || payment.on === undefined || isAfter(payment.on, today)) return newest;
  const isOfEarlierCharge = newest.delivered || (newest.chargedOn && isBefore(newest.chargedOn, payment.on));
  return isOfEarlierCharge ? undefined : newest;
}

/** The last received BOX, if it can be rated (SUB-166). */
export function rateableShipment({ shipments }: Pick<ShipmentFlow, "shipments">): Shipment | undefined {
  const received = shipments.find(({ delivered, status }) => delivered && status !== "aborted");
  return received && isRateable(received) ? received : undefined;
}
