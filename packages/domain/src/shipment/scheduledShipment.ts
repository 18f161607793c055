import type { CivilDate } from "../calendar/civilDate.ts";
import { shipDate } from "../delivery/shipDate.ts";
import type { StatusTone } from "../subscription/statusTone.ts";
import type { ShipmentStatus } from "./shipment.ts";

/** Pads or wet food on their way, alone or in the pet's BOX. */
export interface ScheduledShipment {
  readonly id: string;
  readonly status: ShipmentStatus;
  /** Whether it travels alone. */
  readonly standalone: boolean;
  /** Absent where the server does not say it. */
  readonly createdOn?: CivilDate | undefined;
  readonly shipsOn?: CivilDate | undefined;
  readonly delivered: boolean;
  readonly deliveredOn?: CivilDate | undefined;
}

/** How far it is, as the customer is told. */
export type ShipmentProgress = "awaiting-box" | "processing" | "preparing" | "sent" | "delivered" | "aborted";

/** The progress of a shipment of pads or wet food (SUB-201 to SUB-206, MAN-211 to MAN-216). */
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

/** The code that follows it on its way, PTK and its id; none before it is sent and once it is here (SUB-203, MAN-214). */
export function scheduledTrackingCode(
  shipment: Pick<ScheduledShipment, "id" | "status" | "standalone" | "delivered">,
): string | undefined {
  return shipmentProgressOf(shipment) === "sent" ? `PTK${shipment.id}` : undefined;
}

/** When a shipment leaves: on a day, or there is only a text to show in its place, or nobody knows yet. */
export type ShippingDay =
  | { readonly kind: "day"; readonly day: CivilDate }
  | { readonly kind: "processing"; readonly text: "Em processamento" }
  | { readonly kind: "unknown" };

/**
 * The day that is shown for a shipment: its own; else the next business day after it was made out; else "Em
 * processamento" while it is queued; else the subscription's next one (SUB-207 to SUB-210, MAN-217 to MAN-220).
 */
export function shippingDayOf(
  shipment: Pick<ScheduledShipment, "status" | "createdOn" | "shipsOn">,
  nextShipDate: CivilDate | undefined,
): ShippingDay {
  if (shipment.shipsOn !== undefined) return { kind: "day", day: shipment.shipsOn };
  if (shipment.status === "generated" && shipment.createdOn !== undefined)
    return { kind: "day", day: shipDate(shipment.createdOn) };
  if (shipment.status === "queued") return { kind: "processing", text: "Em processamento" };
  return nextShipDate === undefined ? { kind: "unknown" } : { kind: "day", day: nextShipDate };
}
