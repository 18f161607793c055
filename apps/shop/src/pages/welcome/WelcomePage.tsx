import { WelcomeScreen, WelcomeShellScreen } from "@petbox/design-system/screens/welcome/WelcomeScreen";
import { speciesQuery } from "@petbox/domain/pet/species";
import { useSubscribed } from "../checkout/subscribedGate.ts";
import { useAfterPayment } from "../checkout/useAfterPayment.ts";

export { WelcomePage as Page, WelcomeShellScreen as Shell };

/** The welcome after the checkout: it knows the payment's result, or waits for it without ever calling it failed. */
function WelcomePage() {
  const { subscription } = useSubscribed();
  // Another subscription is another wait.
  return <Welcome key={subscription} subscription={subscription} />;
}

function Welcome({ subscription }: { readonly subscription: string }) {
  const { answers } = useSubscribed();
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
