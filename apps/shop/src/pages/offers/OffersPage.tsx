import { useOffers } from "@petbox/api-client/offers/hooks";
import { ReadingView } from "@petbox/design-system/components/ReadingView";
import { NoOffersScreen } from "@petbox/design-system/screens/offers/NoOffersScreen";
import { OffersScreen } from "@petbox/design-system/screens/offers/OffersScreen";
import {
  OffersLayout,
  OffersShellScreen,
  OffersSkeleton,
} from "@petbox/design-system/screens/offers/OffersShellScreen";
import { useSession } from "../../app/services.ts";

export { OffersPage as Page, OffersShellScreen as Shell };

/** /revista (decision 51): all that is recommended to a customer. Here it is what was asked for, so a failure is said. */
function OffersPage() {
  const reading = useOffers(useSession().customerCode);
  return (
    <OffersLayout>
      <ReadingView reading={reading} skeleton={<OffersSkeleton />} empty={<NoOffersScreen />}>
        {(offers) => <OffersScreen offers={offers} />}
      </ReadingView>
    </OffersLayout>
  );
}
