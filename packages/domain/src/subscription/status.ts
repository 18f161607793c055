export const subscriptionStatuses = ["active", "suspended", "expired", "overdue", "canceled"] as const;

/** The status of a subscription (MAN-191). */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const subscriptionStatusLabels: Readonly<Record<SubscriptionStatus, string>> = {
  active: "Ativa",
  suspended: "Suspensa",
  expired: "Expirada",
  overdue: "Em atraso",
  canceled: "Cancelada",
};

/** The visual tone of a status. */
export type StatusTone = "neutral" | "success" | "warning" | "danger" | "info";

export const subscriptionStatusTones: Readonly<Record<SubscriptionStatus, StatusTone>> = {
  active: "success",
  suspended: "warning",
  expired: "neutral",
  overdue: "warning",
  canceled: "danger",
};

/** Parses the server's word in any case, or the label: "ACTIVE", "active" and "Ativa" are equal. Undefined for any other. */
export function subscriptionStatusOf(word: string): SubscriptionStatus | undefined {
  const read = word.trim().toLowerCase();
  return subscriptionStatuses.find(
    (status) => status === read || subscriptionStatusLabels[status].toLowerCase() === read,
  );
}
