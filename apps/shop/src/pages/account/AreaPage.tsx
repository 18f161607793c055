import { useReadNeedsRetryAgain } from "@petbox/api-client/account/hooks";
import { areaPageData } from "@petbox/api-client/account/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { AreaScreen } from "@petbox/design-system/screens/account/AreaScreen";
import { loyaltyStanding } from "@petbox/domain/loyalty/standing";
import { sitePaths } from "@petbox/domain/site/paths";
import { isFormerSubscriber, showsLoyalty } from "@petbox/domain/subscription/contractStanding";
import { usePageData, usePageDataCache } from "../../app/pageData.tsx";
import { useSession } from "../../app/services.ts";
import { useGoBack } from "../../app/useGoBack.ts";
import { EndingCards } from "../cards/EndingCards.tsx";
import { Shipments } from "../shipments/Shipments.tsx";
import { accountLoader } from "./accountLoader.ts";
import { Offers } from "./LazyOffers.tsx";
import { UserData } from "./LazyUserData.tsx";
import { OverdueList } from "./OverdueList.tsx";

export { AreaPage as Component, AreaShell as HydrateFallback };

export const loader = accountLoader(areaPageData);

function AreaShell() {
  return <AreaScreen />;
}

/** /area-cliente (MAN-012): where a login leads to, and what a subscriber comes back for. */
function AreaPage() {
  const { customerCode } = useSession();
  const goBack = useGoBack(sitePaths.dogHome);
  const result = usePageData(areaPageData);
  const { revalidate } = usePageDataCache(areaPageData);
  const readNeedsRetryAgain = useReadNeedsRetryAgain(customerCode);
  function onMoved(): void {
    readNeedsRetryAgain();
    void revalidate();
  }
  return (
    <AsyncResultView result={result} skeleton={<AreaScreen />}>
      {({ user, loyalty, invoices, endingCards, shop, ...contract }) => (
        <>
          <AreaScreen
            area={{
              hasLeft: isFormerSubscriber(contract),
              standing:
                loyalty && showsLoyalty(contract) ? loyaltyStanding(loyalty.levels, loyalty.boxesReceived) : undefined,
            }}
            needs={
              <>
                <OverdueList invoices={invoices} />
                <EndingCards cards={endingCards} />
              </>
            }
            boxes={<Shipments expected={invoices.length} onMoved={onMoved} />}
            offers={<Offers shop={shop} />}
            onBack={goBack}
          />
          <UserData user={user} />
        </>
      )}
    </AsyncResultView>
  );
}
