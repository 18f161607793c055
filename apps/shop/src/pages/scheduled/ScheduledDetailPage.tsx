import { usePageReturn } from "@petbox/api-client/realtime/usePageReturn";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import {
  OwnScheduledShellScreen,
  OwnScheduledSkeleton,
} from "@petbox/design-system/screens/scheduled/OwnScheduledShellScreen";
import { ScheduledDetailScreen } from "@petbox/design-system/screens/scheduled/ScheduledDetailScreen";
import { purchaseName } from "@petbox/domain/scheduled/purchaseName";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { useToday } from "../../app/useToday.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { NothingThere } from "../site/NothingThere.tsx";
import { useOwnScheduled } from "./useOwnScheduled.ts";

export { ScheduledDetailPage as Component, ScheduledDetailPage as HydrateFallback };

export const loader = accountLoader();

/** /assinaturas/higiene/{code} and /assinaturas/alimentos-umidos/{code} (MAN-027, MAN-031). */
function ScheduledDetailPage() {
  const {
    reference: { kind },
    result,
    revalidate,
  } = useOwnScheduled("detail");
  const today = useToday();
  usePageReturn(true, () => void revalidate());
  return (
    <AsyncResultView
      result={result}
      skeleton={
        <OwnScheduledShellScreen kind={kind} code="">
          <OwnScheduledSkeleton />
        </OwnScheduledShellScreen>
      }
      empty={<NothingThere />}
      headingLevel={1}
    >
      {(subscription) => {
        const { code, status, items } = subscription;
        const name = purchaseName(kind, items);
        return (
          <OwnScheduledShellScreen kind={kind} code={code} name={name} status={status} crumb="Detalhes">
            <DocumentTitle>{name}</DocumentTitle>
            <ScheduledDetailScreen kind={kind} subscription={subscription} today={today} />
          </OwnScheduledShellScreen>
        );
      }}
    </AsyncResultView>
  );
}
