import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { seePendingPaymentText } from "@petbox/domain/payment/pendingPayment";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { type Attention, isOwed } from "@petbox/domain/subscription/attention";
import { attentionStep } from "@petbox/domain/subscription/attentionStep";
import { attentionText } from "@petbox/domain/subscription/attentionText";
import { lastThingsTexts } from "@petbox/domain/subscription/leaving";
import { type PlanBanner, planBannerWords } from "@petbox/domain/subscription/planBanner";
import type { SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { outsideLinks } from "../../components/navigation/Footer/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { PlanNotice } from "./PlanNotice.tsx";
import { OnScreen } from "./PlanScreen.styles.ts";

export interface PlanAttentionProps {
  readonly attention: Attention;
  /** The specified banner, if nothing more urgent is known. */
  readonly banner: PlanBanner | undefined;
  readonly page: SubscriptionDetails;
  readonly today: CivilDate;
  /** Code of the subscription. */
  readonly subscription: string;
  /** Called when "Quero regularizar" is pressed; without it the button is hidden. */
  readonly onRegularise?: (() => void) | undefined;
  /** Called when "Quero renovar!!" is pressed; without it the button is hidden. */
  readonly onRenew?: (() => void) | undefined;
  /** Called when "Ver o pedido" is pressed during a pending cancellation; without it the button is hidden. */
  readonly onCancel?: (() => void) | undefined;
}

/** The single notice on a subscription's page: what is most urgent, with its next step (MAN-048, MAN-194 to MAN-198). */
export function PlanAttention({ attention, banner, page, today, subscription, ...on }: PlanAttentionProps) {
  const { onRegularise, onRenew, onCancel } = on;
  if (isOwed(attention)) return <OwedAlert {...{ attention, today, subscription, onRegularise }} />;
  if (attention.kind === "leaving") return <LeavingAlert {...{ attention, page, today, onCancel }} />;
  if (banner !== undefined) return <PlanNotice {...{ banner, onRenew }} title={endText(attention, today)} />;
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

/** The end of a term with its date, which the specified banner lacks. */
function endText(attention: Attention, today: CivilDate): string | undefined {
  return attention.kind === "expired" ? attentionText(attention, today) : undefined;
}

interface OwedAlertProps extends Pick<PlanAttentionProps, "today" | "subscription" | "onRegularise"> {
  readonly attention: Extract<Attention, { readonly kind: "debt" | "payment" }>;
}

function OwedAlert({ attention, today, subscription, onRegularise }: OwedAlertProps) {
  const { isPenalty } = attention.debt;
  const href = pathTo(resolutionPaths.resolution, { subscription });
  if (attention.kind === "payment") {
    return (
      <Alert tone="info" role="note" title={attentionText(attention, today)}>
        <Stack gap="s3" align="start">
          <Text>
            {isPenalty
              ? "Assim que o banco confirmar, nada mais fica em aberto."
              : "Assim que o banco confirmar o pagamento, as próximas caixas seguem."}
          </Text>
          <LinkButton href={href} size="small">
            {seePendingPaymentText[attention.payment.by]}
          </LinkButton>
        </Stack>
      </Alert>
    );
  }
  const { title, action } = planBannerWords({ kind: isPenalty ? "canceled" : "overdue" });
  return (
    <Alert tone="warning" role="note" title={title}>
      <Stack gap="s3" align="start">
        <Text>
          {attentionText(attention, today)}{" "}
          {isPenalty
            ? "Ela não passou no cartão, e você pode pagá-la como preferir."
            : "O banco recusou a cobrança no cartão, e as próximas caixas esperam por ela."}
        </Text>
        {isPenalty ? (
          <LinkButton href={href} size="small">
            Pagar a multa
          </LinkButton>
        ) : onRegularise === undefined ? null : (
          <Button size="small" onClick={() => onRegularise()}>
            {action}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

interface LeavingAlertProps extends Pick<PlanAttentionProps, "page" | "today" | "onCancel"> {
  readonly attention: Attention;
}

/** A pending cancellation. The specified backend has no call to withdraw it, so that support does. */
function LeavingAlert({ attention, page, today, onCancel }: LeavingAlertProps) {
  return (
    <Alert tone="warning" role="note" title={attentionText(attention, today)}>
      <Stack gap="s3" align="start">
        <Text>{[...lastThingsTexts(page, today), "A resposta chega por e-mail em até 1 dia útil."].join(" ")}</Text>
        <OnScreen>
          <Inline gap="s4">
            {onCancel === undefined ? null : (
              <Button size="small" variant="secondary" onClick={() => onCancel()}>
                Ver o pedido
              </Button>
            )}
            <Link href={outsideLinks.help} newTab standalone>
              Desistir do pedido, falando com a gente
            </Link>
          </Inline>
        </OnScreen>
      </Stack>
    </Alert>
  );
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
