import { subscriptionPaths } from "@petbox/domain/site/paths";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";

/** In the place of a subscription that cannot be shown (MAN-054). @param text what the server says of it, or that it is not there. */
export function PlanNotFoundScreen({ text }: { readonly text: string }) {
  return (
    <EmptyState title={text} action={<LinkButton href={subscriptionPaths.boxes}>Ver suas assinaturas</LinkButton>}>
      Confira o endereço, ou escolha entre as suas assinaturas.
    </EmptyState>
  );
}
