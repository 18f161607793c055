import { useKnownCustomer } from "@petbox/api-client/checkout/hooks";
import { WaitingScreen, WaitingShellScreen } from "@petbox/design-system/screens/checkout/WaitingScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { welcomePaths } from "@petbox/domain/site/paths";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { boughtAnswers } from "../../session/boughtAnswers.ts";
import { namedPet } from "../pets/namedPet.ts";
import { portrayed } from "../pets/portrayed.ts";
import { useFirstPassword } from "../session/useFirstPassword.ts";
import { subscribedLoader } from "./subscribedLoader.ts";
import { useAfterPayment } from "./useAfterPayment.ts";
import { useOrderSummary } from "./useOrderSummary.ts";

export { WaitingPage as Component, WaitingPage as HydrateFallback };

export const loader = subscribedLoader;

/** The payment check, in the minute after the card was submitted (MAN-075). */
function WaitingPage() {
  const { subscription } = useSession().answers;
  // The guard redirects visitors without a subscription.
  if (subscription === undefined) return <WaitingShellScreen />;
  // A new subscription starts a new check.
  return <Waiting key={subscription} subscription={subscription} />;
}

function Waiting({ subscription }: { readonly subscription: string }) {
  const { answers, waitingVideo, purchase: open } = useSession();
  const firstPassword = useFirstPassword();
  // A purchase started after this subscription has its own check.
  const purchase = open?.after === subscription ? undefined : open?.kind;
  const { state, title, failure } = useAfterPayment("check", subscription);
  const summary = useOrderSummary(answers, useKnownCustomer(answers.contact), useToday());
  const bought = boughtAnswers(answers);
  const screen = {
    state,
    pet: namedPet(bought ?? {}),
    purchase,
    video: waitingVideo ?? undefined,
    welcomeHref: purchase ? scheduledPages[purchase].list : welcomePaths.welcome,
    firstPassword,
    failure,
  };
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      {purchase === undefined ? (
        <WaitingScreen
          {...screen}
          portrait={bought && portrayed(bought)}
          firstBox={bought && (summary.status === "loading" ? null : readyValue(summary)?.firstBox)}
        />
      ) : (
        // A scheduled purchase is shown product by product.
        <WaitingScreen {...screen} summary={summary} />
      )}
    </>
  );
}
