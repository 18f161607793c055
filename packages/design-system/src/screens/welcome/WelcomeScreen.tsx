import type { PaymentCheckState } from "@petbox/domain/payment/paymentCheck";
import { forPet, type PetCalled } from "@petbox/domain/pet/phrases";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { PaymentFailureCard, type PaymentFailureCardProps } from "../checkout/PaymentFailureCard.tsx";
import { PaymentWait } from "../checkout/PaymentWait.tsx";
import { ResultLayout } from "../checkout/ResultLayout.tsx";
import { StillSilent } from "../checkout/StillSilent.tsx";

export interface WelcomeScreenProps {
  readonly state: PaymentCheckState;
  readonly pet: PetCalled;
  readonly failure: PaymentFailureCardProps;
  /** The welcome itself, once it is paid. */
  readonly children: ReactNode;
}

/** The welcome after the checkout, as far as the payment is: paid, failed, or still with the bank (MAN-233). */
export function WelcomeScreen({ state, pet, failure, children }: WelcomeScreenProps) {
  return <WelcomeLayout>{content()}</WelcomeLayout>;

  function content() {
    switch (state.status) {
      case "waiting":
        // Who comes with a payment that is known already sees no countdown flash by.
        return state.second === 0 ? <FirstMoment /> : <PaymentWait second={state.second} />;
      case "paid":
        return children;
      case "failed":
        return <PaymentFailureCard {...failure} />;
      case "pending":
        return <StillPending pet={pet} failure={failure} />;
    }
  }
}

/** Where all of it stands. What comes next is longer than what stands there until then: no footer jumps. */
export function WelcomeLayout({ children }: Pick<WelcomeScreenProps, "children">) {
  return <ResultLayout fills="screen">{children}</ResultLayout>;
}

/** The same before it is known who is there. */
export function WelcomeShellScreen() {
  return (
    <WelcomeLayout>
      <FirstMoment />
    </WelcomeLayout>
  );
}

/** What stands there until it is known. */
export function FirstMoment() {
  return (
    <Stack gap="s6" aria-busy="true">
      <Skeleton shape="title" width="long" />
      <Skeleton shape="card" />
    </Stack>
  );
}

/** The bank has not replied: nothing is lost, and there is nothing to do (MAN-234). */
function StillPending({ pet, failure }: { pet: PetCalled; failure: PaymentFailureCardProps }) {
  const { onRetry, silence, pending, retryFailure } = failure;
  return (
    <ResultCard
      tone="pending"
      data-result="aguardando-compra"
      title="Seu pagamento está em análise"
      actions={
        <Button
          onClick={onRetry}
          pending={pending}
          texts={{ pendingLabel: "Consultando o banco" }}
          startIcon={<RotateCw aria-hidden />}
        >
          Consultar de novo
        </Button>
      }
    >
      <Stack gap="s3">
        <p>
          O banco ainda não respondeu. O pedido {forPet(pet)} está guardado e não precisa ser feito de novo: esta página
          se atualiza assim que a resposta chegar.
        </p>
        {silence === "asked-again" && !pending ? <StillSilent /> : null}
        {retryFailure === undefined || pending ? null : <Alert tone="danger">{retryFailure}</Alert>}
      </Stack>
    </ResultCard>
  );
}
