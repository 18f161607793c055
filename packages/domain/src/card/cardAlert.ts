import type { FieldErrors } from "../fieldErrors.ts";

export const cardInvalidMessage = "Dados invalidos por favor verifique todos os campos e tente novamente.";

/**
 * The single message above an invalid card form: the number's own if the number alone is invalid (FUN-276, FUN-277).
 * @param general the message for everything else.
 */
export function cardAlertOf(errors: FieldErrors<string>, general = cardInvalidMessage): string {
  const [first, ...others] = Object.keys(errors);
  return (first === "number" && others.length === 0 && errors.number) || general;
}
