import type { ExtraItemOffer } from "@petbox/domain/upsell/extraItemOffer";
import { upsellFailureTitle } from "@petbox/domain/upsell/upsellTexts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";

/** Why no extra item can be offered. */
export type NoOffer =
  | Exclude<ExtraItemOffer, { readonly kind: "offered" | "has-one" }>
  | { readonly kind: "none-left" };

export interface NoOfferScreenProps {
  readonly offer: NoOffer;
  /** URL of the subscription. */
  readonly planHref: string;
  /** Why the last item could not be added, if it sold out meanwhile; may contain HTML from the server. */
  readonly failure?: string | undefined;
}

/** Explains why no item can be added, and where to go next. */
export function NoOfferScreen({ offer, planHref, failure }: NoOfferScreenProps) {
  const { title, text, action = "Voltar à assinatura" } = wordsOf(offer);
  return (
    <>
      <FailureAlert title={upsellFailureTitle} failure={failure} pending={false} />
      <EmptyState title={title} action={<LinkButton href={planHref}>{action}</LinkButton>}>
        {text}
      </EmptyState>
    </>
  );
}

interface Words {
  readonly title: string;
  readonly text: string;
  /** The label of the link to the subscription, if it does more than lead back. */
  readonly action?: string;
}

function wordsOf(offer: NoOffer): Words {
  switch (offer.kind) {
    case "not-for-plan":
      return {
        title: "Este plano não aceita itens extras",
        text: "A caixa dele já sai completa, e nada muda no que você paga.",
      };
    case "cancel-asked":
      return {
        title: "Você pediu o cancelamento desta assinatura",
        text: "Enquanto o pedido estiver em análise, nenhum item novo é incluído nem cobrado.",
      };
    case "no-box-left":
      return {
        title: "A última caixa desta assinatura já foi embalada",
        text: "A renovação automática está desligada: nenhuma outra caixa levaria o item extra.",
      };
    case "none-left":
      return {
        title: "Nenhum item extra disponível agora",
        text: "Os itens extras desta trilha estão esgotados. Volte daqui a alguns dias: sua caixa segue como sempre.",
      };
    case "not-active":
      return notActiveWords(offer.status);
  }
}

function notActiveWords(status: Extract<NoOffer, { readonly kind: "not-active" }>["status"]): Words {
  if (status === "overdue" || status === "suspended") {
    return {
      title: status === "overdue" ? "Há um pagamento em atraso" : "Esta assinatura está suspensa",
      text: "Regularize o pagamento e volte aqui: o item extra é só para assinaturas em dia.",
      action: "Ver e regularizar",
    };
  }
  return status === undefined
    ? {
        title: "O primeiro pagamento ainda não foi confirmado",
        text: "Assim que ele for confirmado, você pode incluir um item extra.",
      }
    : {
        title: "Esta assinatura não está mais ativa",
        text: "O item extra é só para assinaturas ativas.",
      };
}
