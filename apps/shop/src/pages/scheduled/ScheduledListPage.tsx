import { usePageData } from "@petbox/api-client/page/usePageData";
import { scheduledListData } from "@petbox/api-client/scheduled/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { NoScheduledScreen } from "@petbox/design-system/screens/scheduled/NoScheduledScreen";
import {
  OwnScheduledLayout,
  OwnScheduledSkeleton,
} from "@petbox/design-system/screens/scheduled/OwnScheduledShellScreen";
import { ScheduledListScreen } from "@petbox/design-system/screens/scheduled/ScheduledListScreen";
import { useSession } from "../../app/services.ts";
import { useScheduledKind } from "./useScheduledKind.ts";

export { ScheduledListPage as Page, ScheduledListShell as Shell };

/** /assinaturas/higiene and /assinaturas/alimentos-umidos (MAN-060, SUB-102). */
function ScheduledListPage() {
  const kind = useScheduledKind();
  const { customerCode } = useSession();
  const result = usePageData(scheduledListData[kind], { whose: customerCode, parameters: {} });
  return (
    <OwnScheduledLayout kind={kind}>
      <AsyncResultView result={result} skeleton={<OwnScheduledSkeleton />} empty={<NoScheduledScreen kind={kind} />}>
        {(subscriptions) => <ScheduledListScreen kind={kind} subscriptions={subscriptions} />}
      </AsyncResultView>
    </OwnScheduledLayout>
  );
}

function ScheduledListShell() {
  return (
    <OwnScheduledLayout kind={useScheduledKind()}>
      <OwnScheduledSkeleton />
    </OwnScheduledLayout>
  );
}
