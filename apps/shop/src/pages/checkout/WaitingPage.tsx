import { WaitingScreen, WaitingShellScreen } from "@petbox/design-system/screens/checkout/WaitingScreen";
import { scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { welcomePaths } from "@petbox/domain/site/paths";
import { useFirstPassword } from "../session/useFirstPassword.ts";
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
  const { answers, waitingVideo, purchase: open } = useSubscribed();
  const firstPassword = useFirstPassword();
  // What was begun after this subscription is not what is waited for.
  const purchase = open?.after === subscription ? undefined : open?.kind;
  const { state, failure } = useAfterPayment("check", subscription);
  return (
    <WaitingScreen
      state={state}
      pet={{ name: answers.petName, sex: answers.petSex }}
      purchase={purchase}
      video={waitingVideo ?? undefined}
      welcomeHref={purchase ? scheduledRules[purchase].listPath : welcomePaths.welcome}
      firstPassword={firstPassword}
      failure={failure}
    />
  );
}
