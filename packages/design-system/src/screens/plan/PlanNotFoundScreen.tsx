import { subscriptionPaths } from "@petbox/domain/site/paths";
import { subscriptionNotFoundText } from "@petbox/domain/subscription/subscribedPlan";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";

export interface PlanNotFoundScreenProps {
  /** The server's status text; undefined if the subscription does not exist. */
  readonly statusText?: string | undefined;
}

/** Replaces a subscription that cannot be shown (MAN-054). */
export function PlanNotFoundScreen({ statusText }: PlanNotFoundScreenProps) {
  return (
    <EmptyState
      title={statusText ?? subscriptionNotFoundText}
      action={<LinkButton href={subscriptionPaths.boxes}>Ver suas assinaturas</LinkButton>}
    >
      {statusText === undefined
        ? "Confira o endereço, ou escolha entre as suas assinaturas."
        : "Você encontra esta e as outras na lista das suas assinaturas."}
    </EmptyState>
  );
}
