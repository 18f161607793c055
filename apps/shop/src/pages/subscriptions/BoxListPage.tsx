import { useKnownPageData, usePageData } from "@petbox/api-client/page/usePageData";
import { boxListPageData } from "@petbox/api-client/subscriptions/pageData";
import { useSubscriptionMoved } from "@petbox/api-client/subscriptions/useSubscriptionMoved";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { CardsSkeleton } from "@petbox/design-system/screens/account/CardsSkeleton";
import { BoxListScreen } from "@petbox/design-system/screens/subscriptions/BoxListScreen";
import { BoxListLayout, BoxListShellScreen } from "@petbox/design-system/screens/subscriptions/BoxListShellScreen";
import { NoBoxSubscriptionScreen } from "@petbox/design-system/screens/subscriptions/NoBoxSubscriptionScreen";
import { useState } from "react";
import { prefetchOwn } from "../../app/prefetchOwn.ts";
import { useServices, useSession } from "../../app/services.ts";
import { Regularisation } from "../regularisation/lazyRegularisation.ts";
import { useFollowedPayment } from "./useFollowedPayment.ts";

export { BoxListPage as Page, BoxListShellScreen as Shell };

export const prefetch = prefetchOwn(boxListPageData);

/** /assinaturas/box (MAN-025, MAN-026): the boxes that somebody subscribes to. */
function BoxListPage() {
  const { customerCode } = useSession();
  const { connectRealtime } = useServices();
  const asked = { whose: customerCode, parameters: {} };
  const result = usePageData(boxListPageData, asked);
  const { readAgain } = useKnownPageData(boxListPageData, asked);
  const [owed, setOwed] = useState<string>();
  const [followed, setFollowed] = useState<string>();
  // Not while the dialog is open: the button to which it gives the keyboard's place back may go with what is read.
  function onMoved(): void {
    if (owed === undefined) void readAgain();
  }
  useSubscriptionMoved(customerCode, connectRealtime, onMoved);
  useFollowedPayment(followed, onMoved);

  function close(): void {
    setFollowed(owed);
    setOwed(undefined);
    void readAgain();
  }
  return (
    <BoxListLayout>
      <AsyncResultView result={result} skeleton={<CardsSkeleton count={2} />} empty={<NoBoxSubscriptionScreen />}>
        {(subscriptions) => <BoxListScreen subscriptions={subscriptions} onRegularise={({ code }) => setOwed(code)} />}
      </AsyncResultView>
      <Regularisation subscription={owed} onClose={close} />
    </BoxListLayout>
  );
}
