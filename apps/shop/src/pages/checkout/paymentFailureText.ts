import { type Failure, ownTextOf } from "@petbox/domain/failure/failure";
import { failureText, somethingWentWrong } from "@petbox/domain/failure/failureText";
import { paymentRefusalText } from "@petbox/domain/payment/paymentRefusal";

const again = "Ao tentar de novo, o pagamento não é feito duas vezes.";

/** The text of a failed payment, as HTML: the server's own text, or else that a retry is safe. */
export function paymentFailureText(failure: Failure): string {
  switch (failure.kind) {
    case "refused":
      return paymentRefusalText(failure) ?? somethingWentWrong;
    case "offline":
      return `Parece que você está sem internet. O que você preencheu continua aqui. ${again}`;
    case "timeout":
      return `A resposta está demorando mais que o normal. O que você preencheu continua aqui. ${again}`;
    case "unavailable":
    case "contract":
      return ownTextOf(failure) ?? `${somethingWentWrong} ${again}`;
    default:
      return failureText(failure);
  }
}
