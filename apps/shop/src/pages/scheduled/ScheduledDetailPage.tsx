import { usePageReturn } from "@petbox/api-client/realtime/usePageReturn";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import {
  OwnScheduledLayout,
  OwnScheduledSkeleton,
} from "@petbox/design-system/screens/scheduled/OwnScheduledShellScreen";
import {
  ScheduledDetailScreen,
  type ScheduledDetailScreenProps,
} from "@petbox/design-system/screens/scheduled/ScheduledDetailScreen";
import { purchaseName } from "@petbox/domain/scheduled/purchaseName";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
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
      {(subscription) => <Detail kind={reference.kind} subscription={subscription} today={today} />}
    </AsyncResultView>
  );
}

function Detail({ kind, subscription, today }: ScheduledDetailScreenProps) {
  const { code, status, items } = subscription;
  const name = purchaseName(kind, items);
  return (
    <OwnScheduledLayout kind={kind} code={code} name={name} status={status} crumb="Detalhes">
      <DocumentTitle>{name}</DocumentTitle>
      <ScheduledDetailScreen kind={kind} subscription={subscription} today={today} />
    </OwnScheduledLayout>
  );
}

function ScheduledDetailShell() {
  return (
    <OwnScheduledLayout kind={useScheduledKind()} code="">
      <OwnScheduledSkeleton />
    </OwnScheduledLayout>
  );
}
