import { usePageData } from "@petbox/api-client/page/usePageData";
import { scheduledListData } from "@petbox/api-client/scheduled/pageData";
import { ReadingView } from "@petbox/design-system/components/ReadingView";
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
  const reading = usePageData(scheduledListData[kind], { whose: customerCode, parameters: {} });
  return (
    <OwnScheduledLayout kind={kind}>
      <ReadingView reading={reading} skeleton={<OwnScheduledSkeleton />} empty={<NoScheduledScreen kind={kind} />}>
        {(subscriptions) => <ScheduledListScreen kind={kind} subscriptions={subscriptions} />}
      </ReadingView>
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
