import { formatLongDate } from "../calendar/civilDate.ts";
import { type Failure, ownTextOf } from "../failure/failure.ts";
import { withAdvice } from "../failure/withAdvice.ts";
import { type OwnScheduled, stillComing } from "./ownScheduled.ts";

/** Said where a subscription holds nothing. */
export const noItemsText = "Nenhum produto por enquanto. Escolha os seus em “Alterar assinatura”.";

/** Said where all that a subscription holds is sold out. */
export const allGoneText =
  "Tudo o que vem nesta assinatura está esgotado: enquanto for assim, nada é cobrado nem enviado. Escolha outros produtos em “Alterar assinatura”.";

const changeFailed = "um erro ocorreu ao alterar sua assinatura";
const cancelFailed = "um erro ocorreu, por favor entre em contato com nosso atendimento";

/** What is said once a subscription is cancelled, on the page of all of them (SUB-365). */
export const scheduledCanceledText = "Sua assinatura foi cancelada com sucesso";

/** What is said of a change that was not saved (MAN-369), and in the server's words why, where it says so. */
export function changeFailureText(failure: Failure): string {
  return withReason(changeFailed, failure);
}

/** What is said of a subscription that could not be cancelled (SUB-364, MAN-371). */
export function cancelFailureText(failure: Failure): string {
  return withReason(cancelFailed, failure);
}

function withReason(text: string, failure: Failure): string {
  const own = failure.kind === "refused" ? ownTextOf(failure) : undefined;
  return own ? `${text}: ${own}` : withAdvice(text, failure);
}

/** What cancelling means, before it is done: what is charged, and until when shipments still come. */
export function leavingTexts(subscription: Pick<OwnScheduled, "shipments" | "nextChargeOn">): readonly string[] {
  const coming = stillComing(subscription).length;
  const { nextChargeOn } = subscription;
  return [
    nextChargeOn === undefined
      ? "Nada mais é cobrado a partir de agora, e não há multa."
      : `Nada mais é cobrado a partir de agora, e não há multa: a cobrança de ${formatLongDate(nextChargeOn)} não acontece.`,
    coming === 0
      ? "Não há envios pagos a caminho: nenhum outro chega."
      : `${coming === 1 ? "Um envio já pago ainda chega" : `${coming} envios já pagos ainda chegam`}, e depois ${coming === 1 ? "dele" : "deles"} nenhum outro.`,
    "Se mudar de ideia, você pode assinar de novo quando quiser.",
  ];
}
