import { useOffers } from "@petbox/api-client/offers/hooks";
import { offersPageData } from "@petbox/api-client/offers/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { NoOffersScreen } from "@petbox/design-system/screens/offers/NoOffersScreen";
import { OffersScreen } from "@petbox/design-system/screens/offers/OffersScreen";
import {
  OffersLayout,
  OffersShellScreen,
  OffersSkeleton,
} from "@petbox/design-system/screens/offers/OffersShellScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { usePageData } from "../../app/pageData.tsx";
import { useSession } from "../../app/services.ts";
import { accountLoader } from "../account/accountLoader.ts";

export { OffersPage as Component, OffersShellScreen as HydrateFallback };

export const loader = accountLoader(offersPageData);

/** /revista (decision 51): all recommendations for a customer. They are the subject of the page, so a failure is shown. */
function OffersPage() {
  const { customerCode } = useSession();
  const result = useOffers(customerCode);
  const pageResult = usePageData(offersPageData);
  const shop = readyValue(pageResult)?.shop;
  return (
    <OffersLayout>
      {/* If the page data cannot be loaded, the offers link to the site's own shop. */}
      <AsyncResultView
        result={pageResult.status === "loading" ? pageResult : result}
        skeleton={<OffersSkeleton />}
        empty={<NoOffersScreen shop={shop} />}
      >
        {(offers) => <OffersScreen offers={offers} shop={shop} />}
      </AsyncResultView>
    </OffersLayout>
  );
}
