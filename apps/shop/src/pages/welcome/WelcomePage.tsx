import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { type WelcomeData, welcomePageData } from "@petbox/api-client/welcome/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { PaidWelcomeScreen } from "@petbox/design-system/screens/welcome/PaidWelcomeScreen";
import { FirstMoment, WelcomeLayout, WelcomeScreen } from "@petbox/design-system/screens/welcome/WelcomeScreen";
import { WelcomeWaysOnScreen } from "@petbox/design-system/screens/welcome/WelcomeWaysOnScreen";
import { type AsyncResult, mapAsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { accountPaths } from "@petbox/domain/site/paths";
import { inAppIf } from "@petbox/domain/site/withApp";
import { firstMonth } from "@petbox/domain/welcome/firstMonth";
import { welcomeSteps } from "@petbox/domain/welcome/welcomeSteps";
import { type LoaderFunctionArgs, Navigate } from "react-router-dom";
import type { LoadedFor } from "../../app/acceptedCustomer.ts";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { loaderServices } from "../../app/loaderServices.ts";
import { startRead, usePageData } from "../../app/pageData.ts";
import { useInApp, useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { subscribedLoader } from "../checkout/subscribedLoader.ts";
import { useAfterPayment } from "../checkout/useAfterPayment.ts";
import { useSubscriberNews } from "../checkout/useSubscriberNews.ts";
import { useFirstPassword } from "../session/useFirstPassword.ts";
import { useWelcomePlace } from "./useWelcomePlace.ts";
import { WelcomeFlow } from "./WelcomeFlow.tsx";
import { welcomedPet } from "./welcomedPet.ts";

export { WelcomePage as Component, WelcomePage as HydrateFallback };

export const loader = welcomeLoader;

interface WelcomedTo {
  /** The code of the paid subscription; "" if the server does not send it. */
  readonly subscription: string;
  readonly result: AsyncResult<WelcomeData | null>;
}

/** The welcome after the checkout. */
function WelcomePage() {
  const { answers } = useSession();
  const { subscription } = answers;
  const result = usePageData(welcomePageData);
  if (subscription === undefined) return <PaidElsewhere result={result} />;
  // A new subscription starts a new check.
  return <JustPaid key={subscription} subscription={subscription} result={result} />;
}

/** Shows the payment's result, or waits for it. A pending payment is never shown as failed. */
function JustPaid({ subscription, result }: WelcomedTo) {
  const { answers } = useSession();
  const data = readyValue(result) ?? undefined;
  const payment = data?.payment;
  const isKnownPaid = payment?.result === "paid" && payment.subscription === subscription;
  const { state, title, failure } = useAfterPayment("welcome", subscription, isKnownPaid);
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <WelcomeScreen state={state} {...welcomedPet(subscription, answers, data)} failure={failure}>
        <Welcomed subscription={subscription} result={result} />
      </WelcomeScreen>
    </>
  );
}

/** For a customer who paid on another device. An unpaid subscription is shown in the area. */
function PaidElsewhere({ result }: Pick<WelcomedTo, "result">) {
  useSubscriberNews(readyValue(result)?.payment?.result === "paid");
  const toArea = <Navigate to={inAppIf(useInApp(), accountPaths.area)} replace />;
  return (
    <WelcomeLayout>
      <AsyncResultView result={result} skeleton={<FirstMoment />} empty={toArea} headingLevel={1}>
        {({ payment }) =>
          payment?.result === "paid" ? <Welcomed subscription={payment.subscription ?? ""} result={result} /> : toArea
        }
      </AsyncResultView>
    </WelcomeLayout>
  );
}

/** The welcome after the payment: the first month, the questions, the slides and the next links. */
function Welcomed({ subscription, result }: WelcomedTo) {
  const { answers } = useSession();
  const today = useToday();
  const data = readyValue(result) ?? undefined;
  const variant = data?.variant ?? "optional";
  const { place, go, noteRead } = useWelcomePlace({
    subscription,
    variant,
    hasAnswered: data && data.answers !== undefined,
  });
  const { pet, portrait } = welcomedPet(subscription, answers, data);
  const firstPassword = useFirstPassword();
  return (
    <PaidWelcomeScreen
      pet={pet}
      portrait={portrait}
      place={place}
      firstMonth={mapAsyncResult(result, (data) => {
        const box = data?.firstBox;
        return box && { moments: firstMonth({ ...box, paidOn: box.paidOn ?? today }, today), today };
      })}
      waysOn={
        <WelcomeWaysOnScreen
          firstPassword={firstPassword}
          onAnswerAgain={() => void go(0)}
          onReadAgain={() => void go(welcomeSteps[variant].length - 1)}
        />
      }
    >
      <AsyncResultView
        result={result}
        skeleton={<FirstMoment />}
        empty={<WelcomeWaysOnScreen firstPassword={firstPassword} />}
      >
        {(data) => (
          <WelcomeFlow
            subscription={subscription}
            data={data}
            pet={pet}
            species={portrait.species}
            place={place}
            go={go}
            noteRead={noteRead}
          />
        )}
      </AsyncResultView>
    </PaidWelcomeScreen>
  );
}

/** The loader of the welcome, which requires an account or a payment in this session. */
async function welcomeLoader(args: LoaderFunctionArgs): Promise<Response | LoadedFor> {
  const { visitor } = await args.context.get(loaderServices).session.load();
  const guarded = isInAccount(visitor) ? undefined : await subscribedLoader(args);
  return guarded instanceof Response ? guarded : startRead(welcomePageData, args);
}
