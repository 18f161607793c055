import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type CardPayment, parseCard } from "@petbox/domain/card/card";
import { lockText } from "@petbox/domain/payment/retryLock";
import { type CheckoutSubject, ofSubject } from "@petbox/domain/scheduled/checkoutSubject";
import { checkoutPaths } from "@petbox/domain/site/paths";
import { Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { bringSanitizer, SafeHtml } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { BottomBar } from "../../components/navigation/BottomBar/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { StepContent } from "../../components/navigation/StepLayout/index.ts";
import { CardForm } from "../../components/payment/CardForm/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";
import { PaymentSummary, type PaymentSummaryProps, PriceLine, PurchaseLine } from "./PaymentSummary.tsx";

export interface PaymentScreenProps extends CheckoutSubject {
  readonly today: CivilDate;
  /** The customer's CPF as it is shown, once it is known. */
  readonly knownCpf?: string | undefined;
  readonly summary: PaymentSummaryProps["summary"];
  /** How far the payment is: "sent" is the moment before the next page. */
  readonly status: "idle" | "sending" | "sent";
  /** Why the last try failed, as HTML of the server. */
  readonly failure?: string | undefined;
  /** For how many seconds more the button is locked. */
  readonly lockedFor: number;
  /** What another tab of the same browser does: while it pays, and after it has paid, nothing is sent from here. */
  readonly elsewhere?: "nothing" | "under-way" | "sent" | undefined;
  readonly onSubmit: (card: CardPayment) => void | Promise<void>;
}

/** The card that pays for the subscription (FUN-102), with what is being paid beside it. */
export function PaymentScreen(props: PaymentScreenProps) {
  const {
    pet,
    purchase,
    today,
    knownCpf,
    summary,
    status,
    failure,
    lockedFor,
    elsewhere = "nothing",
    onSubmit,
  } = props;
  const isUnderWay = status !== "idle";
  const isElsewhere = elsewhere !== "nothing" && !isUnderWay;
  // What the bank said was of the card as it stood: with the first change it is old news.
  const [isChanged, setChanged] = useState(false);
  if (isUnderWay && isChanged) setChanged(false);
  // Why a payment failed comes as HTML: it is then said whole, and once.
  useEffect(() => void bringSanitizer(), []);

  return (
    <StepContent aside={<PaymentSummary summary={summary} purchase={purchase} />}>
      <Stack gap="s6">
        <Stack gap="s2">
          <Heading headingLevel={1} tabIndex={-1}>
            Pagamento da assinatura {ofSubject({ pet, purchase })}
          </Heading>
          {purchase === undefined ? null : <PurchaseLine summary={summary} />}
          <Text tone="soft">Só cartão de crédito. A loja não guarda o número nem o código.</Text>
        </Stack>
        <CardForm
          today={today}
          parse={parseCard}
          knownCpf={knownCpf}
          pending={isUnderWay}
          onInput={() => setChanged(true)}
          onSubmit={onSubmit}
        >
          {failure === undefined || isUnderWay || isChanged ? null : (
            <Alert tone="danger" title="Ops..." ref={bringIntoView}>
              <SafeHtml html={failure} />
            </Alert>
          )}
          {isElsewhere ? <PaymentElsewhere kind={elsewhere} /> : null}
          <BottomBar note={<PaymentNote summary={summary} sent={status === "sent"} />}>
            <Button
              type="submit"
              fullWidth
              startIcon={<Lock aria-hidden />}
              pending={isUnderWay}
              texts={{ pendingLabel: "Enviando o pagamento" }}
              aria-disabled={lockedFor > 0 || isElsewhere}
            >
              {lockedFor > 0 ? lockText(lockedFor) : "Pagar e assinar"}
            </Button>
          </BottomBar>
        </CardForm>
      </Stack>
    </StepContent>
  );
}

/** The other tab's payment, said here before a second one is made. */
function PaymentElsewhere({ kind }: { kind: "under-way" | "sent" }) {
  if (kind === "under-way") {
    return (
      <Alert tone="info" title="Pagamento em andamento" ref={bringIntoView}>
        Esta assinatura está sendo paga em outra aba. Acompanhe por lá: assim nada é cobrado duas vezes.
      </Alert>
    );
  }
  return (
    <Alert tone="success" title="Pagamento enviado em outra aba" ref={bringIntoView}>
      <Link href={checkoutPaths.waiting}>Acompanhar o pagamento</Link>
    </Alert>
  );
}

/** What is paid, then that it was sent: in one place, so that nothing moves under the thumb. */
function PaymentNote({ summary, sent }: { summary: PaymentSummaryProps["summary"]; sent: boolean }) {
  return (
    <div role="status">
      {sent ? (
        <>
          <strong>Pagamento enviado!</strong> Agora é com o banco.
        </>
      ) : (
        <PriceLine summary={summary} />
      )}
    </div>
  );
}
