import { subscriptionPaths } from "@petbox/domain/site/paths";
import { upsellDone } from "@petbox/domain/upsell/upsellTexts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";

/** The item was added (MAN-361): a moment later the subscriptions open, by themselves or by the link. */
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
