import { scheduledListData } from "@petbox/api-client/scheduled/pageData";
import { useSubscriptionMoved } from "@petbox/api-client/subscriptions/useSubscriptionMoved";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import {
  OwnScheduledShellScreen,
  OwnScheduledSkeleton,
} from "@petbox/design-system/screens/scheduled/OwnScheduledShellScreen";
import { NoScheduledScreen, ScheduledListScreen } from "@petbox/design-system/screens/scheduled/ScheduledListScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { purchaseName } from "@petbox/domain/scheduled/purchaseName";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { factsOfListed } from "@petbox/domain/subscription/knownFacts";
import type { ListedSubscription } from "@petbox/domain/subscription/listedSubscription";
import type { NamedSubscription } from "@petbox/domain/subscription/listNews";
import { usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useRevalidateAtExpiry } from "../../app/useRevalidateAtExpiry.ts";
import { useToday } from "../../app/useToday.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { ListAnnouncement } from "../subscriptions/ListAnnouncement.tsx";
import { useScheduledKind } from "./useScheduledKind.ts";

export { ScheduledListPage as Component, ScheduledListPage as HydrateFallback };

export const loader = accountLoader();

/** /assinaturas/higiene and /assinaturas/alimentos-umidos (MAN-060, SUB-102). */
function ScheduledListPage() {
  const kind = useScheduledKind();
  const today = useToday();
  const result = usePageData(scheduledListData[kind]);
  const { revalidate } = usePageDataCache(scheduledListData[kind]);
  const listed = readyValue(result);
  // A failed read is left to its own retry, which a revalidation would block.
  useSubscriptionMoved(() => (result.status === "ready" ? revalidate() : undefined));
  useRevalidateAtExpiry(listed?.map(({ facts }) => facts?.payment) ?? [], revalidate);
  return (
    <OwnScheduledShellScreen kind={kind}>
      <ListAnnouncement items={listed} nameItem={(each) => named(kind, each)} today={today} />
      <AsyncResultView result={result} skeleton={<OwnScheduledSkeleton />} empty={<NoScheduledScreen kind={kind} />}>
        {(subscriptions) => <ScheduledListScreen {...{ kind, subscriptions, today }} />}
      </AsyncResultView>
    </OwnScheduledShellScreen>
  );
}

function named(kind: ScheduledKind, listed: ListedSubscription): NamedSubscription {
  const name = purchaseName(
    kind,
    listed.scheduledItems.filter(({ isGone }) => !isGone),
  );
  return { code: listed.code, name, facts: factsOfListed(listed) };
}
