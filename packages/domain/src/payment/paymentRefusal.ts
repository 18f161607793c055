import { checkoutPaths } from "../site/paths.ts";

/** The server's code for refusing a second subscription within ten minutes (FUN-338, FUN-351). */
const repeatedSubscription = "10MinOrLess";

/** Shown for that refusal unless the server sends a text (FUN-340); HTML, like the server's texts. */
const repeatedSubscriptionText = `Uma assinatura foi feita há menos de 10 minutos. Veja a situação dela em <a href="${checkoutPaths.waiting}">acompanhar pagamento</a> ou aguarde um pouco antes de tentar de novo.`;

/** The text of a refused payment, as HTML from the server; undefined if no reason is known. */
export function paymentRefusalText(refusal: {
  readonly message?: string | undefined;
  readonly type?: string | undefined;
}): string | undefined {
  if (refusal.message) return refusal.message;
  return refusal.type === repeatedSubscription ? repeatedSubscriptionText : undefined;
}
