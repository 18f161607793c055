import { checkoutPaths } from "../site/paths.ts";

/** The server's name for the refusal of a second subscription within ten minutes (FUN-338, FUN-351). */
const repeatedSubscription = "10MinOrLess";

/** What is said of it when the server says nothing itself (FUN-340); HTML, as the server's own texts are. */
const repeatedSubscriptionText = `Uma assinatura foi feita há menos de 10 minutos. Veja a situação dela em <a href="${checkoutPaths.waiting}">acompanhar pagamento</a> ou aguarde um pouco antes de tentar de novo.`;

/** The text of a refused payment, HTML as the server gave it; undefined when there is nothing to say but that it failed. */
export function paymentRefusalText(refusal: {
  readonly message?: string | undefined;
  readonly type?: string | undefined;
}): string | undefined {
  if (refusal.message) return refusal.message;
  return refusal.type === repeatedSubscription ? repeatedSubscriptionText : undefined;
}
