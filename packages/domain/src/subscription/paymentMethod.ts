/** A subscription's payment method. */
export type SubscriptionPaymentMethod = "boleto" | "ame" | "card";

export const subscriptionPaymentMethodLabels: Readonly<Record<SubscriptionPaymentMethod, string>> = {
  boleto: "Boleto",
  ame: "AME",
  card: "Cartão de crédito",
};

/** Parses the server's word: BOLETO or AME; any other is a credit card (MAN-143). */
export function subscriptionPaymentMethodOf(word: string | null | undefined): SubscriptionPaymentMethod {
  const read = word?.trim().toUpperCase();
  if (read === "BOLETO") return "boleto";
  return read === "AME" ? "ame" : "card";
}
