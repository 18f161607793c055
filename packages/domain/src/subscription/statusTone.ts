/** What a status means for the customer: nothing to say, good, to look at, bad, or on its way. */
export type StatusTone = "neutral" | "success" | "warning" | "danger" | "info";
