import { failureOf } from "@petbox/api-client/client/apiError";
import { RetryNotOpened } from "@petbox/api-client/resolution/api";
import { regularisationFailureText } from "@petbox/domain/payment/regularisationFailure";

/** The text of a failed payment, as HTML. */
export function failureTextOf(thrown: unknown): string {
  return regularisationFailureText(thrown instanceof RetryNotOpened ? "open" : "pay", failureOf(thrown));
}

/** The same for a payment that was accepted and then refused by the bank. */
export const refusedByBankText = regularisationFailureText("pay", {
  kind: "refused",
  message: "O banco não autorizou o pagamento neste cartão.",
});
