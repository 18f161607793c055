import type { CivilDate } from "../calendar/civilDate.ts";

/** The shop's progress with a shipment, for boxes and scheduled purchases alike. */
export type ShipmentStatus =
  /** Requested, not started. */
  | "queued"
  /** Created, with a ship date. */
  | "generated"
  | "preparing"
  /** On its way; delivery is tracked separately. */
  | "sent"
  | "aborted";

/** Parses the server's status code; any unlisted one means preparing (SUB-114, MAN-216). */
export function shipmentStatusOf(code: number): ShipmentStatus {
  switch (code) {
    case -1:
      return "queued";
    case 2:
    case 3:
      return "generated";
    case 4:
      return "sent";
    case 8:
      return "aborted";
    default:
      return "preparing";
  }
}

const statusCodes = { queued: -1, generated: 2, preparing: 1, sent: 4, aborted: 8 } as const satisfies Record<
  ShipmentStatus,
  number
>;

/** The server's code of a status. */
export function shipmentStatusCode(status: ShipmentStatus): number {
  return statusCodes[status];
}

/** One BOX of a subscription, from its charge to its delivery. */
export interface Shipment {
  /** Identifies it in the URL of its rating. */
  readonly id: string;
  readonly status: ShipmentStatus;
  readonly chargedOn?: CivilDate | undefined;
  /** Whether it has been packed. */
  readonly packed: boolean;
  readonly packedOn?: CivilDate | undefined;
  /** Name of the carrier. */
  readonly carrier?: string | undefined;
  readonly collectedOn?: CivilDate | undefined;
  /** The carrier's tracking code (SUB-028). */
  readonly trackingCode?: string | undefined;
  /** The carrier's estimated delivery date. */
  readonly expectedOn?: CivilDate | undefined;
  readonly delivered: boolean;
  readonly deliveredOn?: CivilDate | undefined;
  readonly rated: boolean;
}

/** Whether a subscription's last BOX can be rated: it was sent, has been delivered, and is unrated (SUB-166). */
export function isRateable({ status, delivered, rated }: Pick<Shipment, "status" | "delivered" | "rated">): boolean {
  return !rated && status === "sent" && delivered;
}
