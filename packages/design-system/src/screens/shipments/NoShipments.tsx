import { sitePaths } from "@petbox/domain/site/paths";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";

/** Shown without shipments to track, with a link to subscribe (SUB-027, SUB-030). */
export function NoShipments() {
  return (
    <EmptyState
      headingLevel={3}
      title="Parece que você ainda não tem nenhum envio ou nenhuma assinatura ativa"
      action={<LinkButton href={sitePaths.subscribe}>Assine agora</LinkButton>}
    />
  );
}
