import { accountPaths, sitePaths } from "@petbox/domain/site/paths";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";

export interface NoBoxesScreenProps {
  /** Whether the customer has a box subscription, whose boxes will be listed here. */
  readonly isSubscriber: boolean;
}

/** Shown to a customer without shipments. */
export function NoBoxesScreen({ isSubscriber }: NoBoxesScreenProps) {
  return (
    <EmptyState
      title="Nenhum BOX recebido ainda"
      action={
        isSubscriber ? (
          <LinkButton href={accountPaths.area}>Acompanhar meus envios</LinkButton>
        ) : (
          <LinkButton href={sitePaths.subscribe}>Assine agora</LinkButton>
        )
      }
    >
      {isSubscriber
        ? "Quando o primeiro BOX sair, ele aparece aqui. Depois de receber, você conta o que achou."
        : "Com uma assinatura, cada BOX que chega fica guardado aqui, para você contar o que achou."}
    </EmptyState>
  );
}
