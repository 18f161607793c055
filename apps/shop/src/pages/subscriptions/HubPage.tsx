import { subscriptionHubPageData } from "@petbox/api-client/subscriptions/pageData";
import { useSubscriptionMoved } from "@petbox/api-client/subscriptions/useSubscriptionMoved";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { ToastRegion } from "@petbox/design-system/components/Toast";
import { HubScreen, HubShellScreen, HubSkeleton } from "@petbox/design-system/screens/subscriptions/HubScreen";
import { scheduledCanceledText } from "@petbox/domain/scheduled/ownScheduledTexts";
import { useNotice } from "../../app/notice.ts";
import { usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useInApp } from "../../app/services.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { OverdueList } from "../account/OverdueList.tsx";
import { useOverdueSubscriptions } from "../account/useOverdueSubscriptions.ts";

export { HubPage as Component, HubPage as HydrateFallback };

export const loader = accountLoader(subscriptionHubPageData);

/** /assinaturas (SUB-093): the customer's subscriptions, by kind. */
function HubPage() {
  const inApp = useInApp();
  const toaster = useNotice("canceled", { tone: "success", description: scheduledCanceledText });
  const result = usePageData(subscriptionHubPageData);
  const { revalidate } = usePageDataCache(subscriptionHubPageData);
  const overdue = useOverdueSubscriptions([]);
  // A failed read is left to its own retry, which a revalidation would block.
  useSubscriptionMoved(async () => {
    if (overdue.isKnown) void overdue.revalidate();
    if (result.status === "ready") await revalidate();
  });
  return (
    <HubShellScreen>
      {/* Both appear at once, so that nothing moves; a list that takes long follows later. */}
      <AsyncResultView
        result={overdue.isKnown || overdue.isSlow ? result : { status: "loading" }}
        skeleton={<HubSkeleton />}
      >
        {(counts) => <HubScreen counts={counts} inApp={inApp} needs={<OverdueList {...overdue} />} />}
      </AsyncResultView>
      <ToastRegion toaster={toaster} />
    </HubShellScreen>
  );
}
