import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { renewalStanding } from "@petbox/domain/renewal/renewal";
import { attentionOf } from "@petbox/domain/subscription/attention";
import { factsOfDetails } from "@petbox/domain/subscription/knownFacts";
import { isSuspended, planBanner, suspendedText } from "@petbox/domain/subscription/planBanner";
import { planPermissions } from "@petbox/domain/subscription/planPermissions";
import type { SubscribedPlan, SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { type ReactNode, useState } from "react";
import { createToaster, ToastRegion } from "../../components/feedback/Toast/index.ts";
import { SettledSections } from "../shipments/SettledSections.ts";
import { PlanActionButtons } from "./PlanActionButtons.tsx";
import { PlanAttention, type PlanAttentionProps } from "./PlanAttention.tsx";
import { PlanBilling } from "./PlanBilling.tsx";
import { PlanDetails } from "./PlanDetails.tsx";
import { PlanHistory } from "./PlanHistory.tsx";
import { PlanInvoices, UnconfirmedBoleto } from "./PlanInvoices.tsx";
import { SideBySide } from "./PlanScreen.styles.ts";

/** One day in milliseconds: the toast stays until it is closed. */
const aDay = 24 * 60 * 60 * 1000;

/** Toast for a suspended subscription, independent of the page's notice (MAN-193). */
function SuspendedToast() {
  const [toaster] = useState(() => {
    const made = createToaster();
    made.showToast({
      tone: "warning",
      title: suspendedText,
      description: "Faz mais de um mês que o pagamento não passa: nenhuma caixa sai até ele ser regularizado.",
    });
    return made;
  });
  return <ToastRegion toaster={toaster} duration={aDay} />;
}

export interface PlanScreenProps extends Pick<PlanAttentionProps, "onRegularise" | "onRenew"> {
  readonly page: SubscriptionDetails;
  readonly subscription: SubscribedPlan;
  readonly today: CivilDate;
  /** The shipment tracker. */
  readonly boxes: ReactNode;
  /** Starts the cancellation; without it the button is hidden. */
  readonly onCancel?: (() => void) | undefined;
  /** Whether the customer has just asked to cancel on this page. @default false */
  readonly hasJustAsked?: boolean;
}

/** A box subscription (MAN-048 to MAN-053): notice, tracker, details, billing and history. */
export function PlanScreen(props: PlanScreenProps) {
  const { page, subscription, today, boxes, onRegularise, onRenew, onCancel, hasJustAsked = false } = props;
  const { isRenewalOff, iterationFlag, isCancelAsked, invoices, history = [] } = page;
  const allowed = planPermissions({ ...subscription, planCode: subscription.plan.code, isCancelAsked, iterationFlag });
  const renewal = renewalStanding({ ...subscription, isRenewalOff, isCancelAsked }, today);
  const attention = attentionOf(factsOfDetails(page), today);
  const banner = planBanner({ ...subscription, isRenewalOff });
  const isRenewalTold = banner === undefined && attention.kind === "renewal";
  const isRenewalOffered = banner?.kind === "renewal-offer" || banner?.kind === "ended-renewal-offer";
  const payment = attention.kind === "payment" ? attention.payment : undefined;
  return (
    <SettledSections gap="s6">
      <PlanAttention
        {...{ attention, banner, page, today, onRegularise, onRenew, onCancel, hasJustAsked }}
        subscription={subscription.code}
      />
      {isSuspended(subscription) ? <SuspendedToast /> : null}
      {payment === undefined ? <UnconfirmedBoleto invoices={invoices} /> : null}
      {boxes}
      <PlanDetails
        {...{ subscription, isCancelAsked, isRenewalOff, attention }}
        actions={<PlanActionButtons {...{ allowed, renewal, isRenewalTold, isRenewalOffered, onRenew, onCancel }} />}
      />
      <PlanBilling {...{ page, today }} />
      <SideBySide>
        <PlanInvoices {...{ invoices, payment }} />
        <PlanHistory entries={history} />
      </SideBySide>
    </SettledSections>
  );
}
