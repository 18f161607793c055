import type { Email } from "@petbox/domain/contact/email";
import { MailOpen } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { EmailText } from "./EmailText.tsx";

export interface LinkSentCardProps {
  readonly email: Email;
  /** Number of requests for the link. */
  readonly times: number;
  /** Whether the customer has no password yet. */
  readonly isFirst: boolean;
  readonly pending: boolean;
  /** Error message of a failed repeat request. */
  readonly failure?: ReactNode;
  readonly onAgain: () => void;
  readonly onOtherEmail: () => void;
}

/** The same text whether or not the e-mail belongs to a customer, so that it does not reveal accounts (MAN-111). */
export function LinkSentCard(props: LinkSentCardProps) {
  const { email, times, isFirst, pending, failure, onAgain, onOtherEmail } = props;
  return (
    <ResultCard
      tone="pending"
      sign={<MailOpen aria-hidden />}
      title="Confira o seu e-mail"
      actions={
        <>
          <Button variant="secondary" pending={pending} texts={{ pendingLabel: "Enviando de novo" }} onClick={onAgain}>
            Enviar de novo
          </Button>
          {/* The pending response would bring this card back. */}
          <Button variant="quiet" aria-disabled={pending || undefined} onClick={onOtherEmail}>
            Usar outro e-mail
          </Button>
        </>
      }
    >
      <Stack gap="s3">
        <p>
          Se{" "}
          <strong>
            <EmailText email={email} />
          </strong>{" "}
          tem cadastro na PetBox, em instantes chega um link para criar a {isFirst ? "sua senha" : "senha nova"}. Ele
          vale por 60 minutos e serve uma vez só.
        </p>
        <p>Não achou? Dê uma olhada no spam e nas promoções.</p>
        {failure}
        {times > 1 && !pending && failure === undefined ? (
          <Alert key={times} tone="success">
            Pedido feito de novo. Vale o link mais recente.
          </Alert>
        ) : null}
      </Stack>
    </ResultCard>
  );
}
