import { accountPageData } from "@petbox/api-client/account/pageData";
import { usePageData } from "@petbox/api-client/page/usePageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { AccountDataScreen } from "@petbox/design-system/screens/account/AccountDataScreen";
import {
  AccountDataLayout,
  AccountDataShellScreen,
  AccountDataSkeleton,
} from "@petbox/design-system/screens/account/AccountDataShellScreen";
import { type AccountTab, accountTabIn, accountTabLabels, accountTabPath } from "@petbox/domain/site/accountTabs";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useDocumentTitle } from "../../app/documentTitle.ts";
import { prefetchOwn } from "../../app/prefetchOwn.ts";
import { useSession } from "../../app/services.ts";
import { useInApp } from "../../app/useInApp.ts";
import { PetsSection } from "../pets/PetsSection.tsx";
import { OwnDataDialogs } from "./lazyDialogs.ts";
import { AddressesSection, CardsSection } from "./lazyTabs.tsx";
import type { OwnDataChange } from "./OwnDataDialogs.tsx";

export { AccountDataPage as Page, AccountDataShellScreen as Shell };

export const prefetch = prefetchOwn(accountPageData);

/** /dados-cliente (SUB-069): who subscribes, and in a tab each the pets, where their boxes go and what pays for them. */
function AccountDataPage() {
  const { customerCode } = useSession();
  const inApp = useInApp();
  const [tab, openTab] = useTabInAddress(inApp);
  const result = usePageData(accountPageData, { whose: customerCode, parameters: {} });
  const [changing, setChanging] = useState<OwnDataChange>();
  return (
    <AccountDataLayout>
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
    </AccountDataLayout>
  );
}

/** The tab that the address names, and how another is opened: as a place of its own, so that Back leads to the one before. */
function useTabInAddress(inApp: boolean): [AccountTab, (tab: AccountTab) => void] {
  const navigate = useNavigate();
  const tab = accountTabIn(useLocation().search);
  useDocumentTitle(tab === "pets" ? undefined : `${accountTabLabels[tab]} – Dados cadastrais`);
  return [tab, (next) => void navigate(accountTabPath(next, inApp))];
}
