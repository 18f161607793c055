import { Footer } from "@petbox/design-system/components/Footer";
import { Header } from "@petbox/design-system/components/Header";
import { PageLayout } from "@petbox/design-system/components/PageLayout";
import { firstNameOf } from "@petbox/domain/identity/fullName";
import { type Species, speciesFromQuery } from "@petbox/domain/pet/species";
import { memo } from "react";
import { useLocation } from "react-router-dom";
import { PageOutlet } from "../../app/PageOutlet.tsx";
import { usePageHandle } from "../../app/pageRoute.ts";
import { useInApp, useSession } from "../../app/services.ts";
import { useIsHydrated } from "../../browser/useIsHydrated.ts";
import { isSubscriber } from "../../session/isSubscriber.ts";
import { useLayoutNavigation } from "./navigatedLayout.ts";
import type { SiteLayoutOptions } from "./siteLayoutOptions.ts";

export { SiteLayout as Component };

/** The site's header and footer around a page. Both stay mounted across navigations. */
function SiteLayout() {
  const { width = "page", footer = "everywhere", fills, ...layout } = usePageHandle()?.layout ?? {};
  const pet = usePagePet(layout);
  const { visitor, answers, inApp } = useSession();
  const isInApp = useInApp();
  const Navigation = useLayoutNavigation();
  const account = visitor.authorized
    ? { user: { firstName: firstNameOf(visitor.name ?? "") }, hasSubscriptions: isSubscriber(visitor) }
    : // After a payment, a prompt to subscribe would only distract.
      { hasSubscriptions: answers.subscription !== undefined };
  const hasFooter = footer === "everywhere" || !isInApp;
  return (
    <PageLayout
      width={width}
      fills={fills}
      header={Navigation && isInApp ? undefined : <Header {...account} pet={pet} inApp={inApp} />}
      navigation={Navigation && <Navigation />}
      footer={hasFooter ? <SiteFooter pet={pet} isSubscriber={isSubscriber(visitor)} /> : undefined}
    >
      <PageOutlet />
    </PageLayout>
  );
}

/** The species that the page is about. The document is prerendered without a query. */
function usePagePet({
  pet,
  hasPetInQuery = false,
}: Pick<SiteLayoutOptions, "pet" | "hasPetInQuery">): Species | undefined {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  return hasPetInQuery && isHydrated ? speciesFromQuery(new URLSearchParams(search).get("pet")) : pet;
}

/** Memoised, so that it does not render again for every change of the session. */
const SiteFooter = memo(Footer);
