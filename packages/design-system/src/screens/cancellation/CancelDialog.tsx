import { type PendingPenalty, pendingPenaltyText } from "@petbox/domain/cancellation/cancellationTerms";
import { cancelTexts } from "@petbox/domain/cancellation/cancelTexts";
import { type NothingToCancel, nothingToCancelTexts } from "@petbox/domain/cancellation/nothingToCancel";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import { useRef, useState } from "react";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { FormDialog } from "../../components/feedback/FormDialog/index.ts";
import { useStepChange } from "../../focus/useStepChange.ts";
import { NothingToDo, newSubscriptionLink } from "../subscriptions/NothingToDo.tsx";
import { CancelForm, type CancelFormProps } from "./CancelForm.tsx";
import { CancelTerms, type CancelTermsProps } from "./CancelTerms.tsx";

export interface CancelDialogProps extends Omit<CancelFormProps, "onBack"> {
  readonly open: boolean;
  readonly pet: NamedPet;
  readonly terms: CancelTermsProps["terms"];
  readonly rows: CancelTermsProps["rows"];
  readonly mayWithdraw: CancelTermsProps["mayWithdraw"];
  readonly carriedPurchases?: CancelTermsProps["carriedPurchases"];
  /** Whether cancellation was already requested; the dialog then only says so (MAN-210). */
  readonly isAsked: boolean;
  /** Why there is nothing to cancel; the dialog then only says so. @default undefined */
  readonly nothingToCancel?: NothingToCancel | undefined;
  /** The penalty and the date on which it will be charged, if any. */
  readonly awaitedPenalty?: PendingPenalty | undefined;
  readonly onClose: () => void;
}

/** Dialog to request a cancellation in two steps: cost, then reason (MAN-208, MAN-209, decision 57). */
export function CancelDialog({
  open,
  pet,
  terms,
  rows,
  mayWithdraw,
  carriedPurchases,
  isAsked,
  nothingToCancel,
  awaitedPenalty,
  onClose,
  ...form
}: CancelDialogProps) {
  return (
    <FormDialog
      open={open}
      title={`Cancelar a assinatura ${ofPet(pet)}`}
      pending={form.pending}
      // After a lost reply the request has been made, and its form is gone.
      done={isAsked || nothingToCancel !== undefined}
      onClose={onClose}
      texts={{ keepLabel: "Voltar ao pedido", discardText: "O pedido de cancelamento ainda não foi enviado." }}
    >
      {isAsked ? (
        <Alert tone="info" role="note" title={cancelTexts.pendingTitle}>
          {awaitedPenalty === undefined
            ? cancelTexts.pending
            : `${cancelTexts.pending} ${pendingPenaltyText(awaitedPenalty)}`}
        </Alert>
      ) : nothingToCancel !== undefined ? (
        <NothingToDo
          reason={nothingToCancelTexts[nothingToCancel.kind]}
          link={nothingToCancel.kind === "renewed" ? newSubscriptionLink(nothingToCancel.into) : undefined}
          onClose={onClose}
        />
      ) : (
        <Steps {...{ terms, rows, mayWithdraw, carriedPurchases }} {...form} />
      )}
    </FormDialog>
  );
}

/** The answers are kept while the customer goes back to the terms. */
function Steps({
  terms,
  rows,
  mayWithdraw,
  carriedPurchases,
  ...form
}: CancelTermsProps & Omit<CancelFormProps, "onBack">) {
  const [step, setStep] = useState<"terms" | "reasons">("terms");
  const steps = useRef<HTMLDivElement>(null);
  useStepChange(steps, step);

  return (
    <div ref={steps}>
      <div data-step="terms" hidden={step !== "terms"}>
        <CancelTerms {...{ terms, rows, mayWithdraw, carriedPurchases }} onContinue={() => setStep("reasons")} />
      </div>
      <div data-step="reasons" hidden={step !== "reasons"}>
        <CancelForm {...form} onBack={() => setStep("terms")} />
      </div>
    </div>
  );
}
