import { type ShipmentProgress, shipmentProgressLabels } from "@petbox/domain/shipment/scheduledShipment";
import { type SubscriptionStatus, subscriptionStatusLabels } from "@petbox/domain/subscription/status";

/** The texts of a status badge, replaced by `label`. */
export const statusBadgeTexts = {
  /** The word for the status of a subscription. */
  subscriptionText: (status: SubscriptionStatus) => subscriptionStatusLabels[status],
  /** The word for the progress of a shipment. */
  shipmentText: (progress: ShipmentProgress) => shipmentProgressLabels[progress],
};

export type StatusBadgeTexts = typeof statusBadgeTexts;
