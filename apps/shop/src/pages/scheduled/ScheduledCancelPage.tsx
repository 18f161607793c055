import { cancelScheduled, type ScheduledRef } from "@petbox/api-client/scheduled/ownApi";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import {
  OwnScheduledLayout,
  OwnScheduledSkeleton,
} from "@petbox/design-system/screens/scheduled/OwnScheduledShellScreen";
import { ScheduledCancelScreen } from "@petbox/design-system/screens/scheduled/ScheduledCancelScreen";
import { ScheduledDetailScreen } from "@petbox/design-system/screens/scheduled/ScheduledDetailScreen";
import { isOngoing, type OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import { cancelFailureText } from "@petbox/domain/scheduled/ownScheduledTexts";
import type { ScheduledCancel } from "@petbox/domain/scheduled/scheduledCancel";
import { subscriptionPaths } from "@petbox/domain/site/paths";
import { inAppIf } from "@petbox/domain/site/withApp";
import { useLocation } from "react-router-dom";
import { useServices } from "../../app/services.ts";
import { useInApp } from "../../app/useInApp.ts";
import { useSubmit } from "../../app/useSubmit.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { NothingThere } from "../site/NothingThere.tsx";
import { canceledNotice } from "../subscriptions/canceledNotice.ts";
import { useOwnScheduled } from "./useOwnScheduled.ts";
import { useScheduledKind } from "./useScheduledKind.ts";

export { ScheduledCancelPage as Component, ScheduledCancelShell as HydrateFallback };

export const loader = accountLoader();

const title = "Cancelar assinatura";

/** /assinaturas/{kind}/{code}/cancelar (MAN-030, MAN-033). */
function ScheduledCancelPage() {
  const { asked, result } = useOwnScheduled("cancel");
  return (
    <AsyncResultView result={result} skeleton={<ScheduledCancelShell />} empty={<NothingThere />} headingLevel={1}>
      {(subscription) => (
        <OwnScheduledLayout kind={asked.kind} code={asked.code} title={title}>
          <Cancel key={asked.code} asked={asked} subscription={subscription} />
        </OwnScheduledLayout>
      )}
    </AsyncResultView>
  );
}

interface CancelProps {
  readonly asked: ScheduledRef;
  readonly subscription: OwnScheduled;
}

function Cancel({ asked, subscription }: CancelProps) {
  const { client, drafts } = useServices();
  const { pathname } = useLocation();
  const inApp = useInApp();
  const { pending, failure, submit } = useSubmit<ScheduledCancel>(async (request, navigate) => {
    await cancelScheduled(client, asked, request);
    drafts.forget(pathname);
    await navigate(inAppIf(inApp, subscriptionPaths.hub), { state: canceledNotice });
  });
  // Cancelled in another tab: there is nothing to cancel any more.
  if (!isOngoing(subscription) && !pending) {
    return <ScheduledDetailScreen kind={asked.kind} subscription={subscription} />;
  }
  return (
    <ScheduledCancelScreen
      kind={asked.kind}
      subscription={subscription}
      onCancel={(request) => void submit(request)}
      pending={pending}
      failure={failure && cancelFailureText(failure)}
    />
  );
}

function ScheduledCancelShell() {
  return (
    <OwnScheduledLayout kind={useScheduledKind()} code="" title={title}>
      <OwnScheduledSkeleton />
    </OwnScheduledLayout>
  );
}
