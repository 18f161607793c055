import type { ShipmentProgress } from "@petbox/domain/shipment/scheduledShipment";
import type { SubscriptionStatus } from "@petbox/domain/subscription/status";
import type { StatusTone } from "@petbox/domain/subscription/statusTone";
import {
  CalendarX,
  CircleAlert,
  CircleCheck,
  CircleDot,
  CirclePause,
  CircleX,
  Hourglass,
  House,
  Info,
  type LucideIcon,
  Package,
  PackageOpen,
  PackageX,
  TriangleAlert,
  Truck,
} from "lucide-react";

export const subscriptionIcons: Readonly<Record<SubscriptionStatus, LucideIcon>> = {
  active: CircleCheck,
  suspended: CirclePause,
  expired: CalendarX,
  overdue: CircleAlert,
  canceled: CircleX,
};

export const shipmentIcons: Readonly<Record<ShipmentProgress, LucideIcon>> = {
  "awaiting-box": Package,
  processing: Hourglass,
  preparing: PackageOpen,
  sent: Truck,
  delivered: House,
  aborted: PackageX,
};

/** The colour of a status unknown to the shop. */
export const toneIcons: Readonly<Record<StatusTone, LucideIcon>> = {
  neutral: CircleDot,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  info: Info,
};
