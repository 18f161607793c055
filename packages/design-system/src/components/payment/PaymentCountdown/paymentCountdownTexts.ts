import { sayMoment } from "./announcement.ts";

/** What a payment countdown says of its own; each can be replaced. */
export const paymentCountdownTexts = {
  label: "Confirmando seu pagamento",
  /** The word below the number. */
  unit: (left: number): string => (left === 1 ? "segundo" : "segundos"),
  /** What a screen reader says: at the beginning (`left` is `total`), with 30 and 10 seconds left, and at the end (0). */
  announce: sayMoment,
};

export type PaymentCountdownTexts = typeof paymentCountdownTexts;
