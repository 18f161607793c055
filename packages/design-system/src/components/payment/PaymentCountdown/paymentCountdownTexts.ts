import { sayMoment } from "./announcement.ts";

/** The texts of a payment countdown, each replaceable through `texts`. */
export const paymentCountdownTexts = {
  label: "Confirmando seu pagamento",
  /** The word below the number. */
  unit: (left: number): string => (left === 1 ? "segundo" : "segundos"),
  /** The announcement: at the beginning (`left` is `total`), with 30 and 10 seconds left, and at the end (0). */
  announce: sayMoment,
};

export type PaymentCountdownTexts = typeof paymentCountdownTexts;
