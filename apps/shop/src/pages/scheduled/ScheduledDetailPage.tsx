import { useSubscriptionMoved } from "@petbox/api-client/subscriptions/useSubscriptionMoved";
import { ToastRegion } from "@petbox/design-system/components/Toast";
import { ScheduledDetailScreen } from "@petbox/design-system/screens/scheduled/ScheduledDetailScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { factsOfOwnScheduled, type OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import { ownPurchaseName, scheduledChangedText } from "@petbox/domain/scheduled/ownScheduledTexts";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import type { NamedSubscription } from "@petbox/domain/subscription/listNews";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { useNotice } from "../../app/notice.ts";
import { useRevalidateAtExpiry } from "../../app/useRevalidateAtExpiry.ts";
import { useToday } from "../../app/useToday.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { ListAnnouncement } from "../subscriptions/ListAnnouncement.tsx";
import { OwnScheduledView } from "./OwnScheduledView.tsx";
import { useOwnScheduled } from "./useOwnScheduled.ts";

export { ScheduledDetailPage as Component, ScheduledDetailPage as HydrateFallback };

export const loader = accountLoader();

/** /assinaturas/higiene/{code} and /assinaturas/alimentos-umidos/{code} (MAN-027, MAN-031). */
function ScheduledDetailPage() {
  const { reference, result, revalidate } = useOwnScheduled("detail");
  const { kind } = reference;
  const today = useToday();
  // A failed read is left to its own retry, which a revalidation would block.
  useSubscriptionMoved(() => (result.status === "ready" ? revalidate() : undefined));
  useRevalidateAtExpiry([readyValue(result)?.facts?.payment], revalidate);
  return (
    <OwnScheduledView
      reference={reference}
      result={result}
      shellOf={(own) => ({ name: ownPurchaseName(kind, own), status: own.status, crumb: "Detalhes" })}
    >
      {(subscription) => (
        <>
          <DocumentTitle>{ownPurchaseName(kind, subscription)}</DocumentTitle>
          <ScheduledDetailScreen kind={kind} subscription={subscription} today={today} />
          <ListAnnouncement items={[subscription]} nameItem={(own) => named(kind, own)} today={today} />
          <ChangeNotice subscription={subscription} />
        </>
      )}
    </OwnScheduledView>
  );
}

function named(kind: ScheduledKind, own: OwnScheduled): NamedSubscription {
  return { code: own.code, name: ownPurchaseName(kind, own), facts: factsOfOwnScheduled(own) };
}

/** Confirms a change that was just saved. */
function ChangeNotice({ subscription }: { readonly subscription: OwnScheduled }) {
  const description = scheduledChangedText(subscription);
  return <ToastRegion toaster={useNotice("changed", { tone: "success", description })} />;
}
