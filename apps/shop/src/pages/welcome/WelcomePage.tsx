import { WelcomeScreen, WelcomeShellScreen } from "@petbox/design-system/screens/welcome/WelcomeScreen";
import { speciesQuery } from "@petbox/domain/pet/species";
import { type AfterPayment, SubscribedGate } from "../checkout/SubscribedGate.tsx";
import { useAfterPayment } from "../checkout/useAfterPayment.ts";

export { WelcomePage as Page };

/** The welcome after the checkout: it knows the payment's result, or waits for it without ever calling it failed. */
function WelcomePage() {
  return <SubscribedGate shell={<WelcomeShellScreen />} Page={Welcome} />;
}

function Welcome({ subscription, session: { answers } }: AfterPayment) {
  const { state, failure } = useAfterPayment("welcome", subscription);
  return (
    <WelcomeScreen
      state={state}
      pet={{ name: answers.petName, sex: answers.petSex }}
      image={{ src: `/imagens/hero-${speciesQuery(answers.species ?? "dog")}.svg`, width: 640, height: 560 }}
      failure={failure}
    />
  );
}
