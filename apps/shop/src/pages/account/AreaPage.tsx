import { areaPageData } from "@petbox/api-client/account/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { AreaPlace, AreaScreen } from "@petbox/design-system/screens/account/AreaScreen";
import { EndingCard } from "@petbox/design-system/screens/cards/EndingCard";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { loyaltyStanding } from "@petbox/domain/loyalty/standing";
import { changeCardPath } from "@petbox/domain/site/cardToChange";
import { sitePaths } from "@petbox/domain/site/paths";
import { isFormerSubscriber, showsLoyalty } from "@petbox/domain/subscription/contractStanding";
import { useEffect, useState } from "react";
import type { LoaderFunctionArgs } from "react-router-dom";
import type { LoadedFor } from "../../app/acceptedCustomer.ts";
import { useHasNewNotice } from "../../app/notice.ts";
import { usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { lazyOptional } from "../../lazy/lazyOptional.tsx";
import { Shipments } from "../shipments/Shipments.tsx";
import { startTracking } from "../shipments/startTracking.ts";
import { accountLoader } from "./accountLoader.ts";
import { OverdueList } from "./OverdueList.tsx";
import type { UserWithMissingData } from "./UserDataSection.tsx";
import { useGoBack } from "./useGoBack.ts";
import { useOverdueSubscriptions } from "./useOverdueSubscriptions.ts";

export { AreaPage as Component, AreaPage as HydrateFallback };

const readPage = accountLoader(areaPageData);

/**
 * Starts the request of the boxes together with the page's first one; the page itself would start it only after its own data have arrived.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response | LoadedFor> {
  const loaded = await readPage(args);
  if (!(loaded instanceof Response)) startTracking(args, loaded);
  return loaded;
}

const OffersSection = lazyOptional(() => import("../offers/OffersSection.tsx"), <AreaPlace of="offers" />);

const UserDataSection = lazyOptional(() => import("./UserDataSection.tsx"));

const PasswordSaved = lazyOptional(() => import("./PasswordSaved.tsx"));

/** /area-cliente (MAN-012): the subscriber's start page, and the default target of a login. */
function AreaPage() {
  const goBack = useGoBack(sitePaths.dogHome);
  const result = usePageData(areaPageData);
  const { revalidate } = usePageDataCache(areaPageData);
  function onChange(): void {
    void overdue.revalidate();
    void revalidate();
  }
  const overdue = useOverdueSubscriptions(readyValue(result)?.invoices ?? []);
  const user = readyValue(result)?.user;
  const isPasswordSaved = useHasNewNotice("password-saved");
  return (
    <>
      <AsyncResultView result={result} skeleton={<AreaScreen />} headingLevel={1}>
        {({ loyalty, invoices, scheduledCharges, endingCards, shop, ...contract }) => (
          <AreaScreen
            area={{
              hasLeft: isFormerSubscriber(contract),
              standing:
                loyalty && showsLoyalty(contract) ? loyaltyStanding(loyalty.levels, loyalty.boxesReceived) : undefined,
              petOfLevel: loyalty?.petName === undefined ? undefined : { name: loyalty.petName, sex: loyalty.petSex },
            }}
            needs={
              <>
                <OverdueList {...overdue} />
                <EndingCards cards={endingCards} />
              </>
            }
            boxes={
              <Shipments
                expected={invoices.length}
                debtsShown={overdue.subscriptions.map(({ code }) => code)}
                scheduledCharges={scheduledCharges}
                hasSubscription={invoices.length > 0}
                onChange={onChange}
              />
            }
            offers={<OffersSection shop={shop} />}
            onBack={goBack}
          />
        )}
      </AsyncResultView>
      {user && <UserData user={user} />}
      {isPasswordSaved ? <PasswordSaved /> : null}
    </>
  );
}

/** Prompts for missing data one second after the page appears (SUB-059). */
function UserData({ user }: { readonly user: UserWithMissingData }) {
  const { timings } = useServices();
  const isMissing = user.moipCode === undefined;
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (!isMissing) return;
    const delay = setTimeout(() => setIsDue(true), timings.second);
    return () => clearTimeout(delay);
  }, [isMissing, timings]);

  // Once shown, the section stays mounted, because its toast follows the save.
  return isMissing || isDue ? <UserDataSection user={user} isDue={isDue} /> : null;
}

/** The cards that expire before their next charge, each with a link to change it. */
function EndingCards({ cards = [] }: { readonly cards: readonly StoredCard[] | undefined }) {
  const today = useToday();
  return cards.map((card) => <EndingCard key={card.id} card={card} today={today} change={changeCardPath(card.id)} />);
}
