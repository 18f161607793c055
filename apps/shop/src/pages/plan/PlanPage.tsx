import { planPageData } from "@petbox/api-client/plan/pageData";
import { useSubscriptionMoved } from "@petbox/api-client/subscriptions/useSubscriptionMoved";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { VisuallyHidden } from "@petbox/design-system/components/VisuallyHidden";
import { FirstPaymentScreen } from "@petbox/design-system/screens/plan/FirstPaymentScreen";
import { PlanNotFoundScreen } from "@petbox/design-system/screens/plan/PlanNotFoundScreen";
import { PlanScreen } from "@petbox/design-system/screens/plan/PlanScreen";
import { PlanShellScreen, PlanSkeleton } from "@petbox/design-system/screens/plan/PlanShellScreen";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { ofPet } from "@petbox/domain/pet/phrases";
import { attentionOf, isOwed } from "@petbox/domain/subscription/attention";
import { factsOfDetails } from "@petbox/domain/subscription/knownFacts";
import type { SubscribedPlan, SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { type ComponentProps, useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useRevalidateAtExpiry } from "../../app/useRevalidateAtExpiry.ts";
import { useToday } from "../../app/useToday.ts";
import { lazyDialog } from "../../lazy/lazyPart.tsx";
import { accountLoader } from "../account/accountLoader.ts";
import { Resolution } from "../resolution/lazyResolution.ts";
import { useFollowedPayment } from "../resolution/useFollowedPayment.ts";
import { Shipments } from "../shipments/Shipments.tsx";
import { ListAnnouncement } from "../subscriptions/ListAnnouncement.tsx";

export { SubscribedPlanPage as Component, SubscribedPlanPage as HydrateFallback };

export const loader = accountLoader(planPageData);

const RenewSection = lazyDialog(() => import("../renewal/RenewSection.tsx"), "isOpen");

const CancelSection = lazyDialog(() => import("../cancellation/CancelSection.tsx"), "isOpen");

interface PlanContentProps {
  readonly page: SubscriptionDetails;
  readonly subscription: SubscribedPlan;
}

/** The details of a subscription and its dialogs. A known successor shows the boxes instead. */
function PlanContent({ page, subscription }: PlanContentProps) {
  const { revalidate } = usePageDataCache(planPageData);
  const [openDialog, setOpenDialog] = useState<"resolution" | "renewal" | "cancellation">();
  const [hasJustAsked, setHasJustAsked] = useState(false);
  const [isPaymentFollowed, setPaymentFollowed] = useState(false);
  const today = useToday();
  const pages = useMemo(() => [page], [page]);
  const { status } = subscription;
  const hasEnded = status === "expired" || status === "canceled";
  // The notice covers an overdue status even without its charge, and an ended subscription has no month to pay.
  const attention = attentionOf(factsOfDetails(page, today), today);
  const isDebtShown = hasEnded || status === "overdue" || isOwed(attention);
  const resolve = () => setOpenDialog("resolution");
  const close = () => setOpenDialog(undefined);
  const onChange = () => void revalidate();
  const mayBePaid = isDebtShown || page.facts?.payment !== undefined;
  const followed = isPaymentFollowed && mayBePaid ? subscription.code : undefined;
  const { isRefused, forgetRefusal } = useFollowedPayment(followed, attention, revalidate);
  useRevalidateAtExpiry([page.facts?.payment], revalidate);
  const dialog = { page, subscription, onClose: close };
  const hasSuccessor = subscription.isRenewed && subscription.renewedInto !== undefined;

  return (
    <>
      <ListAnnouncement
        items={pages}
        nameItem={(page) => ({
          code: subscription.code,
          name: `Assinatura ${ofPet(page.pet)}`,
          facts: factsOfDetails(page, today),
        })}
        today={today}
      />
      <VisuallyHidden role="status">{isRefused ? "O banco não autorizou o último pagamento." : ""}</VisuallyHidden>
      <PlanScreen
        page={page}
        subscription={subscription}
        today={today}
        boxes={
          hasSuccessor ? null : (
            <Shipments
              subscription={subscription.code}
              debtsShown={isDebtShown ? [subscription.code] : []}
              onChange={onChange}
            />
          )
        }
        onResolve={resolve}
        isPaymentRefused={isRefused}
        onRenew={() => setOpenDialog("renewal")}
        onCancel={() => setOpenDialog("cancellation")}
        hasJustAsked={hasJustAsked}
      />
      <Resolution
        subscription={openDialog === "resolution" ? subscription.code : undefined}
        onPaid={onChange}
        onClose={(isAwaited = false) => {
          close();
          setPaymentFollowed(isAwaited);
          if (isAwaited) forgetRefusal();
          onChange();
        }}
      />
      <RenewSection isOpen={openDialog === "renewal"} {...dialog} />
      <CancelSection isOpen={openDialog === "cancellation"} onAsked={() => setHasJustAsked(true)} {...dialog} />
    </>
  );
}

interface FirstPaymentProps extends ComponentProps<typeof FirstPaymentScreen> {
  readonly onBegin: () => void;
}

/** A subscription whose first payment is pending. The page follows the bank's reply. */
function FirstPayment({ onBegin, ...props }: FirstPaymentProps) {
  const { revalidate } = usePageDataCache(planPageData);
  useSubscriptionMoved(async () => {
    const page = await revalidate();
    if (page?.subscription) onBegin();
  });
  return <FirstPaymentScreen {...props} />;
}

/** /plano/{code}: a subscription, by its code or its contract id (MAN-021). */
function SubscribedPlanPage() {
  const { code } = useParams();
  const result = usePageData(planPageData);
  const [begun, setBegun] = useState<string>();
  const name = nameOf(result);
  return (
    <PlanShellScreen name={name}>
      <DocumentTitle>{name === undefined ? "Assinatura" : `Assinatura ${name}`}</DocumentTitle>
      <VisuallyHidden role="status">
        {begun !== undefined && begun === code ? "O primeiro pagamento foi aprovado, e a assinatura começou." : ""}
      </VisuallyHidden>
      <AsyncResultView result={result} skeleton={<PlanSkeleton />} empty={<PlanNotFoundScreen />}>
        {(page) => {
          const { subscription, awaiting, pet, statusText } = page;
          if (subscription !== undefined) return <PlanContent key={code} {...{ page, subscription }} />;
          return awaiting === undefined ? (
            <PlanNotFoundScreen statusText={statusText} />
          ) : (
            <FirstPayment subscription={awaiting} {...{ pet, statusText }} onBegin={() => setBegun(code)} />
          );
        }}
      </AsyncResultView>
    </PlanShellScreen>
  );
}

/** What follows "Assinatura" in the title. */
function nameOf(result: AsyncResult<SubscriptionDetails | null>): string | undefined {
  if (result.status !== "ready") return undefined;
  if (result.value === null) return "não encontrada";
  const { subscription, pet } = result.value;
  return subscription === undefined && pet.name === undefined ? undefined : ofPet(pet);
}
