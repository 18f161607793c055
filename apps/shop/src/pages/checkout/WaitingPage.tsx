import { WaitingScreen, WaitingShellScreen } from "@petbox/design-system/screens/checkout/WaitingScreen";
import { scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { welcomePaths } from "@petbox/domain/site/paths";
import { useWayToRecovery } from "../session/useWayToRecovery.ts";
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
  const { answers, visitor, waitingVideo, purchase: open } = useSubscribed();
  const onRecover = useWayToRecovery();
  // What was begun after this subscription is not what is waited for.
  const purchase = open?.after === subscription ? undefined : open?.kind;
  const { state, failure } = useAfterPayment("check", subscription);
  const email = answers.contact?.email;
  // What they have bought is behind a login; the welcome of a box is not.
  const hasNoPassword = purchase !== undefined && !visitor.authorized;
  return (
    <WaitingScreen
      state={state}
      pet={{ name: answers.petName, sex: answers.petSex }}
      purchase={purchase}
      video={waitingVideo ?? undefined}
      welcomeHref={purchase ? scheduledRules[purchase].listPath : welcomePaths.welcome}
      firstPassword={hasNoPassword ? { email, onCreate: (event) => onRecover(email ?? "", event) } : undefined}
      failure={failure}
    />
  );
}
