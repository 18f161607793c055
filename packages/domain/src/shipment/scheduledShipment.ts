import { type CivilDate, formatLongMonth } from "../calendar/civilDate.ts";
import { shipDate } from "../delivery/shipDate.ts";
import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/format.ts";
import type { StatusTone } from "../subscription/status.ts";
import type { ShipmentStatus } from "./shipment.ts";

/** A shipment of pads or wet food, on its own or in the pet's BOX. */
export interface ScheduledShipment {
  readonly id: string;
  readonly status: ShipmentStatus;
  /** Whether it is shipped on its own. */
  readonly standalone: boolean;
  /** Absent if the server does not send it. */
  readonly createdOn?: CivilDate | undefined;
  readonly shipsOn?: CivilDate | undefined;
  readonly delivered: boolean;
  readonly deliveredOn?: CivilDate | undefined;
  /** What was paid for an aborted shipment; absent if the server does not send it. */
  readonly refund?: Cents | undefined;
}

/** The status shown to the customer. */
export type ShipmentProgress = "awaiting-box" | "processing" | "preparing" | "sent" | "delivered" | "aborted";

/** The displayed status of a shipment of pads or wet food (SUB-201 to SUB-206, MAN-211 to MAN-216). */
export function shipmentProgressOf({
  status,
  standalone,
  delivered,
}: Pick<ScheduledShipment, "status" | "standalone" | "delivered">): ShipmentProgress {
  switch (status) {
    case "queued":
      return standalone ? "processing" : "awaiting-box";
    case "sent":
      return delivered ? "delivered" : "sent";
    case "aborted":
      return "aborted";
    default:
      return "preparing";
  }
}

export const shipmentProgressLabels: Readonly<Record<ShipmentProgress, string>> = {
  "awaiting-box": "Aguardando BOX",
  processing: "Pedido em processamento",
  preparing: "Preparando pedido",
  sent: "Enviado",
  delivered: "Entregue",
  aborted: "Envio Cancelado",
};

export const shipmentProgressTones: Readonly<Record<ShipmentProgress, StatusTone>> = {
  "awaiting-box": "neutral",
  processing: "neutral",
  preparing: "info",
  sent: "info",
  delivered: "success",
  aborted: "danger",
};

/** The tracking code, PTK and its id; only between shipping and delivery (SUB-203, MAN-214). */
export function scheduledTrackingCode(
  shipment: Pick<ScheduledShipment, "id" | "status" | "standalone" | "delivered">,
): string | undefined {
  return shipmentProgressOf(shipment) === "sent" ? `PTK${shipment.id}` : undefined;
}

/** The ship date: a day, a placeholder text, or unknown. */
export type ShippingDay =
  | { readonly kind: "day"; readonly day: CivilDate }
  | { readonly kind: "processing"; readonly text: "Em processamento" }
  | { readonly kind: "unknown" };

/**
 * The displayed ship date: the shipment's own, or the next business day after its creation, or "Em processamento" while
 * queued, or the subscription's next one (SUB-207 to SUB-210, MAN-217 to MAN-220). That day is still to come, so a shipment that was
 * sent or aborted has none of its own without `shipsOn` (decision 88).
 */
export function shippingDayOf(
  shipment: Pick<ScheduledShipment, "status" | "createdOn" | "shipsOn">,
  nextShipDate: CivilDate | undefined,
): ShippingDay {
  if (shipment.shipsOn !== undefined) return { kind: "day", day: shipment.shipsOn };
  if (shipment.status === "generated" && shipment.createdOn !== undefined)
    return { kind: "day", day: shipDate(shipment.createdOn) };
  if (shipment.status === "queued") return { kind: "processing", text: "Em processamento" };
  const isOver = shipment.status === "sent" || shipment.status === "aborted";
  return isOver || nextShipDate === undefined ? { kind: "unknown" } : { kind: "day", day: nextShipDate };
}

/** An aborted shipment, named by its month, and its money, which is refunded (decision 72). */
export function abortedShipmentText(shipment: Pick<ScheduledShipment, "refund" | "createdOn" | "shipsOn">): string {
  const { refund, createdOn, shipsOn = createdOn } = shipment;
  const which = shipsOn === undefined ? "Este envio" : `O envio de ${formatLongMonth(shipsOn)}`;
  return refund === undefined
    ? `${which} não saiu. O que você pagou por ele é devolvido.`
    : `${which} não saiu. Os ${formatCents(refund)} que você pagou por ele são devolvidos.`;
}
