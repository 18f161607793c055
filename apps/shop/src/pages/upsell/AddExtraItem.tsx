import { addExtraItem } from "@petbox/api-client/upsell/api";
import { useOfferedExtraItems, useRevalidateOfferedExtraItems } from "@petbox/api-client/upsell/hooks";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { NoOfferScreen } from "@petbox/design-system/screens/upsell/NoOfferScreen";
import { UpsellScreen } from "@petbox/design-system/screens/upsell/UpsellScreen";
import { UpsellSkeleton } from "@petbox/design-system/screens/upsell/UpsellShellScreen";
import { trackCodeOf } from "@petbox/domain/plan/trackCode";
import type { SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import { upsellFailureText } from "@petbox/domain/upsell/upsellTexts";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

interface AddExtraItemProps {
  readonly subscription: SubscriptionOnOffer;
  readonly planHref: string;
  readonly revalidate: () => Promise<void>;
  readonly onAdded: () => void;
}

/** The form that adds one of the track's extra items (MAN-322, MAN-323). */
export function AddExtraItem({ subscription, planHref, revalidate, onAdded }: AddExtraItemProps) {
  const { client } = useServices();
  const { contractId, plan, petCategory } = subscription;
  const trackCode = trackCodeOf({ planCode: plan.code, petCategory });
  const items = useOfferedExtraItems(trackCode);
  const revalidateItems = useRevalidateOfferedExtraItems(trackCode);
  const { pending, failure, submit } = useSubmit(async (tag: string) => {
    try {
      await addExtraItem(client, contractId, { tag, trackCode });
    } catch (thrown) {
      // It may be sold out, or already added by another tab or a lost reply: the page shows the current state.
      await Promise.allSettled([revalidate(), revalidateItems()]);
      throw thrown;
    }
    onAdded();
  });
  return (
    <AsyncResultView
      result={items}
      skeleton={<UpsellSkeleton />}
      empty={<NoOfferScreen offer={{ kind: "none-left" }} planHref={planHref} />}
      texts={{ loadingLabel: "Carregando os itens extras", failureTitle: "Não deu para carregar os itens extras" }}
    >
      {(listed) => (
        <UpsellScreen
          subscription={subscription}
          items={listed}
          onAdd={({ tag }) => void submit(tag)}
          pending={pending}
          failure={failure && upsellFailureText(failure)}
        />
      )}
    </AsyncResultView>
  );
}
