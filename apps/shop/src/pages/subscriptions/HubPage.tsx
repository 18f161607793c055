import { usePageData } from "@petbox/api-client/page/usePageData";
import { subscriptionHubPageData } from "@petbox/api-client/subscriptions/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { ToastRegion } from "@petbox/design-system/components/Toast";
import { CardsSkeleton } from "@petbox/design-system/screens/account/CardsSkeleton";
import { HubScreen } from "@petbox/design-system/screens/subscriptions/HubScreen";
import { HubLayout, HubShellScreen } from "@petbox/design-system/screens/subscriptions/HubShellScreen";
import { scheduledCanceledText } from "@petbox/domain/scheduled/ownScheduledTexts";
import { prefetchOwn } from "../../app/prefetchOwn.ts";
import { useSession } from "../../app/services.ts";
import { useInApp } from "../../app/useInApp.ts";
import { useNotice } from "../../app/useNotice.ts";
import { canceledNotice } from "./canceledNotice.ts";

export { HubPage as Page, HubShellScreen as Shell };

export const prefetch = prefetchOwn(subscriptionHubPageData);

/** /assinaturas (SUB-093): what somebody subscribes to, kind by kind. */
function HubPage() {
  const { customerCode } = useSession();
  const inApp = useInApp();
  const toaster = useNotice(canceledNotice, { tone: "success", description: scheduledCanceledText });
  const result = usePageData(subscriptionHubPageData, { whose: customerCode, parameters: {} });
  return (
    <HubLayout>
      <AsyncResultView result={result} skeleton={<CardsSkeleton count={3} />}>
        {(counts) => <HubScreen counts={counts} inApp={inApp} />}
      </AsyncResultView>
      <ToastRegion toaster={toaster} />
    </HubLayout>
  );
}
