import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { type CheckoutSubject, destinationText } from "@petbox/domain/scheduled/checkoutSubject";
import type { ReactNode } from "react";
import { type Toaster, ToastRegion } from "../../components/feedback/Toast/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { type StepSave, StepScreen } from "../funnel/StepScreen.tsx";
import { CheckoutSummary, type CheckoutSummaryProps } from "./CheckoutSummary.tsx";
import { monthlyChargeText } from "./PlanPriceBreakdown.tsx";
import { RegistrationForm, type RegistrationFormProps } from "./RegistrationForm.tsx";

export interface CheckoutScreenProps extends CheckoutSubject {
  readonly save: StepSave;
  readonly summary: Omit<CheckoutSummaryProps, "purchase">;
  readonly registration: Omit<RegistrationFormProps, "pending" | "failure" | "serverErrors" | "note" | "email">;
  readonly toaster: Toaster;
}

/** Last step before the payment: customer and address, beside the order summary (FUN-043). */
export function CheckoutScreen({ save, pet, purchase, summary, registration, toaster }: CheckoutScreenProps) {
  return (
    <StepScreen
      // The form shows a save failure itself, next to the pressed button.
      save={{ pending: save.pending }}
      title={destinationText({ pet, purchase })}
      description="Seus dados são para a entrega, a cobrança e a nota fiscal."
      aside={<CheckoutSummary {...summary} purchase={purchase} />}
    >
      <RegistrationForm
        {...registration}
        pending={save.pending}
        failure={save.failure}
        serverErrors={save.serverErrors}
        email={summary.email}
        note={noteOf({ ...summary, purchase })}
      />
      <ToastRegion toaster={toaster} />
    </StepScreen>
  );
}

/** The plan and the monthly charge in one line, or a placeholder while they load. */
function noteOf({ plan: result, purchase, delivery: { freight } }: CheckoutSummaryProps): ReactNode {
  if (result.status === "loading") return <Skeleton width="long" />;
  const plan = readyValue(result);
  if (!plan) return undefined;
  const name = purchase === undefined ? `Plano ${plan.name}` : plan.name;
  return `${name}: ${monthlyChargeText(plan, freight, "/mês")}`;
}
