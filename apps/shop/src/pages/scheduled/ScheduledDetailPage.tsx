import { usePageReturn } from "@petbox/api-client/realtime/usePageReturn";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import {
  OwnScheduledLayout,
  OwnScheduledSkeleton,
} from "@petbox/design-system/screens/scheduled/OwnScheduledShellScreen";
import { ScheduledDetailScreen } from "@petbox/design-system/screens/scheduled/ScheduledDetailScreen";
import { useToday } from "../../app/useToday.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { NothingThere } from "../site/NothingThere.tsx";
import { useOwnScheduled } from "./useOwnScheduled.ts";
import { useScheduledKind } from "./useScheduledKind.ts";

export { ScheduledDetailPage as Component, ScheduledDetailShell as HydrateFallback };

export const loader = accountLoader();

/** /assinaturas/higiene/{code} and /assinaturas/alimentos-umidos/{code} (MAN-027, MAN-031). */
function ScheduledDetailPage() {
  const { reference, result, revalidate } = useOwnScheduled("detail");
  const today = useToday();
  usePageReturn(true, () => void revalidate(), { windowsBeside: true });
  return (
    <AsyncResultView result={result} skeleton={<ScheduledDetailShell />} empty={<NothingThere />} headingLevel={1}>
      {(subscription) => (
        <OwnScheduledLayout kind={reference.kind} code={reference.code}>
          <ScheduledDetailScreen kind={reference.kind} subscription={subscription} today={today} />
        </OwnScheduledLayout>
      )}
    </AsyncResultView>
  );
}

function ScheduledDetailShell() {
  return (
    <OwnScheduledLayout kind={useScheduledKind()} code="">
      <OwnScheduledSkeleton />
    </OwnScheduledLayout>
  );
}
