import type { Texts } from "../texts.ts";
import { englishCount } from "./englishFormats.ts";

const subscriptions = {
  active: "Active",
  suspended: "Suspended",
  expired: "Expired",
  overdue: "Overdue",
  canceled: "Canceled",
};

const shipments = {
  "awaiting-box": "Awaiting box",
  processing: "Order in process",
  preparing: "Preparing order",
  sent: "Shipped",
  delivered: "Delivered",
  aborted: "Shipment canceled",
};

export const englishStatus = {
  countdown: { announce: (seconds) => `${englishCount(seconds, "second")} left` },
  loadingOverlay: { title: "Loading" },
  loyaltyLevel: {
    levelText: (level) => `Level ${level}`,
    unknownLabel: "No level yet",
    receivedText: (boxes) => `${englishCount(boxes, "BOX", "BOXES")} received`,
    missingText: (boxes, level) => `${englishCount(boxes, "BOX", "BOXES")} to go to level ${level}`,
    topLabel: "You’ve reached the highest level!",
    benefitsLabel: "Your benefits",
  },
  ratingSummary: { unratedLabel: "Not rated yet", outOfLabel: "of 5" },
  statusBadge: {
    subscriptionText: (status) => subscriptions[status],
    shipmentText: (progress) => shipments[progress],
  },
  timeline: {
    label: "Shipping progress",
    doneLabel: "done",
    currentLabel: "in progress",
    waitingLabel: "still to come",
    failedLabel: "with a problem",
  },
} satisfies Partial<Texts>;
