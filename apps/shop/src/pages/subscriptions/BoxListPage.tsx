import { boxListPageData } from "@petbox/api-client/subscriptions/pageData";
import { useSubscriptionMoved } from "@petbox/api-client/subscriptions/useSubscriptionMoved";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import {
  BoxListScreen,
  BoxListShellScreen,
  BoxListSkeleton,
  NoBoxSubscriptionScreen,
} from "@petbox/design-system/screens/subscriptions/BoxListScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { attentionOf, isOwed } from "@petbox/domain/subscription/attention";
import { factsOfListed } from "@petbox/domain/subscription/knownFacts";
import type { ListedSubscription } from "@petbox/domain/subscription/listedSubscription";
import type { NamedSubscription } from "@petbox/domain/subscription/listNews";
import { useState } from "react";
import { usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useRevalidateAtExpiry } from "../../app/useRevalidateAtExpiry.ts";
import { useToday } from "../../app/useToday.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { Resolution } from "../resolution/lazyResolution.ts";
import { useFollowedPayment } from "../resolution/useFollowedPayment.ts";
import { ListAnnouncement } from "./ListAnnouncement.tsx";

export { BoxListPage as Component, BoxListPage as HydrateFallback };

export const loader = accountLoader(boxListPageData);

/** /assinaturas/box (MAN-025, MAN-026): the customer's subscriptions to boxes. */
function BoxListPage() {
  const today = useToday();
  const result = usePageData(boxListPageData);
  const { revalidate } = usePageDataCache(boxListPageData);
  const [resolving, setResolving] = useState<string>();
  const [followed, setFollowed] = useState<string>();
  // Not while the dialog is open: a revalidation may remove the button that gets the focus back. A failed read is left to
  // its own retry, which a revalidation would block.
  async function onChange(): Promise<void> {
    if (resolving === undefined && result.status === "ready") await revalidate();
  }
  useSubscriptionMoved(onChange);
  const listed = readyValue(result);
  const payer = listed?.find(({ code }) => code === followed);
  const attention = payer && attentionOf(factsOfListed(payer), today);
  useFollowedPayment(attention && isOwed(attention) ? followed : undefined, attention, onChange);
  useRevalidateAtExpiry(listed?.map(({ facts }) => facts?.payment) ?? [], onChange);

  function close(isAwaited = false): void {
    setFollowed(isAwaited ? resolving : undefined);
    setResolving(undefined);
    void revalidate();
  }
  return (
    <BoxListShellScreen>
      <ListAnnouncement items={listed} nameItem={named} today={today} />
      <AsyncResultView result={result} skeleton={<BoxListSkeleton />} empty={<NoBoxSubscriptionScreen />}>
        {(subscriptions) => (
          <BoxListScreen {...{ subscriptions, today }} onResolve={({ code }) => setResolving(code)} />
        )}
      </AsyncResultView>
      <Resolution subscription={resolving} onClose={close} />
    </BoxListShellScreen>
  );
}

function named(listed: ListedSubscription): NamedSubscription {
  return { code: listed.code, name: listed.pet.name ?? "Seu pet", facts: factsOfListed(listed) };
}
