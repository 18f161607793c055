import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { isSuspended, planBanner } from "@petbox/domain/subscription/planBanner";
import { planPermissions } from "@petbox/domain/subscription/planPermissions";
import type { SubscribedPlan, SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { PlanActionButtons } from "./PlanActionButtons.tsx";
import { PlanBilling } from "./PlanBilling.tsx";
import { PlanDetails } from "./PlanDetails.tsx";
import { PlanHistory } from "./PlanHistory.tsx";
import { PlanInvoices, UnconfirmedBoleto } from "./PlanInvoices.tsx";
import { PlanNotice, type PlanNoticeProps } from "./PlanNotice.tsx";
import { SuspendedToast } from "./SuspendedToast.tsx";

export interface PlanScreenProps extends Pick<PlanNoticeProps, "onRegularise" | "onRenew"> {
  readonly page: SubscriptionDetails;
  readonly subscription: SubscribedPlan;
  readonly today: CivilDate;
  /** The shipment tracker. */
  readonly boxes: ReactNode;
  /** Starts the cancellation; without it the button is hidden. */
  readonly onCancel?: (() => void) | undefined;
}

/** A box subscription (MAN-048 to MAN-053): notice, details, tracker, billing and history. */
export function PlanScreen({ page, subscription, today, boxes, onRegularise, onRenew, onCancel }: PlanScreenProps) {
  const { isRenewalOff, iterationFlag, isCancelAsked, invoices, history = [] } = page;
  const allowed = planPermissions({ ...subscription, planCode: subscription.plan.code, iterationFlag });
  const banner = planBanner({ ...subscription, isRenewalOff });
  return (
    <Stack gap="s6">
      {banner === undefined ? null : (
        <PlanNotice {...{ banner, onRegularise, onRenew }} subscription={subscription.code} />
      )}
      {isSuspended(subscription) ? <SuspendedToast /> : null}
      {banner?.kind === "waiting" && banner.by === "boleto" ? null : <UnconfirmedBoleto invoices={invoices} />}
      <PlanDetails
        {...{ subscription, isCancelAsked, today }}
        // An overdue subscription is paid from its notice; a suspended one has no notice (decision 41).
        onRegularise={isSuspended(subscription) ? onRegularise : undefined}
        actions={<PlanActionButtons {...{ allowed, onRenew, onCancel }} />}
      />
      {boxes}
      <PlanBilling {...{ page, today }} />
      <PlanInvoices invoices={invoices} />
      <PlanHistory entries={history} />
    </Stack>
  );
}
