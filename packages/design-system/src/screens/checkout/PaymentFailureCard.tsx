import { CreditCard, RotateCw } from "lucide-react";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { BankPhoneList } from "../../components/payment/BankPhoneList/index.ts";
import { NoReplyNotice } from "./NoReplyNotice.tsx";

export interface PaymentFailureCardProps {
  /** URL of the form for another card. */
  readonly anotherCardHref: string;
  readonly onAnotherCard: () => void;
  readonly onRetry: () => void;
  /** Set while the bank has not replied; "asked-again" after a second query without a reply. */
  readonly silence?: "first" | "asked-again" | undefined;
  readonly pending: boolean;
  /** Error text of a failed retry. */
  readonly retryFailure?: string | undefined;
}

/** The payment failed: reason, next steps and support contact (MAN-363 to MAN-365). */
export function PaymentFailureCard(props: PaymentFailureCardProps) {
  const { anotherCardHref, onAnotherCard, onRetry, silence, pending, retryFailure } = props;
  const isSilent = silence !== undefined;
  const anotherCard = (
    <LinkButton
      key="another-card"
      variant={isSilent ? "secondary" : "primary"}
      href={anotherCardHref}
      onClick={onAnotherCard}
      startIcon={<CreditCard aria-hidden />}
    >
      Usar outro cartão
    </LinkButton>
  );
  const retry = (
    <Button
      key="retry"
      variant={isSilent ? "primary" : "secondary"}
      onClick={onRetry}
      pending={pending}
      texts={{ pendingLabel: "Consultando o banco" }}
      startIcon={<RotateCw aria-hidden />}
    >
      Retentar pagamento
    </Button>
  );
  return (
    <Stack gap="s6">
      <ResultCard
        tone="danger"
        title="Falha no pagamento!"
        // If the charge may have succeeded, checking it comes before paying again.
        actions={isSilent ? [retry, anotherCard] : [anotherCard, retry]}
      >
        <Stack gap="s3">
          {isSilent ? null : (
            <Text weight="bold" tone="ink">
              Nada foi cobrado.
            </Text>
          )}
          <p>Falha na operadora! Altere seu cartão de crédito, ou fale com seu banco e retente o pagamento.</p>
          {isSilent ? (
            <p>
              O banco ainda não respondeu, e este pagamento ainda pode ser aprovado. Para não pagar duas vezes, retente
              primeiro: perguntamos de novo ao banco, sem nova cobrança. Outro cartão só é aceito se o banco recusar
              este, ou 10 minutos depois do envio.
            </p>
          ) : (
            <p>Consultamos o banco outra vez. Se não passar, você troca o cartão, e suas respostas continuam salvas.</p>
          )}
          {silence === "asked-again" && !pending ? <NoReplyNotice /> : null}
          {retryFailure === undefined || pending ? null : <Alert tone="danger">{retryFailure}</Alert>}
        </Stack>
      </ResultCard>
      <Stack gap="s3">
        <Heading headingLevel={2}>Fale com seu banco</Heading>
        <BankPhoneList />
      </Stack>
    </Stack>
  );
}
