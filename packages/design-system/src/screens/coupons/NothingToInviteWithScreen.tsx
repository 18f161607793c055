import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";

/** Shown if the payment is unconfirmed or missing: a coupon requires a subscription. */
export function NothingToInviteWithScreen({ payment }: { readonly payment: `/${string}` }) {
  return (
    <EmptyState
      title="Seu cupom vem com a assinatura"
      action={<LinkButton href={payment}>Ver o meu pagamento</LinkButton>}
    >
      Assim que o pagamento for confirmado, você cria o cupom e convida quem quiser.
    </EmptyState>
  );
}
