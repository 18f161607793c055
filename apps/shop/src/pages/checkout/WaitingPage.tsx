import { WaitingScreen, WaitingShellScreen } from "@petbox/design-system/screens/checkout/WaitingScreen";
import { welcomePath } from "../welcome/welcomePath.ts";
import { type AfterPayment, SubscribedGate } from "./SubscribedGate.tsx";
import { useAfterPayment } from "./useAfterPayment.ts";

export { WaitingPage as Page };

/** The payment check: the minute after the card was sent (MAN-075). */
function WaitingPage() {
  return <SubscribedGate shell={<WaitingShellScreen />} Page={Waiting} />;
}

function Waiting({ subscription, session: { answers, waitingVideo } }: AfterPayment) {
  const { state, failure } = useAfterPayment("check", subscription);
  return (
    <WaitingScreen
      state={state}
      pet={{ name: answers.petName, sex: answers.petSex }}
      video={waitingVideo ?? undefined}
      welcomeHref={welcomePath}
      failure={failure}
    />
  );
}
