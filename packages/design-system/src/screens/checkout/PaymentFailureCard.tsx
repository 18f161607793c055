import { CreditCard, RotateCw } from "lucide-react";
import { Alert } from "../../components/Alert/index.ts";
import { BankPhoneList } from "../../components/BankPhoneList/index.ts";
import { Button } from "../../components/Button/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { LinkButton } from "../../components/LinkButton/index.ts";
import { ResultCard } from "../../components/ResultCard/index.ts";
import { Stack } from "../../components/Stack/index.ts";

export interface PaymentFailureCardProps {
  /** The address of the form for another card. */
  readonly anotherCardHref: string;
  readonly onAnotherCard: () => void;
  readonly onRetry: () => void;
  readonly retrying: boolean;
  /** Why trying again went wrong. */
  readonly retryFailure?: string | undefined;
}

/** The payment failed: why, what to do, and whom to call (MAN-363 to MAN-365). */
export function PaymentFailureCard(props: PaymentFailureCardProps) {
  const { anotherCardHref, onAnotherCard, onRetry, retrying, retryFailure } = props;
  return (
    <Stack gap="s6">
      <ResultCard
        tone="danger"
        title="Falha no pagamento!"
        actions={
          <>
            <LinkButton href={anotherCardHref} onClick={onAnotherCard} startIcon={<CreditCard aria-hidden />}>
              Usar outro cartão
            </LinkButton>
            <Button
              variant="secondary"
              onClick={onRetry}
              busy={retrying}
              busyLabel="Consultando o banco"
              startIcon={<RotateCw aria-hidden />}
            >
              Retentar pagamento
            </Button>
          </>
        }
      >
        <Stack gap="s3">
          <p>Falha na operadora! Altere seu cartão de crédito, ou fale com seu banco e retente o pagamento.</p>
          <p>
            Ao retentar, perguntamos de novo ao banco. Se ele ainda não tiver aprovado, você volta ao formulário do
            cartão: o que já respondeu continua guardado.
          </p>
          {retryFailure === undefined || retrying ? null : <Alert kind="error">{retryFailure}</Alert>}
        </Stack>
      </ResultCard>
      <Stack gap="s3">
        <Heading level={2}>Fale com seu banco</Heading>
        <BankPhoneList />
      </Stack>
    </Stack>
  );
}
