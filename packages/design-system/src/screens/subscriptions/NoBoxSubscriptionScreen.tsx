import { sitePaths } from "@petbox/domain/site/paths";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";

/** Shown without a box subscription. */
export function NoBoxSubscriptionScreen() {
  return (
    <EmptyState
      title="Nenhuma assinatura de BOX ainda"
      action={<LinkButton href={sitePaths.subscribe}>Assine agora</LinkButton>}
    >
      Assim que você assinar, a caixa do seu pet aparece aqui com o plano e a situação dela.
    </EmptyState>
  );
}
