import { type ShipmentProgress, shipmentProgressTones } from "@petbox/domain/shipment/scheduledShipment";
import { type StatusTone, type SubscriptionStatus, subscriptionStatusTones } from "@petbox/domain/subscription/status";
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
import type { ComponentProps, ReactNode } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Icon } from "../../foundations/Icon/Icon.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { type StatusBadgeTexts, statusBadgeTexts } from "./statusBadgeTexts.ts";

interface Shared extends Omit<ComponentProps<"span">, "children"> {
  /**
   * Replaces the text of the status, e.g. with the server's own.
   * @default the shop's word for the status
   */
  label?: ReactNode;
  /** The status of a subscription. */
  subscription?: SubscriptionStatus | undefined;
  /** The progress of a shipment. */
  shipment?: ShipmentProgress | undefined;
  /** The colour of a status unknown to the shop; it needs a `label`. */
  tone?: StatusTone | undefined;
}

/** The status of a subscription, of a shipment, or one unknown to the shop, with its own text. */
export type StatusBadgeProps = Shared &
  (
    | { subscription: SubscriptionStatus; shipment?: never; tone?: never }
    | { shipment: ShipmentProgress; subscription?: never; tone?: never }
    | { label: ReactNode; tone: StatusTone; subscription?: never; shipment?: never }
  );

/**
 * The status of a subscription or a shipment as a word, a sign and a colour.
 *
 * @example
 * <StatusBadge subscription="overdue" />
 */
export function StatusBadge({ subscription, shipment, tone, label, ...rest }: StatusBadgeProps) {
  const words = useTexts("statusBadge", statusBadgeTexts);
  const look = lookOf({ subscription, shipment, tone }, words);
  return (
    <Badge {...rest} tone={look.tone}>
      <Icon icon={look.icon} size="small" />
      <span>{label ?? look.label}</span>
    </Badge>
  );
}

interface Status {
  readonly subscription: SubscriptionStatus | undefined;
  readonly shipment: ShipmentProgress | undefined;
  readonly tone: StatusTone | undefined;
}

const subscriptionIcons: Readonly<Record<SubscriptionStatus, LucideIcon>> = {
  active: CircleCheck,
  suspended: CirclePause,
  expired: CalendarX,
  overdue: CircleAlert,
  canceled: CircleX,
};

const shipmentIcons: Readonly<Record<ShipmentProgress, LucideIcon>> = {
  "awaiting-box": Package,
  processing: Hourglass,
  preparing: PackageOpen,
  sent: Truck,
  delivered: House,
  aborted: PackageX,
};

/** The colour of a status unknown to the shop. */
const toneIcons: Readonly<Record<StatusTone, LucideIcon>> = {
  neutral: CircleDot,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  info: Info,
};

function lookOf(status: Status, words: StatusBadgeTexts) {
  if (status.subscription !== undefined) {
    return {
      tone: subscriptionStatusTones[status.subscription],
      icon: subscriptionIcons[status.subscription],
      label: words.subscriptionText(status.subscription),
    };
  }
  if (status.shipment !== undefined) {
    return {
      tone: shipmentProgressTones[status.shipment],
      icon: shipmentIcons[status.shipment],
      label: words.shipmentText(status.shipment),
    };
  }
  const tone = status.tone ?? "neutral";
  return { tone, icon: toneIcons[tone], label: undefined };
}
