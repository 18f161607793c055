import { failureOf, refused } from "@petbox/api-client/client/apiError";
import type { PageDataCache } from "@petbox/api-client/page/usePageData";
import { addExtraItem } from "@petbox/api-client/upsell/api";
import { useOfferedExtraItems } from "@petbox/api-client/upsell/hooks";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { NoOfferScreen } from "@petbox/design-system/screens/upsell/NoOfferScreen";
import { UpsellScreen } from "@petbox/design-system/screens/upsell/UpsellScreen";
import { UpsellSkeleton } from "@petbox/design-system/screens/upsell/UpsellShellScreen";
import { isReplyLost } from "@petbox/domain/failure/failure";
import { trackCodeOf } from "@petbox/domain/plan/trackCode";
import { extraItemOffer, type SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import { extraItemCostChangeText, isAddedByPrice } from "@petbox/domain/upsell/extraItemQuote";
import type { OfferedExtraItem } from "@petbox/domain/upsell/offeredExtraItem";
import { extraItemCostChanged, upsellFailureText } from "@petbox/domain/upsell/upsellTexts";
import { useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { readBeforeCharge } from "../../forms/readBeforeCharge.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

interface AddExtraItemProps {
  readonly subscription: SubscriptionOnOffer;
  readonly planHref: string;
  /** The page's subscription in the cache. */
  readonly cache: Pick<PageDataCache<SubscriptionOnOffer>, "revalidate" | "revalidateOrThrow">;
  readonly onAdded: () => void;
}

/** The form that adds one of the track's extra items (MAN-322, MAN-323). */
export function AddExtraItem({ subscription, planHref, cache, onAdded }: AddExtraItemProps) {
  const { client } = useServices();
  const today = useToday();
  const { contractId, plan, petCategory } = subscription;
  const trackCode = trackCodeOf({ planCode: plan.code, petCategory });
  const { result: items, ...list } = useOfferedExtraItems(trackCode);
  const { pending, failure, submit } = useSubmit(async (item: OfferedExtraItem) => {
    // The call carries no amount, so the server would charge another one without a word (decision 81).
    const [now, listed] = await Promise.all([
      readBeforeCharge(cache.revalidateOrThrow, extraItemCostChanged),
      readBeforeCharge(list.revalidateOrThrow, extraItemCostChanged),
    ]);
    // The page then shows why.
    if (extraItemOffer(now, today).kind !== "offered") return;
    const change = extraItemCostChangeText(
      { subscription, item },
      // A sold-out item is left to the server, which says so.
      { subscription: now, item: listed.find(({ tag }) => tag === item.tag) ?? item },
    );
    if (change !== undefined) throw refused(change, extraItemCostChanged);
    try {
      await addExtraItem(client, contractId, { tag: item.tag, trackCode });
    } catch (thrown) {
      // It may be sold out, or already added by another tab or a lost reply: the page shows the current state.
      const [later] = await Promise.all([cache.revalidate(), list.revalidate()]);
      const isAdded = later && isAddedByPrice({ subscription: now, item }, later);
      // A second attempt would charge again.
      if (!isReplyLost(failureOf(thrown)) || !isAdded) throw thrown;
    }
    onAdded();
  });
  const failureMessage = failure && upsellFailureText(failure);
  return (
    <AsyncResultView
      result={items}
      skeleton={<UpsellSkeleton />}
      empty={<NoOfferScreen offer={{ kind: "none-left" }} planHref={planHref} failure={failureMessage} />}
      texts={{ loadingLabel: "Carregando os itens extras", failureTitle: "Não deu para carregar os itens extras" }}
    >
      {(listed) => (
        <UpsellScreen
          subscription={subscription}
          items={listed}
          onAdd={(item) => void submit(item)}
          pending={pending}
          failure={failureMessage}
        />
      )}
    </AsyncResultView>
  );
}
