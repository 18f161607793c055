import { usePageReturn } from "@petbox/api-client/realtime/usePageReturn";
import { upsellPageData } from "@petbox/api-client/upsell/pageData";
import { NoOfferScreen } from "@petbox/design-system/screens/upsell/NoOfferScreen";
import { UpsellLayout, UpsellShellScreen } from "@petbox/design-system/screens/upsell/UpsellShellScreen";
import { planPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { extraItemOffer, offerWithoutExtraItem, type SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { PageDataView, usePageDataCache } from "../../app/pageData.tsx";
import { accountLoader } from "../account/accountLoader.ts";
import { NothingThere } from "../site/NothingThere.tsx";
import { AddExtraItem } from "./AddExtraItem.tsx";
import { ExtraItemAdded } from "./ExtraItemAdded.tsx";
import { OwnItem } from "./OwnItem.tsx";

export { UpsellPage as Component, UpsellShellScreen as HydrateFallback };

export const loader = accountLoader(upsellPageData);

/** /subscription-trail/{code} (MAN-023): the extra item in every box. */
function UpsellPage() {
  const { code } = useParams();
  return (
    <PageDataView data={upsellPageData} skeleton={<UpsellShellScreen />} empty={<NothingThere />} headingLevel={1}>
      {(subscription) => <Upsell key={code} subscription={subscription} />}
    </PageDataView>
  );
}

function Upsell({ subscription }: { readonly subscription: SubscriptionOnOffer }) {
  const { mutate, revalidate } = usePageDataCache(upsellPageData);
  const [isAdded, setAdded] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  usePageReturn(true, () => void revalidate(), { windowsBeside: true });
  const planHref = pathTo(planPaths.plan, { code: subscription.code });
  // The success stays, even if a revalidation changes the data meanwhile.
  if (isAdded) return <ExtraItemAdded />;
  const offer = extraItemOffer(subscription);
  return (
    <UpsellLayout of={{ pet: subscription.pet, planHref }} isRemoved={isRemoved && offer.kind === "offered"}>
      {offer.kind === "offered" ? (
        <AddExtraItem
          subscription={subscription}
          planHref={planHref}
          revalidate={revalidate}
          onAdded={() => {
            setAdded(true);
            void revalidate();
          }}
        />
      ) : offer.kind === "has-one" ? (
        <OwnItem
          subscription={subscription}
          item={offer.item}
          revalidate={revalidate}
          onRemoved={async () => {
            setRemoved(true);
            await mutate(offerWithoutExtraItem(subscription));
            await revalidate();
          }}
        />
      ) : (
        <NoOfferScreen offer={offer} planHref={planHref} />
      )}
    </UpsellLayout>
  );
}
