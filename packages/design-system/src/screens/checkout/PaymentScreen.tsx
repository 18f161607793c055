import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type CardPayment, parseCard } from "@petbox/domain/card/card";
import type { ShortCard } from "@petbox/domain/card/shortCardName";
import type { FieldErrors } from "@petbox/domain/fieldErrors";
import { type CheckoutSubject, ofSubject } from "@petbox/domain/scheduled/checkoutSubject";
import { sitePaths } from "@petbox/domain/site/paths";
import { Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { sanitizer } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { BottomBar } from "../../components/navigation/BottomBar/index.ts";
import { StepContent } from "../../components/navigation/StepLayout/index.ts";
import { CardForm } from "../../components/payment/CardForm/index.ts";
import { AcceptedMarks } from "../../components/payment/StoredCardItem/AcceptedMarks.tsx";
import { PaymentButton } from "./PaymentButton.tsx";
import { PaymentElsewhereAlert, type PaymentElsewhereStatus } from "./PaymentElsewhereAlert.tsx";
import {
  PaymentCommitment,
  PaymentSummary,
  type PaymentSummaryProps,
  PriceLine,
  PurchaseLine,
} from "./PaymentSummary.tsx";
import { RefusedAgainAlert } from "./RefusedAgainAlert.tsx";

export interface PaymentScreenProps extends CheckoutSubject {
  readonly today: CivilDate;
  /** The customer's name as a card prints it, once known. */
  readonly knownHolderName?: string | undefined;
  /** The customer's formatted CPF, once known. */
  readonly knownCpf?: string | undefined;
  readonly summary: PaymentSummaryProps["summary"];
  /** The e-mail of the customer whose order it is. */
  readonly email?: string | undefined;
  /** The ordered box, shown in the summary. */
  readonly box?: PaymentSummaryProps["box"];
  readonly extraItem?: PaymentSummaryProps["extraItem"];
  /** State of the payment; "sent" lasts until the next page opens. */
  readonly status: "idle" | "sending" | "sent";
  /** Set if a retry of the last payment was refused too; its card, if known. */
  readonly refusedAgain?: { readonly card: ShortCard | undefined } | undefined;
  /** HTML from the server explaining why the last attempt failed. */
  readonly failure?: string | undefined;
  /** The messages of the fields that the server refused. */
  readonly serverErrors?: FieldErrors<string> | undefined;
  /** Seconds until the button is unlocked. */
  readonly lockedFor: number;
  /** State of a payment in another tab; while one is under way or sent, this tab cannot submit. */
  readonly elsewhere?: PaymentElsewhereStatus | undefined;
  readonly onSubmit: (card: CardPayment) => void | Promise<void>;
}

/** The card form that pays for the subscription (FUN-102), beside the order summary. */
export function PaymentScreen(props: PaymentScreenProps) {
  const {
    pet,
    purchase,
    today,
    knownHolderName,
    knownCpf,
    summary,
    email,
    box,
    extraItem,
    status,
    refusedAgain,
    failure,
    serverErrors,
    lockedFor,
    elsewhere = "nothing",
    onSubmit,
  } = props;
  const isUnderWay = status !== "idle";
  const isElsewhere = elsewhere !== "nothing" && !isUnderWay;
  // The bank's refusal concerns the card as submitted; any change hides it.
  const [isChanged, setChanged] = useState(false);
  if (isUnderWay && isChanged) setChanged(false);
  // A new submission answers the earlier refusal.
  const [wasSent, setWasSent] = useState(false);
  if (isUnderWay && !wasSent) setWasSent(true);
  // The failure may contain HTML; preloading the sanitiser lets the live region announce it once, complete.
  useEffect(sanitizer.preload, []);

  return (
    <StepContent aside={<PaymentSummary {...{ summary, purchase, email, box, extraItem }} />}>
      <Stack gap="s6">
        <Stack gap="s2">
          <Heading headingLevel={1} tabIndex={-1}>
            Pagamento da assinatura {ofSubject({ pet, purchase })}
          </Heading>
          {purchase === undefined ? null : <PurchaseLine summary={summary} />}
          <Text tone="soft">Pague com cartão de crédito. Não guardamos o número nem o código.</Text>
        </Stack>
        {refusedAgain === undefined || wasSent ? null : <RefusedAgainAlert card={refusedAgain.card} />}
        <CardForm
          today={today}
          parse={parseCard}
          marks={<AcceptedMarks label="Cartões aceitos" />}
          // What is agreed to stands before the agreement.
          termsHref={purchase === "hygiene" ? sitePaths.matTerms : undefined}
          beforeTerms={<PaymentCommitment summary={summary} purchase={purchase} />}
          knownHolderName={knownHolderName}
          knownCpf={knownCpf}
          pending={isUnderWay}
          serverErrors={serverErrors}
          onInput={() => setChanged(true)}
          onSubmit={onSubmit}
        >
          <FailureAlert title="Ops..." failure={isChanged ? undefined : failure} pending={isUnderWay} />
          {isElsewhere ? <PaymentElsewhereAlert kind={elsewhere} /> : null}
          <BottomBar note={<PaymentNote summary={summary} sent={status === "sent"} />}>
            <PaymentButton
              type="submit"
              label="Pagar e assinar"
              lockedFor={lockedFor}
              startIcon={<Lock aria-hidden />}
              pending={isUnderWay}
              texts={{ pendingLabel: "Enviando o pagamento" }}
              aria-disabled={isElsewhere}
            />
          </BottomBar>
        </CardForm>
      </Stack>
    </StepContent>
  );
}

/** The price line, later replaced in place by the confirmation, so that nothing shifts under the thumb. */
function PaymentNote({ summary, sent }: { summary: PaymentSummaryProps["summary"]; sent: boolean }) {
  return (
    <>
      {sent ? (
        <span aria-hidden>
          <strong>Pagamento enviado!</strong> Agora é com o banco.
        </span>
      ) : (
        <PriceLine summary={summary} />
      )}
      {/* Apart from the price, which arrives while the heading is read out. */}
      <VisuallyHidden role="status">{sent ? "Pagamento enviado! Agora é com o banco." : ""}</VisuallyHidden>
    </>
  );
}
