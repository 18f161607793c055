import { usePageData } from "@petbox/api-client/page/usePageData";
import { type WelcomeData, welcomePageData } from "@petbox/api-client/welcome/pageData";
import { ReadingView } from "@petbox/design-system/components/ReadingView";
import { PaidWelcomeScreen } from "@petbox/design-system/screens/welcome/PaidWelcomeScreen";
import { FirstMoment, WelcomeScreen, WelcomeShellScreen } from "@petbox/design-system/screens/welcome/WelcomeScreen";
import { WelcomeWaysOnScreen } from "@petbox/design-system/screens/welcome/WelcomeWaysOnScreen";
import { speciesQuery } from "@petbox/domain/pet/species";
import { type Reading, readyValue } from "@petbox/domain/reading/reading";
import { firstMonth } from "@petbox/domain/welcome/firstMonth";
import { welcomeSteps } from "@petbox/domain/welcome/welcomeSteps";
import { prefetchOnceKnown } from "../../app/prefetchOwn.ts";
import { useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useSubscribed } from "../checkout/subscribedGate.ts";
import { useAfterPayment } from "../checkout/useAfterPayment.ts";
import { useWelcomePlace } from "./useWelcomePlace.ts";
import { WelcomeFlow } from "./WelcomeFlow.tsx";

export { WelcomePage as Page, WelcomeShellScreen as Shell };

export const prefetch = prefetchOnceKnown(welcomePageData);

/** The welcome after the checkout: it knows the payment's result, or waits for it without ever calling it failed. */
function WelcomePage() {
  const { subscription } = useSubscribed();
  // Another subscription is another wait.
  return <Welcome key={subscription} subscription={subscription} />;
}

function Welcome({ subscription }: { readonly subscription: string }) {
  const { answers, customerCode } = useSubscribed();
  const reading = usePageData(welcomePageData, { whose: customerCode, parameters: {} });
  const { state, failure } = useAfterPayment("welcome", subscription);
  const data = readyValue(reading);
  const isKnownPaid = data?.payment?.result === "paid" && data.payment.subscription === subscription;
  return (
    <WelcomeScreen
      // What was paid stays paid, whoever says it first.
      state={isKnownPaid ? { status: "paid" } : state}
      pet={{ name: answers.petName, sex: answers.petSex }}
      failure={failure}
    >
      <Welcomed reading={reading} />
    </WelcomeScreen>
  );
}

/** It is paid: the greeting, what happens next, the questions and the slides, and the way on. */
function Welcomed({ reading }: { readonly reading: Reading<WelcomeData | null> }) {
  const { answers } = useSession();
  const today = useToday();
  const data = readyValue(reading) ?? undefined;
  const variant = data?.variant ?? "optional";
  const { place, go, noteRead } = useWelcomePlace({ variant, hasAnswered: data && data.answers !== undefined });
  const pet = data?.pet.name === undefined ? { name: answers.petName, sex: answers.petSex } : data.pet;
  const box = data?.firstBox;
  return (
    <PaidWelcomeScreen
      pet={pet}
      image={{ src: `/imagens/hero-${speciesQuery(answers.species ?? "dog")}.svg`, width: 640, height: 560 }}
      place={place}
      moments={
        reading.status === "loading" ? "loading" : box && firstMonth({ ...box, paidOn: box.paidOn ?? today }, today)
      }
      today={today}
      waysOn={
        <WelcomeWaysOnScreen
          onAnswerAgain={() => void go(0)}
          onReadAgain={() => void go(welcomeSteps[variant].length - 1)}
        />
      }
    >
      <ReadingView reading={reading} skeleton={<FirstMoment />} empty={<WelcomeWaysOnScreen />}>
        {(known) => <WelcomeFlow data={known} pet={pet} place={place} go={go} noteRead={noteRead} />}
      </ReadingView>
    </PaidWelcomeScreen>
  );
}
