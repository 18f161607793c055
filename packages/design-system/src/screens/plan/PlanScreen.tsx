import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import {
  type NothingToCancel,
  nothingToCancel,
  nothingToCancelTexts,
} from "@petbox/domain/cancellation/nothingToCancel";
import { notRenewableText, type RenewalStanding, renewalStanding } from "@petbox/domain/renewal/renewal";
import { attentionOf } from "@petbox/domain/subscription/attention";
import { factsOfDetails } from "@petbox/domain/subscription/knownFacts";
import { isSuspended, planBanner, suspendedText } from "@petbox/domain/subscription/planBanner";
import { type PlanPermissions, planPermissions } from "@petbox/domain/subscription/planPermissions";
import type { SubscribedPlan, SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { createToaster, ToastRegion } from "../../components/feedback/Toast/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { SettledSections } from "../shipments/SettledSections.ts";
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
  const [toaster] = useState(createToaster);
  // Shown once the live region is on the page, which announces only what comes later.
  useEffect(() => {
    toaster.showToast({
      tone: "warning",
      title: suspendedText,
      description: "Faz mais de um mês que o pagamento não passa: nenhuma caixa sai até ele ser regularizado.",
    });
  }, [toaster]);
  return <ToastRegion toaster={toaster} duration={aDay} />;
}

export interface PlanScreenProps extends Pick<PlanAttentionProps, "onResolve" | "onRenew" | "isPaymentRefused"> {
  readonly page: SubscriptionDetails;
  readonly subscription: SubscribedPlan;
  readonly today: CivilDate;
  /** The shipment tracker. */
  readonly boxes: ReactNode;
  /** Starts the cancellation; without it the button is hidden. */
  readonly onCancel?: (() => void) | undefined;
  /** Whether the customer has just asked to cancel on this page. @default false */
  readonly hasJustAsked?: boolean | undefined;
}

/** A box subscription (MAN-048 to MAN-053): notice, tracker, details, billing and history. */
export function PlanScreen(props: PlanScreenProps) {
  const {
    page,
    subscription,
    today,
    boxes,
    onResolve,
    isPaymentRefused,
    onRenew,
    onCancel,
    hasJustAsked = false,
  } = props;
  const { isRenewalOff, iterationFlag, isCancelAsked, invoices, history = [] } = page;
  const flags = { isRenewalOff, iterationFlag };
  const allowed = planPermissions({ ...subscription, ...flags, planCode: subscription.plan.code, isCancelAsked });
  const nothing = isCancelAsked ? undefined : nothingToCancel({ ...subscription, ...flags });
  const renewal = renewalStanding({ ...subscription, isRenewalOff, isCancelAsked }, today);
  const attention = attentionOf(factsOfDetails(page, today), today);
  const banner = planBanner({ ...subscription, isRenewalOff, isCancelAsked });
  const isRenewalTold = banner === undefined && attention.kind === "renewal";
  const isRenewalOffered = banner?.kind === "renewal-offer" || banner?.kind === "ended-renewal-offer";
  const payment = attention.kind === "payment" ? attention.payment : undefined;
  return (
    <SettledSections gap="s6">
      <PlanAttention
        {...{ attention, banner, page, today, onResolve, isPaymentRefused, onRenew, onCancel, hasJustAsked }}
        subscription={subscription.code}
      />
      {isSuspended(subscription) ? <SuspendedToast /> : null}
      {payment === undefined ? <UnconfirmedBoleto invoices={invoices} /> : null}
      {boxes}
      <PlanDetails
        {...{ subscription, isCancelAsked, isRenewalOff, today, attention }}
        actions={
          <PlanActionButtons {...{ allowed, renewal, isRenewalTold, isRenewalOffered, nothing, onRenew, onCancel }} />
        }
      />
      <PlanBilling {...{ page, today }} />
      <SideBySide>
        <PlanInvoices {...{ invoices, payment }} />
        <PlanHistory entries={history} />
      </SideBySide>
    </SettledSections>
  );
}

interface PlanActionButtonsProps {
  /** The actions that the subscription allows (MAN-205, MAN-206). */
  readonly allowed: PlanPermissions;
  /** Whether the subscription renews itself, or cannot be renewed now. */
  readonly renewal: RenewalStanding;
  /** Whether the page's notice says that it renews itself. */
  readonly isRenewalTold: boolean;
  /** Whether the page's notice has the button that renews it. */
  readonly isRenewalOffered: boolean;
  /** Why nothing is left to cancel, if so. */
  readonly nothing: NothingToCancel | undefined;
  readonly onRenew: (() => void) | undefined;
  readonly onCancel: (() => void) | undefined;
}

/** Actions on a subscription; cancelling is as easy to find as renewing (decision 57). */
function PlanActionButtons(props: PlanActionButtonsProps) {
  const { allowed, renewal, isRenewalTold, isRenewalOffered, nothing, onRenew, onCancel } = props;
  const isRenewable = renewal.kind === "offered";
  const renew =
    allowed.renew && onRenew && !(isRenewable && isRenewalOffered) ? (
      <Button variant="secondary" onClick={() => onRenew()}>
        Renovar assinatura
      </Button>
    ) : null;
  const isCancellable = allowed.cancel && onCancel !== undefined;
  const isAutomaticUntold = allowed.renew && renewal.kind === "automatic" && !isRenewalTold;
  const note =
    nothing?.kind === "renewal-canceled"
      ? nothingToCancelTexts[nothing.kind]
      : isAutomaticUntold
        ? notRenewableText(renewal)
        : undefined;
  // The notice explains a pending cancellation, and nothing is left to do after the end.
  if (renew === null && !isCancellable && note === undefined) return null;
  return (
    <Stack gap="s3">
      <Inline gap="s3">
        {/* With nothing to renew, or nothing possible yet, the button stays (MAN-205), and only explains. */}
        {renew}
        {isCancellable ? (
          <Button variant="secondary" onClick={() => onCancel()}>
            Cancelar assinatura
          </Button>
        ) : null}
      </Inline>
      {note === undefined ? null : (
        <Text size="small" tone="soft">
          {note}
        </Text>
      )}
    </Stack>
  );
}
