import { type AsyncResult, mapAsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Clock } from "@petbox/domain/calendar/clock";
import { debtReasonText, type OverdueCharge } from "@petbox/domain/payment/overdueCharge";
import type { PaymentPanelState } from "@petbox/domain/payment/paymentPanel";
import { attentionOf } from "@petbox/domain/subscription/attention";
import { attentionText } from "@petbox/domain/subscription/attentionText";
import { factsOfResolution, payableIn } from "@petbox/domain/subscription/resolutionFacts";
import { useState } from "react";
import { styled } from "styled-components";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { PaymentPanel } from "../../components/payment/PaymentPanel/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { OnScreenOnly } from "../../theme/OnScreenOnly.ts";
import { tokens } from "../../tokens/index.ts";
import { AccountBreadcrumb } from "../account/AccountPageLayout.tsx";
import { PayInstructions } from "../pix/PayInstructions.tsx";
import { settled } from "../shipments/SettledSections.ts";
import { HelpLink } from "../site/HelpLink.tsx";
import { DebtCard } from "./DebtCard.tsx";
import { paymentViewOf, type ResolutionActions } from "./paymentViewOf.tsx";

const line = `${tokens.lineHeight.body} * ${tokens.fontSize.body}`;

/** A live region, which takes no place while it is empty. */
const Origin = styled(OnScreenOnly)`
  &:empty { margin-block-start: calc(-1 * ${tokens.space.s6}); }
`;

/** On a wide page, the debt is beside what pays it. */
const Columns = styled(Stack)`
  ${settled}
  ${media.from998} {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 2fr) minmax(0, 1fr);
    > * { grid-column: 1; }
  }
`;

const Beside = styled.div`
  ${media.from998} { && { grid-column: 2; grid-row: 1 / -1; } }
`;

/** The amount and the reason: two lines on a phone, reserved while they load, so that nothing below moves. */
const Reason = styled(Text)`
  min-height: calc(2 * ${line});
  ${media.from600} { min-height: calc(${line}); }
`;

export interface ResolutionScreenProps {
  /** Code of the subscription. */
  readonly subscription: string;
  readonly panel: AsyncResult<PaymentPanelState>;
  /** The debt, as last read. */
  readonly debt: OverdueCharge | undefined;
  readonly today: CivilDate;
  /** The clock of the time to pay a PIX. @default the device's */
  readonly clock?: Clock | undefined;
  /** When a pending PIX was read, by that clock. @default the first render */
  readonly readAt?: number | undefined;
  readonly actions: ResolutionActions;
}

/**
 * Pays an overdue charge by any method, on a page of its own (SUB-031, SUB-032): the debt in one line, the payment methods, the outcome and
 * the details. Other pages open `ResolutionDialog`.
 */
export function ResolutionScreen(props: ResolutionScreenProps) {
  const { subscription, panel, debt, today, clock, readAt, actions } = props;
  const state = readyValue(panel);
  const [endedPix, setEndedPix] = useState<string>();
  const isOver = state?.status === "waitingPix" && state.code === endedPix;
  const payment = state && !isOver ? payableIn(state, debt?.amount, today) : undefined;
  const attention = debt && attentionOf(factsOfResolution(debt, payment), today);
  return (
    <Stack gap="s6" aria-busy={panel.status === "loading" || undefined}>
      <ResolutionTitle
        reason={attention?.kind === "payment" ? attentionText(attention, today) : debt && debtReasonText(debt, today)}
      />
      <Origin role="status">
        {state !== undefined && "origin" in state && state.origin !== undefined ? (
          <Alert tone="info" role="note">
            {originText(state.status, state.origin)}
          </Alert>
        ) : null}
      </Origin>
      <Columns gap="s6">
        <PaymentPanel
          data-height={panel.status === "loading" ? "unknown" : undefined}
          payment={mapAsyncResult(panel, (panel) =>
            paymentViewOf({ panel, debt, today, clock, readAt }, { ...actions, onPixExpired: setEndedPix }),
          )}
        />
        {payment?.by === "pix" ? <PayInstructions /> : null}
        <Beside>
          <DebtCard
            {...{ subscription, debt }}
            isLoading={panel.status === "loading"}
            isAmountShown={payment?.by === "pix" || payment?.by === "boleto"}
          />
        </Beside>
        <OnScreenOnly>
          <Text size="small" tone="soft">
            Alguma coisa não bate?
          </Text>
          <HelpLink />
        </OnScreenOnly>
      </Columns>
    </Stack>
  );
}

function originText(status: PaymentPanelState["status"], origin: "earlier" | "elsewhere"): string {
  if (status === "paid") return "O pagamento foi feito em outra aba ou em outro aparelho.";
  const begun =
    origin === "elsewhere" ? "Este pagamento foi começado em outra aba ou em outro aparelho." : earlierText(status);
  return `${begun} Para pagar de outra forma, use “Alterar forma de pagamento”, abaixo: assim nada é cobrado duas vezes.`;
}

function earlierText(status: PaymentPanelState["status"]): string {
  if (status === "waitingBoleto") return "Você já gerou este boleto.";
  return status === "waitingPix" ? "Você já gerou este PIX." : "Você já enviou este pagamento.";
}

const title = "Regularizar pagamento";

/** @param reason the amount and the reason, once they are known. */
function ResolutionTitle({ reason }: { readonly reason: string | undefined }) {
  return (
    <Stack gap="s3">
      <AccountBreadcrumb current={title} />
      <Heading headingLevel={1} tabIndex={-1}>
        {title}
      </Heading>
      <Reason weight="semibold" numeric>
        {reason}
      </Reason>
    </Stack>
  );
}
