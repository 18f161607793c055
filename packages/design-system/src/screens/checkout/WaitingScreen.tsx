import type { PaymentCheckState } from "@petbox/domain/payment/paymentCheck";
import { type Bought, whatComesText } from "@petbox/domain/scheduled/boughtTexts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import { PaymentFailureCard, type PaymentFailureCardProps } from "./PaymentFailureCard.tsx";
import { PaymentWait } from "./PaymentWait.tsx";
import { ResultLayout } from "./ResultLayout.tsx";

export interface WaitingScreenProps extends Bought {
  readonly state: PaymentCheckState;
  readonly video?: string | undefined;
  /** Where an approved payment leads. */
  readonly welcomeHref: string;
  readonly failure: PaymentFailureCardProps;
}

/** The payment check: the wait, then its result (MAN-074, MAN-230, MAN-232). */
export function WaitingScreen({ state, pet, purchase, video, welcomeHref, failure }: WaitingScreenProps) {
  return <ResultLayout>{content()}</ResultLayout>;

  function content() {
    switch (state.status) {
      case "waiting":
        return <PaymentWait second={state.second} video={video} />;
      case "paid":
        return (
          <ResultCard
            tone="success"
            title="Pagamento aprovado!"
            actions={<LinkButton href={welcomeHref}>Continuar</LinkButton>}
          >
            {whatComesText({ pet, purchase })}
          </ResultCard>
        );
      case "failed":
      case "pending":
        return <PaymentFailureCard {...failure} />;
    }
  }
}

/** The same before it is known who is there: nothing moves when it is. */
export function WaitingShellScreen() {
  return (
    <ResultLayout>
      <PaymentWait second={0} />
    </ResultLayout>
  );
}
