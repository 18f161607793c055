import { WaitingScreen, WaitingShellScreen } from "@petbox/design-system/screens/checkout/WaitingScreen";
import { welcomePaths } from "@petbox/domain/site/paths";
import { useSubscribed } from "./subscribedGate.ts";
import { useAfterPayment } from "./useAfterPayment.ts";

export { WaitingPage as Page, WaitingShellScreen as Shell };

/** The payment check: the minute after the card was sent (MAN-075). */
function WaitingPage() {
  const { subscription } = useSubscribed();
  // Another subscription is another wait.
  return <Waiting key={subscription} subscription={subscription} />;
}

function Waiting({ subscription }: { readonly subscription: string }) {
  const { answers, waitingVideo } = useSubscribed();
  const { state, failure } = useAfterPayment("check", subscription);
  return (
    <WaitingScreen
      state={state}
      pet={{ name: answers.petName, sex: answers.petSex }}
      video={waitingVideo ?? undefined}
      welcomeHref={welcomePaths.welcome}
      failure={failure}
    />
  );
}
