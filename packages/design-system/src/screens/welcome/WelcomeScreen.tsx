import type { PaymentCheckState } from "@petbox/domain/payment/paymentCheck";
import { forPet, type NamedPet } from "@petbox/domain/pet/phrases";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import { SafeHtml } from "../../components/foundations/SafeHtml/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import type { PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { NoReplyNotice } from "../checkout/NoReplyNotice.tsx";
import { PaymentFailureCard, type PaymentFailureCardProps } from "../checkout/PaymentFailureCard.tsx";
import { PaymentWait } from "../checkout/PaymentWait.tsx";
import { ResultLayout } from "../checkout/ResultLayout.tsx";

export interface WelcomeScreenProps {
  readonly state: PaymentCheckState;
  readonly pet: NamedPet;
  readonly portrait: PortrayedPet;
  readonly failure: PaymentFailureCardProps;
  /** The welcome of a paid order. */
  readonly children: ReactNode;
}

/** The welcome page after checkout, by state of the payment: paid, failed or pending (MAN-233). */
export function WelcomeScreen({ state, pet, portrait, failure, children }: WelcomeScreenProps) {
  return <WelcomeLayout>{content()}</WelcomeLayout>;

  function content() {
    switch (state.status) {
      case "waiting":
        // If the state is already known on arrival, the countdown must not flash.
        return state.second === 0 ? <FirstMoment /> : <PaymentWait portrait={portrait} second={state.second} />;
      case "paid":
        return children;
      case "failed":
        return <PaymentFailureCard {...failure} />;
      case "pending":
        return <StillPending pet={pet} failure={failure} />;
    }
  }
}

/** The page's layout. The welcome is longer than its placeholder, so the minimum height keeps the footer from jumping. */
export function WelcomeLayout({ children }: Pick<WelcomeScreenProps, "children">) {
  return <ResultLayout>{children}</ResultLayout>;
}

/** Placeholder until the session and the payment's state are known. */
export function FirstMoment() {
  return (
    <Stack gap="s6" aria-busy="true">
      <Skeleton shape="title" width="long" />
      <Skeleton shape="card" />
    </Stack>
  );
}

/** The bank has not replied: the purchase is not lost, and no action is needed (MAN-234). */
function StillPending({ pet, failure }: { pet: NamedPet; failure: PaymentFailureCardProps }) {
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
        {silence === "asked-again" && !pending ? <NoReplyNotice /> : null}
        {retryFailure === undefined || pending ? null : (
          <Alert tone="danger">
            <SafeHtml html={retryFailure} />
          </Alert>
        )}
      </Stack>
    </ResultCard>
  );
}
