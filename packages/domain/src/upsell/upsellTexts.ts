import { type Failure, isRefusal, isReplyLost } from "../failure/failure.ts";
import { withAdvice } from "../failure/withAdvice.ts";
import { withReason } from "../failure/withReason.ts";

/** MAN-058 */
export const upsellTitle = "Turbine sua assinatura";

/** MAN-361 */
export const upsellDone = { title: "Sucesso!", text: "Sua assinatura foi alterada com sucesso!" } as const;

/** How long the success is shown before redirecting to the subscriptions (MAN-362). */
export const upsellRedirectSeconds = 2;

/** MAN-360 */
export const upsellFailureTitle = "ops...";

/** The type of the refusal to add an item that costs something else than the customer has seen. */
export const extraItemCostChanged = "extra-item-cost-changed";

const notCharged = "Não foi possivel realizar seu pagamento.";

/** After a lost reply, the item may have been added and charged. */
const perhapsAddedText =
  "A resposta não chegou, e o item pode já estar na sua assinatura: confira o valor por mês antes de tentar de novo.";

/** The message if the item was not added (MAN-360), with the reason below it if known. It may contain HTML from the server. */
export function upsellFailureText(failure: Failure): string {
  // No payment was tried.
  if (failure.kind === "refused" && failure.type === extraItemCostChanged && failure.message) return failure.message;
  if (isReplyLost(failure)) return `${notCharged}\n${perhapsAddedText}`;
  const reason = isRefusal(failure) ? failure.message : undefined;
  return reason === undefined ? withAdvice(notCharged, failure) : withReason(notCharged, reason);
}
