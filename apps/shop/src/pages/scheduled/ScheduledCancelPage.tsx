import { useForgetOverdue } from "@petbox/api-client/account/hooks";
import { failureOf } from "@petbox/api-client/client/apiError";
import { cancelScheduled, type ScheduledRef } from "@petbox/api-client/scheduled/ownApi";
import { ownScheduledData, scheduledListData } from "@petbox/api-client/scheduled/pageData";
import { subscriptionHubPageData } from "@petbox/api-client/subscriptions/pageData";
import { ChangeableScheduledScreen } from "@petbox/design-system/screens/scheduled/ChangeableScheduledScreen";
import { ScheduledCancelScreen } from "@petbox/design-system/screens/scheduled/ScheduledCancelScreen";
import { isReplyLost } from "@petbox/domain/failure/failure";
import { asCanceled, isOngoing, type OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import { cancelFailureText } from "@petbox/domain/scheduled/ownScheduledTexts";
import type { ScheduledCancel } from "@petbox/domain/scheduled/scheduledCancel";
import { subscriptionPaths } from "@petbox/domain/site/paths";
import { inAppIf } from "@petbox/domain/site/withApp";
import { useLocation } from "react-router-dom";
import { usePageDataCache } from "../../app/pageData.ts";
import { useInApp, useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { revalidateIfRefused } from "../../forms/revalidateIfRefused.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { OwnScheduledView } from "./OwnScheduledView.tsx";
import { type ReadScheduled, useOwnScheduled } from "./useOwnScheduled.ts";

export { ScheduledCancelPage as Component, ScheduledCancelPage as HydrateFallback };

export const loader = accountLoader();

/** /assinaturas/{kind}/{code}/cancelar (MAN-030, MAN-033). */
function ScheduledCancelPage() {
  const { reference, result, revalidate } = useOwnScheduled("cancel");
  return (
    <OwnScheduledView reference={reference} result={result} title="Cancelar assinatura" crumb="Cancelar">
      {(subscription) => (
        <Cancel key={reference.code} reference={reference} subscription={subscription} revalidate={revalidate} />
      )}
    </OwnScheduledView>
  );
}

/** The hub's count of each kind. */
const hubCounts = { hygiene: "mats", "wet-food": "wetFoods" } as const;

interface CancelProps {
  readonly reference: ScheduledRef;
  readonly subscription: OwnScheduled;
  readonly revalidate: ReadScheduled["revalidate"];
}

function Cancel({ reference, subscription, revalidate }: CancelProps) {
  const { client, drafts } = useServices();
  const { pathname } = useLocation();
  const inApp = useInApp();
  const today = useToday();
  const hub = usePageDataCache(subscriptionHubPageData);
  const list = usePageDataCache(scheduledListData[reference.kind]);
  const detail = usePageDataCache(ownScheduledData[reference.kind].detail);
  const { mutate } = usePageDataCache(ownScheduledData[reference.kind].cancel);
  const forgetOverdue = useForgetOverdue();
  const { pending, failure, submit } = useSubmit<ScheduledCancel>(async (request, navigate) => {
    try {
      await revalidateIfRefused(() => cancelScheduled(client, reference, request), revalidate);
    } catch (thrown) {
      // A request whose reply was lost may have cancelled it.
      const now = isReplyLost(failureOf(thrown)) ? await revalidate() : undefined;
      if (!now || isOngoing(now)) throw thrown;
    }
    drafts.forget(pathname);
    const count = hubCounts[reference.kind];
    // Each page reads its data again; until then none must show the subscription as active.
    await hub.mutate((counts) => ({ ...counts, [count]: Math.max(counts[count] - 1, 0) }));
    await list.mutate((listed) => listed.filter(({ code }) => code !== subscription.code));
    await mutate((own) => asCanceled(own, today));
    await detail.mutate((own) => asCanceled(own, today));
    await forgetOverdue(subscription.code);
    await navigate(inAppIf(inApp, subscriptionPaths.hub), { state: { notice: "canceled" } });
  });
  const state = {
    kind: reference.kind,
    subscription,
    pending,
    failure: failure && cancelFailureText(failure),
  };
  return (
    <ChangeableScheduledScreen {...state} today={today}>
      <ScheduledCancelScreen {...state} onCancel={(request) => void submit(request)} />
    </ChangeableScheduledScreen>
  );
}
