import { subscriptionPaths } from "@petbox/domain/site/paths";
import { upsellDone } from "@petbox/domain/upsell/upsellTexts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";

/** Confirms the added item (MAN-361). The page then redirects to the subscriptions; the link is a fallback. */
export function UpsellDoneScreen() {
  return (
    <ResultCard
      tone="success"
      title={upsellDone.title}
      actions={<LinkButton href={subscriptionPaths.boxes}>Ver minhas assinaturas</LinkButton>}
    >
      {upsellDone.text}
    </ResultCard>
  );
}
