import { accountPaths } from "@petbox/domain/site/paths";
import type { ExtraItemOffer } from "@petbox/domain/upsell/extraItemOffer";
import type { CardOnFile } from "../cards/collections.ts";

export const wrongTrackText = "Este item não é da trilha da sua assinatura.";
export const soldOutText = "Este item acabou de se esgotar.";
const openChargeText = "Há uma cobrança em aberto nesta assinatura. Regularize o pagamento antes de incluir um item.";
export const tooLateText = "Este item já foi cobrado, e não pode mais ser retirado por aqui.";

export function extraItemCardRefusedText({ lastFour }: CardOnFile): string {
  return `O banco não autorizou o cartão final ${lastFour}. Nada foi cobrado. <a href="${accountPaths.cards}">Conferir meus cartões</a>`;
}

/** The reason why no item can be added. */
export function notOfferedText(offer: Exclude<ExtraItemOffer, { readonly kind: "offered" }>): string {
  switch (offer.kind) {
    case "has-one":
      return `Esta assinatura já tem um item extra: ${offer.item.name}.`;
    case "not-for-plan":
      return "O plano desta assinatura não aceita itens extras.";
    case "cancel-asked":
      return "Há um pedido de cancelamento para esta assinatura.";
    case "no-box-left":
      return "Nenhuma outra caixa vai sair nesta assinatura.";
    case "not-active":
      return offer.status === "overdue" ? openChargeText : "Esta assinatura não está ativa.";
  }
}
