import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { AccountNav, AccountNavPlace, type AccountNavProps } from "@petbox/design-system/components/AccountNav";
import {
  type AccountSection,
  accountSectionPaths,
  accountTabIn,
  sectionsOfTabs,
} from "@petbox/domain/site/accountSections";
import { accountPaths } from "@petbox/domain/site/paths";
import { withoutApp } from "@petbox/domain/site/withApp";
import { useLocation } from "react-router-dom";
import { usePageHandle } from "../../app/pageRoute.ts";
import { useInApp, useSession } from "../../app/services.ts";
import { useIsHydrated } from "../../browser/useIsHydrated.ts";
import type { NavigatedLayout } from "../site/navigatedLayout.ts";

/** The site's layout itself, so that the header stays mounted from the site into the account. */
export { Component } from "../site/SiteLayout.tsx";

export const handle: NavigatedLayout = { Navigation: AccountNavigation };

/** The account's navigation, which is the header inside the mobile application (MAN-046). */
function AccountNavigation() {
  const { visitor, known } = useSession();
  const isInApp = useInApp();
  const { section, isPublic = false } = usePageHandle()?.layout ?? {};
  const place = usePlace(section);
  if (isInApp || !isPublic || isInAccount(visitor)) return <AccountNav {...place} />;
  return known ? null : <AccountNavPlace />;
}

/** The page's section, if any. The tabs of the account data have their own; the prerendered document is that of the first tab. */
function usePlace(sectionOfPage: AccountSection | undefined): Pick<AccountNavProps, "current" | "within"> {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const path = withoutApp(pathname);
  const tab = accountTabIn(isHydrated ? search : "");
  const isData = path === accountPaths.data;
  const current = isData ? sectionsOfTabs[tab] : sectionOfPage;
  const isOwnPage = isData || (current !== undefined && path === accountSectionPaths[current]);
  return { current, within: !isOwnPage };
}
