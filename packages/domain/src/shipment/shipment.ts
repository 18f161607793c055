import type { CivilDate } from "../calendar/civilDate.ts";

/** How far the shop is with what it sends, boxes and scheduled purchases alike. */
export type ShipmentStatus =
  /** Asked for, and not begun. */
  | "queued"
  /** Made out, with a day to leave on. */
  | "generated"
  | "preparing"
  /** On its way: whether it has arrived is told apart from this. */
  | "sent"
  | "aborted";

/** Reads the server's number of a status; any that has no meaning of its own is one of preparing (SUB-114, MAN-216). */
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

/** The server's number of a status. */
export function shipmentStatusCode(status: ShipmentStatus): number {
  return statusCodes[status];
}

/** One BOX of a subscription, from its charge to the door. */
export interface Shipment {
  /** Names it in the address of its rating. */
  readonly id: string;
  readonly status: ShipmentStatus;
  readonly chargedOn?: CivilDate | undefined;
  /** Whether its packing was noted. */
  readonly packed: boolean;
  readonly packedOn?: CivilDate | undefined;
  /** The name of the carrier that has it. */
  readonly carrier?: string | undefined;
  readonly collectedOn?: CivilDate | undefined;
  /** What the carrier calls it (SUB-028). */
  readonly trackingCode?: string | undefined;
  /** By when the carrier means to bring it. */
  readonly expectedOn?: CivilDate | undefined;
  readonly delivered: boolean;
  readonly deliveredOn?: CivilDate | undefined;
  readonly rated: boolean;
}

/** Whether a subscription's last BOX can be rated: it was sent, has arrived, and is not rated yet (SUB-166). */
export function isRateable({ status, delivered, rated }: Pick<Shipment, "status" | "delivered" | "rated">): boolean {
  return !rated && status === "sent" && delivered;
}
