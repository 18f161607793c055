import type { FieldErrors } from "../fieldErrors.ts";

export const cardInvalidMessage = "Dados invalidos por favor verifique todos os campos e tente novamente.";
export const cardNumberMessage = "Parece que o numero do seu cartão está incorreto verifique e tente novamente.";

/** Shown for a sound number of a brand that the shop does not accept (FUN-278). */
export const cardBrandMessage =
  "Ainda não aceitamos a bandeira deste cartão. Use Visa, Mastercard, American Express, Diners Club, Hipercard, Elo ou Hiper.";

/** The single message above an invalid card form; specific only if the number alone is invalid (FUN-276, FUN-277). */
export function cardAlertOf(errors: FieldErrors<string>): string {
  const [first, ...others] = Object.keys(errors);
  if (first !== "number" || others.length > 0) return cardInvalidMessage;
  return errors.number === cardBrandMessage ? cardBrandMessage : cardNumberMessage;
}
