import { scheduledListData } from "@petbox/api-client/scheduled/pageData";
import { useSubscriptionMoved } from "@petbox/api-client/subscriptions/useSubscriptionMoved";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import {
  OwnScheduledShellScreen,
  OwnScheduledSkeleton,
} from "@petbox/design-system/screens/scheduled/OwnScheduledShellScreen";
import { NoScheduledScreen, ScheduledListScreen } from "@petbox/design-system/screens/scheduled/ScheduledListScreen";
import { usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useServices, useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { useScheduledKind } from "./useScheduledKind.ts";

export { ScheduledListPage as Component, ScheduledListPage as HydrateFallback };

export const loader = accountLoader();

/** /assinaturas/higiene and /assinaturas/alimentos-umidos (MAN-060, SUB-102). */
function ScheduledListPage() {
  const kind = useScheduledKind();
  const { customerCode } = useSession();
  const { connectRealtime } = useServices();
  const today = useToday();
  const result = usePageData(scheduledListData[kind]);
  const { revalidate } = usePageDataCache(scheduledListData[kind]);
  // A failed read is left to its own retry, which a revalidation would block.
  useSubscriptionMoved(customerCode, connectRealtime, () => (result.status === "ready" ? revalidate() : undefined));
  return (
    <OwnScheduledShellScreen kind={kind}>
      <AsyncResultView result={result} skeleton={<OwnScheduledSkeleton />} empty={<NoScheduledScreen kind={kind} />}>
        {(subscriptions) => <ScheduledListScreen {...{ kind, subscriptions, today }} />}
      </AsyncResultView>
    </OwnScheduledShellScreen>
  );
}
