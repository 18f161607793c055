import { accountPageData } from "@petbox/api-client/account/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import {
  AccountDataScreen,
  AccountDataShellScreen,
  AccountDataSkeleton,
  TabSkeleton,
} from "@petbox/design-system/screens/account/AccountDataScreen";
import { type AccountTab, accountTabIn, accountTabLabels, accountTabPath } from "@petbox/domain/site/accountSections";
import { lazyValue } from "@petbox/domain/store/lazyValue";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { usePageData } from "../../app/pageData.ts";
import { useInApp } from "../../app/services.ts";
import { lazyDialog, lazyPart, useCodeWhenIdle } from "../../lazy/lazyPart.tsx";
import { PetsSection } from "../pets/PetsSection.tsx";
import { accountLoader } from "./accountLoader.ts";
import type { OwnDataChange } from "./OwnDataDialogs.tsx";

export { AccountDataPage as Component, AccountDataPage as HydrateFallback };

export const loader = accountLoader(accountPageData);

const addresses = lazyValue(() => import("../addresses/AddressesSection.tsx"));
const AddressesSection = lazyPart(addresses, <TabSkeleton />);

const cards = lazyValue(() => import("../cards/CardsSection.tsx"));
const CardsSection = lazyPart(cards, <TabSkeleton />);

const OwnDataDialogs = lazyDialog(() => import("./OwnDataDialogs.tsx"), "changing");

/** /dados-cliente (SUB-069): the customer's own data, with tabs for the pets, the addresses and the cards. */
function AccountDataPage() {
  const inApp = useInApp();
  const [tab, openTab] = useTabInAddress(inApp);
  const result = usePageData(accountPageData);
  const [changing, setChanging] = useState<OwnDataChange>();
  useCodeWhenIdle(addresses);
  useCodeWhenIdle(cards);
  return (
    <AccountDataShellScreen>
      {tab === "pets" ? null : <DocumentTitle>{`${accountTabLabels[tab]} – Dados cadastrais`}</DocumentTitle>}
      <AsyncResultView result={result} skeleton={<AccountDataSkeleton />}>
        {(data) => (
          <>
            <AccountDataScreen
              user={data.user}
              inApp={inApp}
              tab={tab}
              onTab={openTab}
              onChangeInstagram={() => setChanging("instagram")}
              onChangePassword={() => setChanging("password")}
              panels={{
                pets: <PetsSection data={data} />,
                addresses: <AddressesSection data={data} />,
                cards: <CardsSection data={data} />,
              }}
            />
            <OwnDataDialogs data={data} changing={changing} onClose={() => setChanging(undefined)} />
          </>
        )}
      </AsyncResultView>
    </AccountDataShellScreen>
  );
}

/** The tab in the URL. Opening another tab adds a history entry, so that Back returns to the previous one. */
function useTabInAddress(inApp: boolean): [AccountTab, (tab: AccountTab) => void] {
  const navigate = useNavigate();
  const tab = accountTabIn(useLocation().search);
  return [tab, (next) => void navigate(accountTabPath(next, inApp), { preventScrollReset: true })];
}
