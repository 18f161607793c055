import { Footer } from "@petbox/design-system/components/Footer";
import { Header } from "@petbox/design-system/components/Header";
import { PageLayout } from "@petbox/design-system/components/PageLayout";
import { firstNameOf } from "@petbox/domain/identity/fullName";
import { PageOutlet } from "../../app/PageOutlet.tsx";
import { useSession } from "../../app/services.ts";
import { useInApp } from "../../app/useInApp.ts";
import { usePageHandle } from "../../app/usePageHandle.ts";

export { SiteLayout as Component };

/** A constant element, so that it does not render again when the session has loaded. */
const siteFooter = <Footer />;

/** The site's header and footer around a page. Both stay mounted across navigations. */
function SiteLayout() {
  const { pet, width = "page", footer = "everywhere", fills } = usePageHandle()?.layout ?? {};
  const { visitor, inApp } = useSession();
  const isInApp = useInApp();
  const account = visitor.authorized
    ? { user: { firstName: firstNameOf(visitor.name ?? "") }, hasSubscriptions: visitor.subscriptions > 0 }
    : {};
  return (
    <PageLayout
      width={width}
      fills={fills}
      header={<Header {...account} pet={pet} inApp={inApp} />}
      footer={footer === "outside-app" && isInApp ? undefined : siteFooter}
    >
      <PageOutlet />
    </PageLayout>
  );
}
