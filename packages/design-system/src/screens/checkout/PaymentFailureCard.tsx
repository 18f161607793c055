import { type ShortCard, shortCardName } from "@petbox/domain/card/shortCardName";
import { CreditCard, RotateCw } from "lucide-react";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { SafeHtml } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { BankPhoneList } from "../../components/payment/BankPhoneList/index.ts";
import { NoReplyNotice } from "./NoReplyNotice.tsx";

export interface PaymentFailureCardProps {
  /** URL of the form for another card. */
  readonly anotherCardHref: string;
  readonly onAnotherCard: () => void;
  /** URL of the plans, for a refused box (MAN-037); undefined for pads and food, which have none. */
  readonly plansHref?: string | undefined;
  readonly onRetry: () => void;
  /** The refused card, if known. */
  readonly card?: ShortCard | undefined;
  /** Set while the bank has not replied; "asked-again" after a second query without a reply. */
  readonly silence?: "first" | "asked-again" | undefined;
  readonly pending: boolean;
  /** Error text of a failed retry; may contain HTML from the server. */
  readonly retryFailure?: string | undefined;
}

const title = "Falha no pagamento!";

/** The payment failed: reason, next steps and support contact (MAN-363 to MAN-365). */
export function PaymentFailureCard(props: PaymentFailureCardProps) {
  const { anotherCardHref, onAnotherCard, plansHref, onRetry, card, silence, pending, retryFailure } = props;
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
  const failure =
    retryFailure === undefined || pending ? null : (
      <Alert tone="danger">
        <SafeHtml html={retryFailure} />
      </Alert>
    );
  if (isSilent) {
    return (
      <Stack gap="s6">
        {/* If the charge may have succeeded, checking it comes before paying again. */}
        <ResultCard key="silent" tone="pending" title="O banco ainda não respondeu" actions={[retry, anotherCard]}>
          <Stack gap="s3">
            <p>
              O pagamento ainda pode ser aprovado. Retente antes de usar outro cartão: só consultamos o banco de novo,
              sem cobrar nada.
            </p>
            {silence === "asked-again" && !pending ? <NoReplyNotice /> : null}
            {failure}
          </Stack>
        </ResultCard>
        <Stack gap="s3">
          <Heading headingLevel={2}>Se o banco recusar</Heading>
          <Text>{title}</Text>
          <Reason />
          <BankPhoneList />
        </Stack>
      </Stack>
    );
  }
  return (
    <Stack gap="s6">
      <ResultCard key="refused" tone="danger" title={title} actions={[anotherCard, retry]}>
        <Stack gap="s3">
          <Text weight="bold" tone="ink">
            {card === undefined ? "Nada foi cobrado." : `Nada foi cobrado no cartão ${shortCardName(card)}.`}
          </Text>
          <Reason />
          <p>
            Quer tentar de novo? Consultamos o banco outra vez, sem cobrar em dobro. Suas respostas continuam salvas.
          </p>
          {plansHref === undefined ? null : (
            <p>
              Se preferir, <Link href={plansHref}>escolha outro plano</Link>.
            </p>
          )}
          {failure}
        </Stack>
      </ResultCard>
      <Stack gap="s3">
        <Heading headingLevel={2}>Fale com seu banco</Heading>
        <BankPhoneList />
      </Stack>
    </Stack>
  );
}

/** The quoted explanation of a failure. Without a reply, it only applies if the bank refuses (MAN-232, MAN-363). */
function Reason() {
  return <p>Falha na operadora! Altere seu cartão de crédito, ou fale com seu banco e retente o pagamento.</p>;
}
