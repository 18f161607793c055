import { useOffers } from "@petbox/api-client/offers/hooks";
import { offersPageData } from "@petbox/api-client/offers/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import {
  NoOffersScreen,
  OffersScreen,
  OffersShellScreen,
  OffersSkeleton,
} from "@petbox/design-system/screens/offers/OffersScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { usePageData } from "../../app/pageData.ts";
import { accountLoader } from "../account/accountLoader.ts";

export { OffersPage as Component, OffersPage as HydrateFallback };

export const loader = accountLoader(offersPageData);

/** /revista (decision 51): all recommendations for a customer. They are the subject of the page, so a failure is shown. */
function OffersPage() {
  const result = useOffers();
  const pageResult = usePageData(offersPageData);
  const shop = readyValue(pageResult)?.shop;
  return (
    <OffersShellScreen>
      {/* If the page data cannot be loaded, the offers link to the site's own shop. */}
      <AsyncResultView
        result={pageResult.status === "loading" ? pageResult : result}
        skeleton={<OffersSkeleton />}
        empty={<NoOffersScreen shop={shop} />}
      >
        {(offers) => <OffersScreen offers={offers} shop={shop} />}
      </AsyncResultView>
    </OffersShellScreen>
  );
}
