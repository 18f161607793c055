import { useKnownPageData, usePageData } from "@petbox/api-client/page/usePageData";
import { usePageReturn } from "@petbox/api-client/realtime/usePageReturn";
import { upsellPageData } from "@petbox/api-client/upsell/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { NoOfferScreen } from "@petbox/design-system/screens/upsell/NoOfferScreen";
import { UpsellLayout, UpsellShellScreen } from "@petbox/design-system/screens/upsell/UpsellShellScreen";
import { planPaths, upsellPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { extraItemOffer, offerWithoutExtraItem, type SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import { useState } from "react";
import { useAddressPart } from "../../app/addressPart.ts";
import { useSession } from "../../app/services.ts";
import { NothingThere } from "../site/NothingThere.tsx";
import { AddExtraItem } from "./AddExtraItem.tsx";
import { ExtraItemAdded } from "./ExtraItemAdded.tsx";
import { OwnItem } from "./OwnItem.tsx";

export { UpsellPage as Page, UpsellShellScreen as Shell };

/** /subscription-trail/{code} (MAN-023): something more in every box. */
function UpsellPage() {
  const code = useAddressPart(upsellPaths.upsell, "code");
  const result = usePageData(upsellPageData, useAsked(code));
  return (
    <AsyncResultView result={result} skeleton={<UpsellShellScreen />} empty={<NothingThere />} headingLevel={1}>
      {(subscription) => <Upsell key={code} code={code} subscription={subscription} />}
    </AsyncResultView>
  );
}

function useAsked(code: string) {
  const { customerCode } = useSession();
  return { whose: customerCode, parameters: { code } };
}

/** @param code the subscription's name in the address. */
function Upsell({ code, subscription }: { readonly code: string; readonly subscription: SubscriptionOnOffer }) {
  const { know, readAgain } = useKnownPageData(upsellPageData, useAsked(code));
  const [isAdded, setAdded] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  usePageReturn(true, () => void readAgain(), { windowsBeside: true });
  const planHref = pathTo(planPaths.plan, { code: subscription.code });
  // Its own success is shown, whatever is read of it meanwhile.
  if (isAdded) return <ExtraItemAdded />;
  const offer = extraItemOffer(subscription);
  return (
    <UpsellLayout of={{ pet: subscription.pet, planHref }} isRemoved={isRemoved && offer.kind === "offered"}>
      {offer.kind === "offered" ? (
        <AddExtraItem
          subscription={subscription}
          planHref={planHref}
          readAgain={readAgain}
          onAdded={() => {
            setAdded(true);
            void readAgain();
          }}
        />
      ) : offer.kind === "has-one" ? (
        <OwnItem
          subscription={subscription}
          item={offer.item}
          readAgain={readAgain}
          onRemoved={async () => {
            setRemoved(true);
            await know(offerWithoutExtraItem(subscription));
            await readAgain();
          }}
        />
      ) : (
        <NoOfferScreen offer={offer} planHref={planHref} />
      )}
    </UpsellLayout>
  );
}
