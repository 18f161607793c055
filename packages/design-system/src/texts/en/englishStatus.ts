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
  "awaiting-box": "Waiting for the BOX",
  processing: "Processing order",
  preparing: "Preparing order",
  sent: "Shipped",
  delivered: "Delivered",
  aborted: "Shipment canceled",
};

/** By the names that the shop uses in Portuguese. */
const levels: Readonly<Record<string, string>> = {
  Prata: "Silver",
  Ouro: "Gold",
  Platina: "Platinum",
  Diamante: "Diamond",
};

export const englishStatus = {
  countdown: { announce: (seconds) => `${englishCount(seconds, "second")} left` },
  loadingOverlay: { title: "Loading" },
  loyaltyLevel: {
    levelName: (level) => levels[level] ?? level,
    levelText: (level) => `${level} level`,
    unknownLabel: "No level yet",
    receivedText: (boxes) => `${englishCount(boxes, "BOX", "BOXES")} received`,
    missingText: (boxes, level) => `${englishCount(boxes, "more BOX", "more BOXES")} to reach ${level}`,
    topLabel: "You’ve reached the highest level!",
    benefitsLabel: "Your benefits",
  },
  ratingSummary: { unratedLabel: "Not rated yet", outOfLabel: "out of 5" },
  statusBadge: {
    subscriptionText: (status) => subscriptions[status],
    shipmentText: (progress) => shipments[progress],
  },
  timeline: {
    label: "Shipment progress",
    doneLabel: "done",
    currentLabel: "in progress",
    waitingLabel: "still to come",
    failedLabel: "with a problem",
  },
} satisfies Partial<Texts>;
