import { failureOf, refused } from "@petbox/api-client/client/apiError";
import { usePageReturn } from "@petbox/api-client/realtime/usePageReturn";
import { changeScheduled, type ScheduledRef } from "@petbox/api-client/scheduled/ownApi";
import { ownScheduledData } from "@petbox/api-client/scheduled/pageData";
import { ChangeableScheduledScreen } from "@petbox/design-system/screens/scheduled/ChangeableScheduledScreen";
import { type SavedChange, ScheduledChangeScreen } from "@petbox/design-system/screens/scheduled/ScheduledChangeScreen";
import { isReplyLost } from "@petbox/domain/failure/failure";
import { changedTotalText, scheduledTotalChanged } from "@petbox/domain/scheduled/changedTotal";
import { initialItems, isSameSelection, itemsChangeOf } from "@petbox/domain/scheduled/itemsChange";
import type { OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import { changeFailureText, nameWithCode } from "@petbox/domain/scheduled/ownScheduledTexts";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { pathTo } from "@petbox/domain/site/pathTo";
import { inAppIf } from "@petbox/domain/site/withApp";
import { useLocation } from "react-router-dom";
import { usePageDataCache } from "../../app/pageData.ts";
import { useInApp, useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { readBeforeCharge } from "../../forms/readBeforeCharge.ts";
import { revalidateIfRefused } from "../../forms/revalidateIfRefused.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { OwnScheduledView } from "./OwnScheduledView.tsx";
import { useOwnScheduled } from "./useOwnScheduled.ts";

export { ScheduledChangePage as Component, ScheduledChangePage as HydrateFallback };

export const loader = accountLoader();

/** /assinaturas/{kind}/{code}/alterar (MAN-029, MAN-032). */
function ScheduledChangePage() {
  const { reference, result, revalidate } = useOwnScheduled("change");
  // The address, and with it the freight, may have been changed in another tab.
  usePageReturn(result.status === "ready", () => void revalidate());
  return (
    <OwnScheduledView
      reference={reference}
      result={result}
      title="Alterar assinatura"
      crumb="Alterar"
      shellOf={(subscription) => ({ description: nameWithCode(reference.kind, subscription) })}
    >
      {(subscription) => <Change key={reference.code} reference={reference} subscription={subscription} />}
    </OwnScheduledView>
  );
}

interface ChangeProps {
  readonly reference: ScheduledRef;
  readonly subscription: OwnScheduled;
}

function Change({ reference, subscription }: ChangeProps) {
  const { client, drafts } = useServices();
  const { pathname } = useLocation();
  const inApp = useInApp();
  const today = useToday();
  const pages = ownScheduledData[reference.kind];
  const { mutate, revalidate, revalidateOrThrow } = usePageDataCache(pages.change);
  const detailCache = usePageDataCache(pages.detail);
  const { pending, failure, submit } = useSubmit<SavedChange>(async (change, navigate) => {
    // The server computes its own amount, so it would charge another one without a word (decision 81).
    const current = await readBeforeCharge(revalidateOrThrow, scheduledTotalChanged);
    const notice = changedTotalText(reference.kind, change.items, { seen: subscription, now: current });
    if (notice !== undefined) throw refused(notice, scheduledTotalChanged);
    try {
      await revalidateIfRefused(() => changeScheduled(client, reference, change), revalidate);
    } catch (thrown) {
      // A request whose reply was lost may have saved the change.
      const now = isReplyLost(failureOf(thrown)) ? await revalidate() : undefined;
      if (!now || !isSameSelection(initialItems(now), change.items)) throw thrown;
    }
    drafts.forget(pathname);
    const now = await revalidate();
    // A failed read leaves the data as they were. The change is saved all the same.
    const changed = !now || now === current ? withChange(reference, current, change) : now;
    // A further change starts from the current state, and the details show it at once.
    await mutate(() => changed);
    await detailCache.mutate(() => changed);
    const detail = pathTo(scheduledPages[reference.kind].detail, { code: reference.code });
    await navigate(inAppIf(inApp, detail), { state: { notice: "changed" } });
  });
  const state = {
    kind: reference.kind,
    subscription,
    pending,
    failure: failure && changeFailureText(failure),
  };
  return (
    <ChangeableScheduledScreen {...state} today={today}>
      <ScheduledChangeScreen {...state} onSave={(change) => void submit(change)} />
    </ChangeableScheduledScreen>
  );
}

/** The subscription after a saved change, as far as the shop knows it. */
function withChange({ kind }: ScheduledRef, subscription: OwnScheduled, saved: SavedChange): OwnScheduled {
  const { items, freight } = itemsChangeOf(kind, subscription, saved.items);
  return { ...subscription, items, freight };
}
