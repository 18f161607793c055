import { compareDates, formatLongDate } from "../calendar/civilDate.ts";
import type { Failure } from "../failure/failure.ts";
import { withReasonOrAdvice } from "../failure/withReasonOrAdvice.ts";
import { scheduledTotalChanged } from "./changedTotal.ts";
import { type OwnScheduled, pendingShipments } from "./ownScheduled.ts";
import { purchaseName } from "./purchaseName.ts";
import { isForSale } from "./scheduledItem.ts";
import type { ScheduledKind } from "./scheduledKinds.ts";

/** Shown for a subscription without items. */
export const noItemsText = "Nenhum produto por enquanto. Escolha os seus em “Alterar assinatura”.";

/** Shown in place of the costs of a change without items. */
export const nothingChargedText = "Sem produtos, nada é cobrado nem enviado.";

/** Shown if all items of a subscription are sold out. */
export const allSoldOutText =
  "Tudo o que vem nesta assinatura está esgotado: enquanto for assim, nada é cobrado nem enviado. Escolha outros produtos em “Alterar assinatura”.";

const changeFailed = "um erro ocorreu ao alterar sua assinatura";
const cancelFailed = "um erro ocorreu, por favor entre em contato com nosso atendimento";

/** Shown on the list of subscriptions after a cancellation (SUB-365). */
export const scheduledCanceledText = "Sua assinatura foi cancelada com sucesso";

/** Confirms a change on the page of the subscription, which shows the new products at once. */
export function scheduledChangedText({ nextChargeOn }: Pick<OwnScheduled, "nextChargeOn">): string {
  const from = nextChargeOn === undefined ? "próxima cobrança" : `cobrança de ${formatLongDate(nextChargeOn)}`;
  return `Mudança salva: vale a partir da ${from}.`;
}

/** Says that a change of the products does not reach the next shipment; undefined if none is paid. */
export function paidShipmentText({
  nextShipmentOn,
  nextChargeOn,
}: Pick<OwnScheduled, "nextShipmentOn" | "nextChargeOn">): string | undefined {
  if (nextShipmentOn === undefined || nextChargeOn === undefined) return undefined;
  if (compareDates(nextShipmentOn, nextChargeOn) >= 0) return undefined;
  return `O próximo envio já foi pago: mudanças nos produtos valem a partir da cobrança de ${formatLongDate(nextChargeOn)}.`;
}

/** The message for a change that was not saved (MAN-369), with the server's reason if any. */
export function changeFailureText(failure: Failure): string {
  // Nothing went wrong: the customer confirms the new total.
  if (failure.kind === "refused" && failure.type === scheduledTotalChanged && failure.message) return failure.message;
  return withReasonOrAdvice(changeFailed, failure);
}

/** The message for a subscription that could not be cancelled (SUB-364, MAN-371), with the server's reason if any. */
export function cancelFailureText(failure: Failure): string {
  return withReasonOrAdvice(cancelFailed, failure);
}

/** The name of a subscription: what it still sends, without sold-out products. */
export function ownPurchaseName(kind: ScheduledKind, { items }: Pick<OwnScheduled, "items">): string {
  return purchaseName(kind, items.filter(isForSale));
}

/** The subscription that a page changes or cancels; its code tells apart two with the same contents. */
export function nameWithCode(kind: ScheduledKind, subscription: Pick<OwnScheduled, "items" | "code">): string {
  return `${ownPurchaseName(kind, subscription)} (${subscription.code})`;
}

/** The effects of cancelling, shown beforehand: what ends, the charges, and the shipments still to come. */
export function cancellationEffectTexts(
  kind: ScheduledKind,
  subscription: Pick<OwnScheduled, "items" | "code" | "shipments">,
): readonly string[] {
  const coming = pendingShipments(subscription).length;
  const name = nameWithCode(kind, subscription);
  return [
    subscription.items.some(isForSale) ? `A assinatura de ${name} termina hoje.` : `${name}: termina hoje.`,
    "Você não paga mais nada, nem multa.",
    comingText(coming),
    "Se mudar de ideia, você pode assinar de novo quando quiser.",
  ];
}

function comingText(coming: number): string {
  if (coming === 0) return "Nada está a caminho: não chega mais nenhum envio.";
  return coming === 1 ? "O envio que já foi pago ainda chega." : `Os ${coming} envios que já foram pagos ainda chegam.`;
}
