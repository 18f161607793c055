import { Banner } from "../../components/feedback/Banner/index.ts";
import { StepTop } from "../../components/navigation/StepLayout/index.ts";

/** Notice above a step: the session ended before the payment, and the registration has to be sent again. */
export function SessionEnded() {
  return (
    <StepTop>
      <Banner tone="warning" role="status" title="Sua sessão terminou">
        Nenhum pagamento foi enviado agora. Confira os seus dados e siga para o pagamento.
      </Banner>
    </StepTop>
  );
}
