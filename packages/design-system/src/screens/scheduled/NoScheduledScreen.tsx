import { type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";

/** Shown without an active subscription of the kind: how to start one (SUB-103, MAN-061). */
export function NoScheduledScreen({ kind }: { readonly kind: ScheduledKind }) {
  return (
    <EmptyState
      title={`Nenhuma assinatura de ${scheduledRules[kind].name}`}
      action={<LinkButton href={scheduledPages[kind].start}>Começar uma assinatura</LinkButton>}
    >
      Escolha uma vez, e chega todo mês: com o BOX do seu pet ou avulso.
    </EmptyState>
  );
}
