/** The visual tone of a status. */
export type StatusTone = "neutral" | "success" | "warning" | "danger" | "info";
