import { usePageReturn } from "@petbox/api-client/realtime/usePageReturn";
import { removeExtraItem } from "@petbox/api-client/upsell/api";
import { upsellPageData } from "@petbox/api-client/upsell/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { NoOfferScreen } from "@petbox/design-system/screens/upsell/NoOfferScreen";
import { OwnExtraItemScreen } from "@petbox/design-system/screens/upsell/OwnExtraItemScreen";
import { UpsellDoneScreen } from "@petbox/design-system/screens/upsell/UpsellDoneScreen";
import { UpsellShellScreen, UpsellSkeleton } from "@petbox/design-system/screens/upsell/UpsellShellScreen";
import { failureText } from "@petbox/domain/failure/failureText";
import { planPaths, subscriptionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { inAppIf } from "@petbox/domain/site/withApp";
import {
  extraItemOffer,
  type OwnExtraItem,
  offerWithoutExtraItem,
  type SubscriptionOnOffer,
} from "@petbox/domain/upsell/extraItemOffer";
import { upsellDone, upsellRedirectSeconds } from "@petbox/domain/upsell/upsellTexts";
import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useInApp, useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { NothingThere } from "../site/NothingThere.tsx";
import { AddExtraItem } from "./AddExtraItem.tsx";

export { UpsellPage as Component, UpsellPage as HydrateFallback };

export const loader = accountLoader(upsellPageData);

/** /subscription-trail/{code} (MAN-023): the extra item in every box. */
function UpsellPage() {
  const { code } = useParams();
  const result = usePageData(upsellPageData);
  return (
    <AsyncResultView result={result} skeleton={<Upsell key={code} />} empty={<NothingThere />} headingLevel={1}>
      {(subscription) => <Upsell key={code} subscription={subscription} />}
    </AsyncResultView>
  );
}

/** The success; two seconds later the subscriptions open (MAN-361, MAN-362), unless the user has left the page. */
function ExtraItemAdded() {
  const navigate = useNavigate();
  const { timings } = useServices();
  const boxes = inAppIf(useInApp(), subscriptionPaths.boxes);
  const delay = upsellRedirectSeconds * timings.second;

  useEffect(() => {
    // Back must not return to the submitted form.
    const leaving = setTimeout(() => void navigate(boxes, { replace: true }), delay);
    return () => clearTimeout(leaving);
  }, [boxes, delay, navigate]);

  return (
    <>
      <DocumentTitle>{upsellDone.title}</DocumentTitle>
      <UpsellDoneScreen />
    </>
  );
}

interface OwnItemProps {
  readonly subscription: SubscriptionOnOffer;
  readonly item: OwnExtraItem;
  readonly onRemoved: () => void;
}

/** The subscription's extra item, which can be removed until it is charged. */
function OwnItem({ subscription, item, onRemoved }: OwnItemProps) {
  const { client } = useServices();
  const { mutate, revalidate } = usePageDataCache(upsellPageData);
  const { pending, failure, submit, reset } = useSubmit(async () => {
    try {
      await removeExtraItem(client, subscription.contractId);
    } catch (thrown) {
      // It may have been removed in another tab, or by a request whose reply was lost: the page shows the current state.
      const now = await revalidate();
      if (!now || now.extraItem) throw thrown;
      onRemoved();
      return;
    }
    onRemoved();
    await mutate(() => offerWithoutExtraItem(subscription));
    await revalidate();
  });
  return (
    <OwnExtraItemScreen
      item={item}
      subscription={subscription}
      onRemove={() => void submit()}
      pending={pending}
      failure={failure && failureText(failure)}
      onLeave={reset}
    />
  );
}

/** @param subscription undefined while loading. */
function Upsell({ subscription }: { readonly subscription?: SubscriptionOnOffer }) {
  const cache = usePageDataCache(upsellPageData);
  const today = useToday();
  const [isAdded, setAdded] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  usePageReturn(subscription !== undefined, () => void cache.revalidate());
  // The success stays, even if a revalidation changes the data meanwhile.
  if (isAdded) return <ExtraItemAdded />;
  if (subscription === undefined) {
    return (
      <UpsellShellScreen>
        <UpsellSkeleton />
      </UpsellShellScreen>
    );
  }
  const planHref = pathTo(planPaths.plan, { code: subscription.code });
  const offer = extraItemOffer(subscription, today);
  return (
    <UpsellShellScreen of={{ pet: subscription.pet, planHref }} isRemoved={isRemoved && offer.kind !== "has-one"}>
      {offer.kind === "offered" ? (
        <AddExtraItem
          subscription={subscription}
          planHref={planHref}
          cache={cache}
          onAdded={() => {
            setAdded(true);
            void cache.revalidate();
          }}
        />
      ) : offer.kind === "has-one" ? (
        <OwnItem subscription={subscription} item={offer.item} onRemoved={() => setRemoved(true)} />
      ) : (
        <NoOfferScreen offer={offer} planHref={planHref} />
      )}
    </UpsellShellScreen>
  );
}
