import type { CivilDate } from "../calendar/civilDate.ts";
import { isAfter, isBefore } from "../calendar/civilDate.ts";
import type { LevelName } from "../loyalty/levels.ts";
import type { Cents } from "../money/cents.ts";
import type { WaitingPayment } from "../payment/waitingPayment.ts";
import type { PetCalled } from "../pet/phrases.ts";
import type { PetPicture } from "../pet/pictureLadder.ts";
import type { Billing } from "../subscription/overdue.ts";
import { isRateable, type Shipment } from "./shipment.ts";
import type { ChargePayment } from "./timeline.ts";

/** What the tracker shows of a subscription (SUB-111). */
export interface ShipmentFlow extends Billing {
  /** The code of the subscription. */
  readonly subscription: string;
  readonly pet: PetCalled;
  readonly picture: PetPicture;
  readonly level?: LevelName | undefined;
  /** Its first day. */
  readonly since?: CivilDate | undefined;
  /** About when the next BOX leaves. */
  readonly nextShipDate?: CivilDate | undefined;
  /** The last charge. */
  readonly payment: ChargePayment;
  /** What is owed, where the server tells. */
  readonly amountDue?: Cents | undefined;
  /** By what it is being paid already, where the server tells. */
  readonly waitingPayment?: WaitingPayment | undefined;
  /** The last day of a boleto that nobody has paid yet, where the server tells. */
  readonly payUntil?: CivilDate | undefined;
  /** Newest first (SUB-112). */
  readonly shipments: readonly Shipment[];
}

/**
 * The BOX that the tracker is about: the newest one, but none where a charge was refused that is of a later day than
 * that BOX: what is tracked then is the BOX that waits for it.
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

/** The BOX that the customer received last, if it can be rated (SUB-166). */
export function rateableShipment({ shipments }: Pick<ShipmentFlow, "shipments">): Shipment | undefined {
  const received = shipments.find(({ delivered, status }) => delivered && status !== "aborted");
  return received && isRateable(received) ? received : undefined;
}
