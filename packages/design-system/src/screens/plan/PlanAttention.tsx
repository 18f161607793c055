import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type Attention, isOwed } from "@petbox/domain/subscription/attention";
import type { AttentionFacts, OpenDebt } from "@petbox/domain/subscription/attentionFacts";
import { attentionStep } from "@petbox/domain/subscription/attentionStep";
import { attentionText } from "@petbox/domain/subscription/attentionText";
import { isBoxComing } from "@petbox/domain/subscription/history";
import { factsOfDetails } from "@petbox/domain/subscription/knownFacts";
import type { PlanBanner } from "@petbox/domain/subscription/planBanner";
import type { SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { KeptFocus } from "../../focus/KeptFocus.tsx";
import { LeavingAlert } from "./LeavingAlert.tsx";
import { OwedAlert } from "./OwedAlert.tsx";
import { PlanNotice } from "./PlanNotice.tsx";

export interface PlanAttentionProps {
  readonly attention: Attention;
  /** The specified banner, if nothing more urgent is known. */
  readonly banner: PlanBanner | undefined;
  readonly page: SubscriptionDetails;
  readonly today: CivilDate;
  /** Code of the subscription. */
  readonly subscription: string;
  /** Called when "Quero regularizar" is pressed; without it the button is hidden. */
  readonly onResolve?: (() => void) | undefined;
  /** Whether the bank has just refused a payment of the debt. @default false */
  readonly isPaymentRefused?: boolean | undefined;
  /** Called when "Quero renovar!!" is pressed; without it the button is hidden. */
  readonly onRenew?: (() => void) | undefined;
  /** Called when "Ver o pedido" is pressed during a pending cancellation; without it the button is hidden. */
  readonly onCancel?: (() => void) | undefined;
  /** Whether the customer has just asked to cancel on this page. */
  readonly hasJustAsked: boolean;
}

/**
 * The notice on a subscription's page: what is most urgent, with its next step (MAN-048, MAN-194 to MAN-198). A pending cancellation
 * follows it, because its notice says how the answer comes (MAN-210). An open month ends with the cancellation, so that one notice tells
 * both.
 */
export function PlanAttention(props: PlanAttentionProps) {
  const { page, today, onCancel, onResolve, hasJustAsked } = props;
  const { leaving, status } = factsOfDetails(page, today);
  if (leaving === undefined || status === "canceled" || status === "expired") return <MostUrgent {...props} />;
  const debt = openMonthOf(props);
  return (
    // Once the payment is sent, the pressed button is gone.
    <KeptFocus aria-label="Avisos">
      {debt === undefined ? <MostUrgent {...props} leaving={leaving} /> : null}
      <LeavingAlert {...{ leaving, debt, page, today, onCancel, onResolve, hasJustAsked }} />
    </KeptFocus>
  );
}

/** The open month without a pending payment. The status may be known without the charge. */
function openMonthOf({ attention, banner }: PlanAttentionProps): OpenDebt | undefined {
  if (attention.kind === "debt") return attention.debt.isPenalty ? undefined : attention.debt;
  return attention.kind !== "payment" && banner?.kind === "overdue" ? {} : undefined;
}

interface MostUrgentProps extends PlanAttentionProps {
  /** The pending cancellation, if any. */
  readonly leaving?: AttentionFacts["leaving"];
}

function MostUrgent(props: MostUrgentProps) {
  const { attention, banner, page, today, subscription, onResolve, isPaymentRefused, onRenew, leaving } = props;
  if (isOwed(attention)) {
    return (
      // Once the payment is sent, a link stands in place of the pressed button.
      <KeptFocus aria-label="Pagamento">
        <OwedAlert {...{ attention, leaving, today, subscription, onResolve, isPaymentRefused }} />
      </KeptFocus>
    );
  }
  // The status may be known without the open charge.
  if (banner?.kind === "overdue") {
    return (
      <OwedAlert attention={{ kind: "debt", debt: {} }} {...{ today, subscription, onResolve, isPaymentRefused }} />
    );
  }
  if (attention.kind === "leaving") return null;
  if (banner !== undefined) {
    return (
      <>
        {/* A late box is as urgent as the banner, and the tracker may be far below. */}
        {attention.kind === "box" ? <UrgentAlert {...{ attention, today, subscription }} /> : null}
        <PlanNotice
          {...{ banner, onRenew }}
          endText={endText(attention, today)}
          isBoxComing={isBoxComing(page.history ?? [])}
        />
      </>
    );
  }
  if (attention.kind === "card" || attention.kind === "box")
    return <UrgentAlert {...{ attention, today, subscription }} />;
  if (attention.kind !== "renewal") return null;
  return (
    <Alert tone="info" role="note" title={attentionText(attention, today)}>
      Você não precisa fazer nada. Se não quiser continuar, peça o cancelamento antes dessa data, em Cancelar
      assinatura.
    </Alert>
  );
}

/** The end of a subscription with its date, which the specified banner lacks. The tracker and the details call it cancelled. */
function endText(attention: Attention, today: CivilDate): string | undefined {
  if (attention.kind !== "expired" && attention.kind !== "canceled") return undefined;
  return attentionText({ kind: "expired", on: attention.on }, today);
}

/** A card or a box that needs the customer. */
function UrgentAlert({
  attention,
  today,
  subscription,
}: Pick<PlanAttentionProps, "attention" | "today" | "subscription">) {
  const { label, path } = attentionStep(attention, subscription);
  // The tracker below has the answers about a late box.
  const hasStep = attention.kind === "card";
  return (
    <Alert tone="warning" role="note" title={attentionText(attention, today)}>
      {hasStep ? (
        <LinkButton href={path} size="small">
          {label}
        </LinkButton>
      ) : null}
    </Alert>
  );
}
