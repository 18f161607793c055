import { type PendingPenalty, pendingPenaltyText } from "@petbox/domain/cancellation/cancellationTerms";
import { cancelTexts } from "@petbox/domain/cancellation/cancelTexts";
import { type NothingToCancel, nothingToCancelTexts } from "@petbox/domain/cancellation/nothingToCancel";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import { planPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { useRef, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { FormDialog } from "../../components/feedback/FormDialog/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { useStepChange } from "../../focus/useStepChange.ts";
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
        <NothingLeft {...{ nothingToCancel, onClose }} />
      ) : (
        <Steps {...{ terms, rows, mayWithdraw, carriedPurchases }} {...form} />
      )}
    </FormDialog>
  );
}

interface NothingLeftProps {
  readonly nothingToCancel: NothingToCancel;
  readonly onClose: () => void;
}

/** Why there is nothing to cancel, with the way to the subscription that goes on. */
function NothingLeft({ nothingToCancel, onClose }: NothingLeftProps) {
  const into = nothingToCancel.kind === "renewed" ? nothingToCancel.into : undefined;
  return (
    <Stack gap="s5">
      <Alert tone="info" role="note">
        {nothingToCancelTexts[nothingToCancel.kind]}
      </Alert>
      {into === undefined ? (
        <Button fullWidth variant="secondary" onClick={onClose}>
          Entendi
        </Button>
      ) : (
        <LinkButton href={pathTo(planPaths.plan, { code: into })} fullWidth>
          Ver a nova assinatura
        </LinkButton>
      )}
    </Stack>
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
