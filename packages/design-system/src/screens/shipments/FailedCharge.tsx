import { formatCents } from "@petbox/domain/money/format";
import { seeWaitingText } from "@petbox/domain/payment/waitingPayment";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { waitingPaymentText } from "@petbox/domain/shipment/nextEventText";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { failedChargeText, regularizeText } from "@petbox/domain/subscription/overdue";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";

export interface FailedChargeProps {
  readonly flow: ShipmentFlow;
  /** "Regularizar pagamento" was pressed; without it the button leads to the page of the payment. */
  readonly onRegularize?: (() => void) | undefined;
}

/** An overdue subscription's warning, and the way to put it right (SUB-159 to SUB-161), or to what pays it already. */
export function FailedCharge({ flow, onRegularize }: FailedChargeProps) {
  const { subscription, pet, amountDue, waitingPayment } = flow;
  const href = pathTo(resolutionPaths.resolution, { subscription });
  if (waitingPayment !== undefined) {
    return (
      <Alert kind="info" role="note" title={waitingPaymentText(waitingPayment, pet)}>
        <Stack gap="s3" align="start">
          <Text>Assim que ele confirmar, a próxima caixa segue.</Text>
          <LinkButton href={href} size="small">
            {seeWaitingText[waitingPayment]}
          </LinkButton>
        </Stack>
      </Alert>
    );
  }
  return (
    <Alert kind="warning" role="note" title={failedChargeText}>
      <Stack gap="s3" align="start">
        <Text>
          {amountDue === undefined ? "O último pagamento" : `O pagamento de ${formatCents(amountDue)}`} não foi
          aprovado, e a próxima caixa espera por ele.
        </Text>
        {onRegularize === undefined ? (
          <LinkButton href={href} size="small">
            {regularizeText}
          </LinkButton>
        ) : (
          <Button size="small" onClick={() => onRegularize()}>
            {regularizeText}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
